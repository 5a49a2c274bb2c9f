"""The hall at night: a dark floor, a lane that has just been cleaned, strips of light on the far wall."""

import math

import bpy
import numpy as np
from denoise import denoise
from frame import render_passes
from geometry import mesh_object, rounded_box
from light import softbox
from materials import linear, plastic, principled
from pixels import resize
from wide import frame_size, only

WALL_X = -10.5
FLOOR = 1  # the floor's number among the objects
COOL, PALE, WARM, AMBER = "#8fc0ff", "#dbe8ff", "#ffdcae", "#ffb067"


class Nodes:
    """Short hand for sums in a shader."""

    def __init__(self, nodes, links):
        self.nodes, self.links = nodes, links

    def math(self, operation, *values, clamp=False):
        node = self.nodes.new("ShaderNodeMath")
        node.operation, node.use_clamp = operation, clamp
        for socket, value in zip(node.inputs, values):
            if isinstance(value, (int, float)):
                socket.default_value = value
            else:
                self.links.new(value, socket)
        return node.outputs[0]

    def place(self, node="ShaderNodeNewGeometry", kind="Position"):
        """X, Y and Z of the point that is shaded."""
        split = self.nodes.new("ShaderNodeSeparateXYZ")
        self.links.new(self.nodes.new(node).outputs[kind], split.inputs[0])
        return split.outputs

    def noise(self, place, scale, detail, stretch=(1, 1, 1)):
        mapping = self.nodes.new("ShaderNodeMapping")
        mapping.inputs["Scale"].default_value = stretch
        self.links.new(place, mapping.inputs[0])
        noise = self.nodes.new("ShaderNodeTexNoise")
        noise.inputs["Scale"].default_value = scale
        noise.inputs["Detail"].default_value = detail
        self.links.new(mapping.outputs[0], noise.inputs["Vector"])
        return noise.outputs["Fac"]

    def mix(self, share, first, second):
        node = self.nodes.new("ShaderNodeMixRGB")
        self.links.new(share, node.inputs[0])
        for socket, value in zip(node.inputs[1:], (first, second)):
            if isinstance(value, str):
                socket.default_value = linear(value)
            else:
                self.links.new(value, socket)
        return node.outputs[0]


def rolled(do, split, period):
    """Places on a floor that glides by and repeats: x is wound round a circle of that circumference."""
    travel = do.nodes.new("ShaderNodeValue")
    travel.name = "travel"
    turn = do.math("MULTIPLY", do.math("ADD", split.outputs["X"], travel.outputs[0]), math.tau / period)
    place = do.nodes.new("ShaderNodeCombineXYZ")
    radius = period / math.tau
    for axis, operation in (("X", "COSINE"), ("Z", "SINE")):
        do.links.new(do.math("MULTIPLY", do.math(operation, turn), radius), place.inputs[axis])
    do.links.new(split.outputs["Y"], place.inputs["Y"])
    return place.outputs[0]


def joints(do, split, period, row=1.9, width=0.009):
    """1 on the joints between the slabs of a floor that glides by, 0 on the slabs."""
    travel = do.nodes["travel"].outputs[0]
    lines = []
    for place, every, start in (
        (do.math("ADD", split.outputs["X"], travel), period, 0.4),
        (split.outputs["Y"], row, 0.95),
    ):
        away = do.math("PINGPONG", do.math("SUBTRACT", place, start), every / 2)
        lines.append(do.math("SUBTRACT", 1.0, do.math("DIVIDE", away, width, clamp=True)))
    return do.math("MAXIMUM", *lines)


