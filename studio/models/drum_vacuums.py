"""Wet and dry vacuums with a drum on a trolley or on castors."""

import math

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
    soft,
    sweep,
    wheel,
)
from materials import metal, plastic
from models.machine_parts import assembled, castor, cyl, drum_plate, hull, palette

MODELS = ("drum_vacuum",)


def drum_vacuum(
    brand="#0b57c2",
    body="#23272b",
    litres=70,
    motors=2,
    chassis="tipping",
    polymer=False,
    bore=40,
    squeegee=0,
    drain=0,
    tray=False,
    shaker=False,
    level=False,
    mark=None,
    note="wet &amp; dry",
):
    """Wet and dry vacuum: drum 0.45 across, 1.00 high on its tipping trolley; motors: 1 to 3, 0 for compressed air.

    chassis: "tipping" or "castors"; polymer: drum of plastic instead of steel; bore of the hose in mm;
    squeegee: width in cm of one fixed in front, instead of a loose hose; drain: bore in mm of a hose at the
    drum's foot; tray for tools; shaker: lever on the head; level: tube that shows how full it is.
    """
    m = palette(brand, body)
    rise = 0.34 * (max(-0.45, min(0.3, (litres - 70) / 100)))  # of the head above that of 70 litres
    if chassis == "tipping":
        trolley(m)
    else:
        castor_base(m)
    drum(rise, polymer, m)
    assembled(lambda: drum_head(motors, shaker, m), (0, 0, rise))
    z = 0.485 + 0.6 * rise
    cyl(0.058, 0.026, (0.208, 0, z), m.dark, rot=(0, PI / 2, 0))
    cyl(0.038 * bore / 40, 0.060, (0.228, 0, z), m.grey, rot=(0, PI / 2, 0))
    if squeegee:
        front_squeegee(squeegee / 200, z, m)
    else:
        floor_hose(z, 0.0245 * bore / 40, m)
    if drain:
        drain_hose(0.0245 * drain / 40, m)
    else:
        drain_tube(rise, m)
    if tray:
        tool_tray(m)
    if level:
        level_tube(rise, m)
    drum_plate(mark or "%d L" % litres, note, brand, 0.218, 0.42 + 0.5 * rise, 0.075, -52)
    return dict(az=-42, el=15, lens=90)


def trolley(m):
    """Two side rails bent up into the push handle, wheels, castors, and the pivots the drum tips on."""
    for side in (-1, 1):
        y = side * 0.215
        rail = [(0.30, y, 0.150), (-0.27, y, 0.150), (-0.36, y, 0.55), (-0.42, y, 0.93)]
        pipe(rail, 0.0145, m.chrome, 0.09)
        wheel(0.135, 0.050, (-0.20, side * 0.275, 0.135), m.rubber, m.mid, cap=m.brand)
        castor(0.245, side * 0.185, 0.042, m, yaw=0.5 * side)
        pivot = [(-0.05, 0.14, 0.01), (-0.035, 0.40, 0.02), (0.035, 0.40, 0.02), (0.05, 0.14, 0.01)]
        hull(pivot, 0.012, 0.003, m.dark, y=side * 0.238)
        cyl(0.030, 0.020, (0, side * 0.236, 0.37), m.yellow, rot=(-side * PI / 2, 0, 0))
    bar = [(-0.395, -0.215, 0.78), (-0.42, -0.215, 0.95), (-0.42, 0.215, 0.95), (-0.395, 0.215, 0.78)]
    pipe(bar, 0.0145, m.chrome, 0.06)
    pipe([(-0.42, -0.12, 0.95), (-0.42, 0.12, 0.95)], 0.0195, m.rubber)
    pipe([(-0.20, -0.26, 0.135), (-0.20, 0.26, 0.135)], 0.011, m.steel)
    pipe([(0.30, -0.215, 0.150), (0.30, 0.215, 0.150)], 0.0145, m.chrome)
    pipe([(-0.355, -0.215, 0.50), (-0.355, 0.215, 0.50)], 0.012, m.chrome)
    bumper = [(0.30, 0.125, 0.01), (0.30, 0.175, 0.02), (0.345, 0.175, 0.02), (0.345, 0.125, 0.02)]
    hull(bumper, 0.46, 0.015, m.rubber)


def castor_base(m):
    """Round foot with a bumper on four castors, one with its brake."""
    plate = [(0, 0.118), (0.205, 0.118, 0.01), (0.236, 0.140, 0.012), (0.236, 0.178, 0.010), (0.20, 0.190)]
    lathe(rounded(plate, 0.004, 6), m.dark, n=128)
    ring_outline = [(0.225, 0.146), (0.246, 0.146, 0.008), (0.246, 0.172, 0.008), (0.225, 0.172)]
    lathe(rounded(ring_outline, 0.004), m.rubber, n=128)
    for k, a in enumerate((-0.70, 0.70, 2.44, -2.44)):
        x, y = 0.205 * math.cos(a), 0.205 * math.sin(a)
        castor(x, y, 0.050, m, yaw=a + (0.5 if k % 2 else -0.4))
    brake = rounded_box((0.050, 0.040, 0.012), (0.235, -0.185, 0.075), 0.004, m.red, rot=(0, 0.3, -0.7))
    brake["nosnap"] = 1


