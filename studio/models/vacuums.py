"""Vacuum cleaners for rooms, stairs and light wet work."""

import math

from mathutils import Vector

from geometry import (
    PI,
    hose,
    lathe,
    loft,
    pipe,
    place,
    ring,
    rounded,
    rounded_box,
    silhouette,
    soft,
    sweep,
    wheel,
)
from materials import metal, plastic
from models.machine_parts import assembled, cable_loops, castor, cyl, drum_plate, hull, palette, plate, slots

MODELS = (
    "tub_vacuum",
    "backpack_vacuum",
    "compact_vacuum",
    "upright_vacuum",
)


def backpack_vacuum(brand="#2f9e44", body="#23272b", litres=6, mark=None, note="backpack vacuum"):
    """Backpack vacuum, body 0.30 x 0.28 x 0.55, shown standing with its harness and wand."""
    m = palette(brand, body)
    webbing = plastic("#26292d", 0.8, 0.4, 300)
    pad = plastic("#33383e", 0.85, 0.5, 250)

    # shell: oval tube with a base foot, waist and domed lid
    foot = dict(hx=0.105, hy=0.125, e=2.6)
    loft(soft(0.0, 0.075, dict(hx=0.108, hy=0.128, e=2.6), foot, 0.012, 0.01), m.dark)
    shell = soft(0.070, 0.445, dict(hx=0.108, hy=0.130, e=2.5), dict(hx=0.120, hy=0.142, e=2.5), 0.008, 0.008)
    loft(shell, m.body, n=128)
    loft(
        soft(0.435, 0.452, dict(hx=0.116, hy=0.138, e=2.5), dict(hx=0.116, hy=0.138, e=2.5), 0.002, 0.002),
        m.rubber,
    )
    lid_low = dict(hx=0.123, hy=0.145, e=2.5)
    lid_mid = dict(z=0.500, hx=0.118, hy=0.139, e=2.45)
    lid_top = dict(hx=0.082, hy=0.098, e=2.3, cx=-0.010)
    loft(soft(0.448, 0.560, lid_low, lid_top, 0.006, 0.035, 7, extra=[lid_mid]), m.brand, n=128)
    # brand belt and motor grille low on the shell
    belt = dict(hx=0.1115, hy=0.1335, e=2.5)
    loft(soft(0.150, 0.162, belt, belt, 0.002, 0.002), m.brand)
    for k in range(-5, 6):
        slit = rounded_box((0.010, 0.008, 0.042), (0, 0, 0), 0.0025, m.rubber)
        wall = 0.1075 * (1 - abs(k * 0.016 / 0.129) ** 2.5) ** 0.4
        place(slit, (wall, k * 0.016, 0.108), (0, 0, 0.10 * k))
    for side in (-1, 1):
        rounded_box((0.050, 0.016, 0.075), (0.0, side * 0.145, 0.448), 0.006, m.grey)
        rounded_box((0.038, 0.010, 0.028), (0.0, side * 0.153, 0.462), 0.004, m.brand)
    # carry handle on the lid
    sweep(
        [(0.045, 0, 0.545), (0.030, 0, 0.590), (-0.02, 0, 0.602), (-0.07, 0, 0.590), (-0.085, 0, 0.535)],
        1,
        m.dark,
        shape=[(u * 0.010, v * 0.018) for u, v in ring(1, 1, None, 3, 24)],
    )

    # harness on the -x side: back plate, shoulder straps, hip belt
    hull(
        [
            (-0.115, 0.06, 0.01),
            (-0.112, 0.47, 0.02),
            (-0.140, 0.47, 0.02),
            (-0.148, 0.28, 0.2),
            (-0.135, 0.06, 0.01),
        ],
        0.215,
        0.010,
        m.dark,
    )
    for z in (0.13, 0.27, 0.40):
        rounded_box((0.026, 0.16, 0.085), (-0.152, 0, z), 0.012, pad)
    strap = [(u * 0.006, v * 0.031) for u, v in ring(1, 1, 0.6, None, 24)]
    thin = [(u * 0.0022, v * 0.014) for u, v in ring(1, 1, 0.5, None, 16)]
    for side in (-1, 1):
        y = side * 0.075
        loop = [
            (-0.135, y * 0.8, 0.465),
            (-0.165, y, 0.520),
            (-0.225, y * 1.08, 0.500),
            (-0.268, y * 1.22, 0.400),
            (-0.262, y * 1.40, 0.290),
            (-0.220, y * 1.42, 0.205),
        ]
        sweep(loop, 1, pad, shape=strap, n=24)
        sweep(
            [(-0.222, y * 1.42, 0.210), (-0.175, y * 1.36, 0.150), (-0.130, y * 1.30, 0.110)],
            1,
            webbing,
            shape=thin,
        )
        rounded_box((0.014, 0.038, 0.030), (-0.219, y * 1.42, 0.206), 0.004, m.dark)
        hip = [
            (-0.125, side * 0.09, 0.085),
            (-0.160, side * 0.160, 0.088),
            (-0.250, side * 0.190, 0.090),
            (-0.335, side * 0.150, 0.088),
            (-0.370, side * 0.075, 0.086),
        ]
        sweep(hip, 1, pad, shape=[(u * 0.030, v * 0.007) for u, v in ring(1, 1, 0.6, None, 24)])
        sweep(
            [(-0.360, side * 0.09, 0.086), (-0.377, side * 0.035, 0.085), (-0.378, 0, 0.085)],
            1,
            webbing,
            shape=[(u * 0.016, v * 0.0025) for u, v in ring(1, 1, 0.5, None, 16)],
        )
    rounded_box((0.018, 0.062, 0.042), (-0.380, 0, 0.085), 0.006, m.dark)

    # hose out of the lid, wand lying in front of the machine
    cyl(0.034, 0.035, (0.015, -0.050, 0.535), m.dark, rot=(0.45, 0.2, 0))
    path = [
        (0.018, -0.068, 0.572),
        (0.025, -0.110, 0.640),
        (0.060, -0.200, 0.640),
        (0.110, -0.270, 0.480),
        (0.120, -0.300, 0.260),
        (0.160, -0.330, 0.090),
        (0.225, -0.315, 0.030),
        (0.30, -0.26, 0.024),
    ]
    hose(path, 0.0195, m.hose, 0.010, 0.085)
    sweep([(0.295, -0.265, 0.024), (0.33, -0.235, 0.030), (0.37, -0.19, 0.026)], 0.021, m.dark, n=28)
    pipe([(0.365, -0.195, 0.026), (0.53, 0.020, 0.022)], 0.0170, m.chrome)
    pipe([(0.495, -0.025, 0.022), (0.545, 0.040, 0.022)], 0.0215, m.dark)

    def nozzle():
        shape = [
            (-0.045, 0.004, 0.01),
            (-0.045, 0.028, 0.02),
            (-0.010, 0.052, 0.02),
            (0.030, 0.036, 0.02),
            (0.042, 0.004, 0.004),
        ]
        hull(shape, 0.27, 0.010, m.dark)
        rounded_box((0.086, 0.268, 0.010), (0, 0, 0.007), 0.004, m.rubber)
        pipe([(-0.07, 0, 0.030), (0.0, 0, 0.032)], 0.022, m.dark)

    assembled(nozzle, (0.585, 0.093, 0), (0, 0, 0.92))
    plate(mark or "%d L" % litres, note, 0.054, brand, (0.20, 0.0, 0.325), "+x", (-1, 0, 0))
    return dict(az=-38, el=16, lens=90)


