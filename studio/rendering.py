"""Renders pictures of products, several at a time, and notes what each was rendered from."""

import json
import os
import pathlib
import shutil
import signal
import subprocess
import tempfile
import threading
import time

from fingerprint import fingerprint

HERE = pathlib.Path(__file__).resolve().parent
IMAGES = HERE.parent / "catalogue" / "images"
PICTURES = HERE / "pictures.json"
RENDERED = HERE / "rendered.json"
SHADOWS = pathlib.Path(tempfile.gettempdir()) / "studio-shadows"
BLENDER = ["nice", "-n", "19", "chrt", "-i", "0", "blender", "-b", "-t", "1", "--factory-startup"]

SIDE = 960  # of the finished picture
LARGEST = 35_000  # bytes
LOOK = 1  # raise it when light, ground or noise filter change: every picture is then out of date
SAMPLES = 9
SAMPLES_OF = {  # models that need more or fewer
    **dict.fromkeys(("fragrance_bottle", "ash_bin"), 14),
    **dict.fromkeys(("drum_vacuum", "industrial_vacuum", "motor_head_vacuum", "compact_vacuum"), 10),
    "trim_extractor": 12,
    # the soft rims of their pockets are too narrow for the noise filter
    **dict.fromkeys(("scrubber", "ride_on"), 12),
    **dict.fromkeys(("canister_5l", "jerrycan_20l", "pour_bottle", "spray_bottle", "aerosol_can"), 7),
    **dict.fromkeys(("floor_pads", "wheeled_bin", "container_1100", "resin_pads", "powder_tub"), 7),
}
# machines of many small parts are rendered larger and reduced: finer edges, about 25 processor seconds
FINE_SIDE = 1440
FINE = {"scrubber", "compact_vacuum", "tub_vacuum", "backpack_vacuum", "upright_vacuum", "drum_vacuum"}
FINE |= {
    "industrial_vacuum",
    "motor_head_vacuum",
    "trim_extractor",
    "single_disc",
    "mini_scrubber",
    "ride_on",
    "robot_scrubber",
    "battery_sweeper",
}


def settings_of(model):
    """How large and with how many samples a pixel a model is rendered."""
    return dict(side=FINE_SIDE if model in FINE else SIDE, samples=SAMPLES_OF.get(model, SAMPLES))


def image_of(article):
    """Where a product's picture lies."""
    return IMAGES / f"{article.lower()}.avif"


def read_json(path):
    """A JSON file, or an empty object where there is none."""
    return json.loads(path.read_text()) if path.exists() else {}


def blender(job, code=HERE):
    """Run one job in its own Blender; returns its processor seconds."""
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        json.dump(job, file)
        file.flush()
        command = BLENDER + ["-P", str(code / "scene.py"), "--", file.name]
        # a clean PATH: Blender takes its numpy from the Python it finds there
        clean = {**os.environ, "PATH": "/usr/bin:/bin"}
        run = subprocess.run(command, capture_output=True, text=True, env=clean)
    done = [line for line in run.stdout.splitlines() if line.startswith("RENDERED ")]
    if not done:
        raise RuntimeError((run.stdout + run.stderr)[-3000:])
    return float(done[0].split()[1])


def encode(png, target):
    """Reduce to the final size and write AVIF."""
    reduced = png.with_suffix(".small.png")
    subprocess.run(
        ["convert", png, "-filter", "Lanczos", "-resize", f"{SIDE}x{SIDE}", "-strip", reduced], check=True
    )
    part = png.with_suffix(".avif")
    # fibres and grains need a coarser scale to stay within the limit; above 57 colours go, so the steps are small
    for worst in (33, 39, 45, 48, 51, 53, 55, 57, 59, 62):
        quality = ["--min", str(worst - 13), "--max", str(worst), "-s", "6", "-j", "1", "-y", "420"]
        subprocess.run(
            ["nice", "-n", "19", "avifenc", *quality, reduced, part], check=True, capture_output=True
        )
        if part.stat().st_size <= LARGEST:
            break
    shutil.move(part, target)


def draw(article, entry, code=HERE):
    """Render one product's picture; returns its processor seconds."""
    with tempfile.TemporaryDirectory() as folder:
        png = pathlib.Path(folder) / "picture.png"
        job = dict(
            model=entry["model"],
            args=entry["args"],
            **settings_of(entry["model"]),
            out=str(png),
            shadows=str(SHADOWS),
        )
        seconds = blender(job, code)
        IMAGES.mkdir(parents=True, exist_ok=True)
        encode(png, image_of(article))
    return seconds


def mark_of(entry, family):
    """Changes when the picture of that entry of pictures.json would; family is the model's file."""
    return fingerprint(family, entry, [LOOK, settings_of(entry["model"])])


def note(marks):
    """Keep the marks of pictures that are up to date, by article number."""
    part = RENDERED.with_suffix(".part")
    part.write_text(json.dumps({**read_json(RENDERED), **marks}, indent=1, sort_keys=True) + "\n")
    part.replace(RENDERED)


def outdated(articles, families, everything=False):
    """Article number, entry and mark of every picture that is to be rendered; no articles means all of them."""
    rendered = read_json(RENDERED)
    for article, entry in sorted(read_json(PICTURES).items()):
        mark = mark_of(entry, families[entry["model"]])
        current = rendered.get(article) == mark and image_of(article).exists()
        if (not articles or article in articles) and (everything or not current):
            yield article, entry, mark


class Queue:
    """Hands out what is to be rendered; notes what is done."""

    def __init__(self, jobs, code):
        self.jobs, self.code = iter(list(jobs)), code
        self.lock = threading.Lock()
        self.stopped = False

    def next(self):
        """The next article number, its entry and its mark, or None."""
        with self.lock:
            return None if self.stopped else next(self.jobs, None)

    def stop(self, *_):
        """Finish what is being rendered, then end (SIGTERM)."""
        self.stopped = True

    def work(self):
        """Render until nothing is left."""
        while job := self.next():
            article, entry, mark = job
            start = time.time()
            try:
                seconds = draw(article, entry, self.code)
            except Exception as error:
                print(f"{article} {entry['model']} FAILED {error}", flush=True)
                continue
            with self.lock:
                note({article: mark})
            size = image_of(article).stat().st_size / 1024
            print(
                f"{time.strftime('%H:%M:%S')} {article} {entry['model']} cpu={seconds:.0f}s"
                f" wall={time.time() - start:.0f}s {size:.0f} KB",
                flush=True,
            )


def render(jobs, workers):
    """Render these (article, entry, mark), so many at a time."""
    # the code is copied first, so that it may be edited while a long queue runs
    with tempfile.TemporaryDirectory(prefix="studio-code-") as folder:
        code = pathlib.Path(folder)
        for path in HERE.glob("*.py"):
            shutil.copy(path, code)
        shutil.copytree(HERE / "models", code / "models", ignore=shutil.ignore_patterns("__pycache__"))
        queue = Queue(jobs, code)
        signal.signal(signal.SIGTERM, queue.stop)
        threads = [threading.Thread(target=queue.work) for _ in range(workers)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
