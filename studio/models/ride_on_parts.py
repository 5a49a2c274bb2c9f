"""Parts of the ride-on scrubber-dryer: decks, wheels, seat, cockpit, suction, what is bolted on."""

import math

import numpy as np

from geometry import PI, decal, hose, lathe, loft, pipe, place, rounded, rounded_box, soft, sweep
from materials import drawing, plastic
from models.machine_parts import assembled, cyl, hull, torus
from models.walk_behind_parts import brush_disc, knurled, rim_of_five, suction_foot, tyre

DISPLAY = (
    "<rect width='600' height='300' rx='24' fill='#0c1116'/>"
    "<rect x='30' y='30' width='340' height='240' rx='14' fill='{ground}'/>"
    "<circle cx='150' cy='150' r='82' fill='none' stroke='#1d3a4c' stroke-width='20'/>"
    "<path d='M150 68a82 82 0 1 1-80 104' fill='none' stroke='{brand}' stroke-width='20' stroke-linecap='round'/>"
    "<rect x='262' y='60' width='80' height='18' rx='6' fill='#5fbf78'/><rect x='262' y='100' width='60' "
    "height='18' rx='6' fill='#f2b705'/><rect x='262' y='140' width='72' height='18' rx='6' fill='#4d9cc2'/>"
    "<g fill='#2a3640'><rect x='400' y='36' width='80' height='66' rx='12'/><rect x='494' y='36' width='80' "
    "height='66' rx='12'/><rect x='400' y='116' width='80' height='66' rx='12'/><rect x='494' y='116' width='80' "
    "height='66' rx='12'/></g><rect x='400' y='198' width='174' height='66' rx='12' fill='{brand}'/>"
)


# ---------- wheels


def arch_lip(d, lower, side, m):
    """Dark flare round a rear wheel arch, following the flank, and the liner behind it."""
    r = d.wheel + 0.042
    start = math.asin((0.240 - d.wheel) / r)
    line = []
    for t in np.linspace(start, PI - start, 40):
        x, z = d.axle + r * math.cos(t), d.wheel + r * math.sin(t)
        line.append(lower.flank(x, z, side, 0.004))
    lip = [(0.013 * math.cos(t), 0.018 * math.sin(t)) for t in np.linspace(0, 2 * PI, 20, endpoint=False)]
    sweep(line, 1, m.dark, smooth_path=False, shape=lip)
    near, far = sorted((-side * 0.004, -side * 0.114))
    liner = [(r - 0.004, near), (r + 0.004, near), (r + 0.004, far), (r - 0.004, far)]
    shell = lathe(liner + liner[:1], m.tray, n=48, ang=(-PI + start, -start))
    place(shell, (d.axle, side * d.half, d.wheel), (-PI / 2, 0, 0))


def steered_wheel(x, r, m):
    """Driven front wheel in its fork, with motor and ring of the steering above it."""
    centre = (x, 0, r)
    place(tyre(r, 0.085, m.rubber), centre)
    for side in (-1, 1):
        for part in rim_of_five(r, 0.085, side, m):
            place(part, centre)
        rounded_box((0.075, 0.014, 0.20), (x, side * 0.056, r + 0.045), 0.006, m.mid)
    cyl(0.085, 0.05, (x, 0, 2 * r + 0.004), m.mid)
    rounded_box((0.17, 0.19, 0.05), (x, 0, 2 * r + 0.05), 0.02, m.dark)


# ---------- scrub decks


def round_deck(x, half, m):
    """Deck with one disc brush; half its width over all."""
    assembled(lambda: brush_disc(0.30, half / 0.2735, m), (x - 0.30, 0, 0))


def twin_deck(x, half, deflector, m):
    """Deck with two disc brushes side by side, one a little ahead; half the working width."""
    scale = half * 1.06 / 2 / 0.265
    for side in (-1, 1):
        ahead = x + side * 0.012
        assembled(lambda: brush_disc(0.30, scale, m), (ahead - 0.30, side * half * 0.5, 0))
    hull(
        [(x - 0.10, 0.10, 0.02), (x - 0.10, 0.150, 0.02), (x + 0.10, 0.150, 0.02), (x + 0.10, 0.10, 0.02)],
        1.5 * half,
        0.012,
        m.mid,
    )
    if deflector:
        for side in (-1, 1):
            splash_guard(x + side * 0.012, side * half * 0.5, 0.2735 * scale, side, m)


