"""Diamond and abrasive tools."""

import math

import numpy as np

from geometry import PI, boolean, decal, lathe, mesh_object, place, rounded_box, silhouette
from materials import metal, plastic
from models.abrasives import studded_roller
from models.tool_parts import fibrous, flat_plate, move, objects, polar, speckled, turned, word

MODELS = (
    "diamond_segments",
    "resin_pads",
    "cup_wheel",
)


def grinding_shoe(colour, grit_mat, loc=(0, 0, 0), turn=0.0, tips="bars"):
    """Trapezoid quick-change shoe, 0.10 m long, with two diamond bars, PCD quarters or a studded roller."""
    before = objects()
    body = plastic(colour, 0.34, 0, coat=0.4)
    steel = metal("#b9bcbe", 0.3)
    outline = [(-0.050, -0.030), (0.050, -0.021), (0.050, 0.021), (-0.050, 0.030)]
    flat_plate(outline, 0.007, body, 0.0012, 0.006)
    for x, y in ((-0.036, 0), (0.036, 0), (0.0, 0)):
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
            bar = rounded_box((0.058, 0.0105, 0.0125), (0, 0, 0), 0.0022, grit_mat)
            place(bar, (0, side * 0.0150, 0.0130), (0, 0, -side * 0.09))
            foot = rounded_box((0.061, 0.0135, 0.003), (0, 0, 0), 0.001, steel)
            place(foot, (0, side * 0.0150, 0.0080), (0, 0, -side * 0.09))
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


def diamond_segments(colours=("#c8281e", "#e2a012", "#2b62b5"), bond="#a58a5c", tips="bars", close=False):
    """Three quick-change shoes (0.10 m) with diamond bars and a puck disc (76 mm); tips "pcd" or "roller": shoes only.

    close: two shoes stand behind one, which fills the square.
    """
    grit = speckled(bond, "#e9e4d6", 900, 0.42)
    angles = (0.45, 0.0, -0.45)
    if close:
        for colour, (x, y, angle) in zip(
            colours, ((-0.050, 0.064, 0.22), (0.050, 0.058, -0.18), (0.002, -0.058, 0.05))
        ):
            grinding_shoe(colour, grit, (x, y, 0), PI / 2 + angle, tips)
        return dict(az=-90, el=44, lens=90)
    for colour, angle in zip(colours, angles):
        away = 0.140
        x = away * math.sin(-angle) * 1.0
        y = -away * math.cos(angle)
        grinding_shoe(colour, grit, (x, y, 0), PI / 2 - angle, tips)
    if tips != "bars":
        return dict(az=-90, el=46, lens=90)
    steel = plastic("#33383d", 0.35, 0, coat=0.3)
    before = objects()
    turned(
        [(0.010, 0), (0.039, 0, 0.001), (0.039, 0.0065, 0.001), (0.010, 0.0065, 0.001), (0.010, 0)],
        0.0006,
        steel,
        n=96,
    )
    for k in range(9):
        angle = 2 * PI * k / 9
        spot = (0.029 * math.cos(angle), 0.029 * math.sin(angle), 0)
        turned([(0, 0.0155), (0.0066, 0.0155, 0.0008), (0.0068, 0.006)], 0.0006, grit, loc=spot, n=32)
    move(before, (0.0, -0.034, 0), (0.0, 0, 0))
    return dict(az=-90, el=54, lens=90)


def hex_cells(radius, hole, pitch, z0, z1, groove, mat):
    """Disc face cut into hexagonal cells, clipped to a ring between hole and radius."""
    verts = []
    faces = []
    flat = pitch / math.sqrt(3)
    rows = int(radius / (1.5 * flat)) + 2
    for row in range(-rows, rows + 1):
        for col in range(-rows, rows + 1):
            cx = pitch * (col + 0.5 * (row % 2))
            cy = 1.5 * flat * row
            if math.hypot(cx, cy) > radius + pitch * 0.30 or math.hypot(cx, cy) < hole:
                continue
            start = len(verts)
            for shrink, z in ((0, z0), (0, z1 - 0.0007), (0.0009, z1)):
                for k in range(6):
                    angle = PI / 6 + k * PI / 3
                    reach = flat - groove / 2 - shrink
                    x = cx + reach * math.cos(angle)
                    y = cy + reach * math.sin(angle)
                    limit = radius - shrink
                    away = math.hypot(x, y)
                    if away > limit:
                        x *= limit / away
                        y *= limit / away
                    verts.append((x, y, z))
            for level in (0, 6):
                for k in range(6):
                    n = (k + 1) % 6
                    faces.append(
                        (start + level + k, start + level + n, start + level + 6 + n, start + level + 6 + k)
                    )
            faces.append(tuple(start + 12 + k for k in range(6)))
    return mesh_object("cells", verts, faces, mat, auto=25)


def resin_pad(colour, radius, grit, thick=0.0085, coarse=1.0):
    """One velcro-backed resin pad, face up, resting on z = 0; coarse: how much larger its cells and its mark are."""
    face = plastic(colour, 0.5, 0, spec=0.35)
    groove = plastic(colour, 0.7, 0)
    velcro = fibrous("#2b2d30", 900, 0.002, 0.4, tint=False)
    turned(
        [(0, 0), (radius * 0.985, 0, 0.001), (radius * 0.99, 0.0028, 0.001), (0, 0.0028)],
        0.0008,
        velcro,
        n=96,
    )
    turned(
        [(0, 0.0026), (radius, 0.0026, 0.0005), (radius, thick - 0.0028, 0.0006), (0, thick - 0.0028)],
        0.0005,
        groove,
        n=96,
    )
    hex_cells(radius - 0.0006, 0.0105 * coarse, 0.0185 * coarse, thick - 0.0035, thick, 0.0034 * coarse, face)
    turned(
        [(0, thick - 0.0002), (0.0085 * coarse, thick - 0.0002, 0.0004), (0.0090 * coarse, thick - 0.003)],
        0.0003,
        plastic("#f0f0ec", 0.5, 0),
        n=48,
    )
    wide, high = 0.0150 * coarse, 0.0070 * coarse
    return decal(wide, high, (0, 0, thick + 0.0002), word(grit, wide, high, "#22262a"), face="+z")


def resin_pads(
    colours=("#e8c21a", "#d2691e", "#b3241f", "#2f8f4e", "#2b62b5"), radius=0.05, grit=None, coarse=1.0
):
    """Set of velcro resin polishing pads with hexagonal cells, 0.10 m across, one colour per grit; the last two stand."""
    grits = (grit,) * len(colours) if grit else ("400", "800", "1500", "200", "100")
    thick = 0.0085
    rng = np.random.default_rng(5)
    standing = 2 if len(colours) > 2 else 1
    for k, colour in enumerate(colours[:-standing]):
        before = objects()
        resin_pad(colour, radius, grits[k], thick, coarse)
        move(
            before,
            (-0.004 + 0.006 * rng.random(), 0.004 * rng.random(), k * (thick + 0.0004)),
            (0, 0, rng.random() * 6),
        )
    for k, colour in enumerate(colours[-standing:]):
        before = objects()
        resin_pad(colour, radius, grits[k - standing], thick, coarse)
        lean = 0.92
        x = (-1.12, 1.20)[k] * radius if standing == 2 else -0.72 * radius
        y = (-1.48, -1.32)[k] * radius
        move(before, (x, y, radius * math.sin(lean) + 0.0005), (lean, 0, (-0.12, 0.22)[k]))
    return dict(az=-90, el=38, lens=90)


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