def drum(rise, polymer, m):
    """Steel drum with rolled beads and rim, or a ribbed one of plastic."""
    wall = [(0, 0.165), (0.19, 0.165, 0.02), (0.218, 0.20, 0.02), (0.218, 0.245)]
    if polymer:
        for k in range(3):
            z = 0.256 + 0.020 * k
            wall += [(0.218, z), (0.224, z + 0.004, 0.003), (0.224, z + 0.010, 0.003), (0.218, z + 0.014)]
        wall += [
            (0.2165, 0.600 + rise),
            (0.226, 0.606 + rise, 0.004),
            (0.226, 0.650 + rise),
            (0, 0.650 + rise),
        ]
        lathe(rounded(wall, 0.003), plastic("#8d959b", 0.42, 0, coat=0.1), n=144, auto=25)
        return
    for z in (0.255, 0.590 + rise):
        wall += [(0.218, z - 0.008), (0.223, z - 0.004), (0.223, z + 0.004), (0.218, z + 0.008)]
    wall += [(0.218, 0.630 + rise), (0.226, 0.636 + rise), (0.226, 0.650 + rise), (0, 0.650 + rise)]
    lathe(rounded(wall, 0.002), metal("#c3c7ca", 0.26, (1, 1, 60)), n=144, auto=25)


def drum_head(motors, shaker, m):
    """Head ring with clips, motor caps and their switches, handle, shaker lever."""
    rim = [(0, 0.648), (0.232, 0.648, 0.004), (0.235, 0.690, 0.010), (0.222, 0.712, 0.02), (0, 0.715)]
    lathe(rounded(rim, 0.004, 6), m.body, n=128)
    band = [(0.22, 0.668), (0.2385, 0.668, 0.002), (0.2385, 0.677, 0.002), (0.22, 0.677)]
    lathe(rounded(band, 0.002), m.brand, n=128)
    bridge = dict(hx=0.120, hy=0.200, e=2.8)
    loft(soft(0.700, 0.775, bridge, dict(hx=0.105, hy=0.182, e=2.8), 0.004, 0.02), m.body)
    spots = {0: [], 1: [(0, 0)], 2: [(0, -0.1), (0, 0.1)], 3: [(0.06, -0.108), (0.06, 0.108), (-0.115, 0)]}
    for x, y in spots[motors]:
        motor_cap(x, y, 1.18 if motors == 1 else 1.0, m)
    if motors == 0:
        venturi(m)
    for a in (1.15, PI - 1.15, -1.15, PI + 1.15):
        clip = rounded_box((0.018, 0.050, 0.085), (0, 0, 0), 0.005, m.grey)
        place(clip, (0.240 * math.cos(a), 0.240 * math.sin(a), 0.655), (0, 0, a))
    for k in range(motors):
        y = 0.040 * (k - (motors - 1) / 2)
        rounded_box((0.010, 0.026, 0.030), (0.1185, y, 0.738), 0.003, m.green if k else m.red)
    if motors == 2:
        section = [(u * 0.011, v * 0.018) for u, v in ring(1, 1, None, 3, 24)]
        arch = [(-0.085, 0, 0.76), (-0.080, 0, 0.88), (-0.04, 0, 0.912), (0.04, 0, 0.912)]
        sweep(arch + [(0.080, 0, 0.88), (0.085, 0, 0.76)], 1, m.dark, step=0.006, shape=section)
    if shaker:
        lever = [(0.165, -0.120, 0.700), (0.165, -0.120, 0.800), (0.215, -0.150, 0.860)]
        pipe(lever, 0.009, m.chrome, 0.03)
        cyl(0.022, 0.034, (0.205, -0.145, 0.848), m.yellow, rot=(0.45, 0.7, 0), edge=0.008)


def floor_hose(z, r, m):
    """Hose from the inlet down to the floor and round the front."""
    path = [(0.285, 0, z), (0.36, -0.01, z - 0.005), (0.47, -0.06, 0.40), (0.545, -0.14, 0.20)]
    path += [(0.56, -0.25, 0.055), (0.48, -0.40, r + 0.005), (0.30, -0.50, r + 0.005)]
    path += [(0.08, -0.51, r + 0.005), (-0.06, -0.46, r + 0.005)]
    hose(path, r, m.hose, 0.012, 0.085)
    sweep(
        [(-0.05, -0.465, r + 0.005), (-0.14, -0.425, r + 0.008), (-0.22, -0.40, r + 0.003)], r + 0.001, m.dark
    )


