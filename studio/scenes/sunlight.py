"""Sun and sky from outside a room: where lamps alone would not say what time it is."""

import math

import bpy
from light import softbox
from mathutils import Vector


def sun(strength, towards, tint, angle=0.5):
    """Sun that shines in the direction `towards`; its angle in degrees says how soft shadows are."""
    data = bpy.data.lights.new("sun", "SUN")
    data.energy, data.angle, data.color = strength, math.radians(angle), tint
    lamp = bpy.data.objects.new("sun", data)
    bpy.context.scene.collection.objects.link(lamp)
    lamp.rotation_euler = (-Vector(towards)).to_track_quat("Z", "Y").to_euler()


def sky(name, loc, aim, size, power, tint=(1, 1, 1), mirrored=True):
    """Softbox with a tint that the camera does not see, and with mirrored=False no mirror either."""
    softbox(name, loc, aim, size, power)
    lamp = bpy.context.scene.objects[-1]
    lamp.data.color = tint
    lamp.visible_camera = False
    lamp.visible_glossy = mirrored