def compact_vacuum(brand="#c8281e", body="#23272b", litres=9, mark=None, note="dry vacuum"):
    """Round compact dry vacuum, 0.36 across, 0.36 high at 9 litres, with hose, telescopic wand and floor nozzle."""
    m = palette(brand, body)
    rise = 0.125 * ((litres / 9) ** 0.8 - 1)  # how much higher than 9 litres the head sits
    # base with bumper, large rear wheels, front castors
    loft(
        soft(0.035, 0.105, dict(hx=0.165, hy=0.160, e=2.3), dict(hx=0.172, hy=0.167, e=2.3), 0.02, 0.006),
        m.dark,
    )
    bumper = dict(hx=0.183, hy=0.178, e=2.3)
    loft(soft(0.070, 0.100, bumper, bumper, 0.012, 0.012), m.rubber)
    for side in (-1, 1):
        wheel(0.078, 0.034, (-0.105, side * 0.180, 0.078), m.rubber, m.body, cap=m.brand)
        castor(0.115, side * 0.085, 0.024, m, yaw=0.4 * side)
    # drum with a rolled waist
    drum = [
        (0, 0.10),
        (0.166, 0.10),
        (0.170, 0.13),
        (0.171, 0.225 + rise),
        (0.166, 0.229 + rise),
        (0.166, 0.235 + rise),
        (0.172, 0.239 + rise),
        (0.174, 0.262 + rise),
        (0.170, 0.268 + rise),
        (0, 0.268 + rise),
    ]
    lathe(rounded(drum, 0.003), m.brand, n=128)

    def head():
        # flat motor lid with a stepped dome
        lathe(rounded([(0, 0.266), (0.164, 0.266), (0.164, 0.273), (0, 0.273)], 0.002), m.rubber)
        lid = [
            (0, 0.272),
            (0.177, 0.272, 0.004),
            (0.178, 0.292, 0.010),
            (0.160, 0.312, 0.02),
            (0.135, 0.318, 0.008),
            (0.118, 0.350, 0.025),
            (0.06, 0.362, 0.03),
            (0, 0.363),
        ]
        lathe(rounded(lid, 0.006, 7), m.body, n=128)
        for k in range(26):
            a = 2 * PI * k / 26
            slit = rounded_box((0.014, 0.007, 0.008), (0, 0, 0), 0.002, m.rubber)
            place(slit, (0.149 * math.cos(a), 0.149 * math.sin(a), 0.3165), (0, 0.2, a))
        # side clips, switches, carry handle
        for side in (-1, 1):
            rounded_box((0.052, 0.016, 0.066), (0, side * 0.176, 0.272), 0.006, m.grey)
            rounded_box((0.040, 0.010, 0.022), (0, side * 0.184, 0.285), 0.004, m.brand)
        section = [(u * 0.011, v * 0.019) for u, v in ring(1, 1, None, 3, 24)]
        sweep(
            [
                (-0.125, 0, 0.320),
                (-0.118, 0, 0.372),
                (-0.085, 0, 0.398),
                (0.0, 0, 0.406),
                (0.045, 0, 0.392),
                (0.066, 0, 0.345),
            ],
            1,
            m.dark,
            step=0.006,
            shape=section,
        )
        cyl(0.017, 0.014, (0.055, -0.070, 0.352), m.red, rot=(0.25, 0.25, 0), edge=0.004)
        cyl(0.017, 0.014, (0.085, -0.030, 0.350), m.green, rot=(0.10, 0.35, 0), edge=0.004)

    assembled(head, (0, 0, rise))
    # front inlet, hose rising behind the machine to the hand grip
    cyl(0.042, 0.020, (0.160, 0, 0.185), m.dark, rot=(0, PI / 2, 0))
    cyl(0.030, 0.050, (0.178, 0, 0.185), m.grey, rot=(0, PI / 2, 0))
    path = [
        (0.225, 0, 0.185),
        (0.285, 0.015, 0.190),
        (0.335, 0.07, 0.255),
        (0.300, 0.17, 0.390),
        (0.170, 0.25, 0.560),
        (0.000, 0.29, 0.730),
        (-0.085, 0.295, 0.845),
        (-0.050, 0.285, 0.910),
    ]
    hose(path, 0.0195, m.hose, 0.010, 0.085)
    # bent hand tube, telescopic wand, floor nozzle
    grip = [(-0.060, 0.288, 0.895), (-0.030, 0.280, 0.925), (0.035, 0.272, 0.900), (0.090, 0.266, 0.830)]
    sweep(grip, 0.0205, m.dark, n=28)
    wand_top = Vector((0.085, 0.2665, 0.838))
    wand_low = Vector((0.400, 0.235, 0.085))
    middle = wand_top.lerp(wand_low, 0.50)
    pipe([wand_top, middle], 0.0165, m.chrome)
    pipe([wand_top.lerp(wand_low, 0.47), wand_low], 0.0185, m.chrome)
    pipe([wand_top.lerp(wand_low, 0.45), wand_top.lerp(wand_low, 0.52)], 0.0235, m.dark)
    sweep([wand_low + Vector((-0.02, 0.002, 0.05)), wand_low, (0.435, 0.232, 0.045)], 0.0225, m.dark)
    foot = [
        (-0.05, 0.004, 0.004),
        (-0.05, 0.030, 0.02),
        (-0.015, 0.050, 0.02),
        (0.035, 0.040, 0.02),
        (0.055, 0.020, 0.02),
        (0.055, 0.004, 0.004),
    ]
    nozzle = hull(foot, 0.28, 0.012, m.dark)
    place(nozzle, (0.465, 0.232, 0), (0, 0, -0.10))
    strip = rounded_box((0.108, 0.278, 0.010), (0.003, 0, 0.007), 0.004, m.rubber)
    place(strip, (0.465, 0.232, 0), (0, 0, -0.10))
    drum_plate(mark or "%d L" % litres, note, brand, 0.1705, 0.180 + 0.4 * rise, 0.052, -53)
    return dict(az=-48, el=15, lens=90)


