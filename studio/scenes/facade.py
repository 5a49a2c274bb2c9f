"""An office building at night: a glass front on a grid of bays, most of it dark, some rooms lit; a wet pavement.

The front is the plane y = 0, the street lies at y < 0, rooms behind. Bays are counted along x, floors upwards.
"""

from typing import NamedTuple

import bpy
from geometry import rounded_box
from light import softbox
from materials import linear, plastic, principled
from mathutils import Vector
from night import FLOOR, Nodes, lamp_material, pane

BAY = 1.1
GROUND = 0.10
LOBBY = 2.15
CLEAR = 1.45
SLAB = 0.24


def level(k):
    """Height of a floor's lower edge, and its clear height."""
    if k == 0:
        return GROUND, LOBBY
    return GROUND + LOBBY + SLAB + (k - 1) * (CLEAR + SLAB), CLEAR


class Room(NamedTuple):
    """A lit room: floor, first bay, width in bays, depth in metres; colours and the watts of its lamp."""

    floor: int
    bay: float
    bays: int
    depth: float
    wall: str
    ground: str
    tint: tuple[float, float, float]
    watts: float

    def box(self):
        """left, right, low, high."""
        low, clear = level(self.floor)
        return self.bay * BAY, (self.bay + self.bays) * BAY, low, low + clear


def reflected(do):
    """What a pane mirrors: dusk over dark roofs. Every pane leans a little; also answers how much."""
    lean = do.nodes.new("ShaderNodeObjectInfo").outputs["Random"]
    split = do.nodes.new("ShaderNodeSeparateXYZ")
    do.links.new(do.nodes.new("ShaderNodeTexCoord").outputs["Reflection"], split.inputs[0])
    ahead = do.math("ABSOLUTE", split.outputs["Y"])
    across = do.math("DIVIDE", split.outputs["X"], ahead)
    across = do.math("ADD", across, do.math("MULTIPLY", do.math("SUBTRACT", lean, 0.5), 0.07))
    up = do.math("DIVIDE", split.outputs["Z"], ahead)
    up = do.math("ADD", up, do.math("MULTIPLY", do.math("SUBTRACT", lean, 0.4), 0.05))
    place = do.nodes.new("ShaderNodeCombineXYZ")
    do.links.new(do.math("FLOOR", do.math("MULTIPLY", across, 9)), place.inputs["X"])
    noise = do.nodes.new("ShaderNodeTexWhiteNoise")
    do.links.new(place.outputs[0], noise.inputs["Vector"])
    roof = do.math("ADD", do.math("MULTIPLY", noise.outputs["Value"], 0.16), 0.02)
    sky = do.math("DIVIDE", do.math("SUBTRACT", up, roof), 0.006, clamp=True)
    glow = do.math("SUBTRACT", 1.0, do.math("DIVIDE", do.math("SUBTRACT", up, 0.05), 0.55, clamp=True))
    return do.math("MULTIPLY", sky, do.math("ADD", do.math("MULTIPLY", glow, 0.85), 0.15)), lean


def towards_dark(do, dark, bright):
    """1 at x = bright and 0 at x = dark: the end of the building that the words lie on stays calm."""
    x = do.place()["X"]
    share = do.math("DIVIDE", do.math("SUBTRACT", x, dark), bright - dark, clamp=True)
    return do.math("MULTIPLY", share, share)


def dark_glass(dark, bright, strength=0.15):
    """Pane of a room without light: the dusk it mirrors, in some a blind that hangs half way down.

    It shines by itself, so it has no noise at all.
    """

    def shine(do):
        sky, lean = reflected(do)
        place = do.place("ShaderNodeTexCoord", "Generated")
        # every third pane has its blind down as far as chance will have it
        other = do.math("FRACT", do.math("MULTIPLY", lean, 17.3))
        drawn = do.math("MULTIPLY", do.math("LESS_THAN", other, 0.34), do.math("MULTIPLY", other, 2.4))
        hung = do.math("GREATER_THAN", place["Z"], do.math("SUBTRACT", 1.0, drawn))
        slat = do.math("FRACT", do.math("MULTIPLY", do.place()["Z"], 20))
        slat = do.math("ADD", 0.35, do.math("MULTIPLY", do.math("LESS_THAN", slat, 0.62), 0.65))
        blind = do.math("MULTIPLY", do.math("MULTIPLY", hung, slat), 0.75)
        # below the roofs the houses opposite: paler towards the pavement
        house = do.math("SUBTRACT", 0.34, do.math("MULTIPLY", place["Z"], 0.16))
        light = do.math("ADD", do.math("MAXIMUM", sky, house), blind)
        # in a few somebody has left a lamp on: a warm glimmer, brightest under the ceiling
        left_on = do.math("LESS_THAN", do.math("FRACT", do.math("MULTIPLY", lean, 41.7)), 0.13)
        glimmer = do.math("MULTIPLY", left_on, do.math("MULTIPLY", place["Z"], 0.9))
        shown = do.math("MULTIPLY", do.math("ADD", light, glimmer), do.math("ADD", 0.10, towards_dark(do, dark, bright)))
        return do.mix(left_on, "#7fb0bd", "#d9b98a"), do.math("MULTIPLY", shown, strength)

    mat = lamp_material("dark glass", shine)
    mat.cycles.sample_as_light = False
    return mat


