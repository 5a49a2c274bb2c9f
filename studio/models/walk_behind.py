"""The walk-behind scrubber-dryer."""

import math

import numpy as np

from geometry import PI, decal, hose, lathe, pipe, place, ring, rounded, rounded_box, silhouette, sweep, wheel
from materials import drawing, glowing, plastic
from models.machine_parts import cable_loops, cyl, hull, palette, slots, tag

MODELS = ("scrubber",)

DASHBOARD = (
    "<rect width='600' height='240' rx='20' fill='#0c1116'/>"
    "<rect x='30' y='30' width='250' height='180' rx='14' fill='#10202c'/>"
    "<circle cx='155' cy='130' r='64' fill='none' stroke='#1d3a4c' stroke-width='16'/>"
    "<path d='M155 66a64 64 0 1 1-62 80' fill='none' stroke='{brand}' stroke-width='16' stroke-linecap='round'/>"
    "<text x='155' y='146' text-anchor='middle' font-family='Inter' font-weight='800' font-size='44' fill='#fff'>82%</text>"
    "<g fill='#2a3640'><rect x='310' y='36' width='120' height='76' rx='12'/>"
    "<rect x='446' y='36' width='120' height='76' rx='12'/><rect x='310' y='128' width='120' height='76' rx='12'/></g>"
    "<rect x='446' y='128' width='120' height='76' rx='12' fill='{brand}'/>"
)


