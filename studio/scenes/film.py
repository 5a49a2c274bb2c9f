#!/usr/bin/env python3
"""The film behind the headline: the machine drives along the hall, eight seconds, seamless.

  studio/scenes/film.py frames FOLDER     render the frames that are not in the folder yet, two at a time, first
                                          whole, then the machine once more and finer, to FOLDER/machine
  studio/scenes/film.py encode FOLDER     WebM and MP4 from them; needs ffmpeg

What the machine passes repeats after four seconds (drive.py), so the film is one period shown twice.
The poster is its first frame: `studio/scenes/render hero`.
"""

import json
import os
import pathlib
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
FILMS = HERE.parents[1] / "catalogue" / "images" / "hero"

RATE = 24
FRAMES = 96
PERIODS = 2
WIDTH = 1280
WORKERS = 2
# seventy processor seconds a frame; the same grain in every frame, so that nothing flickers
JOB = dict(scene="hero", count=FRAMES, width=WIDTH, samples=20, over=1.2)
# where the machine stands: fifty seconds more, and its edges and its lettering are clean
LEFT, TOP, RIGHT, BOTTOM = MACHINE = (640, 150, 1140, 622)
FINER = {**JOB, "window": MACHINE, "over": 2.0}
BLENDER = ["nice", "-n", "12", "blender", "-b", "-t", "1", "--factory-startup", "-P", str(HERE / "build.py")]
LIMIT = 900 * 1000
# players take a film of this size for BT.709; in anything else the orange would differ from the poster's
COLOURS = "scale=out_color_matrix=bt709:out_range=tv,format=yuv420p"
# round the machine edges alone are softened, so that they show no steps
EDGES = "smartblur=lr=0.9:ls=0.8:lt=-12"
MARKS = ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range", "tv"]
CODECS = {
    "mp4": (["-c:v", "libx264", "-preset", "veryslow", "-profile:v", "high", "-movflags", "+faststart"], 20),
    "webm": (["-c:v", "libsvtav1", "-preset", "4", "-g", "192", "-svtav1-params", "lp=1:tune=0"], 24),
}


def render_frames(folder, settings):
    """Every worker takes every other frame; a frame that lies there already is left, so this may be interrupted."""
    folder.mkdir(parents=True, exist_ok=True)
    # a clean PATH: Blender takes its numpy from the Python it finds there
    clean = {**os.environ, "PATH": "/usr/bin:/bin"}
    with tempfile.TemporaryDirectory() as jobs:
        runs = []
        for k in range(WORKERS):
            job = pathlib.Path(jobs) / f"{k}.json"
            frames = list(range(k, FRAMES, WORKERS))
            job.write_text(json.dumps({**settings, "frames": frames, "out": str(folder.resolve())}))
            command = [*BLENDER, "--", str(job)]
            runs.append(subprocess.Popen(command, env=clean, stdout=subprocess.DEVNULL))
        for run in runs:
            run.wait()
    missing = [k for k in range(FRAMES) if not (folder / f"{k:03d}.png").exists()]
    if missing:
        raise SystemExit(f"These frames failed: {missing}")


def encode(folder):
    """H.264 and AV1, as good as the size limit allows."""
    FILMS.mkdir(parents=True, exist_ok=True)
    laid = f"[0]{EDGES}[hall];[hall][1]overlay={LEFT}:{TOP}:format=gbrp"
    again = f"loop=loop={PERIODS - 1}:size={FRAMES}:start=0,{COLOURS}"
    inputs = []
    for frames in (folder, folder / "machine"):
        inputs += ["-framerate", str(RATE), "-i", str(frames / "%03d.png")]
    source = ["ffmpeg", "-y", "-v", "error", *inputs, "-filter_complex", f"{laid},{again}"]
    for name, (codec, first) in CODECS.items():
        target = FILMS / f"night-floor.{name}"
        for quality in range(first, first + 24, 2):
            subprocess.run([*source, "-an", *MARKS, *codec, "-crf", str(quality), target], check=True)
            if target.stat().st_size < LIMIT:
                break
        print(f"{target.name}: {target.stat().st_size / 1000:.0f} KB at quality {quality}")


def main():
    """The command line."""
    if len(sys.argv) != 3 or sys.argv[1] not in ("frames", "encode"):
        sys.exit(__doc__)
    folder = pathlib.Path(sys.argv[2])
    if sys.argv[1] == "encode":
        encode(folder)
        return
    render_frames(folder, JOB)
    render_frames(folder / "machine", FINER)


if __name__ == "__main__":
    main()
