"""Diamond and abrasive tools."""

import math

import numpy as np

from geometry import (
    PI,
    bands,
    boolean,
    decal,
    lathe,
    mesh_object,
    place,
    rounded_box,
    silhouette,
)
from materials import metal, plastic
from models.abrasives import studded_roller
from models.machine_parts import is_light
from models.tool_parts import fibrous, flat_plate, move, objects, polar, speckled, turned, word

MODELS = (
    "diamond_segments",
    "resin_pads",
    "cup_wheel",
)


def grinding_shoe(
    colour, grit_mat, loc=(0, 0, 0), turn=0.0, tips="bars", grit="30", bar=(0.040, 0.010, 0.012), pieces=1
):
    """Trapezoid quick-change shoe, 0.10 m long, with two diamond bars, PCD quarters or a studded roller.

    grit: of bars, printed on its wide end; bar: length, width and height of one; pieces: how many a slotted one has.
    """
    before = objects()
    body = plastic(colour, 0.34, 0, coat=0.4)
    steel = metal("#b9bcbe", 0.3)
    outline = [(-0.050, -0.030), (0.050, -0.021), (0.050, 0.021), (-0.050, 0.030)]
    flat_plate(outline, 0.007, body, 0.0012, 0.006)
    if tips == "bars":
        ink = "#1d2226" if is_light(colour) else "#f4f5f4"
        card = decal(0.046, 0.022, (0, 0, 0), word(grit, 0.046, 0.022, ink, size=0.95), face="+z")
        place(place(card, (0, 0, 0), (0, 0, -PI / 2)), (-0.035, 0, 0.0073))
    for x, y in ((0.040, 0), (0.010, 0)) if tips == "bars" else ((-0.036, 0), (0.036, 0), (0.0, 0)):
        turned(
            [(0, 0.0073), (0.0050, 0.0073), (0.0062, 0.0078, 0.0004), (0.0066, 0.0070)],
            0.0004,
            steel,
            loc=(x, y, 0),
            n=32,
        )
        lathe([(0, 0.0077), (0.0042, 0.0077)], plastic("#1a1b1d", 0.5, 0), loc=(x, y, 0), n=32)
    if tips == "bars":
        for side in (-1, 1):
            length, wide, high = bar
            for k in range(pieces):
                share = length / pieces
                piece = rounded_box(
                    (share - (0.0025 if pieces > 1 else 0), wide, high),
                    ((k - (pieces - 1) / 2) * share, 0, 0),
                    0.0022,
                    grit_mat,
                )
                place(piece, (0.010, side * 0.0150, 0.00675 + high / 2), (0, 0, -side * 0.09))
            foot = rounded_box((length + 0.003, wide + 0.003, 0.003), (0, 0, 0), 0.001, steel)
            place(foot, (0.010, side * 0.0150, 0.0080), (0, 0, -side * 0.09))
    elif tips == "pcd":
        pcd_tips(grit_mat, steel)
    elif tips == "roller":
        roller_fork(steel)
    return move(before, loc, (0, 0, turn))


def pcd_tips(bronze, steel):
    """Two upright quarter-round diamond cutters and a low stabiliser bar."""
    cutter = plastic("#1b1d20", 0.25, 0, coat=0.6)
    for side in (-1, 1):
        quarter = [(-0.012, 0.0), (0.002, 0.0), (0.002, 0.014)]
        quarter += [(0.002 - 0.014 * math.sin(t), 0.014 * math.cos(t)) for t in (0.3, 0.6, 0.9, 1.2)]
        for mat, back, thick in ((cutter, 0.0, 0.003), (steel, 0.0045, 0.006)):
            tip = silhouette([(x, z, 0) for x, z in quarter], thick, 0.0006, mat, seg=2, mid=2)
            place(tip, (0, 0, 0), (0, 0, PI / 2))
            place(tip, (-0.020 + back, side * 0.014, 0.0072))
    rounded_box((0.030, 0.009, 0.007), (0.026, 0, 0.0100), 0.002, bronze)