def floor(lane=0.34, ends=-0.62, dry=("#1a1e21", "#3c3b38"), wet="#0a1016", dull=0.0, gloss=0.5, period=None):
    """Floor with a clean wet lane of that half width, behind x = ends; everything else is dry and dusty.

    dull makes the dry part rougher; with lane=None the whole floor is polished, as much as gloss says.
    With a period its grain repeats along x and is moved by the material's node named travel, in metres.
    """
    mat, nodes, links, shader = principled("floor")
    do = Nodes(nodes, links)
    place = nodes.new("ShaderNodeTexCoord").outputs["Object"]
    split = nodes.new("ShaderNodeSeparateXYZ")
    links.new(place, split.inputs[0])
    if period:
        place = rolled(do, split, period)
    cloud = do.noise(place, 1.9, 6)
    streaks = do.noise(place, 5, 3, (0.12, 1.6, 1))
    waver = do.math("MULTIPLY", do.math("SUBTRACT", do.noise(place, 2.2, 2), 0.5), 0.03)
    if lane is None:
        clean = do.math("ADD", do.math("MULTIPLY", cloud, 0.0), gloss)
        rim = do.math("MULTIPLY", cloud, 0.0)
    else:
        away = do.math("ADD", do.math("ABSOLUTE", split.outputs["Y"]), waver)
        inside = do.math("DIVIDE", do.math("SUBTRACT", lane, away), 0.02, clamp=True)
        behind = do.math("DIVIDE", do.math("SUBTRACT", ends, split.outputs["X"]), 0.06, clamp=True)
        clean = do.math("MULTIPLY", inside, behind)
        # a bead of water stands along the edge of the lane
        near = do.math("DIVIDE", do.math("ABSOLUTE", do.math("SUBTRACT", lane, away)), 0.014, clamp=True)
        rim = do.math("MULTIPLY", do.math("SUBTRACT", 1.0, near), behind)
    dirty = do.math("SUBTRACT", 1.0, clean)
    # never below 0.28: Cycles takes smoother places for mirrors in the denoiser's albedo, which then show as dark specks
    dry_rough = do.math("MAXIMUM", do.math("ADD", do.math("MULTIPLY", cloud, 0.26), 0.20 + dull), 0.28)
    wet_rough = do.math("ADD", do.math("MULTIPLY", streaks, 0.06), 0.0, clamp=True)
    rough = do.math("ADD", do.math("MULTIPLY", dirty, dry_rough), do.math("MULTIPLY", clean, wet_rough))
    links.new(rough, shader.inputs["Roughness"])
    tone = do.mix(clean, do.mix(cloud, *dry), wet)
    shader.inputs["Specular"].default_value = 0.6
    if period:
        joint = joints(do, split, period)
        tone = do.mix(joint, tone, "#050607")
        links.new(do.math("SUBTRACT", 0.6, do.math("MULTIPLY", joint, 0.55)), shader.inputs["Specular"])
    links.new(tone, shader.inputs["Base Color"])
    # the film of water: a mirror of its own over the lane, with long ripples, so shallow that a strip only wavers
    links.new(clean, shader.inputs["Clearcoat"])
    shader.inputs["Clearcoat Roughness"].default_value = 0.02
    bump = nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = 1.0
    bump.inputs["Distance"].default_value = 1.0
    ripple = do.math("MULTIPLY", do.math("MULTIPLY", streaks, clean), 0.0002)
    height = do.math("ADD", ripple, do.math("MULTIPLY", rim, 0.0004))
    links.new(height, bump.inputs["Height"])
    for name in ("Normal", "Clearcoat Normal"):
        links.new(bump.outputs["Normal"], shader.inputs[name])
    corners = [(-30, -30, 0), (30, -30, 0), (30, 30, 0), (-30, 30, 0)]
    ground = mesh_object("floor", corners, [(0, 1, 2, 3)], mat, smooth=False)
    ground.pass_index = FLOOR
    return ground


def lamp_material(name, shine):
    """Surface that only shines: shine(do) answers colour and strength, each a value or a shader's output."""
    mat, nodes, links, shader = principled(name)
    nodes.remove(shader)
    lamp = nodes.new("ShaderNodeEmission")
    for socket, value in zip(lamp.inputs, shine(Nodes(nodes, links))):
        if isinstance(value, bpy.types.NodeSocket):
            links.new(value, socket)
        else:
            socket.default_value = value
    links.new(lamp.outputs[0], nodes["Material Output"].inputs[0])
    return mat


def strength_of(do, shown, cast):
    """As bright as `shown` where the camera sees it, but lighting the hall with `cast`: so its edges stay clean."""
    path = do.nodes.new("ShaderNodeLightPath")
    return do.math("ADD", do.math("MULTIPLY", path.outputs["Is Camera Ray"], shown - cast), cast)


def strip_material(colour, shown, cast):
    """Lamp of one colour, seen and cast with different strengths."""
    return lamp_material("strip", lambda do: (linear(colour), strength_of(do, shown, cast)))


def pane(name, corners, mat):
    """One flat four-cornered surface."""
    return mesh_object(name, corners, [(0, 1, 2, 3)], mat, smooth=False)


def mirrored_only(name, corners, shine):
    """A glow that only mirrors see."""
    mat = lamp_material(name, shine)
    mat.cycles.sample_as_light = False
    glow = pane(name, corners, mat)
    glow.visible_camera = glow.visible_diffuse = glow.visible_shadow = False


def wall(strips, low=0.32, high=4.6, width=0.07, columns=1.6, colour="#171b20", shown=3.0, x=WALL_X):
    """Far wall with upright strips of light: (y, colour, strength) each."""
    dark = plastic(colour, 0.7, 0)
    corners = [(x - 0.6, -22, 0), (x - 0.6, 26, 0), (x - 0.6, 26, 7), (x - 0.6, -22, 7)]
    pane("wall", corners, dark)
    if columns:
        post = plastic("#20252b", 0.5, 0)
        for y in np.arange(-12, 22, columns):
            column = rounded_box((0.34, 0.34, 7), (x + 0.1, float(y), 3.5), 0.03, post)
            column.visible_glossy = False
    for y, tint, strength in strips:
        half = width / 2
        corners = [(x + 0.3, y - half, low), (x + 0.3, y + half, low)]
        corners += [(x + 0.3, y + half, high), (x + 0.3, y - half, high)]
        pane("strip", corners, strip_material(tint, shown, strength))