def splash_guard(x, y, r, side, m):
    """Curved flap on the outer side of a disc, hung from a bracket: keeps the water below the machine."""
    arc = (-2.75, -0.45) if side < 0 else (0.45, 2.75)
    flap = [(r + 0.014, 0.010), (r + 0.022, 0.010), (r + 0.018, 0.098), (r + 0.010, 0.098)]
    lathe(flap + flap[:1], m.rubber, n=48, loc=(x, y, 0), ang=arc)
    rail = [(r + 0.006, 0.086), (r + 0.027, 0.086), (r + 0.024, 0.112), (r + 0.004, 0.112)]
    lathe(rail + rail[:1], m.brand, n=48, loc=(x, y, 0), ang=arc)
    for t in np.linspace(arc[0] + 0.2, arc[1] - 0.2, 4):
        arm = rounded_box((0.075, 0.022, 0.010), (r - 0.012, 0, 0.116), 0.003, m.steel)
        place(arm, (0, 0, 0), (0, 0, t))
        place(arm, (x, y, 0))


# ---------- driver's place


def seat(z, m):
    """Cushion and backrest with bolsters and piping, on its rails."""
    fabric = plastic("#1d2023", 0.66, 0.25, 420, spec=0.35)
    rounded_box((0.30, 0.34, 0.030), (-0.165, 0, z + 0.008), 0.008, m.mid)
    base = z + 0.020
    middle = [(-0.33, base, 0.02), (-0.335, base + 0.070, 0.03), (-0.06, base + 0.078, 0.05)]
    hull(middle + [(0.055, base + 0.055, 0.04), (0.04, base, 0.02)], 0.30, 0.026, fabric, seg=8, cr=10)
    bolster = [(-0.335, base - 0.004, 0.02), (-0.335, base + 0.085, 0.04), (-0.06, base + 0.098, 0.05)]
    bolster += [(0.050, base + 0.062, 0.04), (0.030, base - 0.004, 0.02)]
    for side in (-1, 1):
        hull(bolster, 0.095, 0.034, m.rubber, y=side * 0.192, seg=8, cr=10)
    back = [(-0.335, base + 0.045, 0.02), (-0.430, base + 0.385, 0.035), (-0.395, base + 0.420, 0.03)]
    back += [(-0.345, base + 0.36, 0.05), (-0.262, base + 0.075, 0.03)]
    hull(back, 0.28, 0.024, fabric, seg=8, cr=10)
    wing = [(-0.340, base + 0.040, 0.02), (-0.425, base + 0.340, 0.05), (-0.375, base + 0.365, 0.04)]
    wing += [(-0.310, base + 0.30, 0.06), (-0.235, base + 0.080, 0.04)]
    for side in (-1, 1):
        hull(wing, 0.085, 0.032, m.rubber, y=side * 0.178, seg=8, cr=10)
    shell = [(-0.350, base + 0.03, 0.02), (-0.450, base + 0.375, 0.03), (-0.425, base + 0.395, 0.02)]
    hull(shell + [(-0.325, base + 0.05, 0.02)], 0.40, 0.014, m.tray)


def cockpit(brand, colour, m):
    """Steering column with wheel and display pod, switches on the binnacle."""
    pipe([(0.42, 0, 0.88), (0.315, 0, 0.985)], 0.034, m.dark)
    boot = [(0.050, 0), (0.046, 0.016, 0.004), (0.040, 0.030, 0.004), (0.036, 0.05)]
    lathe(rounded(boot, 0.003), m.rubber, loc=(0.40, 0, 0.895), rot=(0, -0.79, 0))
    assembled(lambda: steering(m), (0.295, 0, 1.000), (0, -0.66, 0))

    def pod():
        rounded_box((0.026, 0.185, 0.115), (0.014, 0, 0), 0.010, m.dark)
        rounded_box((0.030, 0.10, 0.05), (0.03, 0, -0.02), 0.010, m.dark)
        art = DISPLAY.format(brand=brand, ground="#0f3a52" if colour else "#10202c")
        svg = f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 600 300'>{art}</svg>"
        decal(0.165, 0.0825, (0.0002, 0, 0), drawing(svg, 900, 0.15, emission=0.7), "-x")

    assembled(pod, (0.425, 0, 0.985), (0, 0.62, 0))
    pipe([(0.44, 0, 0.90), (0.437, 0, 0.965)], 0.020, m.dark)
    stop = [(0, 0.030), (0.020, 0.030, 0.004), (0.021, 0.020, 0.003), (0.012, 0.016), (0.012, 0)]
    cyl(0.026, 0.006, (0.405, -0.155, 0.897), m.yellow, edge=0.002)
    lathe(rounded(stop, 0.002), m.red, loc=(0.405, -0.155, 0.901))
    cyl(0.013, 0.010, (0.400, 0.150, 0.897), m.steel, edge=0.002)


