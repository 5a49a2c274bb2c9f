"""A hall of pale stone with tall windows, the evening sun behind them."""

import sunlight
from geometry import rounded_box
from materials import plastic, principled
from night import Nodes, lamp_material, pane

BACK = 6.2


def limestone(course=0.62):
    """Pale dull stone in courses."""
    mat, nodes, links, shader = principled("limestone")
    do = Nodes(nodes, links)
    away = do.math("PINGPONG", do.math("SUBTRACT", do.place()["Z"], 0.24), course / 2)
    joint = do.math("SUBTRACT", 1.0, do.math("DIVIDE", away, 0.006, clamp=True))
    cloud = do.noise(nodes.new("ShaderNodeTexCoord").outputs["Object"], 1.6, 6, (1, 1, 2.4))
    stone = do.mix(cloud, "#a19686", "#8d8273")
    links.new(do.mix(do.math("MULTIPLY", joint, 0.6), stone, "#4f473d"), shader.inputs["Base Color"])
    shader.inputs["Roughness"].default_value = 0.6
    return mat


def hall(openings=(-4.9, -2.45, 0.0, 2.45, 4.9), wide=1.5, sill=0.24, head=4.3):
    """Back wall of stone piers and tall windows with slim bars."""
    mat = limestone()
    bronze = plastic("#2e261e", 0.4, 0)

    def stone(x0, x1, y0, y1, z0, z1):
        corners = (x1 - x0, y1 - y0, z1 - z0), ((x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2)
        rounded_box(*corners, 0.006, mat, seg=1)

    edges = [-14.0] + [x + s * wide / 2 for x in openings for s in (-1, 1)] + [14.0]
    for low, far in zip(edges[::2], edges[1::2]):
        stone(low, far, BACK - 0.35, BACK + 0.2, 0, 7)
    for x in openings:
        stone(x - wide / 2, x + wide / 2, BACK - 0.20, BACK + 0.2, 0, sill)
        stone(x - wide / 2, x + wide / 2, BACK - 0.20, BACK + 0.2, head, 7)
        for dx in (-wide / 2, 0, wide / 2):
            rounded_box(
                (0.045, 0.06, head - sill), (x + dx, BACK + 0.05, (head + sill) / 2), 0.004, bronze, seg=1
            )
        for z in (sill, 1.62, 3.0, head):
            rounded_box((wide, 0.06, 0.045), (x, BACK + 0.05, z), 0.004, bronze, seg=1)

    def shine(do):
        spot = do.place()
        up = do.math("DIVIDE", spot["Z"], head, clamp=True)
        green = do.math(
            "SUBTRACT",
            do.math(
                "ADD",
                0.10,
                do.math(
                    "MULTIPLY", do.noise(do.nodes.new("ShaderNodeTexCoord").outputs["Object"], 2.6, 5), 0.16
                ),
            ),
            up,
        )
        trees = do.math("DIVIDE", green, 0.05, clamp=True)
        sky = do.mix(up, "#ffe2b4", "#dde9f3")
        strength = do.math(
            "SUBTRACT", do.math("ADD", 1.35, do.math("MULTIPLY", up, 0.4)), do.math("MULTIPLY", trees, 0.75)
        )
        return do.mix(trees, sky, "#a3ad93"), strength

    sky = lamp_material("sky", shine)
    sky.cycles.sample_as_light = False
    view = pane(
        "sky", [(-14, BACK + 0.3, 0), (14, BACK + 0.3, 0), (14, BACK + 0.3, 7), (-14, BACK + 0.3, 7)], sky
    )
    view.visible_shadow = False
    ceiling = pane(
        "ceiling",
        [(-14, -8, 5.6), (14, -8, 5.6), (14, BACK, 5.6), (-14, BACK, 5.6)],
        plastic("#c6c0b4", 0.7, 0),
    )
    ceiling.visible_shadow = False


def evening(strength=12.0):
    """Sun through the windows towards the camera, the sky through all of them, and a pale key in front."""
    sunlight.sun(strength, (-0.45, -0.80, -0.36), (1.0, 0.83, 0.62), angle=0.6)
    sunlight.sky(
        "windows", (0, BACK - 0.5, 2.6), (0, 0, 0.4), (9, 3.2), 420, (0.95, 0.97, 1.0), mirrored=False
    )
    sunlight.sky("key", (-2.2, -3.4, 2.6), (0.1, 0, 0.6), (1.6, 1.3), 130, (1.0, 0.96, 0.9))
    sunlight.sky("rim", (2.6, 1.6, 2.2), (0.1, 0, 0.7), (0.5, 1.8), 60, (1.0, 0.85, 0.66), mirrored=False)
