"""High-pressure washers: electric, petrol, hot water."""

import math

from geometry import PI, lathe, pipe, place, rounded, rounded_box, sweep, wheel
from materials import metal, plastic
from models.machine_parts import castor, cyl, hull, palette, slots, tag, torus

MODELS = (
    "pressure_washer",
    "hot_water_washer",
)


def pressure_washer(
    brand="#f2b705",
    body="#23272b",
    bar=180,
    petrol=False,
    mark=None,
    note="pressure washer",
    reel=True,
    pump="aluminium",
):
    """Cold-water high-pressure washer, 0.60 x 0.70 x 1.00: tube frame, wheels, reel, lance; electric or petrol.

    reel: False hangs the hose on the handle and a detergent bottle on the lance; pump: metal of its head, or "brass".
    """
    m = palette(brand, body)
    brass = metal("#c9a24d", 0.25)
    # frame: two side loops, push handle, axle, feet
    for side in (-1, 1):
        y = side * 0.205
        loop = [
            (-0.27, y, 0.96),
            (-0.21, y, 0.70),
            (-0.20, y, 0.10),
            (0.30, y, 0.10),
            (0.33, y, 0.42),
            (0.20, y, 0.56),
            (-0.20, y, 0.60),
        ]
        pipe(loop, 0.0155, m.dark, 0.09)
        wheel(0.140, 0.060, (-0.20, side * 0.262, 0.140), m.rubber, m.mid, cap=m.brand)
        cyl(0.026, 0.085, (0.28, y, 0.002), m.rubber)
    pipe(
        [(-0.255, -0.205, 0.90), (-0.285, -0.205, 1.00), (-0.285, 0.205, 1.00), (-0.255, 0.205, 0.90)],
        0.0155,
        m.dark,
        0.05,
    )
    pipe([(-0.285, -0.13, 1.00), (-0.285, 0.13, 1.00)], 0.021, m.rubber)
    pipe([(-0.20, -0.25, 0.140), (-0.20, 0.25, 0.140)], 0.012, m.steel)
    for x, z in ((0.30, 0.10), (0.325, 0.42), (-0.205, 0.62)):
        pipe([(x, -0.205, z), (x, 0.205, z)], 0.0145, m.dark)
    rounded_box((0.50, 0.38, 0.012), (0.05, 0, 0.115), 0.004, m.mid)
    # cowl over motor and pump, or the engine
    if petrol:
        petrol_engine(m)
    else:
        washer_cowl(m)
    # pump head at the front with outlet, inlet and pressure gauge
    head, valves = (brass, m.steel) if pump == "brass" else (m.alu, brass)
    rounded_box((0.10, 0.22, 0.085), (0.235, 0, 0.162), 0.012, head)
    for k in range(3):
        cyl(0.021, 0.022, (0.278, -0.065 + 0.065 * k, 0.165), valves, rot=(0, PI / 2, 0))
    cyl(0.018, 0.055, (0.22, -0.105, 0.150), brass, rot=(PI / 2, 0, 0))
    cyl(0.030, 0.020, (0.273, -0.095, 0.345), m.chrome, rot=(0, 0.92, 0))
    cyl(0.026, 0.003, (0.2885, -0.095, 0.3565), plastic("#f3f4f4", 0.25, 0), rot=(0, 0.92, 0), edge=0.001)
    cyl(0.032, 0.026, (0.245, 0.085, 0.388), m.dark, rot=(0, 0.85, 0), edge=0.006)
    rounded_box((0.012, 0.052, 0.012), (0.270, 0.085, 0.409), 0.004, m.red, rot=(0, 0.85, 0))
    if reel:
        hose_from = hose_reel(m)
    else:
        hose_from = hung_hose(m)
    # lance and trigger gun, clipped upright to the front loop
    lx, ly = 0.355, 0.235
    pipe([(lx, ly, 0.045), (lx, ly, 0.80)], 0.0085, m.chrome)
    cyl(0.015, 0.055, (lx, ly, 0.030), brass)
    pipe([(lx, ly, 0.52), (lx, ly, 0.80)], 0.0165, m.rubber)
    for z in (0.20, 0.42):
        rounded_box((0.052, 0.040, 0.030), (lx - 0.012, ly - 0.010, z), 0.008, m.dark)
    gun = [
        (lx - 0.022, 0.785, 0.01),
        (lx - 0.022, 0.885, 0.02),
        (lx - 0.100, 0.985, 0.02),
        (lx - 0.075, 1.010, 0.02),
        (lx + 0.024, 0.905, 0.03),
        (lx + 0.022, 0.785, 0.01),
    ]
    hull(gun, 0.034, 0.008, m.brand, y=ly)
    pipe([(lx - 0.045, ly, 0.80), (lx - 0.075, ly, 0.86), (lx - 0.125, ly, 0.93)], 0.007, m.dark, 0.03)
    if not reel:
        detergent_bottle(m, lx, ly)
    # hose from the reel up to the gun
    line = hose_from + [
        (0.17, 0.19, 0.72),
        (0.215, 0.225, 0.80),
        (0.215, 0.235, 0.96),
        (0.235, 0.235, 1.02),
        (lx - 0.085, ly, 1.005),
    ]
    sweep(line, 0.0105, m.hose, n=18)
    tag(
        mark or "%d bar" % bar,
        note,
        0.17 if petrol else 0.21,
        (0.09, -0.18, 0.455 if petrol else 0.345),
        brand,
    )
    return dict(az=-43, el=15, lens=90)


