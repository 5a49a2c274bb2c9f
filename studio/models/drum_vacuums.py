"""Vacuums with steel drums: wet and dry on a trolley, industrial on a frame."""

import math

from geometry import (
    PI,
    catmull,
    deform,
    hose,
    lathe,
    loft,
    pipe,
    place,
    ring,
    rounded,
    rounded_box,
    soft,
    sweep,
    wheel,
)
from materials import metal, plastic
from models.machine_parts import assembled, castor, cyl, drum_plate, hull, palette, torus

MODELS = (
    "drum_vacuum",
    "industrial_vacuum",
)


def drum_vacuum(brand="#0b57c2", body="#23272b", litres=70, motors=2, mark=None, note="wet &amp; dry"):
    """Wet and dry vacuum: steel drum 0.45 across on a tipping trolley, 1.00 high; motors: 1 to 3, or 0 for compressed air."""
    m = palette(brand, body)
    rise = 0.34 * (max(-0.45, min(0.3, (litres - 70) / 100)))  # of the head above that of 70 litres
    # trolley: two side rails bent up into the push handle
    for side in (-1, 1):
        y = side * 0.215
        rail = [(0.30, y, 0.150), (-0.27, y, 0.150), (-0.36, y, 0.55), (-0.42, y, 0.93)]
        pipe(rail, 0.0145, m.chrome, 0.09)
        wheel(0.135, 0.050, (-0.20, side * 0.275, 0.135), m.rubber, m.mid, cap=m.brand)
        castor(0.245, side * 0.185, 0.042, m, yaw=0.5 * side)
        # tipping pivot on the drum
        pivot = [(-0.05, 0.14, 0.01), (-0.035, 0.40, 0.02), (0.035, 0.40, 0.02), (0.05, 0.14, 0.01)]
        hull(pivot, 0.012, 0.003, m.dark, y=side * 0.238)
        cyl(0.030, 0.020, (0, side * 0.236, 0.37), m.yellow, rot=(-side * PI / 2, 0, 0))
    pipe(
        [(-0.395, -0.215, 0.78), (-0.42, -0.215, 0.95), (-0.42, 0.215, 0.95), (-0.395, 0.215, 0.78)],
        0.0145,
        m.chrome,
        0.06,
    )
    pipe([(-0.42, -0.12, 0.95), (-0.42, 0.12, 0.95)], 0.0195, m.rubber)
    pipe([(-0.20, -0.26, 0.135), (-0.20, 0.26, 0.135)], 0.011, m.steel)
    pipe([(0.30, -0.215, 0.150), (0.30, 0.215, 0.150)], 0.0145, m.chrome)
    pipe([(-0.355, -0.215, 0.50), (-0.355, 0.215, 0.50)], 0.012, m.chrome)
    hull(
        [(0.30, 0.125, 0.01), (0.30, 0.175, 0.02), (0.345, 0.175, 0.02), (0.345, 0.125, 0.02)],
        0.46,
        0.015,
        m.rubber,
    )
    # steel drum with rolled beads and rim
    drum = [(0, 0.165), (0.19, 0.165, 0.02), (0.218, 0.20, 0.02), (0.218, 0.245)]
    for z in (0.255, 0.590 + rise):
        drum += [(0.218, z - 0.008), (0.223, z - 0.004), (0.223, z + 0.004), (0.218, z + 0.008)]
    drum += [(0.218, 0.630 + rise), (0.226, 0.636 + rise), (0.226, 0.650 + rise), (0, 0.650 + rise)]
    lathe(rounded(drum, 0.002), metal("#d4d7d9", 0.20, (1, 1, 60)), n=144, auto=25)

    def head():
        # head ring, clips, twin motor caps
        lathe(
            rounded(
                [(0, 0.648), (0.232, 0.648, 0.004), (0.235, 0.690, 0.010), (0.222, 0.712, 0.02), (0, 0.715)],
                0.004,
                6,
            ),
            m.body,
            n=128,
        )
        lathe(
            rounded([(0.22, 0.668), (0.2385, 0.668, 0.002), (0.2385, 0.677, 0.002), (0.22, 0.677)], 0.002),
            m.brand,
            n=128,
        )
        bridge = dict(hx=0.120, hy=0.200, e=2.8)
        loft(soft(0.700, 0.775, bridge, dict(hx=0.105, hy=0.182, e=2.8), 0.004, 0.02), m.body)
        spots = {
            0: [],
            1: [(0, 0)],
            2: [(0, -0.1), (0, 0.1)],
            3: [(0.06, -0.108), (0.06, 0.108), (-0.115, 0)],
        }[motors]
        for x, y in spots:
            motor_cap(x, y, 1.18 if motors == 1 else 1.0, m)
        if motors == 0:
            venturi(m)
        for side in (-1, 1):
            clip_angle = side * 1.15
            for a in (clip_angle, PI - clip_angle):
                clip = rounded_box((0.018, 0.050, 0.085), (0, 0, 0), 0.005, m.grey)
                place(clip, (0.240 * math.cos(a), 0.240 * math.sin(a), 0.655), (0, 0, a))
            switch = rounded_box((0.008, 0.034, 0.022), (0, 0, 0), 0.003, m.red if side < 0 else m.green)
            place(switch, (0.118, side * 0.032, 0.742), (0, 0, 0))
        if motors == 2:
            section = [(u * 0.011, v * 0.018) for u, v in ring(1, 1, None, 3, 24)]
            sweep(
                [
                    (-0.085, 0, 0.76),
                    (-0.080, 0, 0.88),
                    (-0.04, 0, 0.912),
                    (0.04, 0, 0.912),
                    (0.080, 0, 0.88),
                    (0.085, 0, 0.76),
                ],
                1,
                m.dark,
                step=0.006,
                shape=section,
            )

    assembled(head, (0, 0, rise))
    # inlet, hose, drain hose
    cyl(0.058, 0.026, (0.208, 0, 0.485 + 0.6 * rise), m.dark, rot=(0, PI / 2, 0))
    cyl(0.038, 0.060, (0.228, 0, 0.485 + 0.6 * rise), m.grey, rot=(0, PI / 2, 0))
    path = [
        (0.285, 0, 0.485 + 0.6 * rise),
        (0.36, -0.01, 0.480 + 0.6 * rise),
        (0.47, -0.06, 0.40),
        (0.545, -0.14, 0.20),
        (0.56, -0.25, 0.055),
        (0.48, -0.40, 0.030),
        (0.30, -0.50, 0.030),
        (0.08, -0.51, 0.030),
        (-0.06, -0.46, 0.030),
    ]
    hose(path, 0.0245, m.hose, 0.012, 0.085)
    sweep([(-0.05, -0.465, 0.030), (-0.14, -0.425, 0.034), (-0.22, -0.40, 0.028)], 0.0255, m.dark)
    drain = [
        (0.10, 0.185, 0.235),
        (0.14, 0.225, 0.225),
        (0.19, 0.225, 0.300),
        (0.205, 0.190, 0.420),
        (0.190, 0.160, 0.560),
    ]
    sweep(drain, 0.018, m.hose, n=24)
    cyl(0.022, 0.05, (0.192, 0.163, 0.540), m.yellow)
    drum_plate(mark or "%d L" % litres, note, brand, 0.218, 0.42 + 0.5 * rise, 0.075, -52)
    return dict(az=-42, el=15, lens=90)


