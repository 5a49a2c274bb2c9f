"""Camera and size of pictures that are wider than high."""

import math

import bpy
from frame import settings
from mathutils import Vector


def camera(target, az, el, distance, lens=60, shift=(0.0, 0.0)):
    """Camera at azimuth and elevation (degrees) from the target; shift moves the picture, not the view."""
    data = bpy.data.cameras.new("camera")
    data.lens = lens
    data.clip_end = 200
    data.shift_x, data.shift_y = shift
    eye = bpy.data.objects.new("camera", data)
    bpy.context.scene.collection.objects.link(eye)
    bpy.context.scene.camera = eye
    a, e = math.radians(az), math.radians(el)
    back = Vector((math.cos(a) * math.cos(e), math.sin(a) * math.cos(e), math.sin(e)))
    eye.location = Vector(target) + back * distance
    eye.rotation_euler = back.to_track_quat("Z", "Y").to_euler()
    return eye


def frame_size(width, height, samples, transparent):
    """The studio's render settings for a picture of width x height."""
    settings(width, samples)
    scene = bpy.context.scene
    scene.render.resolution_y = height
    scene.render.film_transparent = transparent


def only(window, width, height):
    """Render no more than this window (left, top, right, bottom) of a picture of width x height."""
    left, top, right, bottom = window
    render = bpy.context.scene.render
    render.use_border = render.use_crop_to_border = True
    render.border_min_x, render.border_max_x = left / width, right / width
    render.border_min_y, render.border_max_y = 1 - bottom / height, 1 - top / height
