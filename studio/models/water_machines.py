"""Machines that work with water, steam or air: extractors, steam cleaners, air movers."""

import math

import bpy
import numpy as np
from mathutils import Matrix

from geometry import PI, hose, lathe, pipe, place, ring, rounded, rounded_box, silhouette, sweep, wheel
from materials import clear, plastic
from models.machine_parts import assembled, castor, cyl, hull, palette, plate, slots, tag, torus, tufts

MODELS = (
    "spot_extractor",
    "carpet_extractor",
    "steam_cleaner",
    "air_mover",
)


def carpet_extractor(brand="#0f7f8c", body="#c3c9ce", litres=35, mark=None, note="carpet extractor"):
    """Box carpet extractor, 0.42 x 0.62 x 0.95: two stacked tanks, clear dome, wand with hoses."""
    m = palette(brand, body)
    glass = clear("#e4eef4", 0.05)
    half = 0.19
    # chassis, wheels, castors
    hull(
        [(-0.27, 0.085, 0.02), (-0.28, 0.16, 0.02), (0.27, 0.16, 0.02), (0.26, 0.085, 0.02)],
        0.36,
        0.015,
        m.dark,
    )
    for side in (-1, 1):
        wheel(0.125, 0.050, (-0.20, side * (half + 0.035), 0.125), m.rubber, m.mid, cap=m.brand)
        castor(0.205, side * 0.135, 0.040, m, yaw=0.4 * side)
    # solution tank below, recovery tank above
    low = [
        (-0.29, 0.150, 0.02),
        (-0.305, 0.47, 0.03),
        (0.265, 0.47, 0.04),
        (0.300, 0.33, 0.10),
        (0.285, 0.150, 0.03),
    ]
    hull(low, 2 * half, 0.035, m.brand, seg=8, cr=10)
    rounded_box((0.50, 2 * half - 0.05, 0.03), (-0.03, 0, 0.475), 0.008, m.rubber)
    high = [
        (-0.305, 0.488, 0.02),
        (-0.315, 0.735, 0.05),
        (-0.26, 0.775, 0.05),
        (0.12, 0.775, 0.06),
        (0.215, 0.66, 0.08),
        (0.262, 0.488, 0.03),
    ]
    hull(high, 2 * half - 0.01, 0.04, m.body, seg=8, cr=10)
    # clear dome lid with its seal
    cyl(0.122, 0.022, (-0.05, 0, 0.768), m.mid, edge=0.006)
    cyl(0.108, 0.004, (-0.05, 0, 0.788), m.body, edge=0.001)
    outer = rounded(
        [(0.112, 0.788), (0.112, 0.802, 0.004), (0.095, 0.838, 0.03), (0.05, 0.852, 0.03), (0, 0.853)],
        0.004,
        8,
    )
    inner = rounded(
        [(0, 0.849), (0.05, 0.848, 0.03), (0.092, 0.834, 0.03), (0.108, 0.802, 0.004), (0.108, 0.788)],
        0.004,
        8,
    )
    lathe(outer + inner + outer[:1], glass, loc=(-0.05, 0, 0), n=96)
    cyl(0.034, 0.026, (-0.05, 0, 0.788), m.grey)
    # push bar
    for side in (-1, 1):
        pipe([(-0.285, side * 0.165, 0.50), (-0.335, side * 0.165, 0.86)], 0.0145, m.chrome)
    pipe(
        [(-0.33, -0.165, 0.84), (-0.355, -0.165, 0.95), (-0.355, 0.165, 0.95), (-0.33, 0.165, 0.84)],
        0.0145,
        m.chrome,
        0.05,
    )
    pipe([(-0.355, -0.10, 0.95), (-0.355, 0.10, 0.95)], 0.020, m.rubber)
    # control panel on the sloping front of the upper tank
    slope = math.atan2(0.172, 0.047)
    panel = rounded_box((0.145, 0.24, 0.014), (0, 0, 0), 0.006, m.dark)
    place(panel, (0.2435, 0, 0.575), (0, slope, 0))
    for k, mat in enumerate((m.green, m.red, m.yellow)):
        rocker = rounded_box((0.036, 0.024, 0.012), (0, 0, 0), 0.004, mat)
        place(rocker, (0.249, -0.07 + 0.045 * k, 0.590), (0, slope, 0))
    cyl(0.026, 0.010, (0.245, 0.082, 0.580), m.chrome, rot=(0, slope, 0))
    cyl(0.022, 0.003, (0.2545, 0.082, 0.5826), plastic("#f3f4f4", 0.25, 0), rot=(0, slope, 0), edge=0.001)
    # lower front: vents, couplings, filler
    slots(6, (0.290, 0.07, 0.205), (0, 0, 0.020), (0.012, 0.15, 0.008), m.rubber)
    cyl(0.040, 0.020, (0.275, -0.095, 0.385), m.dark, rot=(0, PI / 2, 0))
    cyl(0.028, 0.045, (0.29, -0.095, 0.385), m.grey, rot=(0, PI / 2, 0))
    cyl(0.013, 0.050, (0.285, -0.02, 0.375), m.chrome, rot=(0, PI / 2, 0))
    for side in (-1, 1):
        rounded_box((0.15, 0.012, 0.040), (-0.12, side * (half - 0.008), 0.655), 0.006, m.dark)
    # wand standing beside the machine: grip, bent tube, trigger, floor tool with a clear throat
    wand = [
        (0.215, 0.37, 0.985),
        (0.285, 0.37, 0.90),
        (0.44, 0.37, 0.52),
        (0.60, 0.37, 0.20),
        (0.69, 0.37, 0.085),
    ]
    pipe(wand, 0.0165, m.chrome, 0.12)
    pipe([(0.222, 0.37, 0.976), (0.285, 0.37, 0.90), (0.325, 0.37, 0.80)], 0.0215, m.rubber, 0.08)
    pipe([(0.40, 0.30, 0.62), (0.40, 0.44, 0.62)], 0.016, m.rubber)
    pipe([(0.335, 0.372, 0.745), (0.57, 0.395, 0.215), (0.66, 0.395, 0.10)], 0.005, m.alu, 0.05)
    throat = [(0.655, 0.035, 0.01), (0.675, 0.125, 0.02), (0.715, 0.120, 0.02), (0.745, 0.035, 0.01)]
    hull(
        throat,
        0.20,
        0.010,
        glass,
        y=0.37,
        fn=lambda x, y, z: (x, 0.37 + (y - 0.37) * (1.25 - 4 * (z - 0.035)), z),
    )
    rounded_box((0.085, 0.30, 0.032), (0.705, 0.37, 0.030), 0.008, m.chrome)
    rounded_box((0.030, 0.296, 0.018), (0.742, 0.37, 0.012), 0.004, m.dark)
    # hoses from the front couplings up to the grip
    suction = [
        (0.335, -0.095, 0.385),
        (0.42, -0.085, 0.375),
        (0.52, -0.03, 0.26),
        (0.555, 0.07, 0.16),
        (0.50, 0.22, 0.24),
        (0.34, 0.35, 0.55),
        (0.17, 0.40, 0.86),
        (0.135, 0.39, 0.985),
        (0.175, 0.375, 1.035),
        (0.212, 0.37, 0.995),
    ]
    hose(suction, 0.0215, m.hose, 0.011, 0.085)
    supply = [(x + 0.012, y + 0.03, z + 0.012) for x, y, z in suction]
    supply[0] = (0.330, -0.02, 0.375)
    supply[1] = (0.41, -0.02, 0.365)
    sweep(supply, 0.0065, m.rubber, n=14)
    plate(mark or "%d L" % litres, note, 0.086, brand, (0.05, -half, 0.300))
    return dict(az=-44, el=15, lens=90)