def roller_fork(steel):
    """One carbide-studded roller between two cheeks."""
    carbide = metal("#c9cdd0", 0.24)
    before = objects()
    studded_roller(0.034, 0.0125, 0.0125, 5, 6, metal("#6f757a", 0.38), carbide)
    for x in (-0.003, 0.037):
        cheek = [
            (x - 0.002, -0.016, 0.001),
            (x - 0.002, 0.010, 0.004),
            (x + 0.002, 0.010, 0.004),
            (x + 0.002, -0.016, 0.001),
        ]
        silhouette(cheek, 0.022, 0.001, steel)
        turned(
            [(0, 0), (0.006, 0, 0.001), (0.006, 0.003, 0.001), (0, 0.003)],
            0.0006,
            steel,
            n=32,
            loc=(x, 0, 0),
            rot=(0, PI / 2 if x > 0 else -PI / 2, 0),
        )
    move(before, (0, -0.017, 0.0235), (0, 0, PI / 2))


def diamond_segments(
    colours=("#c8281e", "#e2a012", "#2b62b5"),
    bond="#a58a5c",
    tips="bars",
    grit="30",
    bar=(0.040, 0.010, 0.012),
    pieces=1,
):
    """Three quick-change shoes (0.10 m) with diamond bars, two behind one; tips "pcd" or "roller": with those instead.

    grit: of bars, printed on their shoes; bar: length, width and height of one; pieces: how many a slotted one has.
    """
    diamonds = speckled(bond, "#e9e4d6", 900, 0.42)
    for colour, (x, y, angle) in zip(
        colours, ((-0.050, 0.064, 0.22), (0.050, 0.058, -0.18), (0.002, -0.058, 0.05))
    ):
        grinding_shoe(colour, diamonds, (x, y, 0), PI / 2 + angle, tips, grit, bar, pieces)
    return dict(az=-90, el=44, lens=90)


def clipped(outline, radius, steps=180):
    """The convex outline cut off at a circle round the origin."""
    for k in range(steps):
        angle = 2 * PI * k / steps
        c, s = math.cos(angle), math.sin(angle)
        over = [x * c + y * s - radius for x, y in outline]
        if not outline or max(over) <= 0:
            continue
        kept = []
        for j, (x, y) in enumerate(outline):
            if over[j - 1] * over[j] < 0:
                share = over[j - 1] / (over[j - 1] - over[j])
                kept.append(tuple(a + (b - a) * share for a, b in zip(outline[j - 1], (x, y))))
            if over[j] <= 0:
                kept.append((x, y))
        outline = kept
    return outline


def hexagon(cx, cy, reach, steps):
    """Hexagon with a corner on top, its sides cut into steps."""
    angles = [PI / 6 + k * PI / 3 for k in range(7)]
    corners = [(cx + reach * math.cos(angle), cy + reach * math.sin(angle)) for angle in angles]
    return [
        (a[0] + (b[0] - a[0]) * k / steps, a[1] + (b[1] - a[1]) * k / steps)
        for a, b in zip(corners, corners[1:])
        for k in range(steps)
    ]


def fanned(core):
    """Every corner of a convex outline with the directions in which a round edge leaves it: x, y, angle."""
    sides = [math.atan2(b[0] - a[0], a[1] - b[1]) + PI for a, b in zip(core, core[1:] + core[:1])]
    out = []
    for k, (x, y) in enumerate(core):
        turn = (sides[k] - sides[k - 1] + PI) % (2 * PI) - PI
        steps = 4 if abs(turn) > 0.2 else 0
        out += [(x, y, sides[k - 1] + turn * (j / steps if steps else 0.5)) for j in range(steps + 1)]
    return out


