"""Put several models into one scene."""

import math
import sys
from unittest import mock

import bpy
import models
from geometry import mesh_object, rounded_box
from materials import plastic


def put(name, at=(0, 0), turn=0, lift=0.0, roll=(0, 0), scale=1.0, without=(), **arguments):
    """Build a model and stand it at (x, y), turned by that many degrees, `lift` metres above the floor.

    roll tips it about its own x and y axes (degrees); without names functions of the model's own file whose
    parts are left off. Labels look for the surface in front of them, so
    everything that stands in the scene already is hidden from them (nosnap).
    """
    before = set(bpy.context.scene.objects)
    draw = models.find(name)
    with mock.patch.dict(vars(sys.modules[draw.__module__]), {part: mock.Mock() for part in without}):
        draw(**arguments)
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


def slab(size, at, colour, lift=0.0):
    """A plain piece of wall, shelf or floor covering: width, depth and height, standing at (x, y)."""
    box = rounded_box(size, (*at, lift + size[2] / 2), min(0.006, size[2] / 2), plastic(colour, 0.55, 0))
    box["nosnap"] = 1
    return box


def wall(y):
    """A plain white wall that looks at -y."""
    corners = [(-40, y, 0), (40, y, 0), (40, y, 40), (-40, y, 40)]
    thing = mesh_object("wall", corners, [(0, 1, 2, 3)], plastic("#ffffff", 0.6, 0), smooth=False)
    thing["nosnap"] = 1
    return thing