def upright_vacuum(brand="#0b57c2", body="#23272b", size=38, mark=None, note="upright vacuum"):
    """Upright brush vacuum, head 0.38 wide (size in cm), 1.18 high with its handle."""
    m = palette(brand, body)
    half = size / 200
    # power head with bumper, brush roller, wheels
    head = [
        (-0.135, 0.022, 0.02),
        (-0.145, 0.085, 0.03),
        (-0.04, 0.128, 0.05),
        (0.10, 0.088, 0.06),
        (0.165, 0.050, 0.02),
        (0.160, 0.018, 0.015),
    ]
    hull(head, 2 * half, 0.026, m.body, seg=8, cr=12)
    hull(
        [(0.10, 0.028, 0.01), (0.10, 0.052, 0.01), (0.178, 0.052, 0.012), (0.178, 0.028, 0.012)],
        2 * half + 0.012,
        0.012,
        m.rubber,
    )
    window = [
        (0.035, 0.105, 0.01),
        (0.030, 0.122, 0.01),
        (0.085, 0.104, 0.02),
        (0.125, 0.082, 0.01),
        (0.118, 0.070, 0.01),
    ]
    hull(window, 0.20, 0.008, plastic("#2c3640", 0.05, 0, coat=1.0))
    cyl(
        0.026,
        2 * half - 0.04,
        (0.115, half - 0.02, 0.027),
        plastic("#3d6fa8", 0.7, 0.4, 260),
        rot=(PI / 2, 0, 0),
    )
    for side in (-1, 1):
        wheel(0.045, 0.028, (-0.115, side * (half - 0.045), 0.045), m.rubber, m.grey)
        rounded_box(
            (0.075, 0.010, 0.020), (0.02, side * (half - 0.012), 0.075), 0.004, m.brand, rot=(0, 0.12, 0)
        )

    def upper():
        # bag housing: dark spine, brand door, handle tube
        spine_low = dict(hx=0.072, hy=0.118, r=0.05)
        spine_top = dict(hx=0.060, hy=0.092, r=0.045, cx=-0.008)
        loft(soft(0.045, 0.640, spine_low, spine_top, 0.03, 0.03, 6), m.body, n=96)
        door_low = dict(hx=0.070, hy=0.112, r=0.05, cx=0.012)
        door_top = dict(hx=0.058, hy=0.088, r=0.045, cx=0.002)
        loft(soft(0.165, 0.600, door_low, door_top, 0.025, 0.025, 6), m.brand, n=96)
        rounded_box((0.020, 0.060, 0.022), (0.064, 0, 0.585), 0.006, m.dark)
        slots(6, (0.068, 0, 0.070), (0, 0, 0.014), (0.014, 0.11, 0.006), m.rubber, r=0.002)
        pipe([(-0.02, 0, 0.60), (-0.02, 0, 1.03)], 0.0155, m.chrome)
        grip = [
            (-0.02, 0, 1.00),
            (-0.02, 0, 1.09),
            (-0.045, 0, 1.155),
            (-0.10, 0, 1.165),
            (-0.125, 0, 1.10),
            (-0.085, 0, 1.03),
            (-0.03, 0, 1.01),
        ]
        sweep(
            grip, 1, m.dark, step=0.006, shape=[(u * 0.017, v * 0.015) for u, v in ring(1, 1, None, 2.6, 24)]
        )
        rounded_box((0.012, 0.020, 0.042), (-0.002, 0, 1.055), 0.004, m.red)
        # cleaning hose looped down the spine
        loop = [
            (-0.060, -0.06, 0.62),
            (-0.085, -0.085, 0.68),
            (-0.105, -0.115, 0.60),
            (-0.100, -0.135, 0.35),
            (-0.085, -0.135, 0.16),
            (-0.065, -0.110, 0.10),
        ]
        hose(loop, 0.0185, m.hose, 0.009, 0.085)
        for z in (0.66, 0.96):
            rounded_box((0.060, 0.026, 0.014), (-0.048, 0, z), 0.005, m.dark)
        cable_loops((-0.062, 0, 0.81), (0, 0, PI / 2), m.dark, 0.085, 0.32, 4)
        plate(mark or "%d cm" % size, note, 0.047, brand, (0.20, 0.0, 0.40), "+x", (-1, 0, 0))

    assembled(upper, (-0.065, 0, 0.060), (0, -0.24, 0))
    for side in (-1, 1):
        cyl(0.038, 0.020, (-0.065, side * 0.105, 0.105), m.grey, rot=(-side * PI / 2, 0, 0), edge=0.006)
    return dict(az=-40, el=15, lens=95)