def steering(m):
    """Steering wheel with three spokes, hub and knob, its axis along z."""
    torus(0.172, 0.0150, (0, 0, 0.03), m.rubber)
    for k in range(3):
        t = 2 * PI * k / 3 + PI
        spoke = [(0.03, -0.006, 0.004), (0.03, 0.008, 0.004), (0.165, 0.036, 0.004), (0.168, 0.024, 0.004)]
        place(hull(spoke, 0.034, 0.003, m.mid), (0, 0, 0), (0, 0, t))
    cyl(0.052, 0.030, (0, 0, -0.008), m.dark, edge=0.010)
    cyl(0.034, 0.006, (0, 0, 0.021), m.brand, edge=0.002)
    lathe(
        rounded([(0, 0.05), (0.018, 0.05, 0.012), (0.020, 0.012, 0.006), (0.008, 0)], 0.004),
        m.dark,
        loc=(0.05, -0.163, 0.04),
    )


# ---------- suction


def suction(rear, half, m):
    """Suction foot on its wheels behind the machine, and its hose up to the recovery tank."""
    assembled(lambda: suction_foot(half, m), (rear + 0.585, 0, 0))


def drain(rear, y, top, m):
    """Emptying hose: out of the tank's back, down, and up again to its plug in a clip."""
    path = [(rear + 0.05, y, top - 0.26), (rear - 0.03, y, top - 0.275), (rear - 0.055, y, top - 0.36)]
    path += [(rear - 0.060, y, 0.46), (rear - 0.058, y - 0.012, 0.36), (rear - 0.052, y - 0.040, 0.32)]
    path += [(rear - 0.048, y - 0.066, 0.36), (rear - 0.048, y - 0.072, 0.50)]
    path += [(rear - 0.050, y - 0.072, top - 0.20)]
    hose(path, 0.022, m.hose, 0.0115, 0.08)
    cyl(0.027, 0.050, (rear - 0.050, y - 0.072, top - 0.21), m.mid)
    place(knurled(0.030, 0.036, m.yellow, 12), (rear - 0.050, y - 0.072, top - 0.163))
    for z in (0.50, top - 0.25):
        rounded_box((0.070, 0.032, 0.026), (rear - 0.02, y - 0.072, z), 0.006, m.mid)


# ---------- what is bolted on


def beacon(at, m):
    """Flashing beacon on its foot."""
    x, y, z = at
    cyl(0.036, 0.020, (x, y, z), m.dark, edge=0.005)
    dome = [(0, 0.072), (0.018, 0.070, 0.012), (0.028, 0.054, 0.012), (0.030, 0.0), (0, 0)]
    lathe(rounded(dome, 0.006, 6), plastic("#ff9d0a", 0.15, 0, coat=0.6), loc=(x, y, z + 0.018))


def guard_roof(d, m):
    """Overhead guard on four posts."""
    y = d.half - 0.075
    for side in (-1, 1):
        foot = (0.455, side * y * 0.56, 0.85)
        front = [foot, (0.40, side * y * 0.92, 1.45), (0.345, side * y, 1.79)]
        back = [(-0.56, side * y, d.top - 0.02), (-0.57, side * y, 1.45), (-0.54, side * y, 1.79)]
        for post in (front, back):
            pipe(post, 0.023, m.dark, 0.22)
        cyl(0.040, 0.014, (-0.56, side * y, d.top - 0.004), m.mid)
        pipe([(-0.55, side * y, 1.70), (0.34, side * y, 1.70)], 0.014, m.dark)
    for x in (-0.55, 0.34):
        pipe([(x, -y, 1.70), (x, y, 1.70)], 0.014, m.dark)
    top = dict(hx=0.56, hy=y + 0.085, r=0.12, cx=-0.09)
    loft(soft(1.770, 1.835, top, dict(top, hx=0.52, hy=y + 0.05), 0.010, 0.036), m.body)
    rib = dict(hx=0.36, hy=y - 0.07, r=0.06, cx=-0.09)
    loft(soft(1.828, 1.843, rib, rib, 0.004, 0.008), m.body)
    rounded_box((0.012, 0.30, 0.026), (0.468, 0, 1.800), 0.005, m.mid)
