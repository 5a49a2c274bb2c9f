"""Single-disc machines, burnishers, sweepers."""

import math

import numpy as np

from geometry import PI, lathe, loft, pipe, place, ring, rounded, rounded_box, soft, sweep, wheel
from materials import emit, plastic
from models.machine_parts import (
    assembled,
    cable_loops,
    castor,
    cyl,
    hull,
    palette,
    plate,
    slots,
    tag,
    torus,
    tufts,
)

MODELS = (
    "single_disc",
    "burnisher",
    "push_sweeper",
    "ride_on_sweeper",
)


def single_disc(
    brand="#c8281e", body="#c3c9ce", size=43, tank=True, lean=0.33, weights=0, mark=None, note="single disc"
):
    """Single-disc floor machine, brush 0.33-0.51 across (size in cm), handle 1.2 high.

    lean: of the handle, in radians (0.33 parked, 0.7 at work); weights: steel rings laid on the deck.
    """
    m = palette(brand, body)
    r = size / 200
    # brush, deck, bumper
    cyl(r * 0.93, 0.03, (0, 0, 0.001), plastic("#2b2e33", 0.7, 0.5, 200))
    tufts((0, 0), r * 0.88, r * 0.93, 0.05, 0.002, 220, plastic("#3d6fa8", 0.6, 0))
    deck = [
        (0, 0.130),
        (r * 0.52, 0.130, 0.02),
        (r * 0.80, 0.115, 0.04),
        (r * 0.98, 0.080, 0.02),
        (r, 0.045, 0.004),
        (0, 0.045),
    ]
    lathe(rounded(deck, 0.004, 6), m.dark, n=128)
    lathe(
        rounded(
            [(r * 0.97, 0.046), (r * 1.03, 0.046, 0.006), (r * 1.03, 0.078, 0.006), (r * 0.95, 0.080)], 0.004
        ),
        m.rubber,
        n=128,
    )
    for k in range(weights):
        z = 0.118 + 0.026 * k
        outline = [(0.122, z), (r * 0.80, z, 0.004), (r * 0.80, z + 0.023, 0.005), (0.122, z + 0.023)]
        lathe(rounded(outline, 0.003), m.steel, n=128)
    # motor: gearbox foot, finned can, brand cap
    cyl(0.118, 0.045, (0, 0, 0.115), m.mid, edge=0.012)
    can = [(0, 0.155), (0.098, 0.155)]
    for k in range(7):
        z = 0.160 + k * 0.013
        can += [(0.098, z), (0.104, z + 0.002), (0.104, z + 0.007), (0.098, z + 0.009)]
    lathe(can + [(0.098, 0.255), (0, 0.255)], m.alu, n=96)
    lathe(
        rounded(
            [(0, 0.25), (0.112, 0.25, 0.006), (0.112, 0.315, 0.035), (0.06, 0.345, 0.03), (0, 0.347)],
            0.006,
            8,
        ),
        m.brand,
    )
    for k in range(18):
        a = 2 * PI * k / 18
        slit = rounded_box((0.010, 0.006, 0.026), (0, 0, 0), 0.002, m.rubber)
        place(slit, (0.1105 * math.cos(a), 0.1105 * math.sin(a), 0.275), (0, 0, a))
    # yoke and transport wheels
    for side in (-1, 1):
        arm = [
            (-0.02, 0.09, 0.02),
            (-0.02, 0.15, 0.03),
            (-0.21, 0.165, 0.03),
            (-0.265, 0.11, 0.03),
            (-0.22, 0.075, 0.03),
        ]
        hull(arm, 0.026, 0.006, m.dark, y=side * 0.112)
        wheel(0.062, 0.034, (-0.285, side * 0.145, 0.062), m.rubber, m.grey)
    pipe([(-0.285, -0.14, 0.062), (-0.285, 0.14, 0.062)], 0.011, m.steel)
    rounded_box((0.06, 0.20, 0.06), (-0.225, 0, 0.125), 0.012, m.dark)

    def handle():
        for side in (-1, 1):
            pipe([(0, side * 0.052, 0), (0, side * 0.052, 1.02)], 0.0145, m.chrome)
        for z in (0.16, 0.62, 0.86):
            rounded_box((0.034, 0.140, 0.030), (0, 0, z), 0.008, m.dark)
        # switch box and grips
        head = [
            (-0.05, 0.985, 0.02),
            (-0.055, 1.075, 0.03),
            (-0.02, 1.105, 0.03),
            (0.045, 1.075, 0.03),
            (0.045, 0.985, 0.02),
        ]
        hull(head, 0.175, 0.02, m.dark, seg=6)
        cyl(0.016, 0.012, (0.040, 0, 1.035), m.yellow, rot=(0, PI / 2, 0))
        for side in (-1, 1):
            pipe(
                [(-0.01, side * 0.07, 1.045), (-0.01, side * 0.13, 1.055), (-0.055, side * 0.255, 1.055)],
                0.015,
                m.chrome,
                0.04,
            )
            pipe([(-0.025, side * 0.172, 1.055), (-0.058, side * 0.268, 1.055)], 0.0195, m.rubber)
            pipe(
                [(0.015, side * 0.10, 1.035), (0.022, side * 0.15, 1.030), (-0.010, side * 0.245, 1.030)],
                0.007,
                m.red,
                0.03,
            )
        if tank:
            low = dict(hx=0.070, hy=0.150, r=0.045, cx=0.098)
            high = dict(hx=0.078, hy=0.160, r=0.045, cx=0.100)
            loft(soft(0.30, 0.665, low, high, 0.035, 0.03, 6), m.body)
            groove = dict(hx=0.0775, hy=0.1590, r=0.045, cx=0.0995)
            loft(soft(0.610, 0.617, groove, groove, 0.001, 0.001), m.grey)
            cyl(0.052, 0.028, (0.105, 0, 0.660), m.dark, edge=0.008)
            rounded_box((0.016, 0.070, 0.014), (0.105, 0, 0.692), 0.004, m.dark)
            plate(mark or "%d cm" % size, note, 0.072, brand, (0.20, 0, 0.49), "+x", (-1, 0, 0))
        # cable on the hooks at the back
        cable_loops((-0.050, 0, 0.62), (0, 0, PI / 2), m.dark, 0.13, 0.40, 5)
        for z in (0.43, 0.80):
            rounded_box((0.075, 0.022, 0.018), (-0.035, 0, z), 0.006, m.dark)

    assembled(handle, (-0.225, 0, 0.135), (0, -lean, 0))
    if tank:
        drip = [(-0.18, -0.05, 0.43), (-0.11, -0.10, 0.36), (-0.10, -0.13, 0.24), (-0.09, -0.11, 0.12)]
        sweep(drip, 0.009, plastic("#c9d3da", 0.2, 0))
    return dict(az=-38, el=14, lens=95)