def motor_cap(x, y, scale, m):
    """Domed motor housing with cooling slots on the head of a drum vacuum."""
    s = scale
    cap = [
        (0, 0.70),
        (0.098 * s, 0.70),
        (0.100 * s, 0.775),
        (0.104 * s, 0.780, 0.002),
        (0.104 * s, 0.796, 0.004),
    ]
    cap += [(0.092 * s, 0.850, 0.04), (0.04 * s, 0.868, 0.03), (0, 0.869)]
    lathe(rounded(cap, 0.004, 8), m.brand, loc=(x, y, 0), n=96)
    for k in range(20):
        a = 2 * PI * k / 20
        slit = rounded_box((0.008, 0.012, 0.030), (0, 0, 0), 0.002, m.rubber)
        place(slit, (x + 0.0985 * s * math.cos(a), y + 0.0985 * s * math.sin(a), 0.745), (0, 0, a))


def venturi(m):
    """Compressed-air head: a silencer and an air coupling instead of motors."""
    cyl(0.062, 0.14, (-0.03, 0.03, 0.77), m.alu, edge=0.012)
    for k in range(6):
        cyl(0.064, 0.006, (-0.03, 0.03, 0.79 + 0.018 * k), m.dark, edge=0.002)
    pipe([(0.05, -0.06, 0.77), (0.05, -0.06, 0.84), (0.05, -0.16, 0.84)], 0.014, m.steel, 0.03)
    cyl(0.020, 0.035, (0.05, -0.16, 0.84), m.yellow, rot=(PI / 2, 0, 0))


