"""The walk-behind scrubber-dryer."""

import math

import numpy as np

from geometry import (
    PI,
    decal,
    fillet,
    hose,
    lathe,
    pipe,
    place,
    rounded,
    rounded_box,
    silhouette,
    sweep,
    wheel,
)
from materials import drawing, glowing, metal, plastic
from models.machine_parts import cable_loops, cyl, hull, palette, slots, tag
from models.walk_behind_parts import (
    brush_box,
    brush_disc,
    drive_wheel,
    even_normals,
    knurled,
    level_ticks,
    pictograms,
    pocket,
    rating_plate,
    suction_foot,
)

MODELS = ("scrubber",)

DASHBOARD = (
    "<rect width='600' height='240' rx='20' fill='#0c1116'/>"
    "<rect x='30' y='30' width='250' height='180' rx='14' fill='#10202c'/>"
    "<circle cx='155' cy='120' r='62' fill='none' stroke='#1d3a4c' stroke-width='16'/>"
    "<path d='M155 58a62 62 0 1 1-60 78' fill='none' stroke='{brand}' stroke-width='16' stroke-linecap='round'/>"
    "<path d='M155 92c16 22 22 30 22 40a22 22 0 0 1-44 0c0-10 6-18 22-40z' fill='#fff'/>"
    "<g fill='#2a3640'><rect x='310' y='36' width='120' height='76' rx='12'/>"
    "<rect x='446' y='36' width='120' height='76' rx='12'/><rect x='310' y='128' width='120' height='76' rx='12'/></g>"
    "<rect x='446' y='128' width='120' height='76' rx='12' fill='{brand}'/>"
)
WIDTH = 0.53  # of the body; the deck and the suction foot are wider
LOWER = [(-0.515, 0.215, 0.025), (-0.535, 0.47, 0.05), (-0.505, 0.585, 0.05), (-0.02, 0.585, 0.10)]
LOWER += [(0.16, 0.515, 0.20), (0.45, 0.375, 0.13), (0.500, 0.255, 0.05), (0.480, 0.215, 0.025)]
UPPER = [(-0.528, 0.598, 0.05), (-0.565, 0.80, 0.06), (-0.53, 0.865, 0.06), (0.0, 0.865, 0.12)]
UPPER += [(0.110, 0.775, 0.12), (0.182, 0.528, 0.045), (0.05, 0.535, 0.05)]


def narrow(x, y, z):
    """The body tapers towards its nose and a little towards its top."""
    return (x, y * (1 - 0.16 * max(0, x - 0.05) / 0.5) * (1 - 0.05 * max(0, z - 0.3) / 0.5), z)


def flank(x, z, side):
    """Where the body's flank lies at x, z, a hair outside."""
    return side * (narrow(x, WIDTH / 2, z)[1] + 0.0006)


def scrubber(brand="#e8620c", size=55, cylindrical=False, mains=False, mark=None, note="scrubber-dryer"):
    """Walk-behind scrubber-dryer, 1.43 long and 1.00 high at a working width (size) of 55 cm.

    cylindrical: a brush box instead of the disc; mains: a cable at the console instead of a battery machine.
    Its drive wheels turn: objects named wheel- and hub- left and right, origin on the axle.
    """
    m = palette(brand, "#b4bbc0")
    m.brand = plastic(brand, 0.34, 0.08, coat=0.25)
    m.body = plastic("#b4bbc0", 0.44, 0, coat=0.05)
    m.tray = plastic("#22262a", 0.55, 0)
    m.rim = plastic("#8f979d", 0.38, 0, coat=0.2)
    m.bolt = metal("#a9adb0", 0.30)
    m.blade = plastic("#7d3b2a", 0.5, 0)
    m.wheel_grey = plastic("#a7adb2", 0.42, 0)
    solution_tank(m)
    recovery_tank(m)
    for side in (-1, 1):
        side_fittings(side, m)
        running_gear(side, m)
    nose(m)
    lid(m)
    scrub_head = brush_box if cylindrical else brush_disc
    scrub_head(0.30, size / 55, m)
    suction_foot(0.40 * (0.5 + size / 110), m)
    console(brand, m)
    drain_hose(m)
    if mains:
        cable_loops((-0.60, WIDTH / 2 - 0.01, 0.70), (0, 0, 0), m.dark, 0.13, 0.30, 5)
        lead = [(-0.585, -0.12, 0.86), (-0.62, -0.20, 0.70), (-0.60, -0.30, 0.45), (-0.66, -0.42, 0.12)]
        lead += [(-0.60, -0.52, 0.012), (-0.42, -0.50, 0.010), (-0.30, -0.56, 0.010)]
        sweep(lead, 0.0065, m.dark, n=12)
        rounded_box((0.055, 0.034, 0.030), (-0.27, -0.575, 0.015), 0.008, m.dark, rot=(0, 0, -0.5))
    tag(mark or "%d cm" % size, note, 0.38, (-0.190, -WIDTH / 2 - 0.0012, 0.420), brand)
    return dict(az=-50, el=14, lens=85)


