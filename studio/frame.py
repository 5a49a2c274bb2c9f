"""Render the scene that stands in the studio: the object, its shadow, the ground, one file."""

import hashlib
import math
import os
import struct
import tempfile
import zlib

import bpy
import numpy as np
from mathutils import Vector

from denoise import blur, denoise, shifts, smooth_plane
from light import softbox

GROUND_TOP = (0xE6, 0xEA, 0xEC)
GROUND_LOW = (0xD9, 0xDE, 0xE1)
SHADOW_SIDE = 240
SHADOW_SAMPLES = 12
KEY_TURN = -48  # the key lamp's azimuth from the camera's
LEAN = 0.55
CLOSE, WIDE = 0.05, 0.20  # how far the shadow's two parts reach, in sizes of the object
DARK_CLOSE, DARK_WIDE = 0.55, 0.50
# The lamp that throws the shadow on a wall: how far aside and up for each step away from the wall, and how large.
LAMP_ASIDE, LAMP_UP, LAMP_SIDE = 0.8, 0.8, 1.8
LAMP_SAMPLES = 96
DARK_TOUCH, DARK_CAST = 0.35, 0.40
FADE = dict(floor=0.06, wall=0.16)  # how much of the frame the shadow takes to fade before its edge


def load_pass(path):
    """Pixels of an EXR file, row 0 on top."""
    image = bpy.data.images.load(path, check_existing=False)
    image.colorspace_settings.name = "Raw"
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)[::-1]


