"""Runs inside Blender: builds one wide scene and renders it. Started by studio/scenes/render."""

import json
import os
import resource
import shutil
import sys

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.dirname(HERE)]

import bpy  # noqa: E402
import numpy as np  # noqa: E402

import compositions  # noqa: E402
import day  # noqa: E402
import materials  # noqa: E402
import night  # noqa: E402
from frame import save_png  # noqa: E402
from pixels import graded, to_bytes  # noqa: E402


def main():
    with open(sys.argv[sys.argv.index("--") + 1]) as file:
        job = json.load(file)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    look = compositions.SCENES[job["scene"]]()
    size = (job["width"], job["width"] * 9 // 16)
    kind = look.pop("kind")
    if kind == "night":
        mask = {key: look.pop(key) for key in ("focus", "calm_floor") if key in look}
        layers, far = night.layers(*size, job["samples"], job["over"], **mask)
        if job.get("layers"):
            np.savez(job["layers"], far=far, **layers)
        shown = graded(sum(layers.values()), far, **look)
    else:
        shown = day.picture(*size, job["samples"], over=job["over"], **look)
    save_png(job["out"], to_bytes(shown))
    shutil.rmtree(materials.TEXTURES, ignore_errors=True)
    used = resource.getrusage(resource.RUSAGE_SELF)
    print(f"RENDERED {used.ru_utime + used.ru_stime:.1f}", flush=True)


main()
