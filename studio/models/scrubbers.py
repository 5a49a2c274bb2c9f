"""Scrubber-dryers: ride-on, compact, autonomous, and the escalator cleaner."""

import math

import numpy as np

from geometry import PI, hose, lathe, loft, patch, pipe, place, ring, rounded, rounded_box, soft, sweep, wheel
from materials import emit, plastic
from models.machine_parts import assembled, castor, cyl, hull, palette, plate, slots, squeegee, tag, torus

MODELS = (
    "ride_on",
    "mini_scrubber",
    "robot_scrubber",
    "escalator_cleaner",
)


def ride_on(brand="#0b57c2", body="#c3c9ce", size="M", mark=None, note="ride-on scrubber-dryer"):
    """Ride-on scrubber-dryer, 1.78 long, 0.93-1.15 wide, 1.18 high (size S, M or L)."""
    m = palette(brand, body)
    width, type_mark = {"S": (0.64, "65 cm"), "M": (0.74, "75 cm"), "L": (0.86, "90 cm")}[size]
    mark = mark or type_mark
    half = width / 2

    def narrow(x, y, z):
        return (x, y * (1 - 0.24 * max(0, x - 0.36) / 0.4) * (1 - 0.06 * max(0, z - 0.4)), z)

    # chassis and foot plate
    hull(
        [(-0.70, 0.13, 0.03), (-0.72, 0.27, 0.03), (0.42, 0.27, 0.02), (0.42, 0.15, 0.03)],
        width - 0.10,
        0.02,
        m.dark,
    )
    rounded_box((0.46, width - 0.02, 0.075), (0.19, 0, 0.275), 0.02, m.dark)
    rounded_box((0.36, width - 0.14, 0.012), (0.19, 0, 0.316), 0.004, m.rubber)
    slots(9, (0.04, 0, 0.322), (0.036, 0, 0), (0.012, width - 0.18, 0.008), m.mid, r=0.003)

    # solution tank below the seat
    lower = [
        (-0.73, 0.235, 0.03),
        (-0.775, 0.56, 0.10),
        (-0.74, 0.70, 0.06),
        (-0.12, 0.70, 0.08),
        (-0.035, 0.61, 0.10),
        (0.015, 0.36, 0.06),
        (0.005, 0.235, 0.03),
    ]
    hull(lower, width, 0.045, m.brand, fn=narrow, seg=8, cr=12)
    # shadow gap, then the recovery tank behind the seat
    rounded_box((0.42, width - 0.10, 0.06), (-0.52, 0, 0.705), 0.01, m.rubber)
    upper = [
        (-0.755, 0.725, 0.03),
        (-0.775, 0.93, 0.08),
        (-0.71, 1.03, 0.07),
        (-0.47, 1.03, 0.08),
        (-0.385, 0.93, 0.10),
        (-0.345, 0.725, 0.03),
    ]
    hull(upper, width - 0.015, 0.05, m.body, fn=narrow, seg=8, cr=12)
    lid = [(-0.71, 1.022, 0.01), (-0.70, 1.055, 0.02), (-0.50, 1.055, 0.02), (-0.47, 1.022, 0.01)]
    hull(lid, width - 0.16, 0.02, m.dark)

    # seat
    cushion = [
        (-0.33, 0.715, 0.02),
        (-0.335, 0.79, 0.04),
        (-0.06, 0.80, 0.05),
        (0.005, 0.755, 0.04),
        (-0.03, 0.715, 0.02),
    ]
    hull(cushion, 0.46, 0.04, m.rubber, seg=8, cr=10)
    hull(
        [(-0.33, 0.695, 0.01), (-0.33, 0.722, 0.01), (-0.04, 0.722, 0.01), (-0.04, 0.695, 0.01)],
        0.40,
        0.01,
        m.mid,
    )
    back = [
        (-0.335, 0.775, 0.02),
        (-0.425, 1.15, 0.04),
        (-0.375, 1.185, 0.04),
        (-0.32, 1.12, 0.05),
        (-0.255, 0.80, 0.03),
    ]
    hull(back, 0.44, 0.04, m.rubber, seg=8, cr=10)

    # front cowl with dashboard and steering wheel
    cowl = [
        (0.385, 0.235, 0.03),
        (0.365, 0.36, 0.03),
        (0.415, 0.80, 0.04),
        (0.47, 0.875, 0.06),
        (0.58, 0.845, 0.12),
        (0.715, 0.60, 0.20),
        (0.775, 0.36, 0.12),
        (0.755, 0.235, 0.04),
    ]
    hull(cowl, width - 0.03, 0.05, m.brand, fn=narrow, seg=8, cr=14)
    dash = [
        (0.355, 0.76, 0.02),
        (0.345, 0.93, 0.03),
        (0.39, 0.965, 0.03),
        (0.54, 0.885, 0.05),
        (0.56, 0.83, 0.02),
    ]
    hull(dash, width - 0.24, 0.025, m.dark, seg=6)
    pipe([(0.44, 0, 0.88), (0.285, 0, 1.015)], 0.028, m.dark)

    def steering():
        torus(0.175, 0.0145, (0, 0, 0.03), m.rubber)
        for k in range(3):
            a = 2 * PI * k / 3 + PI
            pipe([(0, 0, 0.005), (0.172 * math.cos(a), 0.172 * math.sin(a), 0.028)], 0.011, m.dark)
        cyl(0.042, 0.03, (0, 0, -0.005), m.dark, edge=0.008)
        cyl(0.022, 0.05, (0.148, 0.09, 0.03), m.dark, edge=0.008)

    assembled(steering, (0.285, 0, 1.015), (0, -0.72, 0))

    # lights, bumper, front wheel
    for k in range(4):
        rounded_box(
            (0.012, 0.20 - 0.014 * k, 0.009), (0.7655 - 0.0005 * k, 0, 0.415 - 0.022 * k), 0.003, m.rubber
        )
    for side in (-1, 1):
        edge_line = [
            (x, side * (half - 0.0145) * (1 - 0.24 * max(0, x - 0.36) / 0.4), 0.318)
            for x in (0.40, 0.55, 0.72)
        ]
        sweep(edge_line, 0.0022, m.rubber, smooth_path=False, n=8)
    for side in (-1, 1):
        rounded_box(
            (0.030, 0.150, 0.042),
            (0.723, side * (half * 0.50), 0.515),
            0.012,
            m.dark,
            rot=(0, -0.27, side * 0.10),
        )
        rounded_box((0.012, 0.126, 0.018), (0.739, side * (half * 0.50), 0.519), 0.006, emit("#eef6ff", 2.6))
    hull(
        [(0.62, 0.225, 0.02), (0.62, 0.30, 0.02), (0.80, 0.30, 0.03), (0.80, 0.225, 0.03)],
        width - 0.16,
        0.03,
        m.dark,
        fn=narrow,
    )
    wheel(0.135, 0.085, (0.56, 0, 0.135), m.rubber, m.mid)
    for side in (-1, 1):
        rounded_box((0.07, 0.016, 0.20), (0.56, side * 0.062, 0.17), 0.005, m.dark)

    # rear wheels with arches
    for side in (-1, 1):
        y = side * (half - 0.02)
        wheel(0.155, 0.075, (-0.42, y, 0.155), m.rubber, m.mid, cap=m.brand)
        outer = [
            (-0.42 + 0.205 * math.cos(t), 0.155 + 0.205 * math.sin(t), 0) for t in np.linspace(PI, 0, 26)
        ]
        inner = [
            (-0.42 + 0.178 * math.cos(t), 0.155 + 0.178 * math.sin(t), 0) for t in np.linspace(0, PI, 26)
        ]
        hull(inner + outer, 0.09, 0.005, m.dark, y=side * (half - 0.038))

    # brush deck
    deck_half = half + 0.075
    deck = dict(hx=0.205, hy=deck_half, r=0.17, cx=0.15)
    top = dict(hx=0.170, hy=deck_half - 0.04, r=0.14, cx=0.15)
    loft(soft(0.085, 0.20, deck, top, 0.006, 0.03), m.dark)
    stripe = dict(hx=0.212, hy=deck_half + 0.007, r=0.175, cx=0.15)
    loft(soft(0.098, 0.120, stripe, stripe, 0.006, 0.006), m.brand)
    skirt = dict(hx=0.200, hy=deck_half - 0.006, r=0.17, cx=0.15)
    loft(soft(0.016, 0.095, skirt, skirt, 0.004, 0.004), m.rubber)
    brush = plastic("#2a6fb0", 0.6, 0.4, 200)
    for side in (-1, 1):
        cyl(min(deck_half * 0.46, 0.185), 0.03, (0.15, side * (deck_half - 0.20), 0.001), brush)
        cyl(0.034, 0.034, (0.29, side * (deck_half - 0.035), 0.125), m.grey, edge=0.008)

    # squeegee and suction hose
    squeegee(-0.80, half + 0.11, m)
    hose(
        [(-0.93, 0, 0.08), (-0.95, 0, 0.22), (-0.88, 0.05, 0.5), (-0.85, 0.08, 0.72), (-0.775, 0.08, 0.86)],
        0.026,
        m.hose,
    )

    # flank details: service door seam, grab recess, vents, beacon, type mark
    for side in (-1, 1):
        flank = side * (half + 0.0005)
        seam = [(-0.66, 0.40), (-0.66, 0.62), (-0.20, 0.62), (-0.13, 0.40), (-0.66, 0.40)]
        pipe([(x, flank * (1 - 0.06 * max(0, z - 0.4)), z) for x, z in seam], 0.0022, m.rubber, 0.03)
        slots(6, (-0.08, side * (half - 0.005), 0.30), (0, 0, 0.02), (0.09, 0.012, 0.008), m.rubber)
        rounded_box((0.16, 0.014, 0.04), (-0.58, side * (half - 0.020), 0.93), 0.006, m.dark)
    cyl(0.030, 0.02, (-0.66, -half + 0.15, 1.05), m.dark)
    cyl(0.026, 0.06, (-0.66, -half + 0.15, 1.068), plastic("#ff9d0a", 0.15, 0, coat=0.6), edge=0.014)
    tag(mark, note, 0.36, (-0.40, -half, 0.515), brand)
    return dict(az=-43, el=15, lens=85)


