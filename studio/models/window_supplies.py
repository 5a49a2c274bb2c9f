"""Spare parts and carriers of window cleaners: blades, rubbers, joints, holster, water-fed brush."""

import math

import numpy as np

from geometry import (
    PI,
    boolean,
    decal,
    lathe,
    loft,
    patch,
    pipe,
    place,
    ring,
    rounded,
    rounded_box,
    silhouette,
    snap,
    soft,
    sweep,
    wheel,
)
from materials import glowing, metal, plastic, rubber
from models.machine_parts import cyl, hull, palette, torus
from models.tool_parts import (
    bristles,
    fibrous,
    fit_point,
    flat_plate,
    grip,
    move,
    objects,
    outside_frame,
    tufts,
    turned,
    word,
)

MODELS = (
    "pure_water_trolley",
    "angle_adapter",
    "scraper_blades",
    "squeegee_rubbers",
    "belt_holster",
    "water_fed_brush",
)


def angle_adapter(colour="#0f7a4d"):
    """Adjustable joint for a telescopic pole: socket end, toothed hinge with wing nut, tapered cone end, 0.22 m."""
    dark = plastic("#23272b", 0.4, 0)
    accent = plastic(colour, 0.32, 0, coat=0.2)
    steel = metal("#b9bdc0", 0.28)
    black = plastic("#101214", 0.7, 0)

    def socket():
        # grows along +z from the hinge at the origin
        tube = [
            (0, 0.012),
            (0.013, 0.012, 0.003),
            (0.0185, 0.026, 0.006),
            (0.0195, 0.100, 0.003),
            (0.0160, 0.100, 0.001),
        ]
        turned(tube + [(0.0160, 0.060), (0, 0.060)], 0.001, dark, n=72)
        lathe([(0, 0.062), (0.0159, 0.062)], black, n=48)
        for k in range(4):
            z = 0.040 + 0.012 * k
            turned(
                [(0.018, z), (0.0205, z + 0.001, 0.001), (0.0205, z + 0.006, 0.001), (0.018, z + 0.007)],
                0.0006,
                dark,
                n=72,
            )
        turned(
            [(0.019, 0.090), (0.0215, 0.0905, 0.001), (0.0215, 0.099, 0.001), (0.019, 0.0995)],
            0.0006,
            accent,
            n=72,
        )

    def cone():
        tip = [
            (0, 0.012),
            (0.013, 0.012, 0.003),
            (0.0175, 0.024, 0.004),
            (0.0175, 0.036, 0.003),
            (0.0135, 0.040, 0.002),
        ]
        turned(tip + [(0.0080, 0.105, 0.003), (0, 0.106)], 0.001, dark, n=64)
        turned(
            [(0.0165, 0.026), (0.0185, 0.0265, 0.001), (0.0185, 0.034, 0.001), (0.0165, 0.0345)],
            0.0006,
            accent,
            n=64,
        )
        for k in range(5):
            z = 0.048 + 0.011 * k
            r = 0.0135 - 0.0055 * (z - 0.040) / 0.065
            turned(
                [(r - 0.001, z), (r + 0.0013, z + 0.0016, 0.0005), (r - 0.001, z + 0.0045)],
                0.0003,
                dark,
                n=48,
            )

    before = objects()
    socket()
    move(before, (0, 0, 0), (0, -PI / 2 - 0.28, 0))
    before = objects()
    cone()
    move(before, (0, 0, 0), (0, 0.95, 0))
    # hinge: toothed discs along y, bolt, wing nut
    for y, mat in ((-0.0115, dark), (0.0015, dark)):
        turned(
            [(0, 0), (0.021, 0, 0.001), (0.021, 0.010, 0.001), (0, 0.010)],
            0.0006,
            mat,
            n=96,
            loc=(0, y + 0.010, 0),
            rot=(PI / 2, 0, 0),
        )
    for k in range(28):
        a = 2 * PI * k / 28
        tooth = rounded_box((0.0022, 0.0036, 0.0034), (0.0205, 0.0, 0), 0.0006, steel, seg=2)
        place(tooth, (0, 0, 0), (0, a, 0))
    turned(
        [(0, 0), (0.009, 0, 0.001), (0.009, 0.006, 0.001), (0, 0.006)],
        0.0006,
        steel,
        n=6,
        loc=(0, 0.0165, 0),
        rot=(PI / 2, 0, 0),
    )
    turned(
        [(0, 0), (0.0085, 0, 0.001), (0.0075, 0.010, 0.001), (0, 0.010)],
        0.0006,
        accent,
        n=48,
        loc=(0, -0.0115, 0),
        rot=(PI / 2, 0, 0),
    )
    for side in (-1, 1):
        wing = silhouette(
            [
                (side * 0.005, -0.004, 0.002),
                (side * 0.026, -0.010, 0.004),
                (side * 0.028, 0.008, 0.006),
                (side * 0.005, 0.005, 0.002),
            ],
            0.0055,
            0.0018,
            accent,
        )
        place(wing, (0, 0, 0), (0, 0.5, 0))
        place(wing, (0, -0.0185, 0))
    parts = [thing for thing in objects() if thing.type == "MESH"]
    lowest = min(vertex.co.z for part in parts for vertex in part.data.vertices)
    for part in parts:
        place(part, (0, 0, 0.0004 - lowest))
    return dict(az=-72, el=16, lens=100)


