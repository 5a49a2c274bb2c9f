"""Round floor pads."""

import math

import numpy as np

from geometry import PI, decal, deform
from models.machine_parts import is_light
from models.tool_parts import fibrous, move, objects, outside_frame, tubes, turned, word

MODELS = ("floor_pads",)
PAD_COLOURS = {
    "black": "#232426",
    "brown": "#5b3a22",
    "green": "#1f6b3c",
    "blue": "#1f56a8",
    "red": "#b3241f",
    "white": "#d5d3cb",
}


def pad_fibres(radius, hole, z, count, mat, rng, r=0.0006, down=False):
    """Curved non-woven fibres lying on a pad face."""
    where = hole + (radius - hole) * np.sqrt(rng.random(count))
    around = rng.random(count) * 2 * PI
    heading = rng.random(count) * 2 * PI
    bend = (rng.random(count) - 0.5) * 3.0
    length = 0.018 + 0.030 * rng.random(count)
    steps = 6
    t = np.linspace(-0.5, 0.5, steps)
    direction = heading[:, None] + bend[:, None] * t
    x = (where * np.cos(around))[:, None] + np.cumsum(np.cos(direction), 1) * (length / steps)[:, None]
    y = (where * np.sin(around))[:, None] + np.cumsum(np.sin(direction), 1) * (length / steps)[:, None]
    lift = 0.0012 * rng.random(count)[:, None] + 0.0012 * np.sin(PI * (t + 0.5))
    reach = np.hypot(x, y)
    limit = radius + 0.0015
    pull = np.minimum(1, limit / reach) * np.where(reach < hole, hole / np.maximum(reach, 1e-6), 1)
    path = np.stack([x * pull, y * pull, np.broadcast_to(z + lift, x.shape)], -1)
    return tubes(path, r * (0.75 + 0.65 * rng.random(count)), mat, sides=3, tint=0.26)


def rim_fibres(radius, z0, z1, count, mat, rng, r=0.0006):
    """Fibres wrapped over the outer edge of a pad."""
    around = rng.random(count) * 2 * PI
    slope = (rng.random(count) - 0.5) * 1.6
    length = 0.012 + 0.022 * rng.random(count)
    middle = z0 + (z1 - z0) * rng.random(count)
    t = np.linspace(-0.5, 0.5, 5)
    angle = around[:, None] + (length * np.cos(slope))[:, None] * t / radius
    height = np.clip(middle[:, None] + (length * np.sin(slope))[:, None] * t, z0, z1)
    edge = np.abs(height - (z0 + z1) / 2) / ((z1 - z0) / 2)
    out = radius - 0.0075 * edge**4 + 0.0010 * rng.random(count)[:, None] + 0.0012 * np.cos(PI * t)
    path = np.stack([out * np.cos(angle), out * np.sin(angle), height], -1)
    return tubes(path, r * (0.75 + 0.65 * rng.random(count)), mat, sides=3, tint=0.26)


def floor_pads(colour="red", diameter=0.432, count=5, mark=None):
    """Stack of round non-woven floor pads with centre hole, each 25 mm thick, 0.43 m (17 in) across."""
    hexc = PAD_COLOURS.get(colour, colour)
    rng = np.random.default_rng(3)
    radius = diameter / 2
    hole = 0.042
    thick = 0.024
    pale = is_light(hexc)
    base = fibrous(hexc, 260, 0.004, 0.12 if pale else 0.4, tint=False)
    fibre = fibrous(hexc, 500, 0.0004, 0.08 if pale else 0.2)
    for k in range(count):
        before = objects()
        z0 = k * (thick + 0.0015)
        z1 = z0 + thick
        ragged = 1 + 0.006 * (rng.random() - 0.5)
        profile = [(hole, z0), (radius, z0, 0.009), (radius, z1, 0.009), (hole, z1, 0.004), (hole, z0)]
        pad = turned(profile, 0.003, base, n=160)
        phase = rng.random() * 6
        deform(
            pad,
            lambda x, y, z: (
                x * ragged,
                y * ragged,
                z + 0.0018 * math.sin(3 * math.atan2(y, x) + phase) * math.hypot(x, y) / radius,
            ),
        )
        rim_fibres(radius * ragged, z0, z1, 1700, fibre, rng)
        if k == count - 1:
            pad_fibres(radius - 0.006, hole, z1, 7000, fibre, rng)
        shift = (rng.random(2) - 0.5) * 0.022
        move(before, (shift[0], shift[1], 0))
    label = mark or f"{round(diameter / 0.0254)} in"
    top = count * (thick + 0.0015) + 0.0012
    ink = "#30363b" if pale else "#f2f2ee"
    wide = 0.62 * radius
    art = word(label, 0.12, 0.045, ink)
    card = decal(wide, wide * 0.375, (0, -0.60 * radius, top + 0.0075), art, face="+z")
    outside_frame(card)
    return dict(az=-90, el=33, lens=85)