def hex_cells(radius, hole, pitch, z0, z1, groove, mat):
    """Disc face of raised hexagonal cells with rounded edges, cut off at its rim and round its hole."""
    flat = pitch / math.sqrt(3)
    rows = int(radius / (1.5 * flat)) + 2
    soft = min(0.0009, 0.5 * (z1 - z0))
    round_by = 2 * soft
    reach = flat - (groove + 2 * round_by) / math.sqrt(3)
    verts, faces = [], []
    for row in range(-rows, rows + 1):
        for col in range(-rows, rows + 1):
            cx, cy = pitch * (col + 0.5 * (row % 2)), 1.5 * flat * row
            away = math.hypot(cx, cy)
            if away < 0.5 * pitch:
                continue
            core = clipped(hexagon(cx, cy, reach, 10 if away < hole + pitch else 1), radius - round_by)
            if len(core) < 3 or np.ptp(np.array(core), 0).min() < 0.05 * pitch:
                continue
            edge = fanned(core)
            start, count = len(verts), len(edge)
            for shrink, z in ((0, z0), (0, z1 - soft), (0.29 * soft, z1 - 0.29 * soft), (soft, z1)):
                by = round_by - shrink
                level = [(x + by * math.cos(angle), y + by * math.sin(angle)) for x, y, angle in edge]
                out = [max(1.0, (hole + shrink) / math.hypot(x, y)) for x, y in level]
                verts += [(x * k, y * k, z) for (x, y), k in zip(level, out)]
            faces += [tuple(start + k for k in face) for face in bands(4, count)]
            faces.append(tuple(start + 3 * count + k for k in range(count)))
    return mesh_object("cells", verts, faces, mat, auto=20)


def shaded(colour, share):
    """The hex colour made darker."""
    digits = colour.lstrip("#")
    return "#" + "".join(f"{round(int(digits[k : k + 2], 16) * share):02x}" for k in (0, 2, 4))


def pad_bond(colour, bond):
    """Material of a pad's face: gloss resin, resin filled with copper, or dull ceramic."""
    if bond == "copper":
        return speckled(colour, "#e9b083", 1500, 0.42, 0.36, 0.55)
    if bond == "ceramic":
        return speckled(colour, "#f1e6d6", 1700, 0.34, 0.55, 0.0)
    return plastic(colour, 0.34, 0, coat=0.2, spec=0.42)


class PolishingPad:
    """Materials and measures of one sort of pad; make() builds one, lying on its hook-and-loop back."""

    def __init__(self, colour, radius, grit, thick, bond, coarse, back):
        self.radius, self.grit, self.thick, self.coarse = radius, grit, thick, coarse
        self.face = pad_bond(colour, bond)
        self.ground = plastic(shaded(colour, 0.55), 0.5, 0)
        self.loops = fibrous(back, 1300, 0.0016, 0.34, tint=False, sheen=0.5)
        self.badge = plastic("#c4c7c8", 0.45, 0)
        self.ink = "#f2f2ee" if not is_light(back) else "#22262a"

    def make(self, aside=0.0):
        """Hook-and-loop layer, resin body, honeycomb and the grit on both sides; aside: how far off on the back."""
        radius, thick = self.radius, self.thick
        backing = min(0.0026, 0.36 * thick)
        relief = min(0.0036, 0.42 * thick)
        floor = thick - relief
        turned(
            [(0, 0), (radius * 0.985, 0, 0.0005), (radius * 0.985, backing), (0, backing)],
            0.0004,
            self.loops,
            n=128,
        )
        turned(
            [(0, backing), (radius, backing, 0.0004), (radius, floor), (0, floor)], 0.0003, self.ground, n=128
        )
        middle = 0.30 * radius
        groove = 0.0030 * self.coarse
        cells = radius - 0.0004
        hex_cells(
            cells, middle + 0.8 * groove, 0.0185 * self.coarse, floor - 0.0002, thick, groove, self.face
        )
        rim = 0.0005
        seat = [(0, floor - 0.0002), (middle, floor - 0.0002), (middle, thick, rim), (0, thick)]
        turned(seat, 0.0003, self.face, n=96)
        top = thick + 0.0002
        turned(
            [(0, top), (0.86 * middle, top, 0.0001), (0.86 * middle, thick - 0.001)], 0.0001, self.badge, n=96
        )
        self.mark(1.52 * middle, 0.86 * middle, top + 0.0002, "#1d2226")
        card = self.mark(1.05 * radius, 0.50 * radius, 0.0004, self.ink)
        place(card, (aside * radius, 0, 0), (PI, 0, 0))

    def mark(self, wide, high, z, ink):
        """The grit as a card, face up."""
        return decal(wide, high, (0, 0, z), word(self.grit, wide, high, ink), face="+z")

    def lie(self, number, x, y, rng):
        """A pile of that many."""
        for k in range(number):
            before = objects()
            self.make()
            shift = (rng.random(2) - 0.5) * 0.05 * self.radius
            turn = 0.25 if k == number - 1 else 6 * rng.random()
            move(before, (x + shift[0], y + shift[1], k * (self.thick + 0.0003)), (0, 0, turn))

    def stand(self, x, y, lean, turn, back=False, aside=0.0):
        """One that stands on its rim, face or back forward."""
        before = objects()
        self.make(aside)
        height = self.radius * math.sin(lean) + (self.thick * math.cos(lean) if back else 0)
        move(before, (x, y, height + 0.0004), (lean + (PI if back else 0), 0, turn))