def push_sweeper(brand="#e8620c", body="#23272b", size=77, mark=None, note="sweeper"):
    """Push sweeper with two side brooms, 0.70-0.95 wide (size in cm), 1.30 long with its push bow."""
    m = palette(brand, body)
    half = size / 200 - 0.085
    bristle = plastic("#2b2e33", 0.7, 0)
    # main deck with hood
    deck = [
        (-0.27, 0.075, 0.02),
        (-0.285, 0.175, 0.03),
        (0.34, 0.165, 0.04),
        (0.40, 0.115, 0.02),
        (0.385, 0.075, 0.02),
    ]
    hull(deck, 2 * half, 0.022, m.body, seg=6)
    hood = [
        (-0.05, 0.160, 0.02),
        (-0.06, 0.265, 0.05),
        (0.05, 0.305, 0.08),
        (0.24, 0.255, 0.12),
        (0.36, 0.160, 0.03),
    ]
    hull(hood, 2 * half - 0.05, 0.035, m.brand, seg=8, cr=12)
    # hopper at the back with grip
    hopper = [
        (-0.085, 0.110, 0.02),
        (-0.085, 0.330, 0.04),
        (-0.16, 0.375, 0.05),
        (-0.38, 0.360, 0.06),
        (-0.435, 0.28, 0.06),
        (-0.40, 0.085, 0.04),
    ]
    hull(hopper, 2 * half - 0.075, 0.035, m.body, seg=8, cr=10)
    hull(
        [(-0.16, 0.368, 0.01), (-0.16, 0.392, 0.01), (-0.36, 0.380, 0.01), (-0.36, 0.355, 0.01)],
        2 * half - 0.20,
        0.010,
        m.brand,
    )
    sweep(
        [
            (-0.26, -0.09, 0.375),
            (-0.26, -0.075, 0.425),
            (-0.26, 0, 0.440),
            (-0.26, 0.075, 0.425),
            (-0.26, 0.09, 0.375),
        ],
        1,
        m.dark,
        shape=[(u * 0.012, v * 0.017) for u, v in ring(1, 1, None, 3, 24)],
    )
    # drive wheels
    for side in (-1, 1):
        wheel(0.150, 0.055, (-0.115, side * (half + 0.015), 0.150), m.rubber, m.mid, cap=m.brand)
        outer = [
            (-0.115 + 0.185 * math.cos(t), 0.15 + 0.185 * math.sin(t), 0)
            for t in np.linspace(PI - 0.35, 0.35, 22)
        ]
        inner = [
            (-0.115 + 0.166 * math.cos(t), 0.15 + 0.166 * math.sin(t), 0)
            for t in np.linspace(0.35, PI - 0.35, 22)
        ]
        hull(inner + outer, 0.065, 0.004, m.body, y=side * (half + 0.010))
    castor(-0.34, -half * 0.6, 0.036, m)
    castor(-0.34, half * 0.6, 0.036, m)
    # main roller seen below the hood
    cyl(0.060, 2 * half - 0.08, (0.02, half - 0.04, 0.066), bristle, rot=(PI / 2, 0, 0))

    def side_broom():
        cyl(0.095, 0.028, (0, 0, 0.070), m.dark, edge=0.010)
        cyl(0.040, 0.030, (0, 0, 0.095), m.brand, edge=0.010)
        tufts((0, 0), 0.080, 0.178, 0.075, 0.006, 150, bristle, rows=4, thick=0.0026)

    for side in (-1, 1):
        assembled(side_broom, (0.375, side * (half - 0.015), 0.013), (side * 0.06, 0.10, 0))
        arm = [
            (0.22, side * (half - 0.07), 0.190),
            (0.34, side * (half - 0.03), 0.180),
            (0.372, side * (half - 0.015), 0.130),
        ]
        pipe(arm, 0.022, m.dark, 0.05)
        cyl(0.034, 0.045, (0.374, side * (half - 0.015), 0.125), m.dark, edge=0.010)
        # height knob
        cyl(0.024, 0.022, (0.374, side * (half - 0.015), 0.168), m.yellow, edge=0.006)
        cyl(0.022, 0.030, (0.35, side * (half + 0.055), 0.150), m.grey, edge=0.006)
    hull(
        [(0.37, 0.085, 0.01), (0.37, 0.130, 0.015), (0.425, 0.130, 0.02), (0.425, 0.085, 0.02)],
        2 * half - 0.30,
        0.018,
        m.rubber,
    )
    # push bow
    bow_y = half - 0.065
    bow = [
        (0.04, -bow_y, 0.25),
        (-0.30, -bow_y, 0.50),
        (-0.66, -bow_y, 0.90),
        (-0.72, -bow_y * 0.72, 0.965),
        (-0.72, bow_y * 0.72, 0.965),
        (-0.66, bow_y, 0.90),
        (-0.30, bow_y, 0.50),
        (0.04, bow_y, 0.25),
    ]
    pipe(bow, 0.0155, m.brand, 0.08)
    pipe([(-0.72, -bow_y * 0.52, 0.965), (-0.72, bow_y * 0.52, 0.965)], 0.0215, m.rubber)
    for side in (-1, 1):
        cyl(0.036, 0.030, (0.03, side * bow_y, 0.255), m.dark, rot=(-side * PI / 2, 0, 0), edge=0.008)
    plate(mark or "%d cm" % size, note, 0.086, brand, (0.40, 0, 0.33), "+x", (-1, 0, -0.55))
    for k in range(2):
        rib = rounded_box((0.15, 0.014, 0.016), (0, 0, 0), 0.006, m.brand)
        place(rib, (0.055, (2 * k - 1) * (half - 0.11), 0.294), (0, 0.1, 0))
    return dict(az=-40, el=19, lens=85)