def robot_scrubber(brand="#0b57c2", body="#c3c9ce", size=50, mark=None, note="autonomous"):
    """Autonomous scrubber-dryer, 0.80 x 0.58 x 0.98: smooth tower, sensor band, lidar, touch screen."""
    m = palette(brand, body)
    glass = plastic("#06080a", 0.06, 0, coat=1.0)
    glow = emit("#bfe4ff", 2.2)
    # skirted base
    base = dict(hx=0.385, hy=0.270, e=3.2)
    loft(soft(0.055, 0.205, base, dict(hx=0.375, hy=0.262, e=3.2), 0.025, 0.01), m.dark, n=144)
    belt = dict(hx=0.392, hy=0.277, e=3.2)
    loft(soft(0.105, 0.140, belt, belt, 0.012, 0.012), m.rubber, n=144)
    lit = dict(hx=0.381, hy=0.267, e=3.2)
    loft(soft(0.205, 0.217, lit, lit, 0.003, 0.003), glow, n=144)

    def sway(x, y, z):
        # the tower leans back a little towards the top
        return (x - 0.10 * max(0, z - 0.22) ** 1.4, y, z)

    lower = soft(0.215, 0.56, dict(hx=0.380, hy=0.266, e=3.1), dict(hx=0.335, hy=0.245, e=3.0), 0.012, 0.006)
    loft(lower, m.brand, n=144, fn=sway)
    gap = dict(hx=0.329, hy=0.240, e=3.0)
    loft(soft(0.555, 0.572, gap, gap, 0.001, 0.001), m.rubber, n=144, fn=sway)
    low = dict(hx=0.334, hy=0.244, e=3.0)
    mid = dict(z=0.72, hx=0.314, hy=0.238, e=2.9)
    top = dict(hx=0.255, hy=0.205, e=2.8, cx=-0.015)
    loft(soft(0.568, 0.885, low, top, 0.006, 0.055, 9, extra=[mid]), m.body, n=144, fn=sway)
    # sensor band across the front: a dark glass patch hugging the lower tower
    band = [dict(z=0.215, hx=0.380, hy=0.266, e=3.1), dict(z=0.56, hx=0.335, hy=0.245, e=3.0)]
    patch(band, 0.415, 0.495, 0.125, 0.375, glass, off=0.0025, nu=90, fn=sway)
    # one wide depth camera in the middle of the band
    lens_x = 0.349 - 0.10 * (0.455 - 0.22) ** 1.4
    rounded_box((0.016, 0.150, 0.034), (lens_x + 0.006, 0, 0.455), 0.007, m.mid, rot=(0, -0.13, 0))
    rounded_box((0.004, 0.132, 0.020), (lens_x + 0.0145, 0, 0.4562), 0.002, glass, rot=(0, -0.13, 0))
    # lidar puck, emergency stop, rear push bar with touch screen
    cyl(0.058, 0.020, (-0.02, 0, 0.880), m.dark, edge=0.005)
    cyl(0.048, 0.036, (-0.02, 0, 0.898), glass, edge=0.004)
    cyl(0.055, 0.014, (-0.02, 0, 0.932), m.dark, edge=0.005)
    cyl(0.030, 0.012, (0.075, -0.130, 0.872), m.yellow, edge=0.003)
    cyl(0.023, 0.024, (0.075, -0.130, 0.880), m.red, edge=0.008)
    for side in (-1, 1):
        pipe(
            [(-0.23, side * 0.17, 0.80), (-0.37, side * 0.17, 0.91), (-0.42, side * 0.17, 0.91)],
            0.014,
            m.dark,
            0.05,
        )
    pipe(
        [(-0.40, -0.17, 0.91), (-0.43, -0.17, 0.91), (-0.43, 0.17, 0.91), (-0.40, 0.17, 0.91)],
        0.017,
        m.rubber,
        0.03,
    )
    screen = rounded_box((0.020, 0.240, 0.155), (0, 0, 0), 0.008, m.dark)
    place(screen, (-0.235, 0, 0.955), (0, -0.45, 0))
    pipe([(-0.225, 0, 0.85), (-0.235, 0, 0.93)], 0.022, m.dark)
    # front brush deck rollers, squeegee behind, wheels
    for side in (-1, 1):
        cyl(0.028, 0.030, (0.31, side * 0.232, 0.062), m.grey, edge=0.006)
        wheel(0.085, 0.040, (-0.06, side * 0.225, 0.085), m.rubber, m.mid)
        castor(0.22, side * 0.16, 0.026, m)
        pipe([(-0.25, side * 0.2515 - side * 0.004, 0.30), (-0.25, side * 0.2475, 0.30)], 0.002, m.rubber)
    lathe(
        rounded([(0, 0.055), (0.215, 0.055, 0.006), (0.215, 0.012, 0.004), (0, 0.012)], 0.004),
        m.rubber,
        loc=(0.10, 0, 0),
    )
    squeegee(-0.40, 0.31, m, bow=0.09)
    plate(mark or "%d cm" % size, note, 0.072, brand, (0.02, -0.30, 0.665), "-y", (0, 1, 0))
    return dict(az=-40, el=15, lens=88)