def resin_pads(
    colour="#2b62b5", radius=0.05, grit="400", count=5, thick=0.0085, bond="resin", coarse=1.0, back=None
):
    """A pack of hook-and-loop polishing pads: one shows its face, one its back, the others lie in a pile.

    bond: "resin", "copper" or "ceramic"; coarse: how much larger the cells are; back: colour of the loops.
    """
    rng = np.random.default_rng(5)
    pad = PolishingPad(colour, radius, grit, thick, bond, coarse, back or "#2b2d30")
    r, pile = radius, count - 2
    tall = pile * thick > 1.2 * r
    if tall:
        pad.lie(pile, 0.55 * r, 1.30 * r, rng)
        pad.stand(1.06 * r, -0.62 * r, 0.80, 0.30, back=True)
    else:
        pad.stand(0.74 * r, 0.78 * r, 1.22, -0.42, back=True, aside=0.24)
        pad.lie(pile, 0.78 * r, -1.06 * r, rng)
    pad.stand(-0.62 * r if tall else -0.48 * r, 0.15 * r if tall else -0.10 * r, 1.08, -0.22)
    return dict(az=-90, el=33 if tall else 30, lens=90)


def cup_body(radius, colour, bond, rim_kind="double"):
    """Diamond cup wheel, working face up (+z), centre of the bore at the origin."""
    paint = plastic(colour, 0.30, 0, coat=0.6)
    steel = metal("#bfc2c4", 0.3)
    grit = speckled(bond, "#efe9da", 700, 0.42)
    rim = 0.018
    outer = [
        (0.0112, -0.006),
        (0.024, -0.006, 0.001),
        (0.026, -0.004, 0.002),
        (radius * 0.62, -0.002, 0.010),
        (radius * 0.80, 0.012, 0.008),
        (radius * 0.995, rim - 0.003, 0.001),
        (radius * 0.995, rim, 0.0008),
        (radius * 0.70, rim, 0.001),
        (radius * 0.60, 0.004, 0.006),
        (0.026, 0.001, 0.002),
        (0.0112, 0.001),
        (0.0112, -0.006),
    ]
    body = turned(outer, 0.001, paint, n=160, seg=5)
    turned([(0.0112, 0.0012), (0.0230, 0.0012, 0.0006), (0.0235, 0.0)], 0.0004, steel, n=96)
    turned([(0.0112, -0.0062), (0.0220, -0.0062, 0.0006), (0.0230, -0.005)], 0.0004, steel, n=96)
    lathe([(0.0111, -0.006), (0.0111, 0.001)], steel, n=64)
    for k in range(8):
        angle = 2 * PI * (k + 0.5) / 8
        spot = (radius * 0.50 * math.cos(angle), radius * 0.50 * math.sin(angle), 0)
        drill = lathe([(0, -0.02), (0.0042, -0.02), (0.0042, 0.02), (0, 0.02)], None, loc=spot, n=32)
        boolean(body, drill)
    if rim_kind == "turbo":
        turbo_rim(radius, rim, grit)
    elif rim_kind == "pcd":
        pcd_rim(radius, rim, grit)
    else:
        rows = ((0.915, 18, 0.0), (0.770, 14, 0.5)) if rim_kind == "double" else ((0.86, 10, 0.0),)
        for share, number, phase in rows:
            for k in range(number):
                angle = 2 * PI * (k + phase) / number
                length = 2 * PI * radius * share / number * (0.66 if number > 10 else 0.72)
                wide = radius * (0.115 if rim_kind == "double" else 0.19)
                piece = rounded_box((wide, length, 0.0085), (0, 0, 0), 0.0012, grit, seg=2)
                place(piece, (0, 0, rim + 0.0036), (0, 0, 0.30 if rim_kind == "double" else 0.0))
                polar(piece, radius * share, angle)