def steam_cleaner(brand="#0f7f8c", body="#c3c9ce", bar=6, mark=None, note="steam"):
    """Compact steam cleaner, box 0.48 x 0.32 x 0.42, hose with gun and round-brush lance."""
    m = palette(brand, body)
    half = 0.15
    # base, wheels, castors, bumper
    hull(
        [(-0.22, 0.045, 0.02), (-0.225, 0.115, 0.02), (0.225, 0.115, 0.03), (0.215, 0.045, 0.03)],
        2 * half - 0.01,
        0.015,
        m.dark,
    )
    for side in (-1, 1):
        wheel(0.075, 0.034, (-0.145, side * (half + 0.020), 0.075), m.rubber, m.mid, cap=m.brand)
        castor(0.155, side * 0.095, 0.026, m, yaw=0.3 * side)
    hull(
        [(0.19, 0.075, 0.01), (0.19, 0.105, 0.01), (0.242, 0.105, 0.012), (0.242, 0.075, 0.012)],
        2 * half,
        0.012,
        m.rubber,
    )
    # body with a brand cap
    shell = [
        (-0.225, 0.110, 0.02),
        (-0.235, 0.315, 0.06),
        (-0.17, 0.370, 0.06),
        (0.06, 0.370, 0.10),
        (0.195, 0.285, 0.10),
        (0.228, 0.110, 0.03),
    ]
    hull(shell, 2 * half, 0.045, m.body, seg=9, cr=14)
    # the cap reaches 0.04 lower than its visible edge because its own rounding pulls it back
    cap = [
        (-0.239, 0.205, 0.04),
        (-0.239, 0.318, 0.06),
        (-0.17, 0.374, 0.06),
        (0.062, 0.374, 0.10),
        (0.198, 0.288, 0.07),
        (0.226, 0.175, 0.05),
    ]
    hull(cap, 2 * half + 0.007, 0.046, m.brand, seg=9, cr=14)
    for side in (-1, 1):
        slots(5, (-0.16, side * (half - 0.004), 0.150), (0, 0, 0.017), (0.075, 0.010, 0.007), m.rubber)
    # control panel on the slope with gauge, knob, lamps
    slope = math.atan2(0.085, 0.135)
    panel = rounded_box((0.130, 0.19, 0.012), (0, 0, 0), 0.005, m.dark)
    place(panel, (0.130, 0, 0.3335), (0, slope, 0))
    face_x, face_z = math.sin(slope), math.cos(slope)

    def on_panel(along, across, lift=0.006):
        x = 0.130 + along * face_z + lift * face_x
        z = 0.3335 - along * face_x + lift * face_z
        return (x, across, z)

    cyl(0.033, 0.012, on_panel(-0.012, -0.045), m.chrome, rot=(0, slope, 0))
    cyl(
        0.028,
        0.003,
        on_panel(-0.012, -0.045, 0.0165),
        plastic("#f3f4f4", 0.25, 0),
        rot=(0, slope, 0),
        edge=0.001,
    )
    needle = rounded_box((0.022, 0.0032, 0.002), (0.006, 0, 0), 0.0008, m.red)
    place(needle, (0, 0, 0), (0, 0, 0.8))
    place(needle, on_panel(-0.012, -0.045, 0.0205), (0, slope, 0))
    cyl(0.024, 0.022, on_panel(-0.010, 0.045), m.mid, rot=(0, slope, 0), edge=0.006)
    for k, mat in enumerate((m.green, m.yellow, m.red)):
        cyl(0.0065, 0.006, on_panel(0.042, -0.025 + 0.025 * k), mat, rot=(0, slope, 0), edge=0.002)
    # filler cap, carry handle, push loop
    cyl(0.036, 0.030, (-0.165, 0.0, 0.362), m.dark, edge=0.008)
    rounded_box((0.060, 0.014, 0.014), (-0.165, 0.0, 0.396), 0.005, m.brand)
    section = [(u * 0.011, v * 0.019) for u, v in ring(1, 1, None, 3, 24)]
    sweep(
        [
            (-0.105, 0, 0.360),
            (-0.098, 0, 0.412),
            (-0.07, 0, 0.435),
            (0.0, 0, 0.436),
            (0.032, 0, 0.412),
            (0.045, 0, 0.360),
        ],
        1,
        m.dark,
        step=0.006,
        shape=section,
    )
    # front socket, hose loop on the floor, gun, lance with round brush
    cyl(0.030, 0.030, (0.212, 0, 0.185), m.dark, rot=(0, PI / 2, 0), edge=0.006)
    rounded_box((0.040, 0.050, 0.040), (0.255, 0, 0.185), 0.010, m.mid)
    path = [
        (0.270, 0, 0.185),
        (0.315, -0.005, 0.182),
        (0.375, -0.045, 0.110),
        (0.385, -0.13, 0.026),
        (0.32, -0.25, 0.015),
        (0.16, -0.325, 0.015),
        (-0.02, -0.36, 0.015),
        (-0.13, -0.375, 0.030),
        (-0.165, -0.37, 0.075),
    ]
    hose(path, 0.0135, m.hose, 0.009, 0.06)

    def gun():
        grip = [
            (-0.125, -0.060, 0.012),
            (-0.150, -0.035, 0.012),
            (-0.060, 0.024, 0.02),
            (0.075, 0.022, 0.015),
            (0.075, -0.016, 0.015),
            (-0.035, -0.020, 0.02),
        ]
        hull(grip, 0.040, 0.012, m.dark, seg=6)
        hull(
            [
                (-0.055, -0.018, 0.006),
                (-0.030, -0.018, 0.006),
                (-0.055, -0.062, 0.006),
                (-0.068, -0.055, 0.006),
            ],
            0.018,
            0.004,
            m.brand,
        )
        rounded_box((0.090, 0.042, 0.010), (0.010, 0, 0.019), 0.004, m.brand)
        pipe([(0.06, 0, 0.002), (0.30, 0, 0.002)], 0.0115, m.dark)
        pipe([(0.29, 0, 0.002), (0.37, 0, 0.002), (0.42, 0, -0.022)], 0.0085, m.grey, 0.03)

    assembled(gun, (-0.015, -0.345, 0.095), (0, 0.10, -0.06))

    def round_brush():
        cyl(0.020, 0.022, (0, 0, 0.022), m.dark, edge=0.005)
        tufts((0, 0), 0.016, 0.022, 0.024, 0.001, 60, m.yellow, rows=3, thick=0.0016)

    assembled(round_brush, (0.405, -0.371, 0.002), (0, -0.1, 0))
    tag(
        mark or "%d bar" % bar,
        note,
        0.15,
        (0.0, -half - 0.003, 0.265),
        brand,
    )
    return dict(az=-47, el=17, lens=95)


