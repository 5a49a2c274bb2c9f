"""How large a product stands in its picture, and how high: one scale and one ground line in each subcategory."""

import functools
import json
import math
import pathlib

from rows import rows

HERE = pathlib.Path(__file__).resolve().parent
SIZES = HERE / "sizes.json"
FULL = 0.84  # share of the frame that the largest of a subcategory takes
# The smallest takes at least 1 / WIDEST of what the largest does: it also fills the stage of its own page. Where the
# sizes lie further apart, all of them are drawn nearer to each other.
WIDEST = 1.6


def size_of(measured, scale):
    """Width and height in metres; a part seen close by, its handle cut by the frame, has no size."""
    return None if measured.get("cut") else (measured["width"] * scale, measured["height"] * scale)


@functools.cache
def framings():
    """Share of the frame and ground line of each article whose model was measured."""
    measured = json.loads(SIZES.read_text())
    pictures = json.loads((HERE / "pictures.json").read_text())
    groups = {}
    for article, sizes in measured.items():
        size = size_of(sizes, pictures[article].get("scale", 1))
        if size:
            row = rows()[article]
            groups.setdefault((row["category"], row["subcategory"]), {})[article] = size
    return {article: framing for group in groups.values() for article, framing in frame(group).items()}


def frame(sizes):
    """Framing of the products of one subcategory by their sizes."""
    reach = {article: max(size) for article, size in sizes.items()}
    largest, smallest = max(reach.values()), min(reach.values())
    power = min(1, math.log(WIDEST) / math.log(largest / smallest)) if largest > smallest else 1
    share = {article: FULL * (value / largest) ** power for article, value in reach.items()}
    tallest = max(share[article] * height / reach[article] for article, (_, height) in sizes.items())
    ground = round((1 - tallest) / 2, 4)
    return {article: dict(share=round(value, 4), ground=ground) for article, value in share.items()}