def burnisher(brand="#6a2c91", body="#23272b", size=51, mark=None, note="burnisher"):
    """Battery high-speed burnisher, pad 0.51 across (size in cm), 1.10 long, 1.02 high."""
    m = palette(brand, body)
    r = size / 200
    deck_x = 0.30
    # pad, deck, dust skirt
    cyl(r * 0.94, 0.028, (deck_x, 0, 0.001), plastic("#d9c9a3", 0.9, 0.7, 220), edge=0.006)
    deck = [
        (0, 0.150),
        (r * 0.50, 0.150, 0.02),
        (r * 0.86, 0.132, 0.04),
        (r, 0.090, 0.02),
        (r, 0.040, 0.004),
        (0, 0.040),
    ]
    lathe(rounded(deck, 0.004, 7), m.brand, loc=(deck_x, 0, 0), n=144)
    skirt = [(r * 0.97, 0.018), (r * 1.035, 0.018, 0.006), (r * 1.035, 0.062, 0.006), (r * 0.97, 0.064)]
    lathe(rounded(skirt, 0.004), m.rubber, loc=(deck_x, 0, 0), n=144)
    for k in range(8):
        a = 2 * PI * k / 8 + 0.2
        cyl(
            0.008,
            0.008,
            (deck_x + r * 0.66 * math.cos(a), r * 0.66 * math.sin(a), 0.141),
            m.chrome,
            edge=0.002,
        )
    # standing motor on the deck
    cyl(0.118, 0.030, (deck_x, 0, 0.146), m.dark, edge=0.008)
    can = [(0, 0.17), (0.094, 0.17)]
    for k in range(9):
        z = 0.178 + k * 0.014
        can += [(0.094, z), (0.101, z + 0.002), (0.101, z + 0.008), (0.094, z + 0.010)]
    lathe(can + [(0.094, 0.310), (0, 0.310)], m.mid, loc=(deck_x, 0, 0))
    lathe(
        rounded(
            [(0, 0.305), (0.107, 0.305, 0.006), (0.107, 0.365, 0.03), (0.06, 0.388, 0.02), (0, 0.389)],
            0.006,
            7,
        ),
        m.dark,
        loc=(deck_x, 0, 0),
    )
    # chassis and battery housing
    base = [
        (-0.38, 0.105, 0.02),
        (-0.39, 0.225, 0.03),
        (0.14, 0.225, 0.03),
        (0.30, 0.185, 0.02),
        (0.30, 0.145, 0.01),
        (0.10, 0.105, 0.03),
    ]
    hull(base, 0.36, 0.015, m.dark)
    housing = [
        (-0.40, 0.230, 0.03),
        (-0.425, 0.56, 0.06),
        (-0.35, 0.635, 0.06),
        (-0.04, 0.635, 0.10),
        (0.085, 0.515, 0.10),
        (0.130, 0.230, 0.03),
    ]
    hull(housing, 0.40, 0.040, m.brand, seg=8, cr=14)
    hull(
        [(-0.36, 0.628, 0.01), (-0.36, 0.662, 0.02), (-0.06, 0.662, 0.03), (-0.015, 0.622, 0.01)],
        0.29,
        0.015,
        m.dark,
    )
    for side in (-1, 1):
        pipe(
            [
                (-0.33, side * 0.2005, 0.29),
                (-0.34, side * 0.2005, 0.53),
                (-0.05, side * 0.2005, 0.53),
                (0.02, side * 0.2005, 0.29),
                (-0.33, side * 0.2005, 0.29),
            ],
            0.002,
            m.rubber,
            0.03,
        )
        slots(5, (0.045, side * 0.196, 0.27), (0, 0, 0.020), (0.070, 0.012, 0.008), m.rubber)
        wheel(0.130, 0.052, (-0.235, side * 0.232, 0.130), m.rubber, m.mid, cap=m.brand)
        outer = [
            (-0.235 + 0.172 * math.cos(t), 0.13 + 0.172 * math.sin(t), 0)
            for t in np.linspace(PI - 0.3, 0.3, 24)
        ]
        inner = [
            (-0.235 + 0.150 * math.cos(t), 0.13 + 0.150 * math.sin(t), 0)
            for t in np.linspace(0.3, PI - 0.3, 24)
        ]
        hull(inner + outer, 0.065, 0.004, m.dark, y=side * 0.215)
        # handle
        pipe(
            [
                (-0.33, side * 0.155, 0.46),
                (-0.43, side * 0.155, 0.62),
                (-0.58, side * 0.155, 0.93),
                (-0.70, side * 0.155, 0.965),
            ],
            0.0165,
            m.dark,
            0.08,
        )
    castor(-0.345, 0, 0.036, m)
    console = [
        (-0.505, 0.855, 0.02),
        (-0.525, 0.945, 0.03),
        (-0.575, 1.005, 0.03),
        (-0.665, 0.975, 0.03),
        (-0.665, 0.925, 0.02),
        (-0.57, 0.865, 0.02),
    ]
    hull(console, 0.34, 0.020, m.dark, seg=6)
    pipe(
        [(-0.66, -0.235, 0.965), (-0.735, -0.235, 0.965), (-0.735, 0.235, 0.965), (-0.66, 0.235, 0.965)],
        0.0185,
        m.rubber,
        0.05,
    )
    pipe([(-0.62, -0.235, 0.965), (-0.68, -0.235, 0.965)], 0.0165, m.dark)
    pipe([(-0.60, -0.14, 0.95), (-0.64, -0.236, 0.965)], 0.0165, m.dark)
    pipe([(-0.60, 0.14, 0.95), (-0.64, 0.236, 0.965)], 0.0165, m.dark)
    cyl(0.022, 0.020, (-0.545, -0.11, 0.975), m.yellow, rot=(0, 0.85 - PI / 2, 0))
    cyl(0.018, 0.018, (-0.552, -0.11, 0.992), m.red, rot=(0, 0.85 - PI / 2, 0), edge=0.006)
    tag(
        mark or "%d cm" % size,
        note,
        0.24,
        (-0.175, -0.20, 0.415),
        brand,
    )
    return dict(az=-42, el=15, lens=88)