def hose_reel(m):
    """Hose reel between the uprights; returns where the hose leaves it."""
    reel_x, reel_z = -0.075, 0.735
    for side in (-1, 1):
        flange = [(0, -0.006), (0.148, -0.006, 0.003), (0.154, 0, 0.003), (0.148, 0.006, 0.003), (0, 0.006)]
        lathe(rounded(flange, 0.002), m.body, loc=(reel_x, side * 0.135, reel_z), rot=(PI / 2, 0, 0), n=96)
        torus(0.150, 0.008, (reel_x, side * 0.135, reel_z), m.dark, rot=(PI / 2, 0, 0))
        cyl(0.045, 0.016, (reel_x, side * 0.138, reel_z), m.brand, rot=(-side * PI / 2, 0, 0))
        for k in range(5):
            a = 2 * PI * k / 5 + 0.3
            rib = rounded_box((0.085, 0.006, 0.014), (0.092, 0, 0), 0.002, m.mid)
            place(rib, (0, 0, 0), (0, a, 0))
            place(rib, (reel_x, side * 0.142, reel_z))
        bracket = [
            (-0.225, 0.60, 0.01),
            (-0.225, 0.66, 0.02),
            (-0.105, 0.765, 0.02),
            (-0.045, 0.765, 0.02),
            (-0.045, 0.70, 0.02),
            (0.08, 0.60, 0.01),
            (0.08, 0.575, 0.01),
        ]
        hull(bracket, 0.008, 0.002, m.dark, y=side * 0.165)
    for layer, r in enumerate((0.088, 0.108, 0.126)):
        for k in range(11):
            y = -0.115 + 0.0225 * k + 0.006 * (layer % 2)
            torus(r, 0.0112, (reel_x, y, reel_z), m.hose, rot=(PI / 2 + 0.02 * (-1) ** layer, 0, 0))
    pipe(
        [
            (reel_x, -0.15, reel_z),
            (reel_x, -0.195, reel_z),
            (reel_x + 0.10, -0.195, reel_z + 0.055),
            (reel_x + 0.10, -0.205, reel_z + 0.055),
        ],
        0.009,
        m.steel,
        0.012,
    )
    cyl(0.015, 0.075, (reel_x + 0.10, -0.198, reel_z + 0.055), m.rubber, rot=(PI / 2, 0, 0), edge=0.006)
    return [(reel_x + 0.05, 0.09, reel_z + 0.118), (reel_x + 0.16, 0.13, reel_z + 0.10)]


def hung_hose(m):
    """Coil of hose on a bracket of the handle; returns where the hose leaves it."""
    pipe([(-0.240, -0.205, 0.84), (-0.240, 0.205, 0.84)], 0.0145, m.dark)
    rounded_box((0.085, 0.110, 0.028), (-0.185, 0, 0.836), 0.010, m.dark)
    rounded_box((0.014, 0.110, 0.056), (-0.140, 0, 0.860), 0.006, m.dark)
    for k in range(7):
        wide, tall = 0.148 + 0.007 * (k % 3), 0.142 + 0.006 * (k % 3)
        across = 0.012 * math.sin(2.3 * k)
        points = [
            (
                -0.205 + 0.0125 * (k % 4) + 0.03 * (1 - math.sin(a)),
                across + wide * math.cos(a),
                0.862 - tall + tall * math.sin(a),
            )
            for a in (2 * PI * i / 60 for i in range(61))
        ]
        sweep(points, 0.0105, m.hose, smooth_path=False, n=14, caps=False)
    return [(-0.150, 0.140, 0.66), (0.02, 0.175, 0.64)]


def detergent_bottle(m, x, y):
    """Bottle of detergent that hangs on the lance."""
    outline = [
        (0, 0),
        (0.040, 0, 0.008),
        (0.040, 0.115, 0.020),
        (0.016, 0.140, 0.006),
        (0.016, 0.160),
        (0, 0.160),
    ]
    lathe(rounded(outline, 0.003, 6), plastic("#c9d0d3", 0.35, 0, coat=0.2), loc=(x + 0.052, y, 0.245), n=64)
    cyl(0.020, 0.026, (x + 0.052, y, 0.392), m.brand, edge=0.004)
    rounded_box((0.070, 0.030, 0.030), (x + 0.026, y, 0.425), 0.008, m.dark)


