"""Small scrubber-dryers: the compact one and the escalator cleaner."""

from geometry import PI, hose, lathe, loft, pipe, ring, rounded_box, soft, sweep, wheel
from materials import emit, plastic
from models.machine_parts import assembled, cyl, hull, palette, slots, squeegee, tag

MODELS = (
    "mini_scrubber",
    "escalator_cleaner",
)


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