def ride_on_sweeper(brand="#2f9e44", body="#3a4046", roof=False, mark=None, note="ride-on sweeper"):
    """Ride-on sweeper, 1.55 long, 1.25 wide over the brooms, 1.20 high (1.95 with the roof)."""
    m = palette(brand, body)
    width = 0.82
    half = width / 2
    bristle = plastic("#2b2e33", 0.7, 0)

    def narrow(x, y, z):
        return (x, y * (1 - 0.55 * max(0, x - 0.38)), z)

    # chassis, foot plate
    hull(
        [(-0.66, 0.16, 0.03), (-0.66, 0.30, 0.03), (0.45, 0.27, 0.03), (0.45, 0.17, 0.03)],
        width - 0.14,
        0.02,
        m.dark,
    )
    rounded_box((0.44, width - 0.10, 0.07), (0.24, 0, 0.265), 0.02, m.dark)
    slots(9, (0.09, 0, 0.303), (0.036, 0, 0), (0.012, width - 0.26, 0.008), m.mid)
    # battery box under the seat
    box = [
        (-0.31, 0.27, 0.03),
        (-0.32, 0.63, 0.05),
        (-0.26, 0.70, 0.05),
        (0.00, 0.69, 0.06),
        (0.055, 0.60, 0.06),
        (0.075, 0.27, 0.03),
    ]
    hull(box, width - 0.02, 0.040, m.brand, seg=8, cr=12)
    # rear hopper with lid, ribs, latch
    hopper = [
        (-0.75, 0.21, 0.05),
        (-0.80, 0.64, 0.06),
        (-0.74, 0.76, 0.06),
        (-0.40, 0.76, 0.05),
        (-0.345, 0.68, 0.05),
        (-0.345, 0.21, 0.04),
    ]
    hull(hopper, width, 0.040, m.body, seg=8, cr=12)
    lid = [(-0.73, 0.752, 0.02), (-0.71, 0.80, 0.03), (-0.42, 0.80, 0.03), (-0.39, 0.752, 0.02)]
    hull(lid, width - 0.08, 0.020, m.brand)
    for side in (-1, 1):
        for k in range(4):
            rounded_box(
                (0.022, 0.016, 0.30), (-0.705 + 0.095 * k, side * (half - 0.003), 0.545), 0.007, m.body
            )
    # seat
    cushion = [
        (-0.30, 0.705, 0.02),
        (-0.305, 0.785, 0.04),
        (-0.06, 0.795, 0.05),
        (0.02, 0.750, 0.04),
        (-0.01, 0.705, 0.02),
    ]
    hull(cushion, 0.46, 0.038, m.rubber, seg=8, cr=10)
    back = [
        (-0.315, 0.775, 0.02),
        (-0.395, 1.15, 0.04),
        (-0.345, 1.18, 0.04),
        (-0.295, 1.11, 0.05),
        (-0.235, 0.80, 0.03),
    ]
    hull(back, 0.44, 0.038, m.rubber, seg=8, cr=10)
    # nose with dashboard and steering wheel
    nose = [
        (0.405, 0.22, 0.03),
        (0.385, 0.40, 0.03),
        (0.405, 0.70, 0.05),
        (0.47, 0.745, 0.06),
        (0.58, 0.62, 0.12),
        (0.665, 0.40, 0.10),
        (0.655, 0.22, 0.04),
    ]
    hull(nose, width - 0.16, 0.045, m.brand, fn=narrow, seg=8, cr=12)
    dash = [
        (0.37, 0.66, 0.02),
        (0.345, 0.84, 0.03),
        (0.39, 0.875, 0.03),
        (0.505, 0.785, 0.04),
        (0.525, 0.70, 0.02),
    ]
    hull(dash, 0.34, 0.025, m.dark, seg=6)
    pipe([(0.43, 0, 0.80), (0.275, 0, 0.965)], 0.026, m.dark)

    def steering():
        torus(0.170, 0.014, (0, 0, 0.03), m.rubber)
        for k in range(3):
            a = 2 * PI * k / 3 + PI
            pipe([(0, 0, 0.005), (0.167 * math.cos(a), 0.167 * math.sin(a), 0.028)], 0.011, m.dark)
        cyl(0.040, 0.03, (0, 0, -0.005), m.dark, edge=0.008)

    assembled(steering, (0.275, 0, 0.965), (0, -0.72, 0))
    # lights and bumper
    for side in (-1, 1):
        rounded_box(
            (0.030, 0.120, 0.040), (0.640, side * 0.185, 0.455), 0.012, m.dark, rot=(0, -0.36, side * 0.12)
        )
        glow = emit("#f4f8ff", 2.2)
        rounded_box(
            (0.012, 0.098, 0.017), (0.6555, side * 0.185, 0.461), 0.005, glow, rot=(0, -0.36, side * 0.12)
        )
    hull(
        [(0.56, 0.205, 0.02), (0.56, 0.275, 0.02), (0.695, 0.275, 0.03), (0.695, 0.205, 0.03)],
        width - 0.30,
        0.025,
        m.dark,
        fn=narrow,
    )
    # wheels
    wheel(0.150, 0.090, (0.50, 0, 0.150), m.rubber, m.mid)
    for side in (-1, 1):
        wheel(0.185, 0.095, (-0.33, side * (half - 0.015), 0.185), m.rubber, m.mid, cap=m.brand)
        outer = [
            (-0.33 + 0.240 * math.cos(t), 0.185 + 0.240 * math.sin(t), 0)
            for t in np.linspace(PI - 0.05, 0.05, 26)
        ]
        inner = [
            (-0.33 + 0.212 * math.cos(t), 0.185 + 0.212 * math.sin(t), 0)
            for t in np.linspace(0.05, PI - 0.05, 26)
        ]
        hull(inner + outer, 0.11, 0.005, m.dark, y=side * (half - 0.030))
    # main roller between the wheels
    cyl(0.110, width - 0.20, (0.02, half - 0.10, 0.118), bristle, rot=(PI / 2, 0, 0))
    for side in (-1, 1):
        flap = [(-0.10, 0.020, 0.01), (-0.10, 0.25, 0.01), (0.20, 0.25, 0.01), (0.20, 0.020, 0.01)]
        hull(flap, 0.012, 0.003, m.rubber, y=side * (half - 0.085))

    def side_broom():
        cyl(0.120, 0.036, (0, 0, 0.090), m.dark, edge=0.012)
        cyl(0.050, 0.040, (0, 0, 0.120), m.brand, edge=0.012)
        tufts((0, 0), 0.105, 0.235, 0.098, 0.006, 190, bristle, rows=4, thick=0.0034)

    for side in (-1, 1):
        spot = (0.47, side * (half + 0.015))
        assembled(side_broom, (*spot, 0.018), (side * 0.06, 0.10, 0))
        pipe(
            [
                (0.30, side * (half - 0.16), 0.29),
                (0.40, side * (half - 0.04), 0.30),
                (0.466, side * (half + 0.012), 0.22),
            ],
            0.028,
            m.dark,
            0.06,
        )
        cyl(0.052, 0.085, (0.470, side * (half + 0.015), 0.165), m.mid, edge=0.014)
    if roof:
        for side in (-1, 1):
            post_y = side * 0.30
            pipe([(0.47, post_y * 0.9, 0.66), (0.42, post_y, 1.30), (0.26, post_y, 1.88)], 0.018, m.dark, 0.2)
            pipe([(-0.60, post_y, 0.78), (-0.60, post_y, 1.50), (-0.50, post_y, 1.88)], 0.018, m.dark, 0.2)
        canopy = [(-0.66, 1.875, 0.02), (-0.64, 1.930, 0.03), (0.34, 1.950, 0.06), (0.46, 1.885, 0.02)]
        hull(canopy, 0.78, 0.024, m.brand, seg=6)
    else:
        cyl(0.012, 0.16, (-0.66, -half + 0.12, 0.79), m.dark)
    beacon_x, beacon_z = (-0.54, 1.925) if roof else (-0.66, 0.94)
    cyl(0.034, 0.02, (beacon_x, -half + 0.12, beacon_z), m.dark)
    cyl(
        0.029,
        0.07,
        (beacon_x, -half + 0.12, beacon_z + 0.018),
        plastic("#ff9d0a", 0.15, 0, coat=0.6),
        edge=0.015,
    )
    tag(mark or "125 cm", note, 0.26, (-0.095, -half, 0.50), brand)
    return dict(az=-43, el=16, lens=85)