def scraper_blades(colour="#c8281e", blade=0.10, count="25"):
    """Plastic dispenser of scraper blades with a few rectangular steel blades fanned in front of it, 0.13 m."""
    case = plastic(colour, 0.30, 0, coat=0.3)
    dark = plastic("#1d2023", 0.5, 0)
    steel = metal("#b4b8bb", 0.27)
    edge = metal("#d3d6d8", 0.2)
    before = objects()
    loft(
        soft(0.0, 0.019, dict(hx=0.060, hy=0.019, r=0.004), dict(hx=0.060, hy=0.019, r=0.004), 0.003, 0.003),
        case,
    )
    rounded_box((0.112, 0.004, 0.0045), (0, -0.0185, 0.0135), 0.001, dark)
    rounded_box((0.100, 0.012, 0.0016), (0, -0.0225, 0.0135), 0.0004, steel, seg=2)
    for k in range(6):
        rounded_box((0.0026, 0.018, 0.0018), (0.036 + 0.0042 * k, 0.0, 0.0194), 0.0008, dark, seg=2)
    art = word(f"{count} blades · 10 cm", 0.070, 0.011, "#ffffff", size=0.62)
    decal(0.070, 0.011, (-0.018, 0.0, 0.0194), art, face="+z")
    move(before, (0.0, 0.034, 0.0), (0, 0, 0.16))
    for k in range(4):
        before = objects()
        half = blade / 2
        flat_plate(
            [(-half, -0.009), (half, -0.009), (half, 0.009), (-half, 0.009)], 0.0008, steel, 0.0002, 0.0006
        )
        flat_plate(
            [(-half, -0.0098), (half, -0.0098), (half, -0.0078), (-half, -0.0078)],
            0.0006,
            edge,
            0.0002,
            0.0002,
        )
        for x in (-0.022, 0.022):
            lathe([(0, 0.0009), (0.0030, 0.0009)], dark, loc=(x, 0.001, 0), n=32)
        move(before, (0.004 * k, -0.020 - 0.005 * k, 0.0012 * (k + 1)), (0.004, 0, -0.16 + 0.13 * k))
    return dict(az=-90, el=42, lens=100)


def rubber_section():
    """Section of a squeegee rubber: thin lip with a bead on its upper edge, as (u, v) points."""
    return [
        (-0.013, -0.0009),
        (0.006, -0.0016),
        (0.0068, -0.0032),
        (0.0125, -0.0032),
        (0.0125, 0.0032),
        (0.0068, 0.0032),
        (0.006, 0.0016),
        (-0.013, 0.0009),
    ]


def squeegee_rubbers(length=0.35, sleeved=False, mark="35 cm", colour="#0f7a4d"):
    """Black squeegee rubbers: a banded bundle of straight strips, or (sleeved) long ones that look out of their sleeve."""
    black = rubber("#191a1c", 0.5)
    if sleeved:
        return rubbers_in_sleeve(mark, colour, black)
    band = plastic("#c6cacd", 0.6, 0)
    for k in range(10):
        row, col = divmod(k, 5)
        y, z = -0.016 + 0.0078 * col + 0.002 * row, 0.0135 + 0.0262 * row
        ends = (-length / 2 + 0.003 * ((k * 7) % 4), y, z), (length / 2 + 0.003 * ((k * 5) % 3), y, z)
        sweep(ends, 1, black, smooth_path=False, shape=rubber_section())
    wrap = rounded_box((0.085, 0.046, 0.0560), (0, 0.0, 0.0272), 0.003, band)
    wrap["nosnap"] = 1
    stripe = rounded_box((0.085, 0.0466, 0.0120), (0, 0.0, 0.0465), 0.002, plastic(colour, 0.5, 0))
    stripe["nosnap"] = 1
    decal(0.075, 0.022, (0, -0.0234, 0.0250), word(mark, 0.075, 0.022, "#22303c"))
    return dict(az=-52, el=30, lens=95)