def escalator_cleaner(brand="#2f9e44", body="#c3c9ce", size=46, mark=None, note="escalator cleaner"):
    """Escalator step cleaner, 0.46 wide (size in cm), 0.65 deep, 1.06 high: grooved brushes, tank, bow."""
    m = palette(brand, body)
    half = size / 200
    bristle = plastic("#2f63a8", 0.7, 0.4, 260)

    def comb_roller(x, z, r, length, mat):
        # brush rings sit at the pitch of the step grooves
        rings = int(length / 0.018)
        outline = [(0, 0), (r * 0.72, 0)]
        for k in range(rings):
            start = length * k / rings
            pitch = length / rings
            outline += [
                (r * 0.72, start + pitch * 0.15),
                (r, start + pitch * 0.22),
                (r, start + pitch * 0.72),
                (r * 0.72, start + pitch * 0.80),
            ]
        outline += [(r * 0.72, length), (0, length)]
        lathe(outline, mat, n=72, loc=(x, length / 2, z), rot=(PI / 2, 0, 0), auto=25)

    # head: cheeks, roller for the tread, roller for the riser
    for side in (-1, 1):
        cheek = [
            (-0.02, 0.035, 0.02),
            (-0.04, 0.20, 0.03),
            (0.12, 0.335, 0.04),
            (0.215, 0.335, 0.04),
            (0.235, 0.24, 0.03),
            (0.215, 0.045, 0.03),
        ]
        hull(cheek, 0.022, 0.006, m.dark, y=side * (half - 0.011))
        for x, z in ((0.165, 0.075), (0.185, 0.270)):
            cyl(0.024, 0.010, (x, side * half, z), m.steel, rot=(-side * PI / 2, 0, 0))
    comb_roller(0.165, 0.075, 0.074, 2 * half - 0.05, bristle)
    comb_roller(0.185, 0.270, 0.060, 2 * half - 0.05, bristle)
    hood = [
        (-0.02, 0.06, 0.02),
        (-0.02, 0.30, 0.05),
        (0.06, 0.375, 0.06),
        (0.165, 0.360, 0.04),
        (0.165, 0.335, 0.01),
        (0.085, 0.30, 0.06),
        (0.070, 0.08, 0.03),
    ]
    hull(hood, 2 * half - 0.05, 0.012, m.dark)
    # tank and motor housing
    tank = [
        (-0.27, 0.115, 0.03),
        (-0.285, 0.42, 0.06),
        (-0.21, 0.50, 0.06),
        (-0.02, 0.50, 0.08),
        (0.075, 0.395, 0.08),
        (0.045, 0.115, 0.03),
    ]
    hull(tank, 2 * half - 0.035, 0.040, m.brand, seg=8, cr=12)
    upper = [
        (-0.255, 0.508, 0.03),
        (-0.265, 0.665, 0.05),
        (-0.20, 0.705, 0.05),
        (-0.06, 0.705, 0.06),
        (-0.015, 0.508, 0.04),
    ]
    hull(upper, 2 * half - 0.075, 0.040, m.body, seg=8, cr=12)
    rounded_box((0.21, 2 * half - 0.12, 0.024), (-0.14, 0, 0.503), 0.006, m.rubber)
    cyl(0.050, 0.026, (-0.125, 0, 0.698), m.dark, edge=0.008)
    rounded_box((0.070, 0.016, 0.014), (-0.125, 0, 0.728), 0.005, m.brand)
    for side in (-1, 1):
        wheel(0.085, 0.040, (-0.20, side * (half + 0.010), 0.085), m.rubber, m.mid, cap=m.brand)
        slots(5, (-0.17, side * (half - 0.021), 0.20), (0, 0, 0.020), (0.085, 0.012, 0.008), m.rubber)
        bow = [
            (-0.22, side * (half - 0.085), 0.46),
            (-0.33, side * (half - 0.085), 0.62),
            (-0.42, side * (half - 0.085), 0.98),
            (-0.42, side * 0.04, 1.04),
        ]
        pipe(bow, 0.0155, m.dark, 0.08)
    pipe([(-0.42, -0.10, 1.04), (-0.42, 0.10, 1.04)], 0.0155, m.dark)
    pipe([(-0.42, -0.085, 1.04), (-0.42, 0.085, 1.04)], 0.021, m.rubber)
    box = [
        (-0.355, 0.80, 0.02),
        (-0.335, 0.87, 0.02),
        (-0.365, 0.905, 0.02),
        (-0.425, 0.895, 0.02),
        (-0.405, 0.80, 0.02),
    ]
    hull(box, 0.20, 0.012, m.dark)
    cyl(0.015, 0.012, (-0.345, -0.045, 0.845), m.green, rot=(0, 1.3, 0))
    cyl(0.015, 0.012, (-0.345, 0.0, 0.845), m.red, rot=(0, 1.3, 0))
    hose(
        [
            (0.055, -0.05, 0.36),
            (0.10, -0.06, 0.44),
            (0.08, -0.06, 0.56),
            (0.02, -0.05, 0.62),
            (-0.03, -0.05, 0.61),
        ],
        0.022,
        m.hose,
        0.011,
        0.085,
    )
    tag(
        mark or "%d cm" % size,
        note,
        0.19,
        (-0.10, -half, 0.375),
        brand,
    )
    return dict(az=-40, el=16, lens=90)