def air_mover(brand="#0b57c2", body="#23272b", size="M", mark=None, note="air mover"):
    """Snail-shaped carpet dryer, 0.42 x 0.36 x 0.46 (S smaller, L larger)."""
    m = palette(brand, body)
    scale = {"S": 0.85, "M": 1.0, "L": 1.15}[size]
    width = 0.31
    cz = 0.245
    # scroll silhouette: radius grows from the tongue round to the floor outlet
    outline = []
    for t in np.linspace(math.radians(-8), math.radians(262), 30):
        grow = (t + 0.14) / 4.72
        r = 0.165 + 0.065 * grow
        outline.append((r * math.cos(t), cz + r * math.sin(t), 0))
    outline += [(0.02, 0.012, 0.034), (0.325, 0.012, 0.034), (0.325, 0.148, 0.034), (0.185, 0.175, 0.02)]
    silhouette(outline, width, 0.030, m.brand, r=0.02, seg=8, cr=4, auto=50)
    # moulding seam and feet
    for x, y in ((-0.10, -0.11), (-0.10, 0.11), (0.24, -0.11), (0.24, 0.11)):
        cyl(0.020, 0.022, (x, y, 0.0), m.rubber)
    # air outlet: dark frame, bars
    rounded_box((0.030, width - 0.012, 0.152), (0.312, 0, 0.080), 0.010, m.dark)
    rounded_box((0.030, width - 0.050, 0.112), (0.319, 0, 0.080), 0.006, plastic("#08090a", 0.8, 0))
    for k in range(9):
        rounded_box((0.014, 0.006, 0.118), (0.331, -0.108 + 0.027 * k, 0.080), 0.002, m.mid)
    for k in range(2):
        rounded_box((0.012, width - 0.050, 0.006), (0.330, 0, 0.060 + 0.040 * k), 0.002, m.mid)
    # inlet grilles on both flanks
    for side in (-1, 1):
        rot = (-side * PI / 2, 0, 0)
        y = side * width / 2
        cyl(0.128, 0.006, (0, y - side * 0.004, cz), plastic("#08090a", 0.8, 0), rot=rot)
        torus(0.130, 0.011, (0, y, cz), m.dark, rot=rot)
        for r in (0.036, 0.055, 0.074, 0.093, 0.112):
            torus(r, 0.0028, (0, y + side * 0.010, cz), m.mid, rot=rot)
        for k in range(8):
            a = 2 * PI * k / 8
            spoke = pipe([(0.020, 0, 0), (0.124, 0, 0)], 0.0032, m.mid)
            place(spoke, (0, 0, 0), (0, a, 0))
            place(spoke, (0, y + side * 0.008, cz))
        cyl(0.026, 0.012, (0, y + side * 0.002, cz), m.dark, rot=rot)
    # carry handle, control box, cable
    section = [(u * 0.013, v * 0.021) for u, v in ring(1, 1, None, 3, 24)]
    grip = [
        (-0.105, 0, 0.405),
        (-0.105, 0, 0.455),
        (-0.075, 0, 0.478),
        (0.0, 0, 0.484),
        (0.065, 0, 0.472),
        (0.090, 0, 0.445),
        (0.088, 0, 0.390),
    ]
    sweep(grip, 1, m.dark, step=0.006, shape=section)
    box = [(0.095, 0.330, 0.02), (0.105, 0.395, 0.02), (0.155, 0.372, 0.02), (0.175, 0.300, 0.02)]
    hull(box, 0.16, 0.012, m.dark, seg=5)
    cyl(0.022, 0.020, (0.158, -0.035, 0.343), m.grey, rot=(0, 1.2, 0), edge=0.005)
    rounded_box((0.010, 0.022, 0.032), (0.165, 0.035, 0.343), 0.003, m.red, rot=(0, -0.33, 0))
    cable = [
        (-0.16, -0.06, 0.36),
        (-0.235, -0.08, 0.37),
        (-0.27, -0.10, 0.22),
        (-0.26, -0.14, 0.04),
        (-0.20, -0.26, 0.008),
        (-0.02, -0.30, 0.008),
        (0.12, -0.27, 0.008),
    ]
    sweep(cable, 0.0055, m.rubber, n=14)
    tag(
        mark or "3 speeds",
        note,
        0.150,
        (0.235, -width / 2, 0.078),
        brand,
    )
    if scale != 1.0:
        for part in bpy.context.scene.objects:
            part.data.transform(Matrix.Scale(scale, 4))
    return dict(az=-42, el=15, lens=95)