def front_squeegee(half, z, m):
    """Squeegee fixed in front, lifted by a pedal, with the short hose to the inlet."""
    line = [
        (0.440 - 0.03 * (1 - (y / half) ** 2), y, 0.055) for y in (half * (k / 16 - 1) for k in range(33))
    ]
    bar = [(u * 0.020, v * 0.026) for u, v in ring(1, 1, 0.35, None, 32)]
    lip = [(u * 0.024, v * 0.005) for u, v in ring(1, 1, 0.3, None, 16)]
    sweep(line, 1, m.alu, smooth_path=False, shape=bar)
    for dx in (-0.020, 0.024):
        sweep([(x + dx, y, 0.026) for x, y, _ in line], 1, m.rubber, smooth_path=False, shape=lip)
    for side in (-1, 1):
        cyl(0.024, 0.034, (0.425, side * (half + 0.012), 0.038), m.grey, edge=0.006)
        arm = [(0.20, side * 0.19, 0.150), (0.32, side * 0.19, 0.130), (0.42, side * 0.19, 0.075)]
        pipe(arm, 0.012, m.dark, 0.04)
    pipe([(0.30, -0.235, 0.140), (0.37, -0.260, 0.170)], 0.010, m.chrome)
    rounded_box((0.060, 0.090, 0.016), (0.385, -0.268, 0.176), 0.006, m.yellow, rot=(0, -0.2, -0.3))
    cyl(0.034, 0.040, (0.415, 0, 0.060), m.dark)
    path = [(0.285, 0, z), (0.355, 0, z - 0.01), (0.415, 0, z - 0.10), (0.428, 0, 0.25), (0.415, 0, 0.095)]
    hose(path, 0.0255, m.hose, 0.012, 0.085)


def drain_tube(rise, m):
    """Narrow drain tube up the left of the drum, with its cap."""
    tube = [
        (0.10, 0.185, 0.235),
        (0.14, 0.225, 0.225),
        (0.19, 0.225, 0.300),
        (0.205, 0.190, 0.420 + 0.3 * rise),
    ]
    sweep(tube + [(0.190, 0.160, 0.560 + rise)], 0.018, m.hose, n=24)
    cyl(0.022, 0.05, (0.192, 0.163, 0.540 + rise), m.yellow)


def drain_hose(r, m):
    """Wide drain hose at the drum's foot, hung up by its plug on the right."""
    path = [(0.05, -0.205, 0.225), (0.055, -0.262, 0.215), (0.035, -0.300, 0.235), (-0.005, -0.290, 0.330)]
    path += [(-0.015, -0.272, 0.430), (-0.018, -0.262, 0.530)]
    cyl(r + 0.008, 0.030, (0.05, -0.200, 0.225), m.mid, rot=(PI / 2, 0, 0))
    hose(path, r, m.hose, 0.012, 0.085)
    cyl(r + 0.006, 0.055, (-0.018, -0.262, 0.510), m.dark)
    cyl(r + 0.010, 0.024, (-0.018, -0.262, 0.562), m.yellow, edge=0.006)
    rounded_box((0.030, 0.055, 0.020), (-0.018, -0.235, 0.500), 0.005, m.grey)


def tool_tray(m):
    """Tray between the rails of the handle with a crevice tool, a brush and a floor tool in it."""
    rounded_box((0.110, 0.410, 0.060), (-0.400, 0, 0.640), 0.012, m.dark)
    rounded_box((0.094, 0.394, 0.010), (-0.400, 0, 0.668), 0.004, m.rubber)
    for y in (-0.16, -0.06):
        cyl(0.021, 0.10, (-0.400, y, 0.66), m.dark)
    hull(
        [(-0.415, 0.75, 0.004), (-0.410, 0.90, 0.004), (-0.390, 0.90, 0.004), (-0.385, 0.75, 0.004)],
        0.030,
        0.004,
        m.dark,
        y=-0.16,
    )
    cyl(0.038, 0.022, (-0.400, -0.06, 0.76), m.dark)
    cyl(0.034, 0.030, (-0.400, -0.06, 0.78), plastic("#8b939a", 0.8, 0))
    hook = [(-0.42, 0.235, 0.80), (-0.42, 0.275, 0.80), (-0.42, 0.295, 0.84)]
    pipe(hook, 0.009, m.chrome, 0.02)


def level_tube(rise, m):
    """Tube beside the plate in which the liquid stands at half height."""
    a = -1.42
    x, y = 0.232 * math.cos(a), 0.232 * math.sin(a)
    cyl(0.010, 0.16, (x, y, 0.270), plastic("#c08a1e", 0.2, 0, coat=0.6))
    cyl(0.010, 0.14 + rise, (x, y, 0.430), plastic("#c9cfd3", 0.2, 0, coat=0.6))
    for z in (0.262, 0.565 + rise):
        rounded_box((0.034, 0.034, 0.022), (x, y, z), 0.005, m.dark, rot=(0, 0, a))


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
