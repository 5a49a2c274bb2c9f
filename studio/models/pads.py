"""Round floor pads."""

import math

import numpy as np

from geometry import PI, bevel, decal, deform
from materials import metal, plastic
from models.machine_parts import is_light
from models.tool_parts import fibrous, milky, move, objects, outside_frame, tubes, turned, word

MODELS = ("floor_pads",)
PAD_COLOURS = {
    "black": "#232426",
    "brown": "#5b3a22",
    "green": "#1f6b3c",
    "blue": "#1f56a8",
    "red": "#b3241f",
    "white": "#c2c3c1",
}
HOLE = 0.0425
LARGEST = 0.508  # across; smaller pads take less of the square, so that sizes can be compared
FOAM, BACKING = "#b7bbbc", "#6f787e"


def pad_fibres(radius, z, count, mat, rng, r=0.0011, longer=1.0, tint=0.26):
    """Curved non-woven fibres lying on a pad face."""
    where = np.sqrt(HOLE**2 + (radius**2 - HOLE**2) * rng.random(count))
    around = rng.random(count) * 2 * PI
    heading = rng.random(count) * 2 * PI
    bend = (rng.random(count) - 0.5) * 3.0
    length = (0.018 + 0.030 * rng.random(count)) * longer
    steps = 6
    t = np.linspace(-0.5, 0.5, steps)
    direction = heading[:, None] + bend[:, None] * t
    x = (where * np.cos(around))[:, None] + np.cumsum(np.cos(direction), 1) * (length / steps)[:, None]
    y = (where * np.sin(around))[:, None] + np.cumsum(np.sin(direction), 1) * (length / steps)[:, None]
    lift = 0.0012 * rng.random(count)[:, None] + 0.0012 * np.sin(PI * (t + 0.5))
    reach = np.hypot(x, y)
    limit = radius + 0.0015
    pull = np.minimum(1, limit / reach) * np.where(reach < HOLE, HOLE / np.maximum(reach, 1e-6), 1)
    path = np.stack([x * pull, y * pull, np.broadcast_to(z + lift, x.shape)], -1)
    return tubes(path, r * (0.75 + 0.65 * rng.random(count)), mat, sides=3, tint=tint)


def rim_fibres(radius, z0, z1, count, mat, rng, r=0.0011, tint=0.26):
    """Fibres wrapped over the outer edge of a pad."""
    around = rng.random(count) * 2 * PI
    slope = (rng.random(count) - 0.5) * 1.6
    length = 0.012 + 0.022 * rng.random(count)
    middle = z0 + (z1 - z0) * rng.random(count)
    t = np.linspace(-0.5, 0.5, 5)
    angle = around[:, None] + (length * np.cos(slope))[:, None] * t / radius
    height = np.clip(middle[:, None] + (length * np.sin(slope))[:, None] * t, z0, z1)
    edge = np.abs(height - (z0 + z1) / 2) / ((z1 - z0) / 2)
    out = radius - 0.0065 * edge**4 + 0.0010 * rng.random(count)[:, None] + 0.0012 * np.cos(PI * t)
    path = np.stack([out * np.cos(angle), out * np.sin(angle), height], -1)
    return tubes(path, r * (0.75 + 0.65 * rng.random(count)), mat, sides=3, tint=tint)


def slab(radius, z0, z1, mat, edge=0.008):
    """Body of a pad between two heights, with its centre hole."""
    profile = [(HOLE, z0), (radius, z0, edge), (radius, z1, edge), (HOLE, z1, 0.003), (HOLE, z0)]
    return turned(profile, 0.003, mat, n=160)


def diamond_tips(radius, z, colour, rng):
    """Drops of diamond bond on the fibre tips, in rings."""
    bond = plastic(colour, 0.35, 0)
    rings = np.arange(HOLE + 0.016, radius - 0.006, 0.0165)
    counts = (2 * PI * rings / 0.0165).astype(int)
    where = np.repeat(rings, counts) + 0.0012 * rng.normal(size=counts.sum())
    around = np.concatenate([2 * PI * np.arange(n) / n for n in counts])
    foot = np.stack([where * np.cos(around), where * np.sin(around), np.full(len(where), z)], -1)
    drop = np.array([0, 0, 0.0042])
    path = foot[:, None] + np.linspace(0, 1, 3)[None, :, None] * drop
    return tubes(path, 0.0031, bond, sides=7, taper=0.62, tint=0.1)