def turbo_rim(radius, rim, grit):
    """Continuous rim cut by slanting grooves."""
    inner, outer = radius * 0.70, radius * 0.995
    turned(
        [(inner, rim - 0.001), (outer, rim - 0.001), (outer, rim + 0.0035), (inner, rim + 0.0035)],
        0.0005,
        grit,
        n=160,
    )
    number = 26
    for k in range(number):
        ridge = rounded_box(
            ((outer - inner) * 1.12, 2 * PI * radius / number * 0.50, 0.0045), (0, 0, 0), 0.0012, grit, seg=2
        )
        place(ridge, (0, 0, rim + 0.0052), (0, 0, 0.62))
        polar(ridge, (inner + outer) / 2, 2 * PI * k / number)


def pcd_rim(radius, rim, bronze):
    """Upright diamond cutters that alternate with low bronze segments."""
    cutter = plastic("#1b1d20", 0.25, 0, coat=0.6)
    steel = metal("#b9bcbe", 0.3)
    for k in range(6):
        angle = 2 * PI * k / 6
        back = rounded_box((0.013, 0.008, 0.016), (0, 0, 0), 0.0015, steel, seg=2)
        place(back, (0, 0.004, rim + 0.006))
        face = rounded_box((0.012, 0.0028, 0.015), (0, 0, 0), 0.0008, cutter, seg=2)
        place(face, (0, -0.0012, rim + 0.0068))
        for part in (back, face):
            polar(part, radius * 0.86, angle)
        low = rounded_box((0.012, 0.020, 0.006), (0, 0, rim + 0.003), 0.0015, bronze, seg=2)
        polar(low, radius * 0.86, angle + PI / 6)


def cup_wheel(colour="#1f56a8", diameter=0.125, bond="#8f8a7c", rim="double"):
    """Two diamond cup grinding wheels, 125 mm: one on its segments, one leaning on it; rim double, single, turbo or pcd."""
    radius = diameter / 2
    before = objects()
    cup_body(radius, colour, bond, rim)
    move(before, (0.56 * radius, 0.88 * radius, 0.0265), (PI, 0, 0.3))
    before = objects()
    cup_body(radius, colour, bond, rim)
    lean = 1.08
    height = radius * math.sin(lean) + 0.006 * math.cos(lean) + 0.0005
    move(before, (-0.1 * radius, -0.48 * radius, height), (lean, 0, -0.18))
    return dict(az=-90, el=22, lens=90)