def scrubber(brand="#e8620c", size=55, cylindrical=False, mains=False, mark=None, note="scrubber-dryer"):
    """Walk-behind scrubber-dryer, 1.43 long and 1.00 high at a working width (size) of 55 cm.

    cylindrical: a brush box instead of the disc; mains: a cable at the console instead of a battery machine.
    """
    m = palette(brand, "#cdd2d6")
    m.brand = plastic(brand, 0.24, 0.08, coat=0.7)
    width = 0.53
    dash = (
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 600 240'>{DASHBOARD.format(brand=brand)}</svg>"
    )

    def narrow(x, y, z):
        return (x, y * (1 - 0.16 * max(0, x - 0.05) / 0.5) * (1 - 0.05 * max(0, z - 0.3) / 0.5), z)

    # chassis, solution tank, shadow gap, recovery tank
    base = [
        (-0.50, 0.10, 0.02),
        (-0.52, 0.21, 0.03),
        (0.44, 0.21, 0.03),
        (0.46, 0.12, 0.03),
        (0.20, 0.085, 0.02),
    ]
    silhouette(base, width - 0.06, 0.02, m.dark, fn=narrow)
    lower = [(-0.515, 0.215, 0.025), (-0.535, 0.47, 0.05), (-0.505, 0.585, 0.05), (-0.02, 0.585, 0.10)]
    lower += [(0.16, 0.515, 0.20), (0.45, 0.375, 0.13), (0.500, 0.255, 0.05), (0.480, 0.215, 0.025)]
    silhouette(lower, width, 0.045, m.brand, fn=narrow, seg=8, cr=14)
    gap = [(-0.49, 0.570, 0.004), (-0.49, 0.62, 0.004), (0.115, 0.62, 0.004), (0.12, 0.50, 0.004)]
    silhouette(gap, width - 0.105, 0.006, m.rubber, fn=narrow)
    upper = [(-0.528, 0.598, 0.05), (-0.565, 0.80, 0.06), (-0.53, 0.865, 0.06), (0.0, 0.865, 0.12)]
    upper += [(0.110, 0.775, 0.12), (0.182, 0.528, 0.045), (0.05, 0.535, 0.05)]
    silhouette(upper, width - 0.012, 0.04, m.body, fn=narrow, seg=8, cr=14)

    for side in (-1, 1):

        def flank(x, z):
            return side * (narrow(x, width / 2, z)[1] + 0.0006)

        # service door: screws, seam, grab recess, vents, shoulder blade
        for x, z in ((0.115, 0.30), (0.115, 0.455), (0.395, 0.29)):
            screw = lathe(rounded([(0.0, 0.0025), (0.0075, 0.0025, 0.001), (0.009, 0)], 0.001), m.dark)
            place(screw, (x, flank(x, z), z), (side * -PI / 2, 0, 0))
        seam = [(0.085, flank(0.085, z), z) for z in np.linspace(0.222, 0.515, 12)]
        sweep(seam, 0.0022, m.rubber, smooth_path=False, n=8)
        rounded_box((0.15, 0.012, 0.036), (-0.30, side * (width / 2 - 0.010), 0.800), 0.006, m.dark)
        slots(7, (-0.435, side * (width / 2 - 0.006), 0.275), (0, 0, 0.018), (0.060, 0.010, 0.0075), m.rubber)
        blade = [(-0.50, 0.548, 0.006), (-0.495, 0.562, 0.006), (-0.02, 0.562, 0.08), (0.165, 0.492, 0.20)]
        blade += [(0.40, 0.385, 0.1), (0.405, 0.372, 0.004), (0.15, 0.475, 0.2), (-0.03, 0.545, 0.08)]
        silhouette(blade, 0.012, 0.003, m.dark, y=side * (width / 2 - 0.0035), fn=narrow)
        # wheel with arch, castor behind
        wheel(0.135, 0.060, (-0.215, side * (width / 2 - 0.005), 0.135), m.rubber, m.mid, cap=m.brand)
        wheel(0.045, 0.030, (-0.47, side * 0.17, 0.045), m.rubber, m.grey)
        rounded_box((0.05, 0.045, 0.05), (-0.47, side * 0.17, 0.095), 0.008, m.dark)
        angles = np.linspace(-0.15, PI + 0.15, 24)
        arch = [(-0.215 + 0.158 * math.cos(t), 0.135 + 0.158 * math.sin(t), 0) for t in angles]
        arch += [(-0.215 + 0.178 * math.cos(t), 0.135 + 0.178 * math.sin(t), 0) for t in angles[::-1]]
        silhouette(arch, 0.075, 0.004, m.dark, y=side * (width / 2 - 0.035))

    # filler cap, light bar
    cap = [(0, 0.030), (0.036, 0.030, 0.006), (0.044, 0.012, 0.004), (0.050, 0.010, 0.003), (0.052, -0.01)]
    lathe(rounded(cap, 0.002), m.dark, loc=(0.285, 0, 0.462), rot=(0, 0.66, 0))
    rounded_box((0.014, 0.062, 0.016), (0.307, 0, 0.492), 0.005, m.brand, rot=(0, 0.66, 0))
    rounded_box((0.020, 0.30, 0.030), (0.4985, 0, 0.300), 0.009, m.dark, rot=(0, -0.28, 0))
    rounded_box((0.012, 0.272, 0.014), (0.5065, 0, 0.302), 0.005, glowing("#eaf6ff", 3.0), rot=(0, -0.28, 0))

    # lid of the recovery tank with its latch
    lid = [(-0.43, 0.860, 0.008), (-0.43, 0.892, 0.018), (-0.03, 0.892, 0.03), (0.035, 0.862, 0.01)]
    silhouette(lid, width - 0.10, 0.016, m.dark, fn=narrow)
    rounded_box((0.16, 0.20, 0.012), (-0.22, 0, 0.896), 0.005, m.mid)
    latch = [(0.062, 0.842, 0.004), (0.066, 0.872, 0.008), (0.092, 0.858, 0.008)]
    latch += [(0.112, 0.815, 0.006), (0.098, 0.806, 0.004)]
    silhouette(latch, 0.12, 0.006, m.dark)

    scrub_head = brush_box if cylindrical else brush_disc
    scrub_head(0.30, size / 55, m)
    suction_foot(0.40 * (0.5 + size / 110), m)
    console(width, dash, brand, m)
    if mains:
        cable_loops((-0.60, width / 2 - 0.01, 0.70), (0, 0, 0), m.dark, 0.13, 0.30, 5)
        lead = [(-0.585, -0.12, 0.86), (-0.62, -0.20, 0.70), (-0.60, -0.30, 0.45), (-0.66, -0.42, 0.12)]
        lead += [(-0.60, -0.52, 0.012), (-0.42, -0.50, 0.010), (-0.30, -0.56, 0.010)]
        sweep(lead, 0.0065, m.dark, n=12)
        rounded_box((0.055, 0.034, 0.030), (-0.27, -0.575, 0.015), 0.008, m.dark, rot=(0, 0, -0.5))
    tag(mark or "%d cm" % size, note, 0.27, (-0.195, -width / 2 - 0.0012, 0.405), brand)
    return dict(az=-50, el=14, lens=85)