def rubbers_in_sleeve(mark, colour, black):
    """Five flat rubbers with their lip, staggered in the open end of a rigid carton sleeve that leaves the picture."""
    board = plastic("#b49a74", 0.8, 0, spec=0.1)
    wide, high, wall, far = 0.056, 0.034, 0.0016, 0.80
    for z in (wall / 2, high - wall / 2):
        outside_frame(rounded_box((wide, far, wall), (0, far / 2, z), 0.0004, board, seg=2))
    for side in (-1, 1):
        outside_frame(
            rounded_box(
                (wall, far, high), (side * (wide - wall) / 2, far / 2, high / 2), 0.0004, board, seg=2
            )
        )
    outside_frame(
        rounded_box(
            (wide + 0.0006, 0.150, 0.0006),
            (0, 0.105, high + 0.0002),
            0.0002,
            plastic("#c6cacd", 0.6, 0),
            seg=2,
        )
    )
    outside_frame(
        rounded_box(
            (wide + 0.0008, 0.016, 0.0008), (0, 0.172, high + 0.0003), 0.0002, plastic(colour, 0.5, 0), seg=2
        )
    )
    card = decal(0.105, 0.034, (0, 0, 0), word(mark, 0.105, 0.034, "#1b2126"), face="+z")
    place(card, (0, 0, 0), (0, 0, PI / 2))
    outside_frame(place(card, (0.0, 0.098, high + 0.0010)))
    for k, out in enumerate((0.080, 0.140, 0.100, 0.175, 0.120)):
        x = -0.020 + 0.0098 * k
        sweep([(x, 0.20, 0.0155), (x, -out, 0.0155)], 1, black, smooth_path=False, shape=rubber_section())
    # one more strip lies before the sleeve and bends, lip down
    bend = [(-0.070 - 0.012 * math.cos(1.5 * t), 0.16 - 0.075 * t, 0.0135) for t in np.linspace(0, 4.2, 40)]
    sweep(bend, 1, black, smooth_path=False, shape=rubber_section())
    fit_point((-wide / 2, 0.24, 0), (wide / 2, 0.24, high))
    for thing in objects():
        if thing.type == "MESH":
            place(thing, (0, 0, 0), (0, 0, -0.34))
    return dict(az=-90, el=34, lens=95)