def sheen(colours=(COOL, "#e8c79a"), strength=0.32, x=-10.24, span=(-24, 26), high=6.5):
    """Pale glow that only mirrors see: gives the wet lane something to reflect between the strips."""

    def shine(do):
        x_y_z = do.place("ShaderNodeTexCoord", "Object")
        share = do.math("DIVIDE", do.math("SUBTRACT", x_y_z["Y"], 0), 8, clamp=True)
        fall = do.math("SUBTRACT", 1.0, do.math("DIVIDE", x_y_z["Z"], high, clamp=True))
        return do.mix(share, *colours), do.math("MULTIPLY", fall, strength)

    low, far = span
    mirrored_only("sheen", [(x, low, 0), (x, far, 0), (x, far, high), (x, low, high)], shine)


def ceiling(lines, start=-10.0, end=0.5, height=3.9, width=0.10, shown=5.0):
    """Lines of light that run towards the far wall: (y, colour, strength) each."""
    for y, tint, strength in lines:
        half = width / 2
        corners = [(start, y + half, height), (end, y + half, height)]
        corners += [(end, y - half, height), (start, y - half, height)]
        pane("line", corners, strip_material(tint, shown, strength))


def lamps(at=(0, 0), key=1.0, cool=1.0, warm=1.0, top=1.0, scale=1.0):
    """Softboxes round the machine: a warm key in front, a cool and a warm rim behind, a weak one above."""
    x, y = at
    s = scale

    def box(name, loc, aim, size, power, tint, glossy=True):
        softbox(name, loc, aim, size, power)
        lamp = bpy.context.scene.objects[-1]
        lamp.data.color = tint
        lamp.visible_glossy = glossy
        lamp.visible_camera = False

    middle = (x, y, 0.5)
    box(
        "key",
        (x + 1.9 * s, y - 2.4 * s, 2.5 * s),
        middle,
        (1.5 * s, 1.0 * s),
        105 * key * s * s,
        (1, 0.95, 0.88),
    )
    cool_at, warm_at = (x - 1.6 * s, y + 2.4 * s, 1.7 * s), (x - 2.4 * s, y - 1.9 * s, 1.5 * s)
    box("rim cool", cool_at, middle, (0.5 * s, 2.2 * s), 130 * cool * s * s, (0.6, 0.8, 1), False)
    box("rim warm", warm_at, (x - 0.3, y, 0.5), (0.4 * s, 2.0 * s), 90 * warm * s * s, (1, 0.7, 0.4), False)
    box("top", (x + 0.1, y, 3.0 * s), (x + 0.1, y, 0), (2.2 * s, 0.6 * s), 60 * top * s * s, (0.92, 0.96, 1))


def air(strength=1.0, tint=(0.012, 0.016, 0.022)):
    """The little light that is everywhere."""
    world = bpy.data.worlds.new("night")
    bpy.context.scene.world = world
    world.use_nodes = True
    back = world.node_tree.nodes["Background"]
    back.inputs[0].default_value = (*tint, 1)
    back.inputs[1].default_value = strength


def photograph(width, height, samples, over=1.25, focus=8.0, calm_floor=False, window=None, ramp=0.01):
    """Render; returns the light, denoised and reduced, and a mask of what is to be blurred.

    That is everything farther than focus, from ramp metres before it to ramp behind it more and more, and, with
    calm_floor, a polished floor: its mirrored lamps come out grainy.
    With a window (left, top, right, bottom, in pixels of the picture) only that part is rendered and returned.
    """
    scene = bpy.context.scene
    big = (round(width * over), round(height * over))
    frame_size(*big, samples, transparent=False)
    if window:
        only(window, width, height)
        width, height = window[2] - window[0], window[3] - window[1]
    scene.cycles.max_bounces = 6
    scene.cycles.sample_clamp_indirect = 2
    scene.cycles.sample_clamp_direct = 4
    view = scene.view_layers[0]
    view.use_pass_z = view.use_pass_emit = view.use_pass_object_index = True
    passes = ["Image", "Emit", "Denoising Albedo", "Normal", "Depth", "IndexOB"]
    light, lamps, albedo, normal, depth, index = render_passes(passes)
    # lamps that are seen have no noise, and the filter would break thin ones: they are added afterwards
    lit = light.copy()
    lit[..., 3] = 1
    lit[..., :3] = np.clip(light[..., :3] - lamps[..., :3], 0, 8)
    smooth = denoise(lit, albedo, normal, samples)[..., :3] + np.minimum(lamps[..., :3], 8)
    far = np.clip((depth[..., :1] - focus) / (2 * ramp) + 0.5, 0, 1).astype(np.float32)
    if calm_floor:
        far = np.maximum(far, index[..., :1] == FLOOR)
    return resize(smooth, width, height), resize(far, width, height)