def solution_tank(m):
    """Chassis and the lower tank, with a moulded panel and the level channel in each flank."""
    base = [
        (-0.50, 0.10, 0.02),
        (-0.52, 0.21, 0.03),
        (0.44, 0.21, 0.03),
        (0.46, 0.12, 0.03),
        (0.20, 0.085, 0.02),
    ]
    silhouette(base, WIDTH - 0.06, 0.02, m.dark, fn=narrow)
    tank = silhouette(LOWER, WIDTH, 0.045, m.brand, fn=narrow, seg=8, cr=14)
    panel = [(-0.415, 0.335, 0.025), (-0.415, 0.515, 0.03), (-0.03, 0.515, 0.05)]
    panel += [(0.048, 0.478, 0.03), (0.048, 0.335, 0.025)]
    channel = [(-0.492, 0.262, 0.011), (-0.492, 0.522, 0.011), (-0.446, 0.522, 0.011), (-0.446, 0.262, 0.011)]
    for side in (-1, 1):
        pocket(tank, panel, 0.013, (0, side * WIDTH / 2, 0), side=side, rim=0.006, floor=0.009, fn=narrow)
        pocket(tank, channel, 0.014, (0, side * WIDTH / 2, 0), side=side, rim=0.003, floor=0.006, fn=narrow)
    even_normals(tank)
    gap = [(-0.49, 0.570, 0.004), (-0.49, 0.62, 0.004), (0.115, 0.62, 0.004), (0.12, 0.50, 0.004)]
    silhouette(gap, WIDTH - 0.105, 0.006, m.rubber, fn=narrow)


def recovery_tank(m):
    """Upper tank with a scooped grip panel in each flank and one in its face."""
    tank = silhouette(UPPER, WIDTH - 0.012, 0.04, m.body, fn=narrow, seg=8, cr=14)
    scoop = [(-0.475, 0.640, 0.03), (-0.490, 0.790, 0.04), (-0.03, 0.790, 0.06), (0.040, 0.740, 0.05)]
    scoop += [(0.068, 0.640, 0.03)]
    grip = [(-0.44, 0.715, 0.014), (-0.44, 0.768, 0.014), (-0.24, 0.768, 0.014), (-0.24, 0.715, 0.014)]
    face = [(-0.150, -0.075, 0.03), (-0.165, 0.055, 0.03), (0.165, 0.055, 0.03), (0.150, -0.075, 0.03)]
    for side in (-1, 1):
        at = (0, side * (WIDTH - 0.012) / 2, 0)
        pocket(tank, scoop, 0.016, at, side=side, rim=0.008, floor=0.012, fn=narrow)
        pocket(tank, grip, 0.046, at, side=side, rim=0.004, floor=0.010, fn=narrow)
        rounded_box((0.196, 0.012, 0.050), (-0.34, side * (WIDTH / 2 - 0.040), 0.7415), 0.005, m.tray)
    pocket(tank, face, 0.014, (0.150, 0, 0.6385), (-0.284, 0, PI / 2), rim=0.008, floor=0.010)
    even_normals(tank)