def lit_glass(strength=0.06):
    """Pane of a lit room: clear, with a breath of the dusk on it."""
    mat, nodes, links, shader = principled("lit glass")
    nodes.remove(shader)
    do = Nodes(nodes, links)
    sky, _ = reflected(do)
    lamp, through, both = (
        nodes.new(f"ShaderNode{kind}") for kind in ("Emission", "BsdfTransparent", "AddShader")
    )
    lamp.inputs[0].default_value = linear("#9fd0dd")
    links.new(do.math("MULTIPLY", sky, strength), lamp.inputs[1])
    through.inputs[0].default_value = (0.93, 0.96, 0.96, 1)
    links.new(lamp.outputs[0], both.inputs[0])
    links.new(through.outputs[0], both.inputs[1])
    links.new(both.outputs[0], nodes["Material Output"].inputs[0])
    mat.cycles.sample_as_light = False
    return mat


def upright(name, left, right, low, high, y, mat):
    """Pane that looks at the street."""
    return pane(name, [(left, y, low), (right, y, low), (right, y, high), (left, y, high)], mat)


def shell(room):
    """Walls, floor, ceiling and the lamp of a lit room."""
    left, right, low, high = room.box()
    wall, ground = plastic(room.wall, 0.6, 0), polished(room.ground)
    deep = room.depth
    upright("back", left, right, low, high, deep, wall)
    for x in (left, right):
        pane("side", [(x, 0.06, low), (x, deep, low), (x, deep, high), (x, 0.06, high)], wall)
    for name, z, mat in (("ground", low, ground), ("ceiling", high, plastic("#c4c6c4", 0.7, 0))):
        corners = [(left, 0.06, z), (right, 0.06, z), (right, deep, z), (left, deep, z)]
        pane(name, corners, mat)
    # the lamp hangs close behind the glass: what stands in the room is lit on the side that is seen
    middle = ((left + right) / 2, 0.22, high - 0.06)
    aim = (middle[0], deep * 0.6, low + 0.35)
    softbox("room", middle, aim, ((right - left) * 0.8, 0.34), room.watts)
    lamp = bpy.context.scene.objects[-1]
    lamp.data.color = room.tint
    lamp.visible_camera = False
    # the fittings that are seen: two or more bars of light in the ceiling
    count = round(room.bays * 1.5)
    glow = lamp_material("fitting", lambda do: (linear("#fff6e6"), 1.6))
    glow.cycles.sample_as_light = False
    for k in range(count):
        x = left + (right - left) * (k + 0.5) / count
        corners = [(x - 0.16, deep * 0.3, high - 0.004), (x + 0.16, deep * 0.3, high - 0.004)]
        corners += [(x + 0.16, deep * 0.42, high - 0.004), (x - 0.16, deep * 0.42, high - 0.004)]
        pane("fitting", corners, glow)


def water_over(do, shader, rough, cover=1.0, ior=1.6):
    """Lay a film that mirrors over a shader and give both to the material; returns the film's nodes that take a normal."""
    nodes, links = do.nodes, do.links
    water, wet, fresnel = (nodes.new(f"ShaderNode{kind}") for kind in ("BsdfGlossy", "MixShader", "Fresnel"))
    fresnel.inputs["IOR"].default_value = ior
    if isinstance(rough, float):
        water.inputs["Roughness"].default_value = rough
    else:
        links.new(rough, water.inputs["Roughness"])
    links.new(do.math("MULTIPLY", fresnel.outputs[0], cover), wet.inputs[0])
    links.new(shader.outputs[0], wet.inputs[1])
    links.new(water.outputs[0], wet.inputs[2])
    links.new(wet.outputs[0], nodes["Material Output"].inputs[0])
    return water, fresnel


def polished(colour):
    """Floor that mirrors what stands on it."""
    mat, nodes, links, shader = principled("polished")
    shader.inputs["Base Color"].default_value = linear(colour)
    shader.inputs["Roughness"].default_value = 0.5
    water_over(Nodes(nodes, links), shader, 0.10)
    return mat