def mini_scrubber(brand="#2f9e44", body="#c3c9ce", size=35, mark=None, note="scrubber-dryer"):
    """Compact upright scrubber-dryer, 0.40 wide, 0.60 deep, 1.15 high; size is the working width in cm."""
    m = palette(brand, body)
    half = size / 200 + 0.025
    # floor head with two brushes, wheels, squeegee
    head = dict(hx=0.150, hy=half, r=0.11, cx=0.10)
    top = dict(hx=0.115, hy=half - 0.04, r=0.085, cx=0.09)
    loft(soft(0.040, 0.125, head, top, 0.006, 0.03), m.dark)
    stripe = dict(hx=0.156, hy=half + 0.006, r=0.115, cx=0.10)
    loft(soft(0.052, 0.070, stripe, stripe, 0.005, 0.005), m.brand)
    skirt = dict(hx=0.146, hy=half - 0.004, r=0.11, cx=0.10)
    loft(soft(0.012, 0.050, skirt, skirt, 0.003, 0.003), m.rubber)
    brush = plastic("#2a6fb0", 0.6, 0.4, 200)
    for side in (-1, 1):
        cyl(half * 0.46, 0.025, (0.10, side * half * 0.47, 0.001), brush)
        cyl(0.022, 0.024, (0.205, side * (half - 0.030), 0.075), m.grey, edge=0.006)
        wheel(0.075, 0.034, (-0.125, side * (half - 0.02), 0.075), m.rubber, m.mid, cap=m.brand)
        yoke = [
            (-0.16, 0.060, 0.02),
            (-0.16, 0.125, 0.03),
            (0.03, 0.200, 0.03),
            (0.115, 0.165, 0.03),
            (0.115, 0.105, 0.02),
            (-0.02, 0.075, 0.03),
        ]
        hull(yoke, 0.024, 0.006, m.dark, y=side * 0.085)
    cyl(0.062, 0.060, (0.10, 0, 0.115), m.mid, edge=0.012)
    squeegee(-0.215, half + 0.035, m, bow=0.07)
    pipe([(-0.13, -0.05, 0.11), (-0.27, -0.05, 0.07)], 0.010, m.dark)
    pipe([(-0.13, 0.05, 0.11), (-0.27, 0.05, 0.07)], 0.010, m.dark)

    def column():
        # battery foot, solution tank, recovery tank, neck
        foot = dict(hx=0.082, hy=0.125, r=0.045)
        loft(soft(0.00, 0.165, foot, dict(hx=0.086, hy=0.132, r=0.045), 0.015, 0.006), m.dark)
        tank_low = dict(hx=0.090, hy=0.145, r=0.05)
        tank_top = dict(hx=0.090, hy=0.138, r=0.05)
        loft(soft(0.170, 0.395, tank_low, tank_top, 0.018, 0.008, 6), m.brand)
        upper_top = dict(hx=0.062, hy=0.100, r=0.045, cx=-0.012)
        loft(soft(0.402, 0.615, dict(hx=0.090, hy=0.138, r=0.05), upper_top, 0.008, 0.035, 7), m.body)
        for side in (-1, 1):
            rounded_box((0.045, 0.012, 0.050), (0, side * 0.140, 0.397), 0.005, m.grey)
        sweep(
            [
                (0.030, -0.055, 0.598),
                (0.034, -0.050, 0.648),
                (0.034, 0, 0.660),
                (0.034, 0.050, 0.648),
                (0.030, 0.055, 0.598),
            ],
            1,
            m.dark,
            shape=[(u * 0.010, v * 0.013) for u, v in ring(1, 1, None, 3, 24)],
        )
        pipe([(-0.055, 0, 0.10), (-0.055, 0, 0.95)], 0.022, m.dark)
        neck = [
            (-0.105, 0.905, 0.02),
            (-0.115, 0.975, 0.03),
            (-0.080, 1.020, 0.03),
            (0.010, 0.980, 0.03),
            (-0.010, 0.925, 0.02),
        ]
        hull(neck, 0.150, 0.018, m.dark, seg=6)
        for side in (-1, 1):
            arm = [(-0.070, side * 0.06, 0.965), (-0.070, side * 0.12, 0.985), (-0.120, side * 0.215, 0.985)]
            pipe(arm, 0.0155, m.dark, 0.04)
            pipe([(-0.092, side * 0.160, 0.985), (-0.124, side * 0.222, 0.985)], 0.0195, m.rubber)
        rounded_box((0.006, 0.090, 0.036), (-0.001, 0, 0.955), 0.002, emit("#7fd0ff", 1.2), rot=(0, -0.35, 0))
        suction = [
            (-0.075, 0.06, 0.55),
            (-0.130, 0.075, 0.52),
            (-0.150, 0.08, 0.36),
            (-0.160, 0.07, 0.14),
            (-0.150, 0.03, 0.00),
        ]
        hose(suction, 0.0175, m.hose, 0.009, 0.085)
        tag(
            mark or "%d cm" % size,
            note,
            0.15,
            (0.20, -0.005, 0.285),
            brand,
            "+x",
            (-1, 0, 0),
        )

    assembled(column, (0.035, 0, 0.155), (0, -0.24, 0))
    return dict(az=-40, el=15, lens=95)