def side_fittings(side, m):
    """What is screwed, stuck or printed on a flank."""
    for x, z in ((0.115, 0.315), (0.115, 0.470), (0.300, 0.315), (0.300, 0.400)):
        screw = lathe(rounded([(0.0, 0.0030), (0.0075, 0.0030, 0.001), (0.009, 0)], 0.001), m.bolt)
        place(screw, (x, flank(x, z, side), z), (side * -PI / 2, 0, 0))
    door = [(0.088, 0.560), (0.088, 0.292), (0.325, 0.292), (0.325, 0.405)]
    for a, b in ((0, 1), (1, 2), (2, 3)):
        (xa, za), (xb, zb) = door[a], door[b]
        seam = [
            (xa + (xb - xa) * k / 11, flank(xa + (xb - xa) * k / 11, za + (zb - za) * k / 11, side), 0)
            for k in range(12)
        ]
        seam = [(x, y, za + (zb - za) * k / 11) for k, (x, y, _) in enumerate(seam)]
        sweep(seam, 0.0022, m.rubber, smooth_path=False, n=8)
    turn = math.atan(0.16 * WIDTH / 2 / 0.5) * -side
    for k in range(6):
        x = 0.150 + 0.018 * k
        rounded_box((0.0085, 0.010, 0.062), (x, flank(x, 0.35, side) - side * 0.003, 0.352), 0.003, m.rubber)
    latch_x = 0.205
    handle = rounded_box((0.075, 0.012, 0.020), (0, 0, 0), 0.005, m.dark)
    place(handle, (latch_x, flank(latch_x, 0.445, side), 0.432), (0, 0, turn))
    # level tube: water stands in it to two thirds
    y = side * (WIDTH / 2 - 0.006)
    tube = plastic("#d5dadd", 0.18, 0, coat=0.6)
    water = plastic("#4d9cc2", 0.16, 0, coat=0.6)
    cyl(0.0075, 0.158, (-0.478, y, 0.276), water)
    cyl(0.0075, 0.074, (-0.478, y, 0.434), tube)
    for z in (0.272, 0.505):
        rounded_box((0.024, 0.016, 0.012), (-0.478, y, z), 0.003, m.dark)
    level_ticks(0.018, 0.205, (-0.457, y, 0.390), side, "#ffffff")
    blade = [(-0.50, 0.548, 0.006), (-0.495, 0.562, 0.006), (-0.02, 0.562, 0.08), (0.165, 0.492, 0.20)]
    blade += [(0.40, 0.385, 0.1), (0.405, 0.372, 0.004), (0.15, 0.475, 0.2), (-0.03, 0.545, 0.08)]
    silhouette(blade, 0.012, 0.003, m.dark, y=side * (WIDTH / 2 - 0.0035), fn=narrow)
    face, toward = ("-y" if side < 0 else "+y"), (0, -side, 0)
    pictograms(0.098, (-0.105, side * WIDTH / 2, 0.690), toward, face)
    rating_plate(0.080, (-0.02, side * WIDTH / 2, 0.365), toward, face)


