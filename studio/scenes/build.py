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
import compositions  # noqa: E402
import day  # noqa: E402
import materials  # noqa: E402
import night  # noqa: E402
import numpy as np  # noqa: E402
from frame import save_png  # noqa: E402
from pixels import graded, inlay, to_bytes  # noqa: E402

# of pictures whose scene does not ask for others: size, samples a pixel, and how much larger they are rendered
SHAPE = (1600, 900)
SAMPLES = {"day": 14, "night": 24}
OVER = {"day": 1.25, "night": 1.75}


def film(job, look, drive):
    """Some frames of a loop, each as a numbered PNG; those that lie there already are left.

    With a window each is only that part, with its opacity, to be laid into frames that were rendered coarser.
    """
    size, window = (job["width"], job["width"] * 9 // 16), job.get("window")
    focus, ramp = look.pop("focus"), look.pop("ramp")
    look.pop("kind")
    for k in job["frames"]:
        target = os.path.join(job["out"], f"{k:03d}.png")
        if os.path.exists(target):
            continue
        drive(k / job["count"])
        light, far = night.photograph(
            *size, job["samples"], job["over"], focus=focus, ramp=ramp, window=window
        )
        shown = graded(light, far, width=job["width"], **look)
        if window:
            shown = np.concatenate([shown, inlay(far)], -1)
        # no grain: it would come and go with the film's key frames
        save_png(target + ".part", to_bytes(shown, grain=0))
        os.replace(target + ".part", target)
        print("FRAME", k, round(resource.getrusage(resource.RUSAGE_SELF).ru_utime), flush=True)


def main():
    with open(sys.argv[sys.argv.index("--") + 1]) as file:
        job = json.load(file)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    look = compositions.SCENES[job["scene"]]()
    drive = look.pop("drive", None)
    if "frames" in job:
        film(job, look, drive)
        return
    kind, shape = look.pop("kind"), look.pop("shape", SHAPE)
    width = job["width"] or shape[0]
    size = (width, round(width * shape[1] / shape[0]))
    samples, over = look.pop("samples", SAMPLES[kind]), look.pop("over", OVER[kind])
    if job.get("preview"):
        samples, over = job["preview"], 1
    if kind == "night":
        mask = {key: look.pop(key) for key in ("focus", "ramp", "calm_floor") if key in look}
        part = job.get("window")
        shown = graded(*night.photograph(*size, samples, over, window=part, **mask), width=width, **look)
    else:
        shown = day.picture(*size, samples, over=over, **look)
    save_png(job["out"], to_bytes(shown))
    shutil.rmtree(materials.TEXTURES, ignore_errors=True)
    used = resource.getrusage(resource.RUSAGE_SELF)
    print(f"RENDERED {used.ru_utime + used.ru_stime:.1f}", flush=True)


main()
