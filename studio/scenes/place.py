"""Put several models into one scene."""

import math

import bpy
import models
from geometry import rounded_box
from materials import plastic


def put(name, at=(0, 0), turn=0, lift=0.0, roll=(0, 0), scale=1.0, **arguments):
    """Build a model and stand it at (x, y), turned by that many degrees, `lift` metres above the floor.

    roll tips it about its own x and y axes (degrees). Labels look for the surface in front of them, so
    everything that stands in the scene already is hidden from them (nosnap).
    """
    before = set(bpy.context.scene.objects)
    models.find(name)(**arguments)
    rig = bpy.data.objects.new(name, None)
    bpy.context.scene.collection.objects.link(rig)
    for part in set(bpy.context.scene.objects) - before - {rig}:
        part["nosnap"] = 1
        if part.parent is None:
            part.parent = rig
    rig.location = (*at, lift)
    rig.rotation_euler = (math.radians(roll[0]), math.radians(roll[1]), math.radians(turn))
    rig.scale = (scale,) * 3
    return rig


def block(size, at, colour="#c9ced2", lift=0.0):
    """A plain plinth of width, depth and height, standing at (x, y)."""
    box = rounded_box(size, (*at, lift + size[2] / 2), 0.006, plastic(colour, 0.55, 0))
    box["nosnap"] = 1
    return box