def brush_disc(x, scale, m):
    """Disc deck with bumper ring and deflector rollers; scale 1 is 0.55 m across."""
    s = scale
    deck = [(0, 0.135), (0.16 * s, 0.135, 0.02), (0.215 * s, 0.125, 0.03), (0.262 * s, 0.095, 0.02)]
    lathe(
        rounded(deck + [(0.268 * s, 0.060, 0.006), (0.26 * s, 0.055), (0, 0.055)], 0.004, 6),
        m.dark,
        loc=(x, 0, 0),
        n=128,
    )
    skirt = [(0.255 * s, 0.062), (0.2735 * s, 0.062, 0.003), (0.2735 * s, 0.020, 0.002), (0.255 * s, 0.020)]
    lathe(rounded(skirt, 0.002), m.rubber, loc=(x, 0, 0), n=128)
    trim = [(0.262 * s, 0.078), (0.2755 * s, 0.078, 0.004), (0.2755 * s, 0.092, 0.004), (0.262 * s, 0.094)]
    lathe(rounded(trim, 0.002), m.brand, loc=(x, 0, 0), n=128)
    bristle = plastic("#2a6fb0", 0.6, 0.4, 200)
    lathe([(0.0, 0.03), (0.235 * s, 0.03), (0.250 * s, 0.004), (0, 0.004)], bristle, loc=(x, 0, 0))
    lathe(rounded([(0, 0.13), (0.085, 0.13), (0.085, 0.21, 0.02), (0, 0.21)], 0.01), m.mid, loc=(x, 0, 0))
    for side in (-1, 1):
        roller = [(0, 0.05), (0.026, 0.05, 0.006), (0.026, 0.085, 0.006), (0, 0.085)]
        lathe(rounded(roller, 0.004), m.grey, loc=(x + 0.14 * s, side * 0.236 * s, 0))


def brush_box(x, scale, m):
    """Box with two cylindrical brushes and a debris tray; scale 1 is 0.55 m wide."""
    half = 0.275 * scale
    shell = [
        (x - 0.17, 0.045, 0.01),
        (x - 0.17, 0.13, 0.03),
        (x - 0.08, 0.165, 0.04),
        (x + 0.10, 0.165, 0.05),
    ]
    shell += [(x + 0.19, 0.12, 0.04), (x + 0.195, 0.045, 0.01)]
    hull(shell, 2 * half, 0.014, m.dark)
    hull(
        [(px, pz + 0.004, r) for px, pz, r in shell[2:5]]
        + [(x + 0.12, 0.118, 0.01), (x - 0.08, 0.118, 0.01)],
        2 * half + 0.012,
        0.004,
        m.brand,
    )
    bristle = plastic("#2a6fb0", 0.6, 0.4, 200)
    for dx in (-0.075, 0.085):
        for k in range(9):
            y = -half + 0.02 + (2 * half - 0.04) * k / 8
            cyl(0.058, 0.030, (x + dx, y + 0.015, 0.058), bristle, rot=(PI / 2, 0, 0))
    for side in (-1, 1):
        cyl(0.034, 0.016, (x + 0.155, side * (half - 0.006), 0.075), m.grey, rot=(-side * PI / 2, 0, 0))