def industrial_vacuum(brand="#f2b705", body="#3a4046", kilowatt=4, mark=None, note="industrial vacuum"):
    """Three-phase industrial vacuum, 0.90 x 0.70 x 1.53: filter chamber, cone, endless bag, blower."""
    m = palette(brand, body)
    steel = metal("#d2d5d8", 0.22, (1, 1, 50))
    cx = 0.12
    # frame of square tube on four wheels
    for side in (-1, 1):
        y = side * 0.29
        rounded_box((0.90, 0.04, 0.04), (-0.10, y, 0.155), 0.006, m.dark)
        rounded_box((0.04, 0.04, 0.72), (0.10, y, 0.51), 0.006, m.dark)
        rounded_box((0.04, 0.04, 1.05), (-0.50, y, 0.66), 0.006, m.dark)
        rounded_box((0.60, 0.04, 0.04), (-0.22, y, 0.86), 0.006, m.dark)
        wheel(0.125, 0.050, (-0.45, side * 0.345, 0.125), m.rubber, m.mid, cap=m.brand)
        castor(0.29, side * 0.27, 0.052, m, yaw=0.35 * side)
        pipe([(-0.50, y, 1.16), (-0.54, y, 1.22), (-0.66, y, 1.22)], 0.017, m.steel, 0.05)
    for x, z in ((0.34, 0.155), (-0.54, 0.155), (-0.50, 0.86)):
        rounded_box((0.04, 0.60, 0.04), (x, 0, z), 0.006, m.dark)
    pipe(
        [(-0.62, -0.29, 1.22), (-0.68, -0.29, 1.22), (-0.68, 0.29, 1.22), (-0.62, 0.29, 1.22)],
        0.017,
        m.steel,
        0.05,
    )
    pipe([(-0.68, -0.16, 1.22), (-0.68, 0.16, 1.22)], 0.022, m.rubber)
    rounded_box((0.50, 0.56, 0.012), (0.10, 0, 0.180), 0.004, m.mid)
    # filter chamber, clamp rings, cone
    chamber = [(0, 0.84), (0.235, 0.84), (0.235, 1.30), (0, 1.30)]
    lathe(chamber, steel, loc=(cx, 0, 0), n=144, auto=25)
    for z in (0.845, 1.075, 1.300):
        lathe(
            rounded(
                [(0.23, z - 0.014), (0.246, z - 0.014, 0.003), (0.246, z + 0.014, 0.003), (0.23, z + 0.014)],
                0.003,
            ),
            m.dark,
            loc=(cx, 0, 0),
            n=128,
        )
        for a in (-0.9, 1.4, -2.6):
            clamp = rounded_box((0.022, 0.030, 0.06), (0, 0, 0), 0.004, m.chrome)
            place(clamp, (cx + 0.250 * math.cos(a), 0.250 * math.sin(a), z), (0, 0, a))
    lathe(
        [(0.235, 0.835), (0.232, 0.82), (0.125, 0.60), (0.125, 0.565), (0, 0.565)],
        steel,
        loc=(cx, 0, 0),
        n=128,
        auto=25,
    )
    # domed lid with lifting eye
    lid = [
        (0, 1.310),
        (0.240, 1.310),
        (0.240, 1.350, 0.01),
        (0.205, 1.420, 0.06),
        (0.10, 1.452, 0.06),
        (0, 1.456),
    ]
    lathe(rounded(lid, 0.004, 10), m.brand, loc=(cx, 0, 0), n=128)
    torus(0.035, 0.008, (cx, 0, 1.488), m.steel, rot=(PI / 2, 0, 0))
    cyl(0.022, 0.014, (cx, 0, 1.450), m.steel)
    # endless-bag cassette and the bag itself, gathered at its foot
    lathe(
        rounded([(0.10, 0.515), (0.168, 0.515, 0.008), (0.172, 0.585, 0.010), (0.12, 0.592)], 0.004),
        m.dark,
        loc=(cx, 0, 0),
        n=96,
    )
    lathe(
        rounded([(0.12, 0.545), (0.1735, 0.545, 0.002), (0.1735, 0.557, 0.002), (0.12, 0.557)], 0.002),
        m.brand,
        loc=(cx, 0, 0),
        n=96,
    )

    def folds(x, y, z):
        a = math.atan2(y, x)
        depth = 0.035 * (1 - abs((z - 0.36) / 0.18)) + 0.045
        f = 1 + depth * math.sin(7 * a + 9 * z) + 0.03 * math.sin(13 * a - 14 * z)
        return (x * f + cx, y * f, z)

    film = plastic("#b9d4e6", 0.16, 0, coat=0.6, spec=0.7)
    outline = [
        (0.02, 0.190),
        (0.120, 0.196),
        (0.165, 0.240),
        (0.175, 0.300),
        (0.170, 0.360),
        (0.160, 0.430),
        (0.150, 0.480),
        (0.142, 0.520),
    ]
    smooth_outline = [(p.x, p.z) for p in catmull([(r, 0, z) for r, z in outline], 0.012)]
    bag = lathe(smooth_outline, film, n=120, auto=80)
    deform(bag, folds)
    # blower and motor under the cabinet
    cyl(0.165, 0.120, (-0.33, -0.10, 0.375), m.mid, rot=(-PI / 2, 0, 0), edge=0.02)
    for k in range(5):
        torus(0.166, 0.006, (-0.33, -0.085 + k * 0.022, 0.375), m.mid, rot=(PI / 2, 0, 0))
    cyl(0.060, 0.015, (-0.33, -0.110, 0.375), m.dark, rot=(-PI / 2, 0, 0))
    cyl(0.105, 0.24, (-0.33, 0.02, 0.375), m.body, rot=(-PI / 2, 0, 0), edge=0.015)
    rounded_box((0.26, 0.36, 0.05), (-0.33, 0.02, 0.200), 0.01, m.dark)
    pipe(
        [(-0.27, -0.04, 0.50), (-0.27, -0.04, 0.76), (-0.27, 0, 1.20), (-0.05, 0, 1.20)], 0.038, m.steel, 0.10
    )
    # electrical cabinet with switch, lamps, gauge
    rounded_box((0.17, 0.44, 0.36), (-0.42, 0, 1.02), 0.012, m.body)
    for side in (-1, 1):
        rounded_box((0.145, 0.008, 0.325), (-0.42, side * 0.221, 1.02), 0.003, m.mid)
    panel_y = -0.226
    rounded_box((0.060, 0.012, 0.060), (-0.455, panel_y - 0.003, 1.085), 0.004, m.yellow)
    cyl(0.021, 0.026, (-0.455, panel_y - 0.006, 1.085), m.red, rot=(PI / 2, 0, 0))
    for x, mat in ((-0.39, m.green), (-0.36, m.red)):
        cyl(0.010, 0.014, (x, panel_y + 0.004, 1.10), mat, rot=(PI / 2, 0, 0))
    cyl(0.034, 0.018, (-0.375, panel_y + 0.004, 1.020), m.chrome, rot=(PI / 2, 0, 0))
    cyl(
        0.029,
        0.003,
        (-0.375, panel_y - 0.0125, 1.020),
        plastic("#f3f4f4", 0.25, 0),
        rot=(PI / 2, 0, 0),
        edge=0.001,
    )
    rounded_box((0.004, 0.003, 0.030), (-0.368, panel_y - 0.016, 1.028), 0.001, m.red, rot=(0, 0.5, 0))
    # tangential inlet with hose, filter shaker lever
    inlet_y = -0.15
    cyl(0.048, 0.20, (cx + 0.10, inlet_y, 0.955), steel, rot=(0, PI / 2, 0))
    cyl(0.060, 0.02, (cx + 0.285, inlet_y, 0.955), m.dark, rot=(0, PI / 2, 0))
    path = [
        (cx + 0.30, inlet_y, 0.955),
        (0.53, -0.155, 0.945),
        (0.64, -0.20, 0.80),
        (0.67, -0.29, 0.45),
        (0.63, -0.42, 0.12),
        (0.50, -0.54, 0.042),
        (0.25, -0.58, 0.040),
        (0.02, -0.57, 0.040),
    ]
    hose(path, 0.034, m.hose, 0.015, 0.085)
    sweep([(0.03, -0.57, 0.04), (-0.12, -0.555, 0.038)], 0.036, m.dark)
    pipe([(cx, -0.235, 1.185), (cx, -0.285, 1.185), (cx + 0.01, -0.292, 1.10)], 0.008, m.chrome, 0.02)
    cyl(0.016, 0.06, (cx + 0.012, -0.292, 1.04), m.rubber, edge=0.006)
    drum_plate(mark or "%g kW" % kilowatt, note, brand, 0.235, 1.187, 0.095, -30, cx, True)
    return dict(az=-46, el=13, lens=90)
