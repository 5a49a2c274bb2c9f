"""Vacuum cleaners for rooms, stairs and light wet work."""

import math

from mathutils import Vector

from geometry import (
    PI,
    hose,
    lathe,
    loft,
    patch,
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
from materials import glowing, metal, plastic
from models.machine_parts import (
    assembled,
    cable_loops,
    castor,
    cyl,
    drum_plate,
    hull,
    palette,
    plate,
    plate_art,
    slots,
    torus,
)

MODELS = (
    "tub_vacuum",
    "backpack_vacuum",
    "compact_vacuum",
    "upright_vacuum",
)


def backpack_vacuum(
    brand="#2f9e44",
    body="#23272b",
    litres=6,
    battery=False,
    armoured=False,
    mark=None,
    note="backpack vacuum",
):
    """Backpack vacuum seen from its wearer's side: harness towards the camera, hose and floor tool laid in front.

    Body 0.30 x 0.28 x 0.55 at 6 litres. battery: pack with a charge display below, else a mains lead;
    armoured: steel bands and corner guards round the casing, and an eye for a lanyard.
    """
    m = palette(brand, body)
    rise = 0.035 * (litres - 6)
    backpack_shell(rise, battery, m)
    if armoured:
        armour(rise, m)
    harness(rise, m)
    backpack_hose(rise, m)
    if not battery:
        mains_lead(m)
    low = dict(z=0.07, hx=0.108, hy=0.130, e=2.5)
    high = dict(z=0.445 + rise, hx=0.120, hy=0.142, e=2.5)
    art, aspect = plate_art(mark or "%d L" % litres, note, brand)
    tall = 0.056
    half_share = tall * aspect / 1.56
    patch([low, high], 0.300, 0.300 + tall, 0.985 - half_share, 0.985 + half_share, art, off=0.0014)
    return dict(az=-140, el=15, lens=90)


def backpack_shell(rise, battery, m):
    """Oval tube with a base foot, seal, latches and a domed lid with its handle."""
    foot = dict(hx=0.105, hy=0.125, e=2.6)
    loft(soft(0.0, 0.075, dict(hx=0.108, hy=0.128, e=2.6), foot, 0.012, 0.01), m.dark)
    low, high = dict(hx=0.108, hy=0.130, e=2.5), dict(hx=0.120, hy=0.142, e=2.5)
    loft(soft(0.070, 0.445 + rise, low, high, 0.008, 0.008), m.body, n=128)
    seal = dict(hx=0.116, hy=0.138, e=2.5)
    loft(soft(0.435 + rise, 0.452 + rise, seal, seal, 0.002, 0.002), m.rubber)
    lid_low = dict(hx=0.123, hy=0.145, e=2.5)
    lid_mid = dict(z=0.500 + rise, hx=0.118, hy=0.139, e=2.45)
    lid_top = dict(hx=0.082, hy=0.098, e=2.3, cx=-0.010)
    loft(soft(0.448 + rise, 0.560 + rise, lid_low, lid_top, 0.006, 0.035, 7, extra=[lid_mid]), m.brand, n=128)
    belt = dict(hx=0.1115, hy=0.1335, e=2.5)
    loft(soft(0.172, 0.184, belt, belt, 0.002, 0.002), m.brand)
    # sideways exhaust
    for side in (-1, 1):
        for k in range(6):
            slit = rounded_box((0.062, 0.008, 0.006), (0, 0, 0), 0.002, m.rubber)
            place(slit, (0.0, side * 0.1305, 0.095 + 0.011 * k))
        rounded_box((0.050, 0.016, 0.075), (0.0, side * 0.145, 0.448 + rise), 0.006, m.grey)
        rounded_box((0.038, 0.010, 0.028), (0.0, side * 0.153, 0.462 + rise), 0.004, m.brand)
    z = 0.54 + rise
    arch = [(0.045, 0, z + 0.005), (0.030, 0, z + 0.05), (-0.02, 0, z + 0.062), (-0.07, 0, z + 0.05)]
    section = [(u * 0.010, v * 0.018) for u, v in ring(1, 1, None, 3, 24)]
    sweep(arch + [(-0.085, 0, z - 0.005)], 1, m.dark, shape=section)
    if battery:
        pack = dict(hx=0.070, hy=0.150, r=0.03, cx=0.0)
        loft(soft(0.020, 0.140, pack, pack, 0.012, 0.012), m.mid)
        rounded_box((0.060, 0.012, 0.026), (0, -0.150, 0.120), 0.004, m.yellow)
        for k in range(4):
            lamp = glowing("#49d17c" if k < 3 else "#3a4046", 1.2 if k < 3 else 0.3)
            rounded_box((0.010, 0.006, 0.010), (-0.027 + 0.018 * k, -0.1505, 0.085), 0.002, lamp)


def armour(rise, m):
    """Steel bands with rivets round the casing, and the eye for a lanyard on the lid."""
    for z, hx, hy in ((0.075, 0.1115, 0.1335), (0.235, 0.1165, 0.1385), (0.405 + rise, 0.1225, 0.1445)):
        band = dict(hx=hx, hy=hy, e=2.5)
        loft(soft(z, z + 0.026, band, band, 0.003, 0.003), m.alu, n=128)
    for side in (-1, 1):
        guard = rounded_box(
            (0.034, 0.010, 0.36 + rise), (0.045, side * 0.1385, 0.255 + rise / 2), 0.004, m.alu
        )
        place(guard, (0, 0, 0), (0, 0, 0))
        for z in (0.11, 0.25, 0.42 + rise):
            cyl(0.006, 0.004, (0.045, side * 0.142, z), m.mid, rot=(-side * PI / 2, 0, 0), edge=0.001)
    torus(0.024, 0.005, (-0.075, -0.062, 0.556 + rise), m.chrome, rot=(PI / 2, 0, 0.7))


def harness(rise, m):
    """Back plate with three pads, shoulder straps with brand piping, chest strap, and an open hip belt."""
    webbing = plastic("#26292d", 0.8, 0.4, 300)
    pad = plastic("#3f464d", 0.85, 0.5, 250)
    shell = [(-0.115, 0.06, 0.01), (-0.112, 0.47 + rise, 0.02), (-0.140, 0.47 + rise, 0.02)]
    hull(shell + [(-0.148, 0.28, 0.2), (-0.135, 0.06, 0.01)], 0.225, 0.010, m.dark)
    for z in (0.150, 0.275, 0.395 + rise):
        rounded_box((0.026, 0.17, 0.095), (-0.152, 0, z), 0.012, pad)
        for k in range(3):
            rounded_box((0.004, 0.12, 0.007), (-0.1645, 0, z - 0.024 + 0.024 * k), 0.002, m.rubber)
    strap = [(u * 0.008, v * 0.033) for u, v in ring(1, 1, 0.6, None, 24)]
    thin = [(u * 0.0022, v * 0.014) for u, v in ring(1, 1, 0.5, None, 16)]
    for side in (-1, 1):
        y = side * 0.080
        top = 0.465 + rise
        loop = [(-0.130, y * 0.8, top), (-0.165, y, top + 0.060), (-0.225, y * 1.08, top + 0.045)]
        loop += [
            (-0.272, y * 1.20, top - 0.06),
            (-0.270, y * 1.34, top - 0.17),
            (-0.232, y * 1.40, top - 0.255),
        ]
        sweep(loop, 1, pad, shape=strap, n=24)
        for edge in (-1, 1):
            piping = [(px - 0.004, py + edge * 0.033, pz + 0.002) for px, py, pz in loop]
            sweep(piping, 0.0038, m.brand, n=10)
        tail = [(-0.234, y * 1.40, top - 0.250), (-0.190, y * 1.36, 0.165), (-0.135, y * 1.28, 0.120)]
        sweep(tail, 1, webbing, shape=thin)
        rounded_box((0.016, 0.044, 0.034), (-0.230, y * 1.40, top - 0.258), 0.004, m.grey)
        # chest strap with its half of the buckle
        chest = [(-0.281, y * 1.18, top - 0.085), (-0.294, y * 0.6, top - 0.092), (-0.297, 0, top - 0.094)]
        sweep(chest, 1, webbing, shape=[(u * 0.012, v * 0.0025) for u, v in ring(1, 1, 0.5, None, 16)])
        hip_wing(side, pad, webbing, m)
    rounded_box((0.016, 0.050, 0.032), (-0.298, 0, 0.371 + rise), 0.005, m.grey)


def hip_wing(side, pad, webbing, m):
    """One half of the hip belt, open, its webbing and buckle hanging to the floor."""
    wing = [(-0.130, side * 0.085, 0.125), (-0.165, side * 0.165, 0.125), (-0.240, side * 0.215, 0.118)]
    wing += [(-0.325, side * 0.215, 0.104), (-0.385, side * 0.185, 0.088)]
    sweep(wing, 1, pad, shape=[(u * 0.040, v * 0.009) for u, v in ring(1, 1, 0.6, None, 24)])
    for edge in (-1, 1):
        piping = [(x, y + side * 0.005, z + edge * 0.040) for x, y, z in wing]
        sweep(piping, 0.0040, m.brand, n=10)
    flat = [(u * 0.017, v * 0.0025) for u, v in ring(1, 1, 0.5, None, 16)]
    sweep(
        [(-0.375, side * 0.19, 0.090), (-0.405, side * 0.165, 0.060), (-0.425, side * 0.125, 0.022)],
        1,
        webbing,
        shape=flat,
    )
    rounded_box((0.034, 0.050, 0.016), (-0.432, side * 0.105, 0.012), 0.005, m.grey, rot=(0, 0, side * 0.4))


def backpack_hose(rise, m):
    """Hose out of the lid and down the right side; tube and floor tool lie in front of the wearer's side."""
    cyl(0.034, 0.035, (0.015, -0.055, 0.530 + rise), m.dark, rot=(0.55, 0, 0))
    path = [(0.015, -0.080, 0.568 + rise), (0.005, -0.135, 0.630 + rise), (-0.010, -0.205, 0.600 + rise)]
    path += [(-0.020, -0.270, 0.440), (-0.050, -0.300, 0.230), (-0.120, -0.345, 0.070)]
    path += [(-0.200, -0.385, 0.026), (-0.290, -0.380, 0.024), (-0.350, -0.335, 0.024)]
    hose(path, 0.0195, m.hose, 0.010, 0.085)
    sweep([(-0.342, -0.342, 0.024), (-0.378, -0.308, 0.028), (-0.413, -0.260, 0.024)], 0.021, m.dark, n=28)
    start, end = Vector((-0.410, -0.265, 0.022)), Vector((-0.575, 0.010, 0.022))
    pipe([start, end], 0.0170, m.chrome)
    pipe([start.lerp(end, 0.44), start.lerp(end, 0.58)], 0.0205, m.dark)
    pipe([start.lerp(end, 0.90), end + (end - start).normalized() * 0.03], 0.0215, m.dark)

    def nozzle():
        shape = [(-0.045, 0.004, 0.01), (-0.045, 0.028, 0.02), (-0.010, 0.052, 0.02)]
        hull(shape + [(0.030, 0.036, 0.02), (0.042, 0.004, 0.004)], 0.25, 0.010, m.dark)
        rounded_box((0.086, 0.248, 0.010), (0, 0, 0.007), 0.004, m.rubber)
        rounded_box((0.030, 0.070, 0.006), (-0.012, 0, 0.051), 0.003, m.brand)
        pipe([(-0.07, 0, 0.030), (0.0, 0, 0.032)], 0.022, m.dark)

    assembled(nozzle, (-0.622, 0.090, 0), (0, 0, 2.11))


def mains_lead(m):
    """Short lead with its coupling from the foot, coiled on the floor at the left."""
    lead = [(-0.02, 0.13, 0.045), (-0.04, 0.19, 0.030), (-0.09, 0.25, 0.010)]
    for k in range(30):
        a = 0.9 + 2 * PI * k / 12
        lead.append((-0.16 + 0.080 * math.cos(a), 0.34 + 0.080 * math.sin(a), 0.008 + 0.0016 * k))
    sweep(lead, 0.0055, plastic("#e8620c", 0.45, 0), n=10)
    rounded_box((0.060, 0.028, 0.026), (-0.235, 0.30, 0.020), 0.008, m.dark, rot=(0, 0, 0.9))


def compact_vacuum(
    brand="#c8281e", body="#23272b", litres=9, kit="plain", tool=28, mark=None, note="dry vacuum"
):
    """Round compact dry vacuum, 0.36 across, 0.36 high at 9 litres, with hose, telescopic wand and floor tool.

    kit: "plain", "tools" (tools on the tub, cable rewind), "quiet" (smooth bell, soft double bumper), "cable"
    (long lead wound on, large wheels), "battery", "cartridge" (sealed filter on top, gauge) or "dock" (wand
    parked upright); tool: width of the floor tool in cm.
    """
    m = palette(brand, body)
    m.soft = plastic("#6d757c", 0.75, 0)
    rise = 0.125 * ((litres / 9) ** 0.8 - 1)  # how much higher than 9 litres the head sits
    compact_base(kit, m)
    # drum with a rolled waist
    drum = [(0, 0.10), (0.166, 0.10), (0.170, 0.13), (0.171, 0.225 + rise), (0.166, 0.229 + rise)]
    drum += [(0.166, 0.235 + rise), (0.172, 0.239 + rise), (0.174, 0.262 + rise), (0.170, 0.268 + rise)]
    lathe(rounded(drum + [(0, 0.268 + rise)], 0.003), m.brand, n=128)
    assembled(lambda: compact_head(kit, m), (0, 0, rise))
    if kit == "tools":
        tools_on_tub(m)
    compact_hose(kit, tool, m)
    drum_plate(mark or "%d L" % litres, note, brand, 0.1705, 0.180 + 0.4 * rise, 0.052, -53)
    return dict(az=-48, el=15, lens=90)


def compact_base(kit, m):
    """Foot with its bumper, rear wheels and front castors."""
    low, high = dict(hx=0.165, hy=0.160, e=2.3), dict(hx=0.172, hy=0.167, e=2.3)
    loft(soft(0.035, 0.105, low, high, 0.02, 0.006), m.dark)
    if kit == "quiet":
        for z in (0.048, 0.084):
            bumper = dict(hx=0.196, hy=0.191, e=2.3)
            loft(soft(z, z + 0.032, bumper, bumper, 0.014, 0.014), m.soft)
    else:
        bumper = dict(hx=0.183, hy=0.178, e=2.3)
        loft(soft(0.070, 0.100, bumper, bumper, 0.012, 0.012), m.rubber)
    r = 0.112 if kit == "cable" else 0.078
    for side in (-1, 1):
        wheel(r, 0.034, (-0.105, side * 0.182, r), m.rubber, m.body, cap=m.brand)
        castor(0.115, side * 0.085, 0.024, m, yaw=0.4 * side)


def compact_head(kit, m):
    """Motor lid: stepped dome, or a smooth bell, or a filter cartridge, with what the kit adds."""
    lathe(rounded([(0, 0.266), (0.164, 0.266), (0.164, 0.273), (0, 0.273)], 0.002), m.rubber)
    lid = [(0, 0.272), (0.177, 0.272, 0.004), (0.178, 0.292, 0.010), (0.160, 0.312, 0.02)]
    if kit == "quiet":
        lid = lid[:2] + [(0.180, 0.300, 0.02), (0.166, 0.352, 0.05), (0.10, 0.378, 0.05), (0, 0.380)]
    else:
        lid += [(0.135, 0.318, 0.008), (0.118, 0.350, 0.025), (0.06, 0.362, 0.03), (0, 0.363)]
    lathe(rounded(lid, 0.006, 7), m.body, n=128)
    for k in range(0 if kit in ("quiet", "cartridge") else 26):
        a = 2 * PI * k / 26
        slit = rounded_box((0.014, 0.007, 0.008), (0, 0, 0), 0.002, m.rubber)
        place(slit, (0.149 * math.cos(a), 0.149 * math.sin(a), 0.3165), (0, 0.2, a))
    for side in (-1, 1):
        rounded_box((0.052, 0.016, 0.066), (0, side * 0.176, 0.272), 0.006, m.grey)
        rounded_box((0.040, 0.010, 0.022), (0, side * 0.184, 0.285), 0.004, m.brand)
    if kit == "cartridge":
        cartridge(m)
    elif kit == "battery":
        battery_on_lid(m)
    else:
        up = 0.016 if kit == "quiet" else 0
        section = [(u * 0.011, v * 0.019) for u, v in ring(1, 1, None, 3, 24)]
        arch = [(-0.125, 0, 0.320), (-0.118, 0, 0.372 + up), (-0.085, 0, 0.398 + up), (0.0, 0, 0.406 + up)]
        sweep(arch + [(0.045, 0, 0.392 + up), (0.066, 0, 0.345)], 1, m.dark, step=0.006, shape=section)
    if kit == "quiet":
        rounded_box((0.020, 0.052, 0.026), (0.148, -0.050, 0.346), 0.005, m.dark, rot=(0, 0.9, -0.33))
        rounded_box((0.010, 0.024, 0.018), (0.156, -0.040, 0.354), 0.003, m.green, rot=(0, 0.9, -0.33))
    elif kit not in ("cartridge", "battery"):
        cyl(0.017, 0.014, (0.055, -0.070, 0.352), m.red, rot=(0.25, 0.25, 0), edge=0.004)
        cyl(0.017, 0.014, (0.085, -0.030, 0.350), m.green, rot=(0.10, 0.35, 0), edge=0.004)
    if kit == "cable":
        lead = plastic("#e8620c", 0.45, 0)
        for k in range(7):
            torus(0.146 - 0.0022 * (k % 2), 0.0062, (0, 0, 0.318 + 0.0098 * k), lead)
        for side in (-1, 1):
            rounded_box((0.060, 0.020, 0.014), (0, side * 0.146, 0.388), 0.005, m.dark)
            rounded_box((0.014, 0.012, 0.080), (0, side * 0.134, 0.350), 0.004, m.dark)
    if kit == "tools":
        # cable rewind: a flat drum with its crank on the right of the dome
        cyl(0.070, 0.030, (-0.055, -0.115, 0.345), m.dark, rot=(PI / 2 - 0.35, 0, 0), edge=0.008)
        cyl(0.058, 0.006, (-0.055, -0.143, 0.355), m.yellow, rot=(PI / 2 - 0.35, 0, 0), edge=0.002)
        cyl(0.013, 0.030, (-0.020, -0.148, 0.382), m.dark, rot=(PI / 2 - 0.35, 0, 0))


def cartridge(m):
    """Sealed filter cartridge with a brand band, clamps and a gauge for the full bag."""
    shell = [(0, 0.345), (0.122, 0.345, 0.004), (0.122, 0.445, 0.016), (0.09, 0.458, 0.02), (0, 0.459)]
    lathe(rounded(shell, 0.006, 7), plastic("#b4babe", 0.34, 0, coat=0.2), n=128)
    band = [(0.11, 0.362), (0.1245, 0.362, 0.002), (0.1245, 0.384, 0.002), (0.11, 0.384)]
    lathe(rounded(band, 0.002), m.dark, n=128)
    for k in range(6):
        a = 2 * PI * k / 6 + 0.2
        clamp = rounded_box((0.012, 0.030, 0.044), (0, 0, 0), 0.004, m.chrome)
        place(clamp, (0.126 * math.cos(a), 0.126 * math.sin(a), 0.352), (0, 0, a))
    a = -0.86
    spot = (0.118 * math.cos(a), 0.118 * math.sin(a), 0.418)
    cyl(0.026, 0.012, spot, m.dark, rot=(0, PI / 2, a))
    face = (0.1285 * math.cos(a), 0.1285 * math.sin(a), 0.418)
    cyl(0.021, 0.003, face, plastic("#eceeee", 0.25, 0), rot=(0, PI / 2, a), edge=0.001)
    needle = rounded_box((0.003, 0.0035, 0.026), (0, 0, 0), 0.001, m.red)
    place(needle, (0.1325 * math.cos(a), 0.1325 * math.sin(a), 0.421), (0, 0, a))
    section = [(u * 0.009, v * 0.016) for u, v in ring(1, 1, None, 3, 24)]
    sweep(
        [(-0.07, 0, 0.455), (-0.05, 0, 0.492), (0.05, 0, 0.492), (0.07, 0, 0.455)], 1, m.dark, shape=section
    )


def battery_on_lid(m):
    """Battery pack that slides into the lid, its charge display and the carry handle."""
    rounded_box((0.190, 0.150, 0.085), (-0.015, 0, 0.385), 0.016, m.mid)
    rounded_box((0.150, 0.154, 0.030), (-0.015, 0, 0.392), 0.006, m.brand)
    rounded_box((0.040, 0.060, 0.020), (0.078, 0, 0.418), 0.006, m.yellow)
    rounded_box((0.060, 0.006, 0.024), (-0.015, -0.0775, 0.392), 0.003, m.rubber)
    for k in range(4):
        lamp = glowing("#49d17c", 1.4) if k < 3 else plastic("#2a3036", 0.4, 0)
        rounded_box((0.009, 0.004, 0.012), (-0.036 + 0.014 * k, -0.081, 0.392), 0.001, lamp)
    section = [(u * 0.010, v * 0.018) for u, v in ring(1, 1, None, 3, 24)]
    arch = [(-0.110, 0, 0.400), (-0.100, 0, 0.450), (-0.06, 0, 0.474), (0.03, 0, 0.474), (0.070, 0, 0.450)]
    sweep(arch + [(0.080, 0, 0.400)], 1, m.dark, step=0.006, shape=section)


def tools_on_tub(m):
    """Crevice tool and dusting brush in clips on the right of the tub."""

    def build():
        crevice = [
            (-0.020, 0.105, 0.008),
            (-0.016, 0.290, 0.006),
            (0.016, 0.290, 0.006),
            (0.020, 0.105, 0.008),
        ]
        hull([(x, z, r) for x, z, r in crevice], 0.026, 0.006, m.dark, y=-0.196)
        cyl(0.022, 0.050, (0, -0.196, 0.275), m.dark)
        rounded_box((0.062, 0.040, 0.018), (0, -0.186, 0.205), 0.005, m.grey)

    assembled(build, (0, 0, 0), (0, 0, -0.42))

    def brush():
        cyl(0.017, 0.120, (0, -0.196, 0.175), m.dark)
        cyl(0.036, 0.022, (0, -0.200, 0.150), m.dark)
        cyl(0.032, 0.038, (0, -0.200, 0.112), plastic("#8b939a", 0.8, 0.4, 300))
        rounded_box((0.062, 0.040, 0.018), (0, -0.186, 0.225), 0.005, m.grey)

    assembled(brush, (0, 0, 0), (0, 0, -0.02))


def compact_hose(kit, tool, m):
    """Inlet, hose, bent hand tube, wand and floor tool; the wand leans on nothing or stands in its slot."""
    cyl(0.042, 0.020, (0.160, 0, 0.185), m.dark, rot=(0, PI / 2, 0))
    cyl(0.030, 0.050, (0.178, 0, 0.185), m.grey, rot=(0, PI / 2, 0))
    docked = kit == "dock"
    if docked:
        path = [(0.225, 0, 0.185), (0.30, 0.02, 0.205), (0.350, 0.08, 0.32), (0.300, 0.13, 0.52)]
        path += [(0.12, 0.11, 0.705), (-0.06, 0.06, 0.790), (-0.155, 0.02, 0.785)]
        grip = [(-0.145, 0.022, 0.787), (-0.20, 0.010, 0.775), (-0.222, 0.002, 0.715), (-0.224, 0, 0.66)]
        top, low, knee, spot, yaw = (
            (-0.223, 0, 0.68),
            (-0.230, 0, 0.115),
            (-0.232, 0, 0.05),
            (-0.24, 0, 0),
            PI,
        )
        rounded_box((0.075, 0.070, 0.040), (-0.195, 0, 0.235), 0.008, m.dark)
    else:
        path = [(0.225, 0, 0.185), (0.285, 0.015, 0.190), (0.335, 0.07, 0.250), (0.300, 0.17, 0.360)]
        path += [(0.170, 0.25, 0.490), (0.020, 0.29, 0.620), (-0.065, 0.295, 0.715), (-0.040, 0.285, 0.770)]
        grip = [(-0.048, 0.288, 0.757), (-0.018, 0.280, 0.783), (0.045, 0.272, 0.758), (0.098, 0.266, 0.690)]
        top, low, knee, spot, yaw = (
            (0.092, 0.2665, 0.698),
            (0.400, 0.235, 0.085),
            (0.435, 0.232, 0.045),
            (0.465, 0.232, 0),
            -0.10,
        )
    hose(path, 0.0195, m.hose, 0.010, 0.085)
    sweep(grip, 0.0205, m.dark, n=28)
    top, low = Vector(top), Vector(low)
    pipe([top, top.lerp(low, 0.50)], 0.0165, m.chrome)
    pipe([top.lerp(low, 0.47), low], 0.0185, m.chrome)
    pipe([top.lerp(low, 0.45), top.lerp(low, 0.53)], 0.0235, m.dark)
    sweep([low.lerp(top, 0.08), low, knee], 0.0225, m.dark)
    half = tool / 200
    foot = [(-0.05, 0.004, 0.004), (-0.05, 0.030, 0.02), (-0.015, 0.050, 0.02), (0.035, 0.040, 0.02)]
    nozzle = hull(foot + [(0.055, 0.020, 0.02), (0.055, 0.004, 0.004)], 2 * half, 0.012, m.dark)
    place(nozzle, spot, (0, 0, yaw))
    strip = rounded_box((0.108, 2 * half - 0.002, 0.010), (0.003, 0, 0.007), 0.004, m.rubber)
    place(strip, spot, (0, 0, yaw))
    pedal = rounded_box((0.034, 0.060, 0.008), (-0.010, 0, 0.050), 0.003, m.brand)
    place(pedal, spot, (0, 0, yaw))


def upright_vacuum(brand="#0b57c2", body="#23272b", size=38, lean=0.78, mark=None, note="upright vacuum"):
    """Upright brush vacuum at work: head 0.38 wide (size in cm), its 1.15 long body leant back by so many radians."""
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

    assembled(upper, (-0.065, 0, 0.060), (0, -lean, 0))
    for side in (-1, 1):
        cyl(0.038, 0.020, (-0.065, side * 0.105, 0.105), m.grey, rot=(-side * PI / 2, 0, 0), edge=0.006)
    return dict(az=-58, el=17, lens=95)


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