def belt_holster(colour="#17191b", accent="#2460ad"):
    """Window cleaner's double holster on a belt: two drained pockets, a squeegee grip in one, a washer in the other."""
    rng = np.random.default_rng(4)
    shell = plastic(colour, 0.45, 0)
    web = plastic("#202327", 0.75, 0.3, 400)
    dark = plastic("#0f1012", 0.8, 0)
    # two slanted pockets, open at the top
    for x in (-0.062, 0.062):
        low, high = dict(hx=0.046, hy=0.026, e=3.2), dict(hx=0.056, hy=0.034, e=3.2)
        tub = loft([dict(s, cx=x) for s in soft(0.0, 0.205, low, high, 0.012, 0.004, 5)], shell, n=96)
        well = [dict(z=0.012, hx=0.042, hy=0.022, e=3.2, cx=x), dict(z=0.24, hx=0.054, hy=0.032, e=3.2, cx=x)]
        boolean(tub, loft(well, None, n=96))
        rim = soft(
            0.192, 0.206, dict(hx=0.0585, hy=0.0365, e=3.2), dict(hx=0.0585, hy=0.0365, e=3.2), 0.003, 0.003
        )
        hollow = [
            dict(z=0.18, hx=0.0535, hy=0.0315, e=3.2, cx=x),
            dict(z=0.22, hx=0.0535, hy=0.0315, e=3.2, cx=x),
        ]
        boolean(loft([dict(s, cx=x) for s in rim], plastic(accent, 0.35, 0), n=96), loft(hollow, None, n=96))
        for row in range(3):
            for col in range(3):
                hole = cyl_slot(x - 0.020 + 0.020 * col, 0.030 + 0.022 * row, dark)
                snap_slot(hole)
    rounded_box((0.215, 0.012, 0.120), (0, 0.038, 0.140), 0.010, shell)
    # belt through two loops
    strap = [(u * 0.0022, v * 0.024) for u, v in ring(1, 1, 0.8, None, 16)]
    line = [
        (-0.215, 0.075, 0.165),
        (-0.150, 0.058, 0.168),
        (-0.06, 0.050, 0.170),
        (0.06, 0.050, 0.170),
        (0.150, 0.058, 0.168),
        (0.215, 0.075, 0.165),
    ]
    sweep(line, 1, web, shape=strap)
    for x in (-0.085, 0.085):
        rounded_box((0.040, 0.014, 0.064), (x, 0.0475, 0.170), 0.005, shell)
    for side in (-1, 1):
        rounded_box(
            (0.030, 0.012, 0.056), (side * 0.218, 0.0765, 0.165), 0.005, dark, rot=(0, 0, side * 0.25)
        )
    # a squeegee grip and a washer grip with a bit of sleeve
    before = objects()
    grip(accent, 0.0, 0.135)
    move(before, (-0.060, 0.002, 0.150), (0.06, -0.10, 0))
    before = objects()
    plush = fibrous("#d3d7d9", 900, 0.0004, 0.1)
    core = fibrous("#d3d7d9", 500, 0.002, 0.3, tint=False)
    loft(
        soft(0.0, 0.10, dict(hx=0.030, hy=0.016, e=2.4), dict(hx=0.030, hy=0.016, e=2.4), 0.01, 0.012),
        core,
        n=64,
    )
    count = 5200
    a, z = 2 * PI * rng.random(count), 0.10 * rng.random(count)
    points = np.stack([0.030 * np.cos(a), 0.016 * np.sin(a), z], -1)
    normals = np.stack([0.6 * np.cos(a), np.sin(a), 0.2 * rng.normal(size=count)], -1)
    normals /= np.linalg.norm(normals, axis=1, keepdims=True)
    tufts(points, normals, 0.0105, 0.0016, plush, rng, curl=0.95, droop=0.3)
    move(before, (0.062, 0.002, 0.150), (0, 0.12, 0))
    return dict(az=-82, el=16, lens=95)


def cyl_slot(x, z, mat):
    """Dark drain hole as a small disc in front of a pocket."""
    disc = lathe([(0, 0), (0.0052, 0)], mat, n=24, rot=(PI / 2, 0, 0))
    return place(disc, (x, -0.09, z))


def snap_slot(disc):
    """Lay a drain hole onto the pocket behind it."""
    return snap(disc, (0, 1, 0), 0.0005, 0.02, 1)