def suction_foot(half, m):
    """Curved squeegee behind the machine with its hose."""
    arc = [(-0.60 - 0.16 * (1 - (y / half) ** 2), y, 0.055) for y in np.linspace(-half, half, 33)]
    bar = [(u * 0.016, v * 0.026) for u, v in ring(1, 1, 0.35, None, 32)]
    lip = [(u * 0.024, v * 0.005) for u, v in ring(1, 1, 0.3, None, 16)]
    sweep(arc, 1, m.alu, smooth_path=False, shape=bar)
    sweep([(x + 0.004, y, 0.026) for x, y, _ in arc], 1, m.rubber, smooth_path=False, shape=lip)
    for side in (-1, 1):
        roller = [(0, 0.04), (0.022, 0.04, 0.005), (0.022, 0.07, 0.005), (0, 0.07)]
        lathe(rounded(roller, 0.003), m.grey, loc=(-0.60, side * (half + 0.008), 0))
        pipe(
            [(-0.50, side * 0.05, 0.15), (-0.62, side * 0.05, 0.12), (-0.74, side * 0.05, 0.075)],
            0.011,
            m.dark,
            0.03,
        )
        knob = [(0, 0), (0.016, 0), (0.012, 0.03, 0.004), (0, 0.03)]
        lathe(rounded(knob, 0.003), m.yellow, loc=(-0.735, side * 0.055, 0.10))
    rounded_box((0.07, 0.15, 0.035), (-0.735, 0, 0.085), 0.010, m.dark)
    path = [(-0.735, 0, 0.095), (-0.745, 0, 0.19), (-0.69, 0.02, 0.33)]
    path += [(-0.625, 0.06, 0.52), (-0.60, 0.07, 0.66), (-0.555, 0.07, 0.735)]
    hose(path, 0.0235, m.dark, 0.0105, 0.08)
    socket = [(0, 0), (0.034, 0), (0.034, 0.03, 0.006), (0.028, 0.04), (0, 0.04)]
    lathe(rounded(socket, 0.003), m.mid, loc=(-0.548, 0.07, 0.742), rot=(0, -2.2, 0))


def console(width, dash, brand, m):
    """Operator's console with display, push bar and red drive lever."""
    shell = [(-0.50, 0.84, 0.02), (-0.53, 0.885, 0.02), (-0.575, 0.985, 0.03), (-0.62, 1.000, 0.03)]
    shell += [(-0.715, 0.940, 0.03), (-0.715, 0.905, 0.02), (-0.60, 0.85, 0.03)]
    silhouette(shell, 0.40, 0.022, m.dark, seg=6)
    display = decal(0.27, 0.108, (0, 0, 0), drawing(dash, 900, 0.15, emission=0.6))
    place(display, (0, 0, 0), (0, 0, -PI / 2))
    place(display, (-0.670, 0, 0.9730), (0, PI / 2 - math.atan2(0.095, 0.060), 0))
    for side in (-1, 1):
        pipe(
            [(-0.56, side * 0.175, 0.925), (-0.63, side * 0.245, 0.955), (-0.77, side * 0.245, 0.955)],
            0.0165,
            m.dark,
        )
    bar = [(-0.76, -0.245, 0.955), (-0.835, -0.245, 0.955), (-0.835, 0.245, 0.955), (-0.76, 0.245, 0.955)]
    pipe(bar, 0.0185, m.rubber, 0.06)
    lever = [(-0.72, -0.17, 0.918), (-0.79, -0.17, 0.925), (-0.79, 0.17, 0.925), (-0.72, 0.17, 0.918)]
    pipe(lever, 0.009, m.red, 0.035)
