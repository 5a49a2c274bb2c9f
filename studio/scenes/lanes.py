"""A hall at night as a long exposure: the light on a robot has drawn every lane it cleaned, round every column.

The robot comes along +x; its lanes run along x, half a metre apart, the first at y = 0, the others behind it.
"""

import math

from geometry import lathe, mesh_object, rounded
from materials import linear, plastic, principled
from night import FLOOR, Nodes, lamp_material
from wet import water_over

PITCH = 0.5
HEIGHT = 0.05  # of the drawn light above the floor, which mirrors it
CLEAR = 0.34  # metres that the robot keeps from a column's skin


def bent(y, x, columns):
    """Where the lane that would lie at y passes x: it gives way to columns, softly before and behind them."""
    shift = 0.0
    for cx, cy, radius in columns:
        keep, away = radius + CLEAR, y - cy
        if abs(away) >= keep:
            continue
        side = 1 if away >= 0 else -1
        reach = 2.6 * keep
        near = max(0.0, 1 - ((x - cx) / reach) ** 2)
        shift += side * (keep - abs(away)) * near * near
    return y + shift


def ribbon(points, half, z, mat):
    """Flat band along points of the floor."""
    verts, faces = [], []
    for k, (x, y) in enumerate(points):
        (ax, ay), (bx, by) = points[max(0, k - 1)], points[min(len(points) - 1, k + 1)]
        dx, dy = bx - ax, by - ay
        size = math.hypot(dx, dy) or 1
        nx, ny = -dy / size * half, dx / size * half
        verts += [(x + nx, y + ny, z), (x - nx, y - ny, z)]
        if k:
            j = 2 * k
            faces.append((j - 2, j - 1, j + 1, j))
    return mesh_object("lane", verts, faces, mat, smooth=False)


def out_of_dark(do, fade):
    """0 to 1 from the left to the right of the picture: the lanes come out of the dark that the words stand on.

    fade: where that begins and where it is done, in widths of the picture.
    """
    across = do.place("ShaderNodeTexCoord", "Window")["X"]
    come = do.math("DIVIDE", do.math("SUBTRACT", across, fade[0]), fade[1] - fade[0], clamp=True)
    return do.math("MULTIPLY", come, come)


def light_material(shown, cast, near, far, fade):
    """The drawn light: brightest where the robot was last, fainter lane by lane, and towards the dark end.

    near, far: the first and the last lane; fade: see out_of_dark.
    """

    def shine(do):
        place = do.place()
        age = do.math("DIVIDE", do.math("SUBTRACT", place["Y"], near), far - near, clamp=True)
        young = do.math("POWER", do.math("SUBTRACT", 1.0, age), 1.6)
        come = out_of_dark(do, fade)
        seen = do.nodes.new("ShaderNodeLightPath").outputs["Is Camera Ray"]
        power = do.math("ADD", do.math("MULTIPLY", seen, shown - cast), cast)
        fall = do.math("MULTIPLY", do.math("ADD", do.math("MULTIPLY", young, 0.92), 0.08), come)
        return do.mix(young, "#2b8f9c", "#8ff0f2"), do.math("MULTIPLY", fall, power)

    return lamp_material("lane", shine)


TURN_IN = math.radians(22)  # by which the robot has turned out of its last lane
TURN_WAY = 1.5  # metres along x in which it does so


def last_lane(low):
    """The lane the robot is on: straight, then out towards the street of the reader; ends under it, at x = 0."""
    radius = TURN_WAY / math.sin(TURN_IN)
    line = [(low + 0.06 * j, 0.0) for j in range(round((-TURN_WAY - low) / 0.06))]
    for j in range(25):
        t = TURN_IN * j / 24
        line.append((-TURN_WAY + radius * math.sin(t), -radius * (1 - math.cos(t))))
    return line


def lanes(count, columns, span, eye, fade=(-0.5, 0.3)):
    """Lanes 0 to count - 1 from x = span[0] to span[1], joined by turns at the far end; answers where the first ends.

    fade: see out_of_dark; eye: where the camera is. What the floor mirrors of the light is drawn for it: thin lamps in a floor are all noise.
    """
    low, high = span
    mat, halo = light_material(3.2, 7.0, 0, count * PITCH, fade), halo_material(count, fade)
    for k in range(count):
        y = k * PITCH
        steps = round((high - low) / 0.06)
        line = [(low + (high - low) * j / steps, 0) for j in range(steps + 1)]
        line = [(x, bent(y, x, columns)) for x, _ in line] if k else last_lane(low)
        if k % 2 and k + 1 < count:
            # the robot turned here: half a circle over to the next lane
            r = PITCH / 2
            turns = (math.pi * j / 16 for j in range(1, 17))
            line += [(high + r * math.sin(t), y + r - r * math.cos(t)) for t in turns]
        ribbon(line, 0.012, HEIGHT, mat).visible_glossy = False
        share = eye[2] / (eye[2] + HEIGHT)
        mirrored = [tuple(e + (p - e) * share for p, e in zip(point, eye)) for point in line]
        for half in (0.016, 0.032, 0.055, 0.09):
            seen_only(ribbon(mirrored, half, 0.002 + half / 100, halo))
        seen_only(ribbon(line, 0.05, HEIGHT - 0.002, halo))
    return last_lane(low)[-1]


