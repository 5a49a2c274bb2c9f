"""Runs inside Blender: builds one model in an empty studio and renders it. Started by studio/render."""

import json
import os
import resource
import shutil
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy  # noqa: E402

import frame  # noqa: E402
import light  # noqa: E402
import materials  # noqa: E402
import models  # noqa: E402


def main():
    """Read the job file named after `--`, build, light and render."""
    with open(sys.argv[sys.argv.index("--") + 1]) as file:
        job = json.load(file)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    shot = models.find(job["model"])(**job["args"])
    exposure, hung = shot.pop("exposure", 0), shot.pop("hung", False)
    view = light.camera(shot["az"], shot["el"], shot["lens"], job.get("framing"), hung)
    ground = light.studio(shot["az"], view.size, view.centre, hung)
    frame.picture(
        job["out"], job["side"], job["samples"], ground, view, shot["az"], exposure, job.get("shadows")
    )
    shutil.rmtree(materials.TEXTURES, ignore_errors=True)
    used = resource.getrusage(resource.RUSAGE_SELF)
    print(f"RENDERED {used.ru_utime + used.ru_stime:.1f}", flush=True)


main()
