"""A steel counter before a wall of glazed tiles in the colours of the pH scale, red for acid to blue for alkaline."""

import sunlight
from geometry import rounded_box
from materials import linear, plastic, principled
from night import FLOOR, Nodes, pane
from wet import water_over

WALL_Y = 0.42
TILE = 0.076
# as on the scale of the page for chemicals
SCALE = ((0.0, "#d2553f"), (0.24, "#dd9a78"), (0.5, "#d9dcd2"), (0.74, "#79a9c9"), (1.0, "#3f6db4"))


def wall(low=-0.92, far=0.92):
    """Tiles, each of one colour: pH 0 at x = low, 14 at x = far."""
    mat, nodes, links, shader = principled("tiles")
    do = Nodes(nodes, links)
    spot = do.place()
    lines, cell = [], nodes.new("ShaderNodeCombineXYZ")
    for axis in ("X", "Z"):
        away = do.math("PINGPONG", spot[axis], TILE / 2)
        lines.append(
            do.math("SUBTRACT", 1.0, do.math("DIVIDE", do.math("SUBTRACT", away, 0.0012), 0.0018, clamp=True))
        )
        links.new(do.math("FLOOR", do.math("DIVIDE", spot[axis], TILE)), cell.inputs[axis])
    joint = do.math("MAXIMUM", *lines)
    chance = nodes.new("ShaderNodeTexWhiteNoise")
    links.new(cell.outputs[0], chance.inputs["Vector"])
    middle = do.math(
        "MULTIPLY", do.math("ADD", do.math("FLOOR", do.math("DIVIDE", spot["X"], TILE)), 0.5), TILE
    )
    share = do.math("DIVIDE", do.math("SUBTRACT", middle, low), far - low, clamp=True)
    ramp = nodes.new("ShaderNodeValToRGB")
    links.new(share, ramp.inputs[0])
    stops = ramp.color_ramp.elements
    while len(stops) < len(SCALE):
        stops.new(0.5)
    for stop, (at, colour) in zip(stops, SCALE):
        stop.position, stop.color = at, linear(colour)
    # no two tiles leave the kiln alike
    tone = do.mix(do.math("MULTIPLY", chance.outputs["Value"], 0.16), ramp.outputs[0], "#4a4f50")
    links.new(do.mix(joint, tone, "#8a8d8a"), shader.inputs["Base Color"])
    shader.inputs["Roughness"].default_value = 0.5
    film = water_over(do, shader, 0.16, do.math("MULTIPLY", do.math("SUBTRACT", 1.0, joint), 0.8), ior=1.5)
    bump = nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = 1.0
    bump.inputs["Distance"].default_value = 1.0
    wave = do.math("MULTIPLY", do.noise(nodes.new("ShaderNodeTexCoord").outputs["Object"], 22, 1), 0.0006)
    links.new(do.math("SUBTRACT", wave, do.math("MULTIPLY", joint, 0.0012)), bump.inputs["Height"])
    for surface in (shader, *film):
        links.new(bump.outputs["Normal"], surface.inputs["Normal"])
    pane("tiles", [(-4, WALL_Y, 0), (4, WALL_Y, 0), (4, WALL_Y, 2.2), (-4, WALL_Y, 2.2)], mat)


def counter(front=-0.34):
    """Brushed worktop whose upper side is z = 0, over a dark cupboard."""
    mat, nodes, links, shader = principled("worktop")
    do = Nodes(nodes, links)
    grain = do.noise(nodes.new("ShaderNodeTexCoord").outputs["Object"], 40, 4, (0.06, 2, 2))
    links.new(do.mix(grain, "#8b9193", "#a2a8aa"), shader.inputs["Base Color"])
    shader.inputs["Roughness"].default_value = 0.5
    water_over(do, shader, 0.20, 0.75, ior=1.7)
    depth = WALL_Y - front
    top = rounded_box((8, depth, 0.05), (0, front + depth / 2, -0.025), 0.004, mat, seg=3)
    top.pass_index = FLOOR
    rounded_box((8, 0.02, 1.2), (0, front + 0.04, -0.66), 0.002, plastic("#1d2b31", 0.5, 0), seg=1)
    top["nosnap"] = 1


def noon():
    """Light from a window at the left whose bars throw shadows over the tiles, and a pale key in front."""
    sunlight.sun(4.6, (0.80, 0.46, -0.42), (1.0, 0.90, 0.76), angle=0.5)
    dark = plastic("#202020", 0.8, 0)
    shades = [((0.04, 6, 1.0), (-1.9, 0, 0.35)), ((0.04, 6, 1.0), (-1.9, 0, 2.35))]
    shades += [((0.05, 0.07, 3), (-1.9, -2.3 + 0.62 * k, 1)) for k in range(8)]
    for size, loc in shades:
        box = rounded_box(size, loc, 0.001, dark, seg=1)
        box.visible_camera = box.visible_diffuse = box.visible_glossy = False
        box["nosnap"] = 1
    sunlight.sky("key", (-1.5, -2.4, 1.7), (0, 0, 0.15), (1.3, 1.0), 46, (0.96, 0.98, 1.0))
    sunlight.sky("fill", (1.9, -1.8, 1.1), (0.2, 0, 0.15), (0.8, 1.4), 14, (0.92, 0.97, 1.0))
    sunlight.sky("top", (0, -0.3, 1.9), (0, 0.1, 0), (3.0, 0.5), 22)
