"""Runs inside Blender: builds the models of a job file and tells how large each appears. Started by studio/render."""

import json
import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy  # noqa: E402
from bpy_extras.object_utils import world_to_camera_view  # noqa: E402
from mathutils import Vector  # noqa: E402

import light  # noqa: E402
import models  # noqa: E402


def runs_out(thing):
    """Whether a part reaches beyond the frame, as long handles do."""
    scene = bpy.context.scene
    scene.render.resolution_x = scene.render.resolution_y
    bpy.context.view_layer.update()
    corners = [thing.matrix_world @ Vector(corner) for corner in thing.bound_box]
    seen = [world_to_camera_view(scene, scene.camera, corner) for corner in corners]
    return any(not (0 <= spot.x <= 1 and 0 <= spot.y <= 1) for spot in seen)


def main():
    """Read the job file named after `--`: article -> model and arguments; print one line for each."""
    with open(sys.argv[sys.argv.index("--") + 1]) as file:
        jobs = json.load(file)
    for article, entry in jobs.items():
        bpy.ops.wm.read_factory_settings(use_empty=True)
        shot = models.find(entry["model"])(**entry["args"])
        view = light.camera(shot["az"], shot["el"], shot["lens"])
        cut = any(runs_out(thing) for thing in bpy.context.scene.objects if thing.get("nofit"))
        size = dict(width=round(view.width, 4), height=round(view.height, 4))
        print("MEASURED", json.dumps([article, size | ({"cut": True} if cut else {})]), flush=True)


main()