def spot_extractor(brand="#0b57c2", body="#c3c9ce", litres=9, mark=None, note="spot extractor"):
    """Portable spray extractor for upholstery: two small tanks, carry handle, hose and hand tool, 0.55 x 0.32 x 0.42."""
    m = palette(brand, body)
    half = 0.145
    for side in (-1, 1):
        wheel(0.060, 0.030, (-0.17, side * (half + 0.010), 0.060), m.rubber, m.mid, cap=m.brand)
        castor(0.15, side * 0.095, 0.022, m, yaw=0.4 * side)
    base = [
        (-0.24, 0.060, 0.02),
        (-0.25, 0.17, 0.03),
        (0.22, 0.17, 0.03),
        (0.24, 0.075, 0.03),
        (0.18, 0.055, 0.02),
    ]
    hull(base, 2 * half, 0.02, m.dark, seg=6)
    lower = [(-0.24, 0.165, 0.01), (-0.25, 0.275, 0.03), (0.20, 0.275, 0.03), (0.225, 0.165, 0.02)]
    hull(lower, 2 * half + 0.004, 0.025, m.brand, seg=8, cr=10)
    upper = [
        (-0.235, 0.282, 0.01),
        (-0.235, 0.385, 0.05),
        (0.02, 0.400, 0.05),
        (0.165, 0.350, 0.07),
        (0.195, 0.282, 0.02),
    ]
    hull(upper, 2 * half - 0.012, 0.035, m.body, seg=8, cr=10)
    sweep(
        [(-0.24, -half - 0.001, 0.2785), (0.20, -half - 0.001, 0.2785)],
        0.0030,
        m.rubber,
        smooth_path=False,
        n=8,
    )
    # lid, carry handle, switches
    cyl(0.062, 0.018, (0.02, 0, 0.392), m.dark, edge=0.006)
    arch = [
        (-0.19, 0, 0.375),
        (-0.18, 0, 0.440),
        (-0.14, 0, 0.470),
        (-0.03, 0, 0.474),
        (0.03, 0, 0.455),
        (0.05, 0, 0.385),
    ]
    sweep(arch, 1, m.dark, step=0.006, shape=[(u * 0.011, v * 0.019) for u, v in ring(1, 1, None, 3, 24)])
    for k, mat in enumerate((m.red, m.green)):
        rounded_box((0.010, 0.034, 0.020), (0.205, -0.028 + 0.056 * k, 0.232), 0.004, mat, rot=(0, -0.15, 0))
    slots(6, (-0.12, -half + 0.002, 0.085), (0, 0, 0.013), (0.11, 0.012, 0.006), m.rubber)
    # hose to the hand tool in front
    cyl(0.034, 0.022, (0.188, 0, 0.320), m.dark, rot=(0, PI / 2 - 0.35, 0))
    path = [
        (0.205, 0, 0.328),
        (0.275, -0.02, 0.335),
        (0.345, -0.09, 0.230),
        (0.355, -0.20, 0.070),
        (0.26, -0.30, 0.024),
    ]
    path += [(0.08, -0.335, 0.022), (-0.06, -0.31, 0.026)]
    hose(path, 0.0185, m.hose, 0.010, 0.085)
    sweep([(-0.05, -0.312, 0.026), (-0.12, -0.300, 0.045), (-0.185, -0.292, 0.060)], 0.0195, m.dark, n=28)
    sweep([(-0.10, -0.302, 0.062), (-0.16, -0.295, 0.082)], 0.006, m.red, n=12, smooth_path=False)

    def mouth():
        head = [
            (-0.055, 0.002, 0.004),
            (-0.060, 0.018, 0.006),
            (0.020, 0.052, 0.012),
            (0.034, 0.036, 0.012),
            (-0.025, 0.004, 0.004),
        ]
        hull(head, 0.105, 0.006, plastic("#c9d4da", 0.12, 0, coat=0.6))
        rounded_box((0.012, 0.112, 0.010), (-0.056, 0, 0.008), 0.003, m.steel)

    assembled(mouth, (-0.205, -0.288, 0.008), (0, 0, -0.06))
    plate(mark or "%d L" % litres, note, 0.062, brand, (-0.03, -half, 0.222))
    return dict(az=-48, el=17, lens=90)