def running_gear(side, m):
    """Drive wheel under its arch, castor, chassis rail with its bolts."""
    drive_wheel(0.135, 0.060, (-0.215, side * (WIDTH / 2 - 0.005), 0.135), side, m)
    wheel(0.045, 0.030, (-0.47, side * 0.17, 0.045), m.rubber, m.grey)
    rounded_box((0.05, 0.045, 0.05), (-0.47, side * 0.17, 0.095), 0.008, m.dark)
    angles = np.linspace(-0.15, PI + 0.15, 24)
    arch = [(-0.215 + 0.158 * math.cos(t), 0.135 + 0.158 * math.sin(t), 0) for t in angles]
    arch += [(-0.215 + 0.178 * math.cos(t), 0.135 + 0.178 * math.sin(t), 0) for t in angles[::-1]]
    silhouette(arch, 0.075, 0.004, m.dark, y=side * (WIDTH / 2 - 0.035))
    rail = [(-0.02, 0.150, 0.008), (-0.02, 0.205, 0.008), (0.34, 0.205, 0.008), (0.34, 0.176, 0.02)]
    rail += [(0.20, 0.135, 0.03), (0.02, 0.135, 0.03)]
    silhouette(rail, 0.008, 0.002, m.mid, y=side * (WIDTH / 2 - 0.029), fn=narrow)
    for x, z in ((0.015, 0.186), (0.165, 0.186), (0.305, 0.190)):
        bolt = lathe(rounded([(0, 0.006), (0.008, 0.006, 0.001), (0.009, 0)], 0.001), m.bolt, n=6, auto=20)
        y = narrow(x, WIDTH / 2 - 0.025, z)[1]
        place(bolt, (x, side * y, z), (side * -PI / 2, 0, 0))


def skin(outline, first, last, outer, depth):
    """Closed outline of a cover that follows a body's top between two x: `outer` above it, `depth` thick."""
    top = [(x, z) for x, z in fillet(outline, 0.03, 14) if first <= x <= last and z > 0.24]
    top = sorted(top)
    normals = []
    for k, (x, z) in enumerate(top):
        ax, az = top[max(0, k - 1)]
        bx, bz = top[min(len(top) - 1, k + 1)]
        length = math.hypot(bx - ax, bz - az)
        normals.append((-(bz - az) / length, (bx - ax) / length))
    out = [(x + nx * outer, z + nz * outer, 0.002) for (x, z), (nx, nz) in zip(top, normals)]
    low = [
        (x + nx * (outer - depth), z + nz * (outer - depth), 0.002) for (x, z), (nx, nz) in zip(top, normals)
    ]
    return out + low[::-1]


def nose(m):
    """Filler under its cap on a dark cover, bumper bar with the work light, splash of warning signs."""
    silhouette(skin(LOWER, 0.165, 0.440, 0.0035, 0.02), 0.250, 0.003, m.tray, fn=narrow, cr=3)
    neck = [(0, 0.012), (0.058, 0.012, 0.004), (0.062, -0.01)]
    lathe(rounded(neck, 0.002), m.mid, loc=(0.270, 0, 0.470), rot=(0, 0.50, 0))
    cap = [(0, 0.040), (0.036, 0.040, 0.006), (0.046, 0.022, 0.004), (0.050, 0.014, 0.003), (0.052, 0.0)]
    lathe(rounded(cap, 0.002), m.dark, loc=(0.270, 0, 0.470), rot=(0, 0.50, 0))
    bar = rounded_box((0.016, 0.074, 0.018), (0, 0, 0.043), 0.005, m.yellow)
    place(bar, (0.270, 0, 0.470), (0, 0.50, 0))
    bumper = [(0.330, 0.214, 0.006), (0.330, 0.262, 0.012), (0.420, 0.272, 0.02), (0.507, 0.283, 0.010)]
    bumper += [(0.512, 0.252, 0.03), (0.490, 0.208, 0.02)]
    hull(bumper, WIDTH + 0.010, 0.020, m.dark, fn=narrow, seg=6)
    rounded_box((0.016, 0.300, 0.034), (0.4965, 0, 0.312), 0.009, m.dark, rot=(0, -0.36, 0))
    rounded_box((0.012, 0.268, 0.016), (0.5025, 0, 0.314), 0.005, glowing("#eaf6ff", 3.0), rot=(0, -0.36, 0))
    for side in (-1, 1):
        rounded_box(
            (0.010, 0.026, 0.022), (0.4995, side * 0.185, 0.296), 0.005, m.yellow, rot=(0, -0.3, side * 0.1)
        )