def washer_cowl(m):
    """Hood of the electric machine with its base and cooling slots."""
    cowl = [
        (-0.19, 0.215, 0.02),
        (-0.19, 0.46, 0.06),
        (-0.12, 0.525, 0.06),
        (0.13, 0.505, 0.08),
        (0.285, 0.375, 0.08),
        (0.305, 0.215, 0.03),
    ]
    hull(cowl, 0.355, 0.045, m.brand, seg=8, cr=12)
    hull(
        [(-0.18, 0.12, 0.02), (-0.18, 0.205, 0.02), (0.18, 0.205, 0.02), (0.18, 0.12, 0.02)],
        0.31,
        0.02,
        m.body,
    )
    hull(
        [(-0.188, 0.200, 0.004), (-0.188, 0.225, 0.004), (0.295, 0.225, 0.004), (0.295, 0.200, 0.004)],
        0.35,
        0.006,
        m.rubber,
    )
    for side in (-1, 1):
        slots(6, (-0.12, side * 0.175, 0.30), (0, 0, 0.024), (0.11, 0.012, 0.010), m.rubber)


def petrol_engine(m):
    """Four-stroke engine: crankcase, finned cylinder, tank, air filter, silencer, recoil starter."""
    alu, black = metal("#a9adb0", 0.36), plastic("#17191c", 0.45, 0)
    rounded_box((0.30, 0.24, 0.13), (0.02, 0, 0.190), 0.02, alu)
    for k in range(7):
        rounded_box((0.13, 0.15, 0.006), (0.13, 0.01, 0.215 + 0.017 * k), 0.002, alu)
    rounded_box((0.115, 0.13, 0.12), (0.13, 0.01, 0.265), 0.01, alu)
    rounded_box((0.05, 0.05, 0.03), (0.205, 0.01, 0.29), 0.008, black)
    # tank on top in the brand colour, filler cap
    tank = [
        (-0.17, 0.385, 0.03),
        (-0.17, 0.47, 0.05),
        (-0.10, 0.515, 0.05),
        (0.12, 0.515, 0.06),
        (0.19, 0.45, 0.05),
        (0.19, 0.385, 0.03),
    ]
    hull(tank, 0.300, 0.035, m.brand, seg=8, cr=12)
    cyl(0.034, 0.026, (-0.06, 0.03, 0.510), black, edge=0.006)
    rounded_box((0.22, 0.20, 0.07), (-0.02, 0.0, 0.345), 0.02, black)
    # recoil starter on the right flank
    shroud = [(0, 0), (0.098, 0, 0.01), (0.098, 0.030, 0.012), (0.055, 0.045, 0.012), (0, 0.046)]
    lathe(rounded(shroud, 0.004, 6), black, loc=(-0.045, -0.120, 0.275), rot=(PI / 2, 0, 0), n=96)
    for k in range(12):
        a = 2 * PI * k / 12
        slit = rounded_box((0.030, 0.004, 0.007), (0, 0, 0), 0.002, m.mid)
        place(slit, (0.070, 0, 0), (0, a, 0))
        place(slit, (-0.045, -0.158, 0.275))
    rounded_box((0.050, 0.020, 0.020), (0.030, -0.162, 0.330), 0.006, m.red, rot=(0, -0.5, 0))
    # air filter box and silencer
    rounded_box((0.10, 0.12, 0.13), (-0.155, 0.055, 0.325), 0.02, black)
    rounded_box((0.15, 0.09, 0.09), (0.11, 0.135, 0.350), 0.02, alu)
    for k in range(5):
        rounded_box((0.10, 0.006, 0.006), (0.11, 0.181, 0.325 + 0.012 * k), 0.002, black)