def water_fed_brush(colour="#2460ad", width=0.40, pole=False):
    """Wide soft window brush with two jets and hose on a pole socket, 0.40 m; pole: with a length of carbon pole."""
    rng = np.random.default_rng(9)
    fibre = fibrous(colour, 700, 0.0004, 0.25)
    block = plastic("#1d2023", 0.42, 0)
    accent = plastic(colour, 0.32, 0, coat=0.2)
    tube = plastic("#c9d4da", 0.15, 0, coat=0.5)
    brass = metal("#b8924a", 0.28)
    half = width / 2
    top = [
        (-half, 0.064, 0.006),
        (-half + 0.01, 0.090, 0.01),
        (half - 0.01, 0.090, 0.01),
        (half, 0.064, 0.006),
    ]
    silhouette(top, 0.078, 0.006, block)
    rounded_box((width + 0.008, 0.084, 0.008), (0, 0, 0.064), 0.003, accent)
    bristles(-half + 0.008, half - 0.008, -0.032, 0.032, 0.064, 0.064, 7, 42, 9, fibre, rng, 0.0006, 0.16)
    # socket, hinge
    rounded_box((0.060, 0.050, 0.020), (0, 0, 0.098), 0.006, block)
    lean = 0.62
    before = objects()
    turned(
        [
            (0, 0.0),
            (0.016, 0.0, 0.003),
            (0.019, 0.020, 0.003),
            (0.020, 0.105, 0.003),
            (0.0165, 0.105),
            (0.0165, 0.05),
            (0, 0.05),
        ],
        0.001,
        block,
        n=72,
    )
    turned(
        [(0.0195, 0.088), (0.0225, 0.0885, 0.001), (0.0225, 0.102, 0.001), (0.0195, 0.1025)],
        0.0006,
        accent,
        n=72,
    )
    if pole:
        weave = plastic("#202428", 0.28, 0, coat=0.6)
        outside_frame(turned([(0, 0.06), (0.0162, 0.06), (0.0162, 0.95), (0, 0.95)], 0.001, weave, n=64))
        turned(
            [(0.0162, 0.235), (0.0230, 0.236, 0.003), (0.0230, 0.285, 0.003), (0.0162, 0.286)],
            0.001,
            block,
            n=64,
        )
        rounded_box((0.020, 0.040, 0.030), (0.016, 0, 0.260), 0.006, accent)
        fit_point((0, 0, 0.40))
    move(before, (0, 0, 0.104), (-lean, 0, 0))
    turned(
        [(0, -0.034), (0.013, -0.034, 0.002), (0.013, 0.034, 0.002), (0, 0.034)],
        0.001,
        accent,
        n=48,
        loc=(0, 0, 0.108),
        rot=(0, PI / 2, 0),
    )
    # water: hose up the socket, tee, two jets
    sweep(
        [
            (0.004, -0.010, 0.128),
            (0.020, -0.018, 0.112),
            (0.050, -0.012, 0.100),
            (0.085, -0.004, 0.104),
            (0.100, 0, 0.096),
        ],
        0.0040,
        tube,
        n=16,
    )
    sweep(
        [
            (-0.004, -0.010, 0.128),
            (-0.020, -0.018, 0.112),
            (-0.050, -0.012, 0.100),
            (-0.085, -0.004, 0.104),
            (-0.100, 0, 0.096),
        ],
        0.0040,
        tube,
        n=16,
    )
    away = np.array([0, math.sin(lean), math.cos(lean)])
    start = np.array([0.0, -0.020, 0.128])
    along = [
        tuple(start + away * d + np.array([0.004 * math.sin(30 * d), -0.012, 0.0]))
        for d in np.linspace(0.0, 0.40 if pole else 0.12, 9)
    ]
    sweep([(0, -0.010, 0.120)] + along, 0.0044, tube, n=16)
    for side in (-1, 1):
        turned(
            [(0, 0), (0.007, 0, 0.001), (0.007, 0.012, 0.001), (0.004, 0.016, 0.001), (0, 0.016)],
            0.0006,
            brass,
            n=32,
            loc=(side * 0.100, 0, 0.086),
        )
    return dict(az=-66, el=18, lens=90)


