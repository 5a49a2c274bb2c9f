#!/usr/bin/env python3
"""The film behind the headline: light wanders along the hall's strips and over the wet lane, eight seconds, seamless.

  studio/scenes/render hero --layers hero.npz     one render keeps the light of every group of strips apart
  studio/scenes/film.py hero.npz                  poster, WebM and MP4 from it; needs ffmpeg and avifenc

Light adds up, so every frame is a sum of the layers with other weights: nothing is rendered again and
nothing flickers.
"""

import math
import pathlib
import subprocess
import sys
import tempfile

import numpy as np

from pixels import graded, resize, to_bytes

HERE = pathlib.Path(__file__).resolve().parent
IMAGES = HERE.parents[1] / "catalogue" / "images"
FILMS = IMAGES / "hero"

SECONDS = 8
KEYS = 8  # frames a second that are summed; between them one runs into the next
RATE = 24
SIZE = (1280, 720)
# players take a film of this size for BT.709; in anything else the orange would differ from the poster's
COLOURS = "scale=out_color_matrix=bt709:out_range=tv,format=yuv420p"
LIMIT = 900 * 1000
LOOK = dict(exposure=0.2)  # as in compositions.hero
WAVES = 6


def weights(share):
    """How bright every layer is at that share of the loop; `still` never changes."""
    result = {"still": 1.0}
    for k in range(WAVES):
        near = (1 + math.cos(2 * math.pi * (share - (k - 1) / WAVES))) / 2
        result[f"wave{k}"] = 0.45 + 1.0 * near**1.5
    return result


def frame_at(share, layers, far):
    """One frame, 0 to 1."""
    light = sum(layers[name] * weight for name, weight in weights(share).items())
    return graded(light, far, **LOOK)


def main():
    kept = dict(np.load(sys.argv[1]))
    far = kept.pop("far")
    FILMS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        save_png(folder / "poster.png", to_bytes(frame_at(0, kept, far)))
        encode_poster(folder / "poster.png")
        small = {name: resize(light, *SIZE) for name, light in kept.items()}
        far = resize(far, *SIZE)
        count = SECONDS * KEYS
        for k in range(count + 1):
            shown = frame_at((k % count) / count, small, far)
            # no grain: it would come and go with the film's key frames
            save_png(folder / f"{k:03d}.png", to_bytes(shown, grain=0))
        encode(folder)


def save_png(path, pixels):
    """Write 8-bit RGB pixels."""
    size = f"{pixels.shape[1]}x{pixels.shape[0]}"
    raw = ["ffmpeg", "-y", "-v", "error", "-f", "rawvideo", "-pix_fmt", "rgb24", "-s", size, "-i", "-", path]
    subprocess.run(raw, input=pixels.tobytes(), check=True)


def encode_poster(png):
    """AVIF of at most 40 KB: it comes before anything else of the page's pictures."""
    target = IMAGES / "scenes" / "hero.avif"
    for high in range(24, 60, 3):
        quality = ["--min", "12", "--max", str(high), "-s", "4", "-j", "1", "-y", "420"]
        subprocess.run(["avifenc", *quality, png, target], check=True, capture_output=True)
        if target.stat().st_size <= 40 * 1024:
            break
    print(target.name, target.stat().st_size)


def encode(folder):
    """H.264 and AV1, as good as the limit allows; the last key frame is the first, so that the loop closes."""
    smooth = ["-vf", f"framerate=fps={RATE}:interp_start=0:interp_end=255:scene=100,{COLOURS}"]
    source = [
        "ffmpeg",
        "-y",
        "-v",
        "error",
        "-threads",
        "1",
        "-framerate",
        str(KEYS),
        "-i",
        f"{folder}/%03d.png",
    ]
    marks = ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range", "tv"]
    length = ["-frames:v", str(SECONDS * RATE), "-an"]
    mp4 = ["-c:v", "libx264", "-preset", "slow", "-profile:v", "high", "-movflags", "+faststart"]
    webm = ["-c:v", "libsvtav1", "-preset", "6", "-svtav1-params", "lp=1"]
    for name, codec, rates in (("mp4", mp4, (19, 22, 25, 28)), ("webm", webm, (24, 30, 36, 42))):
        target = FILMS / f"night-floor.{name}"
        for rate in rates:
            subprocess.run([*source, *smooth, *length, *marks, *codec, "-crf", str(rate), target], check=True)
            if target.stat().st_size < LIMIT:
                break
        print(target.name, target.stat().st_size)


if __name__ == "__main__":
    main()