def hot_water_washer(brand="#e8620c", body="#3a4046", bar=150, mark=None, note="hot water"):
    """Hot-water high-pressure washer, 1.10 x 0.68 x 0.95: closed cabinet on four wheels, flue, controls, lance."""
    m = palette(brand, body)
    half = 0.30
    brass = metal("#c9a24d", 0.25)
    rounded_box((1.00, 0.54, 0.10), (0, 0, 0.185), 0.02, m.dark)
    for side in (-1, 1):
        wheel(0.150, 0.070, (-0.34, side * 0.300, 0.150), m.rubber, m.mid, cap=m.brand)
        castor(0.36, side * 0.215, 0.062, m, yaw=0.4 * side)
    lower = [
        (-0.50, 0.225, 0.03),
        (-0.52, 0.56, 0.05),
        (0.30, 0.56, 0.05),
        (0.52, 0.44, 0.08),
        (0.53, 0.225, 0.04),
    ]
    hull(lower, 2 * half, 0.035, m.body, seg=8, cr=12)
    upper = [
        (-0.50, 0.565, 0.02),
        (-0.51, 0.80, 0.06),
        (-0.43, 0.865, 0.06),
        (0.02, 0.865, 0.08),
        (0.22, 0.72, 0.10),
        (0.34, 0.565, 0.03),
    ]
    hull(upper, 2 * half, 0.045, m.brand, seg=8, cr=12)
    sweep(
        [(-0.51, -half - 0.001, 0.5625), (0.30, -half - 0.001, 0.5625)],
        0.0030,
        m.rubber,
        smooth_path=False,
        n=8,
    )
    for side in (-1, 1):
        slots(8, (-0.38, side * (half - 0.004), 0.300), (0, 0, 0.026), (0.16, 0.012, 0.011), m.rubber)
        slots(5, (0.02, side * (half - 0.004), 0.300), (0, 0, 0.026), (0.12, 0.012, 0.011), m.rubber)
    # boiler flue, fuel and detergent caps
    cyl(0.085, 0.020, (-0.30, 0.06, 0.858), m.dark, edge=0.006)
    cyl(0.060, 0.055, (-0.30, 0.06, 0.870), m.steel, edge=0.006)
    cyl(0.050, 0.003, (-0.30, 0.06, 0.9245), m.rubber, edge=0.001)
    for x, mat in ((-0.10, m.red), (0.02, m.yellow)):
        cyl(0.036, 0.028, (x, -0.13, 0.858), mat, edge=0.006)
    # control panel on the slope: thermostat, switch, gauge
    panel = [(0.060, 0.842, 0.004), (0.075, 0.850, 0.004), (0.215, 0.735, 0.004), (0.205, 0.722, 0.004)]
    hull(panel, 0.40, 0.004, m.dark)
    for y, mat in ((-0.11, m.brand), (0.0, m.red), (0.11, m.grey)):
        cyl(
            0.036,
            0.022,
            (0.137, y, 0.790),
            m.dark if mat is not m.grey else m.chrome,
            rot=(0, 0.87, 0),
            edge=0.006,
        )
        rounded_box(
            (0.010, 0.052 if mat is not m.grey else 0.004, 0.010),
            (0.156, y, 0.806),
            0.003,
            mat,
            rot=(0, 0.87, 0),
        )
    # push handle, hose on its hook, lance in the side clips
    bow = [(-0.50, -0.23, 0.70), (-0.62, -0.23, 0.93), (-0.62, 0.23, 0.93), (-0.50, 0.23, 0.70)]
    pipe(bow, 0.0165, m.dark, 0.08)
    pipe([(-0.62, -0.14, 0.93), (-0.62, 0.14, 0.93)], 0.022, m.rubber)
    for k in range(6):
        points = []
        for i in range(49):
            a = 2 * PI * i / 48
            points.append(
                (
                    -0.20 + (0.165 + 0.004 * k) * math.cos(a),
                    -half - 0.030 - 0.009 * (k % 3),
                    0.415 + (0.125 + 0.008 * k) * math.sin(a),
                )
            )
        sweep(points, 0.0105, m.hose, smooth_path=False, n=14, caps=False)
    rounded_box((0.09, 0.07, 0.026), (-0.20, -half - 0.030, 0.562), 0.008, m.dark)
    cyl(0.018, 0.05, (0.528, -0.10, 0.300), brass, rot=(0, PI / 2, 0))
    cyl(0.015, 0.04, (0.528, 0.08, 0.300), brass, rot=(0, PI / 2, 0))
    ly = -half - 0.035
    pipe([(0.10, ly, 0.275), (0.62, ly, 0.335)], 0.0085, m.chrome)
    cyl(0.015, 0.05, (0.615, ly, 0.3345), brass, rot=(0, 1.45, 0))
    pipe([(0.06, ly, 0.270), (0.30, ly, 0.298)], 0.0165, m.rubber)
    for x, z in ((0.14, 0.280), (0.44, 0.314)):
        rounded_box((0.030, 0.050, 0.040), (x, ly + 0.012, z), 0.008, m.dark)
    gun = [
        (0.085, 0.252, 0.01),
        (-0.005, 0.258, 0.02),
        (-0.055, 0.190, 0.02),
        (-0.028, 0.172, 0.02),
        (0.030, 0.235, 0.03),
        (0.085, 0.288, 0.01),
    ]
    hull([(x, z, r) for x, z, r in gun], 0.034, 0.008, m.brand, y=ly)
    tag(mark or "%d bar" % bar, note, 0.24, (-0.18, -half, 0.70), brand)
    return dict(az=-46, el=15, lens=90)