def pavement():
    """Wet stone before the building: slabs with joints, shallow puddles that mirror, dull stone between them."""
    mat, nodes, links, shader = principled("pavement")
    do = Nodes(nodes, links)
    place = nodes.new("ShaderNodeTexCoord").outputs["Object"]
    split = nodes.new("ShaderNodeSeparateXYZ")
    links.new(place, split.inputs[0])
    lines = []
    for axis, every in (("X", BAY), ("Y", 0.62)):
        away = do.math("PINGPONG", split.outputs[axis], every / 2)
        lines.append(do.math("SUBTRACT", 1.0, do.math("DIVIDE", away, 0.010, clamp=True)))
    joint = do.math("MAXIMUM", *lines)
    cloud = do.noise(place, 0.8, 5, (1, 1.6, 1))
    puddle = do.math("DIVIDE", do.math("SUBTRACT", cloud, 0.40), 0.16, clamp=True)
    links.new(do.mix(joint, do.mix(cloud, "#0d1315", "#1b2225"), "#040607"), shader.inputs["Base Color"])
    shader.inputs["Roughness"].default_value = 0.6
    shader.inputs["Specular"].default_value = 0.2
    dull = do.math("SUBTRACT", 1.0, do.math("MULTIPLY", joint, 0.7))
    cover = do.math("MULTIPLY", do.math("ADD", 0.7, do.math("MULTIPLY", puddle, 0.3)), dull)
    film = water_over(do, shader, do.math("SUBTRACT", 0.24, do.math("MULTIPLY", puddle, 0.20)), cover, ior=2.1)
    bump = nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = 1.0
    bump.inputs["Distance"].default_value = 1.0
    ripple = do.math("MULTIPLY", do.noise(place, 12, 2), 0.0002)
    links.new(do.math("SUBTRACT", ripple, do.math("MULTIPLY", joint, 0.002)), bump.inputs["Height"])
    for surface in (shader, *film):
        links.new(bump.outputs["Normal"], surface.inputs["Normal"])
    ground = pane("floor", [(-40, -30, 0), (40, -30, 0), (40, 6, 0), (-40, 6, 0)], mat)
    ground.pass_index = FLOOR


def painted(colour, glow, dark, bright):
    """Paint of the frames; the dusk on it is its own light, so that it has no noise."""
    mat, nodes, links, shader = principled("painted")
    do = Nodes(nodes, links)
    shader.inputs["Base Color"].default_value = linear(colour)
    shader.inputs["Roughness"].default_value = 0.45
    shader.inputs["Emission"].default_value = linear("#8fc0cc")
    seen = do.math("ADD", 0.12, towards_dark(do, dark, bright))
    links.new(do.math("MULTIPLY", seen, glow), shader.inputs["Emission Strength"])
    mat.cycles.sample_as_light = False
    return mat


def building(rooms, bays, floors, dark, bright):
    """The front from the first to the last bay, that many floors high; dark and bright: see towards_dark."""
    first, last = bays
    frame, edge = painted("#3a474c", 0.040, dark, bright), painted("#223035", 0.024, dark, bright)
    glass, clear = dark_glass(dark, bright), lit_glass()
    left, right = first * BAY, last * BAY
    mid = (left + right) / 2
    for k in range(floors):
        low, clear_height = level(k)
        rounded_box((right - left, 0.34, SLAB), (mid, 0.05, low - SLAB / 2), 0.012, edge)
        rounded_box((right - left, 0.06, 0.03), (mid, -0.13, low - 0.03), 0.006, frame)
        for bay in range(first, last):
            if not any(r.floor == k and r.bay <= bay < r.bay + r.bays for r in rooms):
                upright("dark", bay * BAY, (bay + 1) * BAY, low, low + clear_height, 0.0, glass)
        for bay in range(first, last + 1):
            inside = any(r.floor == k and r.bay < bay < r.bay + r.bays for r in rooms)
            size = ((0.020 if k else 0.009), 0.05, clear_height) if inside else (0.07, 0.20, clear_height)
            rounded_box(size, (bay * BAY, -0.01, low + clear_height / 2), 0.006, frame)
    # a street lamp far to the right: the edges of the frames catch it
    softbox("street", (last * BAY + 3, -7, 7), (mid + 2, 0, 2.5), (1.2, 1.2), 300)
    lamp = bpy.context.scene.objects[-1]
    lamp.data.color = (0.62, 0.86, 1.0)
    lamp.visible_glossy = False
    for room in rooms:
        shell(room)
        one, two, low, high = room.box()
        upright("lit", one, two, low, high, 0.02, clear)
    pavement()


def on_picture(eye, point, width, height):
    """Where a point of the scene lies in the picture, in percent from its left and its top."""
    local = eye.matrix_world.inverted() @ Vector(point)
    data = eye.data
    scale = data.lens / 36 / -local.z
    return (
        round(100 * (0.5 - data.shift_x + local.x * scale), 1),
        round(100 * (0.5 + (data.shift_y - local.y * scale) * width / height), 1),
    )


def table(eye, kinds, rooms, shape):
    """Print where the rooms lie in the picture: left, top, right and bottom of their glass in percent."""
    bpy.context.view_layer.update()
    for kind, room in zip(kinds, rooms):
        left, right, low, high = room.box()
        spots = [on_picture(eye, (x, 0.02, z), *shape) for x in (left, right) for z in (low, high)]
        xs, ys = zip(*spots)
        print("ROOM", kind.__name__, min(xs), min(ys), max(xs), max(ys), "corner", spots[1], flush=True)
