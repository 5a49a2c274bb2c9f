"""A floor under sawdust, vacuumed stroke by stroke, and the hose and nozzle that lie on it."""

import math

from geometry import hose, rounded_box, sweep
from materials import metal, plastic, principled
from models.industrial_vacuums import CX
from models.machine_parts import assembled, cyl
from night import FLOOR, Nodes, pane
from wet import water_over

STROKE = 0.40  # width of the floor nozzle


def concrete(back, clean=-0.55, slope=0.12):
    """Sealed concrete under sawdust; to the right of x = clean it was vacuumed, stroke by stroke.

    back: y of the wall that it ends at.
    """
    mat, nodes, links, shader = principled("concrete")
    do = Nodes(nodes, links)
    place = nodes.new("ShaderNodeTexCoord").outputs["Object"]
    spot = do.place("ShaderNodeTexCoord", "Object")
    across = do.math("ADD", spot["Y"], do.math("MULTIPLY", spot["X"], slope))
    stroke = nodes.new("ShaderNodeCombineXYZ")
    row = do.math("FLOOR", do.math("DIVIDE", across, STROKE))
    links.new(row, stroke.inputs["X"])
    chance = nodes.new("ShaderNodeTexWhiteNoise")
    links.new(stroke.outputs[0], chance.inputs["Vector"])
    # farther back less was done; every stroke ends where the arm ended
    end = do.math("ADD", do.math("MULTIPLY", chance.outputs["Value"], 0.34), clean - 0.17)
    end = do.math("ADD", end, do.math("MULTIPLY", do.math("MAXIMUM", across, 0.0), 0.55))
    ragged = do.math("MULTIPLY", do.math("SUBTRACT", do.noise(place, 24, 3), 0.5), 0.05)
    left = do.math("DIVIDE", do.math("SUBTRACT", end, do.math("ADD", spot["X"], ragged)), 0.03, clamp=True)
    # dust lies thick near the saw and thins out; what the wheels and feet left is patchy
    heap = do.math("ADD", do.noise(place, 1.6, 6), do.math("MULTIPLY", do.noise(place, 40, 2), 0.35))
    cover = do.math("MULTIPLY", do.math("DIVIDE", do.math("SUBTRACT", heap, 0.34), 0.30, clamp=True), left)
    cover = do.math("MAXIMUM", cover, do.math("MULTIPLY", left, 0.55))
    grain = do.noise(place, 160, 2)
    dust = do.mix(grain, "#a98a62", "#d0b68f")
    cloud = do.noise(place, 0.9, 6)
    links.new(do.mix(cover, do.mix(cloud, "#575a59", "#6f716e"), dust), shader.inputs["Base Color"])
    shader.inputs["Roughness"].default_value = 0.6
    film = do.math("MULTIPLY", do.math("SUBTRACT", 1.0, cover), 0.55)
    water_over(do, shader, 0.24, film, ior=1.45)
    bump = nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = 1.0
    bump.inputs["Distance"].default_value = 1.0
    high = do.math("MULTIPLY", do.math("ADD", heap, do.math("MULTIPLY", grain, 0.12)), 0.006)
    links.new(do.math("MULTIPLY", high, cover), bump.inputs["Height"])
    links.new(bump.outputs["Normal"], shader.inputs["Normal"])
    ground = pane("floor", [(-12, -8, 0), (12, -8, 0), (12, back, 0), (-12, back, 0)], mat)
    ground.pass_index = FLOOR


def floor_hose(at, turn, nozzle=(-0.62, -0.50)):
    """From the inlet of the industrial vacuum that stands there to a tube and its nozzle, which lies on the floor."""
    rim, dark, steel = plastic("#2a2d31", 0.45, 0), plastic("#17191c", 0.36, 0), metal("#bfc3c6", 0.26)
    a = math.radians(turn)

    def there(x, y, z):
        return (at[0] + x * math.cos(a) - y * math.sin(a), at[1] + x * math.sin(a) + y * math.cos(a), z)

    radius, z = 0.235, 0.955
    y, out = -0.62 * radius, CX + radius * 0.78
    for r, long, x, mat in ((0.048, 0.14, out - 0.06, steel), (0.060, 0.02, out + 0.075, dark)):
        cyl(r, long, there(x, y, z), mat, rot=(0, math.pi / 2, a))
    start = out + 0.09
    (left, front), lean = nozzle, math.radians(-7)
    way = (math.cos(lean), math.sin(lean))
    tube = [(left + way[0] * d, front + way[1] * d, 0.035 + 0.02 * d) for d in (0.10, 0.30, 0.95)]
    end = tube[-1]
    path = [
        there(start, y, z),
        there(start + 0.12, y - 0.01, z - 0.02),
        there(start + 0.21, y - 0.06, z - 0.20),
    ]
    path += [
        there(start + 0.20, y - 0.14, 0.42),
        there(start + 0.14, y - 0.24, 0.10),
        there(start + 0.02, y - 0.36, 0.045),
    ]
    path += [
        there(start - 0.06, y - 0.62, 0.042),
        (end[0] + 0.22, end[1] + 0.02, 0.046),
        (end[0] - 0.02, end[1], end[2]),
    ]
    hose(path, 0.036, rim, 0.015, 0.085)
    sweep(tube, 0.021, steel)
    sweep([(end[0] - 0.05, end[1], end[2]), (end[0] + 0.10, end[1] + 0.004, end[2] + 0.001)], 0.040, dark)

    def head():
        rounded_box((0.085, STROKE, 0.030), (0, 0, 0.024), 0.012, dark)
        rounded_box((0.10, STROKE + 0.01, 0.012), (0, 0, 0.008), 0.004, plastic("#8b939a", 0.4, 0))
        sweep([(0.02, 0, 0.04), (0.07, 0, 0.045), (0.14, 0, 0.036)], 0.024, dark)

    assembled(head, (left, front, 0), (0, 0, lean))