def pure_water_trolley(colour="#2460ad"):
    """Upright two-wheel trolley with three filter tubes, pump box, hose reel and a water-fed pole, 1.15 m high."""
    m = palette(colour, "#c3c9ce")
    frame = metal("#b4b8bb", 0.28)
    white = plastic("#c9ced1", 0.30, 0, coat=0.3)
    blue = plastic(colour, 0.30, 0, coat=0.3)
    for side in (-1, 1):
        y = side * 0.200
        pipe([(0.20, y, 0.060), (-0.10, y, 0.060), (-0.15, y, 0.70), (-0.20, y, 1.12)], 0.0135, frame, 0.07)
        wheel(0.120, 0.050, (-0.12, side * 0.245, 0.120), m.rubber, m.mid, cap=blue)
    pipe(
        [(-0.17, -0.200, 0.95), (-0.205, -0.200, 1.15), (-0.205, 0.200, 1.15), (-0.17, 0.200, 0.95)],
        0.0135,
        frame,
        0.06,
    )
    pipe([(-0.205, -0.12, 1.15), (-0.205, 0.12, 1.15)], 0.018, m.rubber)
    for z, x in ((0.30, -0.119), (0.62, -0.144), (0.90, -0.174)):
        pipe([(x, -0.200, z), (x, 0.200, z)], 0.010, frame)
    pipe([(0.20, -0.200, 0.060), (0.20, 0.200, 0.060)], 0.0135, frame)
    rounded_box((0.32, 0.40, 0.010), (0.05, 0, 0.075), 0.003, m.dark)
    # carbon, membrane, resin
    names = ("1 carbon", "2 membrane", "3 resin")
    for k, y in enumerate((-0.135, 0.0, 0.135)):
        tall = (0.62, 0.86, 0.62)[k]
        low, radius = 0.085, 0.058
        tube = [
            (0, low),
            (radius, low, 0.012),
            (radius, low + 0.05, 0.004),
            (radius * 0.94, low + 0.055),
            (radius * 0.94, low + tall - 0.065),
        ]
        tube += [
            (radius * 1.04, low + tall - 0.060, 0.004),
            (radius * 1.04, low + tall - 0.010, 0.010),
            (0.030, low + tall, 0.006),
            (0, low + tall),
        ]
        lathe(rounded(tube, 0.003), white if k != 1 else m.steel, loc=(-0.02, y, 0), n=96)
        cyl(radius * 1.07, 0.045, (-0.02, y, low + tall - 0.055), blue, edge=0.006)
        rounded_box((0.10, 0.128, 0.018), (-0.065, y, 0.56), 0.004, m.dark)
        pipe([(-0.02, y, low + tall), (-0.02, y, low + tall + 0.035)], 0.011, m.dark)
        art = word(names[k], 0.090, 0.026, "#22303c", size=0.62)
        secs = [
            dict(z=0, hx=radius * 0.94, hy=radius * 0.94, e=2, cx=-0.02, cy=y),
            dict(z=1, hx=radius * 0.94, hy=radius * 0.94, e=2, cx=-0.02, cy=y),
        ]
        patch(secs, 0.395, 0.421, 0.015, 0.265, art, off=0.0015)
    line = [
        (-0.02, -0.135, 0.745),
        (-0.02, -0.125, 0.800),
        (-0.02, -0.060, 0.900),
        (-0.02, -0.01, 0.975),
        (-0.02, 0, 0.985),
    ]
    sweep(line, 0.0075, m.hose, n=16)
    sweep(
        [
            (-0.02, 0, 0.985),
            (-0.02, 0.02, 0.975),
            (-0.02, 0.08, 0.880),
            (-0.02, 0.13, 0.790),
            (-0.02, 0.135, 0.745),
        ],
        0.0075,
        m.hose,
        n=16,
    )
    # pump box in front with gauge and water-quality meter
    box = [
        (0.065, 0.085, 0.015),
        (0.065, 0.270, 0.02),
        (0.170, 0.270, 0.03),
        (0.205, 0.220, 0.02),
        (0.205, 0.085, 0.015),
    ]
    hull(box, 0.30, 0.015, blue, seg=6)
    cyl(0.028, 0.016, (0.180, -0.080, 0.246), m.chrome, rot=(0, 0.96, 0))
    cyl(0.024, 0.003, (0.1925, -0.080, 0.2545), plastic("#f3f4f4", 0.25, 0), rot=(0, 0.96, 0), edge=0.001)
    rounded_box((0.012, 0.075, 0.040), (0.207, 0.060, 0.165), 0.004, m.dark)
    rounded_box((0.004, 0.058, 0.024), (0.2135, 0.060, 0.168), 0.002, glowing("#a9d6c4", 1.2))
    # hose reel on the right flank
    for dy in (-0.215, -0.262):
        lathe(
            rounded(
                [(0, -0.004), (0.135, -0.004, 0.002), (0.140, 0, 0.002), (0.135, 0.004, 0.002), (0, 0.004)],
                0.002,
            ),
            m.dark,
            loc=(-0.03, dy, 0.470),
            rot=(PI / 2, 0, 0),
            n=96,
        )
    for k in range(4):
        torus(0.108, 0.0075, (-0.03, -0.222 - 0.011 * k, 0.470), blue, rot=(PI / 2, 0, 0))
        torus(0.092, 0.0075, (-0.03, -0.222 - 0.011 * k, 0.470), blue, rot=(PI / 2, 0, 0))
    cyl(0.030, 0.012, (-0.03, -0.266, 0.470), m.grey, rot=(PI / 2, 0, 0))
    rounded_box((0.09, 0.010, 0.016), (0.02, -0.276, 0.495), 0.004, m.grey, rot=(0, -0.5, 0))
    cyl(0.011, 0.045, (0.062, -0.278, 0.518), m.dark, rot=(PI / 2, 0, 0))
    # pole with brush leaning on the far side
    pipe([(0.09, 0.285, 0.02), (-0.20, 0.262, 1.10)], 0.0155, plastic("#202428", 0.28, 0, coat=0.6))
    for share in (0.28, 0.58):
        cyl(
            0.022,
            0.045,
            (0.09 - 0.29 * share, 0.285 - 0.023 * share, 0.02 + 1.08 * share),
            m.dark,
            rot=(0, -0.262, 0),
            edge=0.004,
        )
    return dict(az=-40, el=14, lens=90)
