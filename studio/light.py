"""The studio: one camera rule, one light, one floor for every picture."""

import math
from types import SimpleNamespace

import bpy
import numpy as np
from mathutils import Vector

from geometry import mesh_object
from materials import plastic

FILL = 0.84  # how much of the square an object takes, where it reaches farthest
HUNG = 0.9  # what hangs on a wall is drawn that much smaller: its shadow needs room
EDGE = 0.015  # of the frame round the object that is rendered with it


def scene_points(whole=False):
    """Vertices of everything the picture must hold; objects marked nofit, which may run out of it, only as a whole."""
    graph = bpy.context.evaluated_depsgraph_get()
    points = []
    for thing in bpy.context.scene.objects:
        if thing.type != "MESH" or (thing.get("nofit") and not whole):
            continue
        evaluated = thing.evaluated_get(graph)
        mesh = evaluated.to_mesh()
        every = max(1, len(mesh.vertices) // 3000)
        local = np.empty(len(mesh.vertices) * 3, np.float32)
        mesh.vertices.foreach_get("co", local)
        world = np.array(evaluated.matrix_world)
        points.append(local.reshape(-1, 3)[::every] @ world[:3, :3].T + world[:3, 3])
        evaluated.to_mesh_clear()
    return np.concatenate(points)


def camera(az=-55, el=14, lens=85, framing=None, hung=False):
    """Square camera at azimuth and elevation (degrees), as near as lets the object fill the frame.

    framing: `share` of the frame that the object takes where it reaches farthest, and `ground`, the height of its
    lowest point in the frame; without it the object stands in the middle, and so does what is hung on a wall. A smaller
    share is a longer lens from the same place, so that products of one kind are seen alike. Returns the object's
    middle and size, its width and height in metres as seen, and the corners of what it takes of the frame.
    """
    scene = bpy.context.scene
    points = scene_points()
    a, e = math.radians(az), math.radians(el)
    back = Vector((math.cos(a) * math.cos(e), math.sin(a) * math.cos(e), math.sin(e)))
    turn = back.to_track_quat("Z", "Y")
    axes = np.array(turn.to_matrix())
    seen = points @ axes
    half = 36 / 2 / lens * FILL
    centre = (seen.min(0) + seen.max(0)) / 2
    for _ in range(30):
        off = seen - centre
        away = (np.abs(off[:, :2]) / half + off[:, 2:]).max()
        for k in (0, 1):
            spread = off[:, k] / (away - off[:, 2])
            centre[k] += (spread.max() + spread.min()) / 2 * away * 0.8
    spread = (seen - centre)[:, :2] / (away - (seen - centre)[:, 2:]) / (36 / lens)  # in frames
    width, height = spread.max(0) - spread.min(0)
    data = bpy.data.cameras.new("camera")
    zoom = (framing["share"] / FILL if framing else 1) * (HUNG if hung else 1)
    data.lens = lens * zoom
    data.clip_end = 200
    if framing and not hung:
        data.shift_y = 0.5 - framing["ground"] + spread[:, 1].min() * zoom
    eye = bpy.data.objects.new("camera", data)
    scene.collection.objects.link(eye)
    scene.camera = eye
    eye.rotation_euler = turn.to_euler()
    eye.location = Vector(axes @ (centre + np.array([0, 0, away])))
    metres = away * 36 / lens
    everything = scene_points(whole=True) @ axes - centre
    places = everything[:, :2] / (away - everything[:, 2:]) / (36 / lens) * zoom + (0.5, 0.5 - data.shift_y)
    return SimpleNamespace(
        centre=Vector(axes @ centre),
        size=float((points.max(0) - points.min(0)).max()),
        width=float(width * metres),
        height=float(height * metres),
        low=np.clip(places.min(0) - EDGE, 0, 1),
        high=np.clip(places.max(0) + EDGE, 0, 1),
    )


def softbox(name, loc, target, size, power):
    """Rectangular lamp that looks at the target."""
    data = bpy.data.lights.new(name, "AREA")
    data.shape = "RECTANGLE"
    data.size, data.size_y = size
    data.energy = power
    lamp = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(lamp)
    lamp.location = loc
    lamp.rotation_euler = (Vector(loc) - Vector(target)).to_track_quat("Z", "Y").to_euler()


def surroundings(strength=0.36):
    """Grey room: bright below the horizon, dark at it, paler above."""
    world = bpy.data.worlds.new("room")
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    split = nodes.new("ShaderNodeSeparateXYZ")
    links.new(nodes.new("ShaderNodeTexCoord").outputs["Generated"], split.inputs[0])
    height = nodes.new("ShaderNodeMapRange")
    height.inputs["From Min"].default_value = -1
    links.new(split.outputs["Z"], height.inputs["Value"])
    ramp = nodes.new("ShaderNodeValToRGB")
    links.new(height.outputs["Result"], ramp.inputs[0])
    low, high = ramp.color_ramp.elements
    low.position, low.color = 0.45, (0.95, 0.95, 0.96, 1)
    high.position, high.color = 0.95, (0.55, 0.57, 0.60, 1)
    ramp.color_ramp.elements.new(0.62).color = (0.30, 0.31, 0.33, 1)
    links.new(ramp.outputs[0], nodes["Background"].inputs[0])
    nodes["Background"].inputs[1].default_value = strength


def studio(az, size, centre, hung=False):
    """Softboxes round an object of that size, placed relative to the camera's azimuth.

    Returns what takes the shadow: the floor, or the wall behind what is hung; the floor then lights it unseen.
    """
    power = size * size

    def at(turn, distance, height):
        t = math.radians(az + turn)
        return (
            centre.x + math.cos(t) * distance * size,
            centre.y + math.sin(t) * distance * size,
            height * size,
        )

    def box(name, loc, width, height, watts):
        softbox(name, loc, centre, (width * size, height * size), watts * power)

    box("key", at(-48, 1.7, 1.75), 1.1, 1.1, 44)
    box("top", (centre.x, centre.y, 2.15 * size), 2.0, 1.6, 24)
    box("rim right", at(118, 1.5, 1.0), 0.40, 1.9, 24)
    box("rim left", at(-128, 1.6, 1.1), 0.30, 1.9, 18)
    box("fill", at(62, 2.0, 0.9), 0.5, 2.2, 16)
    surroundings()
    far = 40 * size
    corners = [(-far, -far), (far, -far), (far, far), (-far, far)]

    def plane(name, spots):
        made = mesh_object(name, spots, [(0, 1, 2, 3)], plastic("#ffffff", 0.6, 0), smooth=False)
        made["nofit"] = 1
        return made

    floor = plane("floor", [(x, y, 0) for x, y in corners])
    if not hung:
        return floor
    floor.visible_camera = False
    back = scene_points()[:, 1].max()
    return plane("wall", [(x, back, z) for x, z in corners])