def seen_only(thing):
    """Let nothing but the camera see it."""
    thing.visible_diffuse = thing.visible_glossy = thing.visible_shadow = False


def halo_material(count, fade):
    """A breath of light beside each line, that only the camera sees: the floor's dust in it."""
    mat, nodes, links, shader = principled("halo")
    nodes.remove(shader)
    do = Nodes(nodes, links)
    glow, clear, both = (
        nodes.new(f"ShaderNode{kind}") for kind in ("Emission", "BsdfTransparent", "AddShader")
    )
    age = do.math("DIVIDE", do.place()["Y"], count * PITCH, clamp=True)
    young = do.math("MULTIPLY", do.math("POWER", do.math("SUBTRACT", 1.0, age), 1.6), out_of_dark(do, fade))
    glow.inputs[0].default_value = linear("#4fd0d6")
    links.new(do.math("MULTIPLY", young, 0.06), glow.inputs[1])
    links.new(glow.outputs[0], both.inputs[0])
    links.new(clear.outputs[0], both.inputs[1])
    links.new(both.outputs[0], nodes["Material Output"].inputs[0])
    mat.cycles.sample_as_light = False
    return mat


def pillars(columns, high=9.0):
    """Round concrete columns with a dark steel foot."""
    stone, foot = concrete(), plastic("#15191b", 0.4, 0)
    for x, y, radius in columns:
        lathe([(radius, 0), (radius, high)], stone, loc=(x, y, 0), n=64)
        skirt = [(radius + 0.012, 0), (radius + 0.012, 0.16, 0.006), (radius, 0.16)]
        lathe(rounded(skirt, 0.004), foot, loc=(x, y, 0), n=64)


def concrete():
    """Dull concrete; the light of the lanes on its lower end is its own, so that it has no noise."""
    mat, nodes, links, shader = principled("concrete")
    do = Nodes(nodes, links)
    shader.inputs["Base Color"].default_value = linear("#3b4347")
    shader.inputs["Roughness"].default_value = 0.6
    shader.inputs["Emission"].default_value = linear("#58b4c0")
    place = do.place()
    low = do.math("SUBTRACT", 1.0, do.math("DIVIDE", place["Z"], 3.4, clamp=True))
    side = do.math("DIVIDE", do.math("ADD", place["X"], 10), 10, clamp=True)
    glow = do.math("MULTIPLY", do.math("MULTIPLY", do.math("POWER", low, 2.0), side), 0.030)
    links.new(glow, shader.inputs["Emission Strength"])
    mat.cycles.sample_as_light = False
    return mat


def floor():
    """Polished dark concrete in large fields with sawn joints."""
    mat, nodes, links, shader = principled("hall")
    do = Nodes(nodes, links)
    place = nodes.new("ShaderNodeTexCoord").outputs["Object"]
    split = nodes.new("ShaderNodeSeparateXYZ")
    links.new(place, split.inputs[0])
    lines = []
    for axis, every in (("X", 3.0), ("Y", 3.0)):
        away = do.math("PINGPONG", do.math("ADD", split.outputs[axis], 0.75), every / 2)
        lines.append(do.math("SUBTRACT", 1.0, do.math("DIVIDE", away, 0.006, clamp=True)))
    joint = do.math("MAXIMUM", *lines)
    cloud = do.noise(place, 0.9, 6)
    links.new(do.mix(joint, do.mix(cloud, "#1b2225", "#2c3437"), "#07090a"), shader.inputs["Base Color"])
    shader.inputs["Roughness"].default_value = 0.6
    shader.inputs["Specular"].default_value = 0.2
    rough = do.math("ADD", 0.06, do.math("MULTIPLY", cloud, 0.10))
    water_over(do, shader, rough, do.math("SUBTRACT", 1.0, do.math("MULTIPLY", joint, 0.8)), ior=1.5)
    corners = [(-40, -30, 0), (40, -30, 0), (40, 50, 0), (-40, 50, 0)]
    ground = mesh_object("floor", corners, [(0, 1, 2, 3)], mat, smooth=False)
    ground.pass_index = FLOOR


def far_wall(y=17.0):
    """End of the hall: the lanes' light stands on it like haze, so that columns show against it."""

    def shine(do):
        place = do.place()
        low = do.math("SUBTRACT", 1.0, do.math("DIVIDE", place["Z"], 6.5, clamp=True))
        side = do.math("DIVIDE", do.math("ADD", place["X"], 26), 26, clamp=True)
        return linear("#4f9aa6"), do.math(
            "MULTIPLY", do.math("MULTIPLY", do.math("POWER", low, 2.2), side), 0.12
        )

    mat = lamp_material("haze", shine)
    mat.cycles.sample_as_light = False
    mesh_object(
        "haze", [(-60, y, 0), (40, y, 0), (40, y, 14), (-60, y, 14)], [(0, 1, 2, 3)], mat, smooth=False
    )