class Pad:
    """Materials of one sort of pad; make() builds one, lying on z = 0, working face up."""

    def __init__(self, sort, colour, thick, tips, rng):
        self.sort, self.thick, self.tips, self.rng = sort, thick, tips, rng
        pale = is_light(colour)
        # pale fibres shade each other enough; a rough ground below them would look like pepper
        self.base = fibrous(colour, 150, 0.0004, 0.08 if pale else 0.25, tint=False)
        self.fibre = fibrous(colour, 500)
        self.tint = 0.06 if pale else 0.14
        if pale and sort == "fibre":
            milky(self.fibre, colour)
            milky(self.base, colour)
        if sort == "steel":
            self.base, self.fibre = fibrous("#5d6266", 150, tint=False), metal("#85898c", 0.7)
        if sort == "hair":
            # little contrast: what is finer than the picture's own scale costs it its colours
            self.base = milky(fibrous("#94805f", 60, 0.0006, 0.06, tint=False), "#94805f", 0.10)
            milky(self.fibre, colour, 0.20)
            self.tint = 0.05
            self.dark, self.light = fibrous("#826e50", 500), fibrous("#b8a580", 500)
        if sort == "felt":
            self.base = fibrous(colour, 240, 0.0014, 0.10, tint=False, bump=0.7)
            self.tint = 0.05
            milky(self.fibre, colour, 0.30)
        if sort == "melamine":
            self.base, self.fibre = fibrous(BACKING, 260, 0.004, 0.4, tint=False), fibrous(BACKING, 500)
            self.foam = fibrous(FOAM, 800, 0.0006, 0.06, tint=False, sheen=0, bump=0.5)

    def make(self, radius, face):
        """One pad; face: also the fibres of its working face."""
        top, rng = self.thick, self.rng
        share = (radius / 0.216) ** 2
        split = top * 0.45 if self.sort == "melamine" else top
        slab(radius, 0, split, self.base)
        if self.sort == "melamine":
            bevel(slab(radius - 0.0015, split, top, self.foam, 0.0025), 0.0005, 1)
        if self.sort == "felt":
            pad_fibres(
                radius - 0.004, top - 0.0008, int(900 * share), self.fibre, rng, 0.0008, 0.8, self.tint
            )
            rim_fibres(radius, 0.002, top - 0.002, int(300 * share), self.fibre, rng, 0.0005, self.tint)
            return
        rim_fibres(
            radius, 0.0005, split - 0.0005, int(1150 * radius / 0.216), self.fibre, rng, tint=self.tint
        )
        if not face or self.sort == "melamine":
            return
        if self.sort == "hair":
            pad_fibres(radius - 0.004, top, int(1500 * share), self.fibre, rng, 0.0018, 1.6, self.tint)
            pad_fibres(radius - 0.004, top + 0.0008, int(300 * share), self.dark, rng, 0.0014, 2.0, 0.05)
            pad_fibres(radius - 0.004, top + 0.0010, int(260 * share), self.light, rng, 0.0014, 2.0, 0.05)
            return
        pad_fibres(
            radius - 0.004,
            top,
            int(3400 * share),
            self.fibre,
            rng,
            longer=1.5 if self.sort == "steel" else 1.0,
            tint=self.tint,
        )
        if self.tips:
            diamond_tips(radius - 0.004, top, self.tips, rng)


def printed(lines, radius, y, z, ink):
    """Type marks on the face round the height y, shares of the radius: the first large, the second smaller."""
    tall = (0.25, 0.15) if len(lines) > 1 else (0.29,)
    y += 0.09 * (len(lines) - 1)
    for text, share in zip(lines, tall):
        wide, high = 1.15 * radius, 1.25 * share * radius
        card = decal(wide, high, (0, y * radius, z), word(text, wide, high, ink), face="+z")
        outside_frame(card)
        y -= 0.23


def floor_pads(
    colour="red",
    diameter=0.432,
    count=5,
    mark=None,
    second=None,
    sort="fibre",
    thick=0.025,
    tips=None,
    leans=False,
):
    """Round floor pads with centre hole: a stack; where it leans, the last one leans on the others, face forward.

    sort: "fibre", "hair", "steel", "felt" or "melamine" (white foam on a grey backing); tips: colour of the
    diamond bond on the fibre tips; mark and second: printed on the face.
    """
    hexc = PAD_COLOURS.get(colour, colour)
    rng = np.random.default_rng(3)
    radius = diameter / 2
    pad = Pad(sort, hexc, thick, tips, rng)
    lying = count - 1 if leans else count
    for k in range(lying):
        before = objects()
        pad.make(radius * (1 + 0.006 * (rng.random() - 0.5)), k == lying - 1)
        shift = (rng.random(2) - 0.5) * 0.012
        phase = rng.random() * 6
        for part in move(before, (shift[0], shift[1], k * (thick + 0.0012))):
            deform(part, lambda x, y, z: (x, y, z + 0.0012 * math.sin(3 * math.atan2(y, x) + phase)))
    ink = "#161b20" if is_light(hexc) or sort == "melamine" else "#f2f2ee"
    lines = [mark or f"{round(diameter / 0.0254)} in"] + ([second] if second else [])
    over = thick + (0.0052 if tips else 0.0036)
    before = objects()
    if leans:
        tilt, height = 0.96, lying * thick
        pad.make(radius, True)
        printed(lines, radius, 0.62, over, ink)
        away = radius - radius * math.cos(tilt) + height / math.tan(tilt) + 0.05 * radius
        turn = -0.30 if lying else -0.52
        move(before, (-0.74 * radius, -away, radius * math.sin(tilt) + 0.0005), (tilt, 0, turn))
    else:
        printed(lines, radius, -0.62, over + (lying - 1) * (thick + 0.0012), ink)
    smaller = (LARGEST - diameter) / (LARGEST - 0.33)
    return dict(az=-90, el=30, lens=85, fill=0.85 - 0.14 * smaller)