def lid(m):
    """Lid on its gasket, with hinges, inspection dome and pull latch."""
    seal = [(-0.468, 0.852, 0.006), (-0.468, 0.871, 0.004), (-0.02, 0.871, 0.02), (0.052, 0.835, 0.006)]
    silhouette(seal, WIDTH - 0.082, 0.006, m.rubber, fn=narrow)
    cover = [(-0.46, 0.872, 0.006), (-0.46, 0.893, 0.012), (-0.03, 0.893, 0.04), (0.060, 0.848, 0.012)]
    cover += [(0.056, 0.838, 0.004), (-0.03, 0.872, 0.04)]
    hull(cover, WIDTH - 0.090, 0.012, m.dark, fn=narrow)
    rounded_box((0.16, 0.24, 0.010), (-0.345, 0, 0.893), 0.004, m.tray)
    slots(4, (-0.396, 0, 0.898), (0.034, 0, 0), (0.014, 0.20, 0.008), m.dark)
    ring_of_dome = [(0.062, 0), (0.082, 0, 0.002), (0.082, 0.012, 0.003), (0.062, 0.012)]
    lathe(rounded(ring_of_dome, 0.002), m.mid, loc=(-0.145, 0, 0.890))
    dome = [(0, 0.028), (0.040, 0.024, 0.03), (0.064, 0.010), (0.064, 0)]
    lathe(rounded(dome, 0.01, 8), plastic("#2b3a42", 0.08, 0, coat=1.0), loc=(-0.145, 0, 0.890))
    for side in (-1, 1):
        cyl(0.013, 0.070, (-0.470, side * 0.13 - 0.035, 0.880), m.steel, rot=(-PI / 2, 0, 0))
        rounded_box((0.050, 0.060, 0.010), (-0.440, side * 0.13, 0.893), 0.004, m.steel)
    strap = [(0.052, 0.842, 0.004), (0.058, 0.874, 0.008), (0.086, 0.862, 0.010)]
    strap += [(0.122, 0.800, 0.008), (0.126, 0.770, 0.006), (0.108, 0.768, 0.004)]
    silhouette(strap, 0.058, 0.005, m.yellow)
    catch = [(0.088, 0.775, 0.004), (0.104, 0.800, 0.006), (0.136, 0.790, 0.006), (0.148, 0.745, 0.008)]
    silhouette(catch + [(0.126, 0.735, 0.006)], 0.092, 0.006, m.dark)


def drain_hose(m):
    """Emptying hose of the recovery tank: down from its floor, a bend, and up to its plug in a clip."""
    y = -0.180
    path = [(-0.500, y, 0.640), (-0.560, y, 0.625), (-0.596, y, 0.560), (-0.604, y, 0.430)]
    path += [(-0.602, y - 0.010, 0.330), (-0.592, y - 0.038, 0.285), (-0.582, y - 0.064, 0.330)]
    path += [(-0.580, y - 0.070, 0.450), (-0.584, y - 0.070, 0.600), (-0.592, y - 0.070, 0.700)]
    hose(path, 0.021, m.hose, 0.0115, 0.08)
    cyl(0.026, 0.050, (-0.592, y - 0.070, 0.690), m.mid)
    place(knurled(0.029, 0.034, m.yellow, 12), (-0.592, y - 0.070, 0.737))
    for z in (0.490, 0.660):
        ring_x = -0.581 - 0.008 * (z > 0.6)
        clip = [(0.023, -0.014), (0.030, -0.014, 0.002), (0.030, 0.014, 0.002), (0.023, 0.014)]
        lathe(rounded(clip, 0.001), m.mid, loc=(ring_x, y - 0.070, z))
        rounded_box((0.060, 0.030, 0.026), (ring_x + 0.040, y - 0.055, z), 0.006, m.mid, rot=(0, 0, 0.2))