def save_png(path, pixels):
    """Write 8-bit RGB or RGBA pixels, row 0 on top."""
    height, width, channels = pixels.shape

    def chunk(kind, data):
        body = kind + data
        return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))

    rows = np.concatenate([np.zeros((height, 1), np.uint8), pixels.reshape(height, -1)], 1)
    head = struct.pack(">IIBBBBB", width, height, 8, 2 if channels == 3 else 6, 0, 0, 0)
    with open(path, "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head))
        file.write(chunk(b"IDAT", zlib.compress(rows.tobytes(), 3)) + chunk(b"IEND", b""))


def settings(side, samples):
    """Cycles on the processor, one thread, transparent film."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x = scene.render.resolution_y = side
    scene.render.resolution_percentage = 100
    scene.render.film_transparent = True
    scene.render.threads_mode = "FIXED"
    scene.render.threads = 1
    scene.render.use_persistent_data = False
    scene.view_settings.view_transform = "Standard"
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples = samples
    cycles.use_denoising = False
    cycles.use_adaptive_sampling = False
    cycles.use_auto_tile = False
    cycles.max_bounces = 8
    cycles.diffuse_bounces = 3
    cycles.glossy_bounces = 4
    cycles.transmission_bounces = 8
    cycles.transparent_max_bounces = 12
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 4
    cycles.blur_glossy = 0.5
    cycles.pixel_filter_type = "BLACKMAN_HARRIS"


def render_passes(names):
    """Render once; returns the named passes as arrays."""
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    layer.use_pass_normal = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new("CompositorNodeRLayers")
    with tempfile.TemporaryDirectory() as folder:
        output = tree.nodes.new("CompositorNodeOutputFile")
        output.base_path = folder
        output.format.file_format = "OPEN_EXR"
        output.format.color_mode = "RGBA"
        output.format.color_depth = "32"
        output.format.exr_codec = "NONE"
        output.file_slots.clear()
        for name in names:
            output.file_slots.new(name.replace(" ", ""))
            tree.links.new(source.outputs[name], output.inputs[-1])
        final = tree.nodes.new("CompositorNodeComposite")
        tree.links.new(source.outputs["Image"], final.inputs[0])
        bpy.ops.render.render()
        number = f"{scene.frame_current:04d}.exr"
        return [load_pass(os.path.join(folder, name.replace(" ", "") + number)) for name in names]


def box_of(alpha, margin=12):
    """Rows and columns that hold the object."""
    rows, columns = np.flatnonzero(alpha.max(1) > 0), np.flatnonzero(alpha.max(0) > 0)
    return (
        slice(max(0, rows[0] - margin), rows[-1] + margin),
        slice(max(0, columns[0] - margin), columns[-1] + margin),
    )


def has_glass():
    """Whether anything is seen through."""
    shaders = [node for mat in bpy.data.materials if mat.use_nodes for node in mat.node_tree.nodes]
    return any(
        node.type == "BSDF_PRINCIPLED" and node.inputs["Transmission"].default_value for node in shaders
    )


def object_pass(side, samples, ground, view):
    """The object alone, lit by lamps, floor and wall, denoised; those are not seen."""
    settings(side, samples)
    ground.visible_camera = False
    # only what the object takes of the frame: the rest is air, and costs time to write and read
    (left, low), (right, high) = np.floor(view.low * side).astype(int), np.ceil(view.high * side).astype(int)
    render = bpy.context.scene.render
    render.use_border = render.use_crop_to_border = True
    render.border_min_x, render.border_max_x = (left + 0.01) / side, (right + 0.01) / side
    render.border_min_y, render.border_max_y = (low + 0.01) / side, (high + 0.01) / side
    passes = render_passes(("Image", "Denoising Albedo", "Normal"))
    render.use_border = render.use_crop_to_border = False
    result = np.zeros((side, side, 4), np.float32)
    result[side - high : side - low, left:right] = denoise(*passes, samples, glass=has_glass())
    return result


def scene_key():
    """What the shadow depends on: the shapes, the camera and how the shadow is drawn."""
    eye = bpy.context.scene.camera.data
    drawn = (eye.lens, eye.shift_y, KEY_TURN, LEAN, CLOSE, WIDE, DARK_CLOSE, DARK_WIDE, SHADOW_SIDE)
    drawn += (LAMP_ASIDE, LAMP_UP, LAMP_SIDE, LAMP_SAMPLES, DARK_TOUCH, DARK_CAST)
    key = hashlib.sha256(repr([round(value, 4) for value in drawn]).encode())
    graph = bpy.context.evaluated_depsgraph_get()
    for thing in sorted(bpy.context.scene.objects, key=lambda thing: thing.name):
        key.update(np.round(np.array(thing.matrix_world).ravel(), 4).tobytes())
        if thing.type == "MESH":
            mesh = thing.evaluated_get(graph).data
            points = np.empty(len(mesh.vertices) * 3, np.float32)
            mesh.vertices.foreach_get("co", points)
            key.update(np.round(points, 4).tobytes())
    return key.hexdigest()[:24]


def contact_material(size, az, up=(0, 0, 1)):
    """A floor that shows how much open sky each spot has: red counts what is close, green a wider round.

    The wider round leans towards the key lamp, so that the shadow falls away from it. Nothing beyond the reach
    counts: that is why the shadow ends. Of a wall, what is up points away from it and only red counts.
    """
    mat = bpy.data.materials.new("contact")
    mat.use_nodes = True
    nodes, links = mat.node_tree.nodes, mat.node_tree.links
    nodes.clear()
    pair = nodes.new("ShaderNodeCombineRGB")
    turn = math.radians(az + KEY_TURN)
    lean = (math.cos(turn) * LEAN, math.sin(turn) * LEAN, 1)
    for channel, reach, normal in (("R", CLOSE, up), ("G", WIDE, lean)):
        sky = nodes.new("ShaderNodeAmbientOcclusion")
        sky.samples = 8
        sky.inputs["Distance"].default_value = reach * size
        direction = nodes.new("ShaderNodeCombineXYZ")
        for axis, value in zip("XYZ", normal):
            direction.inputs[axis].default_value = value
        upright = nodes.new("ShaderNodeVectorMath")
        upright.operation = "NORMALIZE"
        links.new(direction.outputs[0], upright.inputs[0])
        links.new(upright.outputs[0], sky.inputs["Normal"])
        links.new(sky.outputs["AO"], pair.inputs[channel])
    shine, out = nodes.new("ShaderNodeEmission"), nodes.new("ShaderNodeOutputMaterial")
    links.new(pair.outputs[0], shine.inputs[0])
    links.new(shine.outputs[0], out.inputs[0])
    return mat


def contact_shadow(ground, view, az, up):
    """How much of the open sky the object hides from floor or wall, close by and in a wider round."""
    settings(SHADOW_SIDE, SHADOW_SAMPLES)
    ground.data.materials[0] = contact_material(view.size, az, up)
    (colour,) = render_passes(("Image",))
    return [blur(smooth_plane(colour[..., 3] - colour[..., channel], 0.15), 1) for channel in (0, 1)]


def cast_shadow(wall, view, az):
    """How much of the light of one large lamp, before and above the object, it keeps from the wall."""
    settings(SHADOW_SIDE, LAMP_SAMPLES)
    scene = bpy.context.scene
    for lamp in [thing for thing in scene.objects if thing.type == "LIGHT"]:
        bpy.data.objects.remove(lamp)
    scene.world = None
    away = Vector((math.cos(math.radians(az + KEY_TURN)) * LAMP_ASIDE, -1, LAMP_UP)).normalized()
    place, side = view.centre + away * 3 * view.size, LAMP_SIDE * view.size
    softbox("shadow", place, view.centre, (side, side), 100 * view.size**2)
    wall.is_shadow_catcher = True
    (colour,) = render_passes(("Image",))
    wall.is_shadow_catcher = False
    return blur(smooth_plane(colour[..., 3], 0.15), 1)


def shadow_pass(ground, view, az, cache):
    """Opacity of the shadow on floor or wall, also where the object is; small, because it is soft."""
    path = cache and os.path.join(cache, scene_key() + ".npy")
    if path and os.path.exists(path):
        return np.load(path)
    ground.visible_camera = True
    things = [thing for thing in bpy.context.scene.objects if thing.type == "MESH" and thing is not ground]
    for thing in things:
        thing.visible_camera = False
        thing.hide_render = thing.name == "floor"  # the one below a wall
    if ground.name == "wall":
        cast = cast_shadow(ground, view, az)
        touch, _ = contact_shadow(ground, view, az, (0, -1, 0))
        light = (1 - DARK_TOUCH * touch) * (1 - DARK_CAST * cast)
    else:
        close, wide = contact_shadow(ground, view, az, (0, 0, 1))
        light = (1 - DARK_CLOSE * close) * (1 - DARK_WIDE * wide)
    alpha = np.clip(1 - light, 0, 1)
    if path:
        os.makedirs(cache, exist_ok=True)
        part = f"{path}.{os.getpid()}.npy"
        np.save(part, alpha)
        os.replace(part, path)
    return alpha


def enlarge(plane, side):
    """Bilinear enlargement of a square plane."""
    small = plane.shape[0]
    spots = np.clip((np.arange(side) + 0.5) * small / side - 0.5, 0, small - 1)
    low = np.minimum(spots.astype(int), small - 2)
    share = (spots - low).astype(np.float32)
    rows = plane[low] * (1 - share)[:, None] + plane[low + 1] * share[:, None]
    return rows[:, low] * (1 - share) + rows[:, low + 1] * share


def feather(side, soft, margin=0.01):
    """1 inside, 0 at the frame, for the shadow of what reaches beyond it."""
    spots = (np.arange(side) + 0.5) / side
    away = np.minimum(spots, 1 - spots)
    ramp = np.clip((away - margin) / soft, 0, 1)
    ramp = ramp * ramp * (3 - 2 * ramp)
    return np.outer(ramp, ramp)


def encode(linear, knee=0.62):
    """Linear light to sRGB, 0 to 1; what is brighter than the knee is compressed, so that white keeps its form."""
    over = np.maximum(linear - knee, 0) / (1 - knee)
    linear = np.where(linear > knee, knee + (1 - knee) * (1 - np.exp(-over)), np.maximum(linear, 0))
    return np.where(linear <= 0.0031308, linear * 12.92, 1.055 * linear ** (1 / 2.4) - 0.055)


def gradient(side):
    """The pale studio gradient every picture stands on."""
    share = np.linspace(0, 1, side)[:, None]
    column = (np.array(GROUND_TOP) * (1 - share) + np.array(GROUND_LOW) * share) / 255
    return np.repeat(column[:, None], side, 1)


def soft_edges(shown):
    """Smooth the steps that few samples leave along edges; even surfaces stay as they are."""
    shown = shown.astype(np.float32)
    around = shifts(shown.mean(-1))
    edge = np.clip((np.maximum.reduce(around) - np.minimum.reduce(around) - 0.05) / 0.08, 0, 1)[..., None]
    smooth = np.stack([blur(shown[..., channel], 1) for channel in range(3)], -1)
    return shown + (smooth - shown) * edge


def picture(path, side, samples, ground, view, az, exposure=0.0, cache=None):
    """Render the scene to a PNG of side x side pixels on the studio ground."""
    thing = object_pass(side, samples, ground, view)
    shade = enlarge(shadow_pass(ground, view, az, cache), side) * feather(side, FADE[ground.name])
    alpha = np.clip(thing[..., 3:], 0, 1)
    straight = thing[..., :3] / np.maximum(alpha, 1e-4) * 2.0**exposure
    tone = gradient(side) * (1 - shade[..., None])
    result = tone * (1 - alpha) + encode(straight) * alpha
    save_png(path, np.clip(soft_edges(result) * 255 + 0.5, 0, 255).astype(np.uint8))
