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
from framing import SIZES, framings
from rows import label_of, rows

HERE = pathlib.Path(__file__).resolve().parent
IMAGES = HERE.parent / "catalogue" / "images"
PICTURES = HERE / "pictures.json"
RENDERED = HERE / "rendered.json"
SHADOWS = pathlib.Path(tempfile.gettempdir()) / "studio-shadows"
BLENDER = ["nice", "-n", "19", "blender", "-b", "-t", "1", "--factory-startup"]

SIDE = 2000
LARGEST = 150_000  # bytes
LOOK = 2  # raise it when light, ground or noise filter change: every picture is then out of date
SAMPLES = 4
SAMPLES_OF = {  # models that need more: glass, bright metal, dark gloss, rims too narrow for the noise filter
    **dict.fromkeys(("soap_dispenser", "scrubber"), 16),
    **dict.fromkeys(("fragrance_bottle", "jumbo_roll_dispenser"), 8),
    **dict.fromkeys(("ash_bin", "trim_extractor", "ride_on"), 6),
    **dict.fromkeys(
        ("aerosol_can", "scent_diffuser", "elbow_dispenser", "steel_soap_dispenser", "hand_dryer"), 6
    ),
    **dict.fromkeys(("drum_vacuum", "industrial_vacuum", "motor_head_vacuum"), 5),
}


def samples_of(model):
    """How many samples a pixel a model is rendered with."""
    return SAMPLES_OF.get(model, SAMPLES)


def entries():
    """Of every picture what decides how it comes out: model, arguments, the words of its label, its framing."""
    for article, entry in sorted(read_json(PICTURES).items()):
        words = label_of(entry["model"], rows()[article])
        framing = framings().get(article)
        yield article, dict(model=entry["model"], args=entry["args"] | words, framing=framing)


def image_of(article):
    """Where a product's picture lies."""
    return IMAGES / f"{article.lower()}.avif"


def read_json(path):
    """A JSON file, or an empty object where there is none."""
    return json.loads(path.read_text()) if path.exists() else {}


def blender(job, code=HERE, script="scene.py"):
    """Run one job in its own Blender; returns what it prints after its marking word, line by line."""
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        json.dump(job, file)
        file.flush()
        command = BLENDER + ["-P", str(code / script), "--", file.name]
        # a clean PATH: Blender takes its numpy from the Python it finds there
        clean = {**os.environ, "PATH": "/usr/bin:/bin"}
        run = subprocess.run(command, capture_output=True, text=True, env=clean)
    words = [line.partition(" ") for line in run.stdout.splitlines()]
    done = [rest for word, _, rest in words if word in ("RENDERED", "MEASURED")]
    if not done:
        raise RuntimeError((run.stdout + run.stderr)[-3000:])
    return done


def measure(articles):
    """Note how large the models of these articles are; whoever changes a model's size measures it again."""
    jobs = {article: entry for article, entry in entries() if article in articles}
    found = dict(json.loads(line) for line in blender(jobs, script="measure.py"))
    sizes = {**read_json(SIZES), **found}
    lines = [f" {json.dumps(article)}: {json.dumps(sizes[article])}" for article in sorted(sizes)]
    SIZES.write_text("{\n" + ",\n".join(lines) + "\n}\n")


def encode(png, target):
    """Write AVIF; put in place at once, so that who is interrupted leaves the picture of before."""
    avif, part = png.with_suffix(".avif"), target.with_suffix(".part")
    # fibres and grains need a coarser scale to stay within the limit
    for worst in (22, 28, 33, 39, 45, 51, 57, 62):
        quality = ["--min", str(worst - 12), "--max", str(worst), "-s", "6", "-j", "1", "-y", "444"]
        subprocess.run(["nice", "-n", "19", "avifenc", *quality, png, avif], check=True, capture_output=True)
        if avif.stat().st_size <= LARGEST:
            break
    shutil.copyfile(avif, part)
    part.replace(target)


def draw(article, entry, code=HERE):
    """Render one product's picture; returns its processor seconds."""
    with tempfile.TemporaryDirectory() as folder:
        png = pathlib.Path(folder) / "picture.png"
        job = dict(entry, side=SIDE, samples=samples_of(entry["model"]), out=str(png), shadows=str(SHADOWS))
        (seconds,) = blender(job, code)
        IMAGES.mkdir(parents=True, exist_ok=True)
        encode(png, image_of(article))
    return float(seconds)


def mark_of(entry, family):
    """Changes when the picture of that entry would; family is the model's file."""
    return fingerprint(family, entry, [LOOK, SIDE, samples_of(entry["model"]), entry["framing"]])


def note(marks):
    """Keep the marks of pictures that are up to date, by article number."""
    part = RENDERED.with_suffix(".part")
    part.write_text(json.dumps({**read_json(RENDERED), **marks}, indent=1, sort_keys=True) + "\n")
    part.replace(RENDERED)


def outdated(articles, families, everything=False):
    """Article number, entry and mark of every picture that is to be rendered, in the order of these articles.

    No articles means all of them.
    """
    rendered, known = read_json(RENDERED), dict(entries())
    for article in articles or known:
        entry = known[article]
        mark = mark_of(entry, families[entry["model"]])
        if everything or rendered.get(article) != mark or not image_of(article).exists():
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