def console(brand, m):
    """Operator's console with display and key, push bar with grips, red drive lever, leads to the body."""
    shell = [(-0.50, 0.84, 0.02), (-0.53, 0.885, 0.02), (-0.575, 0.985, 0.03), (-0.62, 1.000, 0.03)]
    shell += [(-0.715, 0.940, 0.03), (-0.715, 0.905, 0.02), (-0.60, 0.85, 0.03)]
    silhouette(shell, 0.40, 0.022, m.dark, seg=6)
    spine = [(x + 0.004, z + 0.002, r) for x, z, r in shell[1:3]] + [
        (-0.60, 0.96, 0.01),
        (-0.545, 0.87, 0.01),
    ]
    hull(spine, 0.30, 0.006, m.tray)
    slots(5, (-0.5355, 0, 0.902), (-0.0095, 0, 0.018), (0.012, 0.20, 0.007), m.mid, rot=(0, -0.42, 0))
    tilt = math.atan2(0.060, 0.095)
    dash = (
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 600 240'>{DASHBOARD.format(brand=brand)}</svg>"
    )
    display = decal(0.24, 0.096, (0, 0, 0), drawing(dash, 900, 0.15, emission=0.6))
    place(display, (0, 0, 0), (0, 0, -PI / 2))
    place(display, (-0.6690, 0, 0.9725), (0, PI / 2 - tilt, 0))
    stop = [(0, 0.030), (0.020, 0.030, 0.004), (0.021, 0.020, 0.003), (0.012, 0.016), (0.012, 0)]
    lathe(rounded(stop, 0.002), m.red, loc=(-0.655, -0.158, 0.974), rot=(0, -tilt, 0))
    cyl(0.026, 0.006, (-0.655, -0.158, 0.974), m.yellow, rot=(0, -tilt, 0), edge=0.002)
    cyl(0.013, 0.010, (-0.655, 0.158, 0.974), m.steel, rot=(0, -tilt, 0), edge=0.002)
    for side in (-1, 1):
        # cheek of the console: a shallow cover with its screws
        cheek = [(-0.545, 0.880, 0.01), (-0.585, 0.965, 0.02), (-0.625, 0.978, 0.02), (-0.695, 0.932, 0.02)]
        cheek += [(-0.695, 0.912, 0.01), (-0.600, 0.868, 0.02)]
        hull(cheek, 0.008, 0.003, m.tray, y=side * 0.200)
        pipe(
            [(-0.56, side * 0.175, 0.925), (-0.63, side * 0.245, 0.955), (-0.77, side * 0.245, 0.955)],
            0.0165,
            m.dark,
        )
        cyl(0.024, 0.018, (-0.614, side * 0.203, 0.948), m.bolt, rot=(-side * PI / 2, 0, 0))
        grip_on(side, m)
        lead = [(-0.585, side * 0.11, 0.850), (-0.602, side * 0.13, 0.80), (-0.585, side * 0.14, 0.74)]
        sweep(lead + [(-0.540, side * 0.14, 0.715)], 0.007, m.rubber, n=12)
    bar = [(-0.76, -0.245, 0.955), (-0.835, -0.245, 0.955), (-0.835, 0.245, 0.955), (-0.76, 0.245, 0.955)]
    pipe(bar, 0.0165, m.dark, 0.06)
    lever = [(-0.72, -0.17, 0.918), (-0.79, -0.17, 0.925), (-0.79, 0.17, 0.925), (-0.72, 0.17, 0.918)]
    pipe(lever, 0.009, m.red, 0.035)


def grip_on(side, m):
    """Ribbed rubber grip with collars on one half of the push bar."""
    near, far = side * 0.045, side * 0.185

    def ribs(travelled):
        return 1 + 0.05 * math.sin(2 * PI * travelled / 0.011)

    sweep([(-0.835, y, 0.955) for y in np.linspace(near, far, 90)], 0.0205, m.rubber, n=24, rf=ribs)
    for y in (near, far):
        cyl(0.0235, 0.008, (-0.835, y - 0.004, 0.955), m.dark, rot=(-PI / 2, 0, 0), edge=0.002)