def tub_vacuum(brand="#0b57c2", litres=30, mark=None, note="wet &amp; dry"):
    """Round wet and dry vacuum on castors, hose over the head; the tub grows with litres; 30 L is 0.85 high."""
    m = palette(brand, "#191b1e")
    light_hose = plastic("#33373c", 0.45, 0.05)
    chrome = metal("#e3e5e7", 0.16)
    drop = 0.19 * (1 - (litres / 30) ** 0.7)  # how much lower the head sits than on 30 litres

    # chassis, bumper, wheels
    loft(
        soft(0.055, 0.155, dict(hx=0.215, hy=0.205, e=2.5), dict(hx=0.205, hy=0.195, e=2.5), 0.018, 0.012),
        m.dark,
    )
    bumper = dict(hx=0.226, hy=0.216, e=2.5)
    loft(soft(0.078, 0.112, bumper, bumper, 0.012, 0.012), m.rubber)
    for side in (-1, 1):
        wheel(0.088, 0.044, (-0.135, side * 0.2255, 0.088), m.rubber, m.brand, cap=m.grey)
        y = side * 0.115
        wheel(0.032, 0.026, (0.175, y, 0.032), m.rubber, m.grey)
        for edge in (-0.020, 0.020):
            rounded_box((0.035, 0.010, 0.05), (0.180, y + edge, 0.052), 0.004, m.dark)
        rounded_box((0.05, 0.052, 0.016), (0.180, y, 0.066), 0.006, m.dark)

    def tub():
        wall = [
            (0.150, 0.182),
            (0.160, 0.190),
            (0.20, 0.192),
            (0.203, 0.188),
            (0.209, 0.188),
            (0.212, 0.1925),
        ]
        top = 0.402 - drop
        wall += [(top - 0.062, 0.196), (top - 0.059, 0.192), (top - 0.053, 0.192), (top - 0.050, 0.197)]
        wall += [(top - 0.017, 0.198), (top - 0.007, 0.203), (top, 0.203)]
        outline = [(0, 0.150)] + [(r, z, 0.003) for z, r in wall] + [(0, top)]
        lathe(rounded(outline, 0.003), m.brand, n=128)

    def head():
        seal = [(0.18, 0.400), (0.206, 0.400), (0.2075, 0.404), (0.2075, 0.414), (0.18, 0.416)]
        lathe(rounded(seal, 0.002), m.rubber, n=128)

        def lean(x, y, z):
            return (x - 0.20 * (z - 0.44) if z > 0.44 else x, y, z)

        middle = [dict(z=0.470, hx=0.205, hy=0.205, e=2.05), dict(z=0.500, hx=0.192, hy=0.188, e=2.1)]
        dome = soft(
            0.415,
            0.575,
            dict(hx=0.207, hy=0.207, e=2.0),
            dict(hx=0.152, hy=0.142, e=2.3),
            0.010,
            0.045,
            7,
            extra=middle,
        )
        loft(dome, m.dark, fn=lean, n=128)
        band = soft(
            0.474, 0.482, dict(hx=0.2055, hy=0.2050, e=2.05), dict(hx=0.2025, hy=0.2015, e=2.05), 0.001, 0.001
        )
        loft(band, m.brand, fn=lean, n=128)
        for k in range(-6, 7):
            for side in (-1, 1):
                a = side * PI / 2 + k * 0.075
                slit = rounded_box((0.006, 0.012, 0.030), (0, 0, 0), 0.0025, m.rubber)
                place(slit, (0.2035 * math.cos(a), 0.2035 * math.sin(a), 0.445), (0, 0, a + PI / 2))
        # carry handle, switch
        arch = [(-0.135, 0, 0.545), (-0.120, 0, 0.600), (-0.085, 0, 0.632), (-0.02, 0, 0.640)]
        arch += [(0.045, 0, 0.632), (0.078, 0, 0.600), (0.090, 0, 0.545)]
        sweep(
            arch, 1, m.dark, step=0.006, shape=[(u * 0.0165, v * 0.026) for u, v in ring(1, 1, None, 3.2, 32)]
        )
        pad = [(-0.075, 0, 0.6505), (-0.02, 0, 0.6575), (0.035, 0, 0.6505)]
        sweep(pad, 1, m.rubber, shape=[(u * 0.004, v * 0.018) for u, v in ring(1, 1, None, 3, 24)])
        at, tilt = (0.085, -0.075, 0.566), (0.22, 0.25, 0)
        button = [(0, 0.008), (0.019, 0.008, 0.003), (0.021, 0), (0, 0)]
        lathe(rounded(button, 0.002), m.red, loc=at, rot=tilt)
        lathe(
            rounded([(0.020, 0.004), (0.028, 0.004, 0.002), (0.030, -0.006)], 0.001), m.grey, loc=at, rot=tilt
        )
        for a in (-PI / 2, PI / 2):
            latch = rounded_box((0.052, 0.014, 0.088), (0, 0, 0), 0.006, m.grey)
            place(latch, (0.2105 * math.cos(a), 0.2105 * math.sin(a), 0.405), (0, 0, a + PI / 2))
            tab = rounded_box((0.040, 0.008, 0.030), (0, 0, 0), 0.004, m.brand)
            place(tab, (0.219 * math.cos(a), 0.219 * math.sin(a), 0.425), (0, 0, a + PI / 2))

    tub()
    assembled(head, (0, 0, -drop))

    # inlet, hose over the head to the wand parked behind
    inlet_z = 0.275 - 0.45 * drop
    flange = [
        (0, 0.0),
        (0.050, 0),
        (0.050, 0.022, 0.006),
        (0.040, 0.026),
        (0.040, 0.050, 0.003),
        (0.0, 0.050),
    ]
    lathe(rounded(flange, 0.003), m.dark, loc=(0.175, 0, inlet_z), rot=(0, PI / 2, 0))
    cuff = [(0, 0.0), (0.033, 0), (0.033, 0.06, 0.004), (0.028, 0.066), (0.028, 0.085), (0, 0.085)]
    lathe(rounded(cuff, 0.003), m.grey, loc=(0.215, 0, inlet_z), rot=(0, PI / 2, 0))
    path = [(0.285, 0, inlet_z), (0.345, -0.005, inlet_z + 0.003), (0.43, -0.03, inlet_z + 0.055)]
    path += [(0.475, -0.05, 0.47), (0.445, -0.05, 0.62), (0.32, -0.03, 0.75)]
    path += [(0.12, 0.02, 0.825), (-0.06, 0.07, 0.845), (-0.135, 0.09, 0.835)]
    hose(path, 0.0225, light_hose, 0.0105, 0.085)
    bend = [(-0.125, 0.088, 0.838), (-0.17, 0.098, 0.825), (-0.225, 0.112, 0.775), (-0.262, 0.122, 0.69)]
    sweep(bend, 0.0215, m.dark, n=32)
    sweep([(-0.12, 0.087, 0.839), (-0.15, 0.093, 0.835)], 0.027, m.grey, n=32)
    pipe([(-0.260, 0.121, 0.705), (-0.292, 0.130, 0.44)], 0.0175, chrome)
    pipe([(-0.290, 0.129, 0.46), (-0.318, 0.137, 0.10)], 0.0195, chrome)
    collar = lathe(rounded([(0.018, 0), (0.0245, 0), (0.0245, 0.055), (0.018, 0.055)], 0.004), m.dark)
    place(collar, (-0.2925, 0.130, 0.42), (0, 0.087, 0))
    foot = [(-0.36, 0.012, 0.004), (-0.36, 0.045, 0.02), (-0.335, 0.072, 0.02)]
    foot += [(-0.295, 0.072, 0.02), (-0.270, 0.045, 0.02), (-0.270, 0.012, 0.004)]
    silhouette(foot, 0.285, 0.012, m.dark, y=0.14)
    rounded_box((0.085, 0.283, 0.012), (-0.315, 0.14, 0.008), 0.004, m.rubber)
    sweep([(-0.318, 0.137, 0.14), (-0.320, 0.138, 0.10), (-0.318, 0.139, 0.06)], 0.025, m.dark)
    rounded_box((0.10, 0.05, 0.03), (-0.245, 0.115, 0.30), 0.008, m.dark)

    plate_height = min(0.066, 0.110 - drop)
    drum_plate(mark or "%d L" % litres, note, brand, 0.194, 0.275 - 0.5 * drop, plate_height, -66)
    return dict(az=-44, el=15, lens=90)
