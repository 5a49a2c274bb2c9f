"""Industrial vacuums: filter chamber on a frame over a bag or a drop container, motors on top or a blower behind."""

import math

from geometry import (
    PI,
    catmull,
    deform,
    hose,
    lathe,
    pipe,
    place,
    rounded,
    rounded_box,
    sweep,
    wheel,
)
from materials import metal, plastic
from models.machine_parts import castor, cyl, drum_plate, palette, torus

MODELS = (
    "industrial_vacuum",
    "motor_head_vacuum",
    "trim_extractor",
)
CX = 0.12  # the filter chamber stands this far before the middle of the frame
FLOOR = 0.190  # where a container or a bag stands on the frame


def materials_of(brand, body):
    """The shared palette, and what only these machines have."""
    m = palette(brand, body)
    m.steel = metal("#bfc3c6", 0.28, (1, 1, 50))
    m.film = plastic("#b9d4e6", 0.16, 0, coat=0.6, spec=0.7)
    m.filled = plastic("#8f9698", 0.22, 0, coat=0.6, spec=0.7)
    m.face = plastic("#eceeee", 0.25, 0)
    return m


def industrial_vacuum(
    brand="#f2b705",
    body="#3a4046",
    kilowatt=4,
    litres=0,
    radius=0.235,
    half=0.29,
    film_tube=False,
    after_filter=False,
    bare=False,
    inlets=1,
    forks=False,
    pulse=False,
    counter=False,
    mark=None,
    note="industrial vacuum",
):
    """Three-phase industrial vacuum with its blower behind, about 0.90 x 0.70 x 1.50.

    litres: of its drop container, 0 for a sealed bag under a cone; film_tube: endless bag, tied in portions;
    radius of the chamber, half width of the frame; after_filter: second housing with its own gauge; bare:
    stainless all over, with an earth lead; inlets: 1 or 2; forks: pockets for a forklift; pulse: air tank
    that cleans the filter; counter: hours counter in the panel.
    """
    m = materials_of(brand, body)
    if bare:
        m.lid = m.body = m.steel
    else:
        m.lid = m.brand
    tall = litres / 1000 / (PI * radius * radius) if litres else 0.58
    low = FLOOR + 0.035 + tall + 0.045 if litres else 0.84 + (0.20 if film_tube else 0)  # chamber's foot
    top = low + (0.46 if radius < 0.28 else 0.54) - (0.08 if litres and litres < 55 else 0)
    frame(half, radius, top, low, m)
    chamber(radius, low, top, m)
    if litres:
        bin_under(radius, tall, m, forks)
    else:
        cone(radius, low, film_tube, m)
    blower(kilowatt, m, top)
    cabinet(half, top - 0.28, m, counter, 2 if after_filter else 1)
    inlet(radius, low + 0.115, m, inlets)
    if after_filter:
        second_stage(half, top, m)
    if pulse:
        air_tank(radius, top, m)
    else:
        shaker(radius, top, m)
    if bare:
        earth_lead(half, m)
    drum_plate(mark or "%g kW" % kilowatt, note, brand, radius, top - 0.115, 0.095, -30, CX, True)
    return dict(az=-46, el=13, lens=90)


def frame(half, radius, top, low, m):
    """Square tube on two wheels and two castors, with the push bar."""
    front = CX + radius + 0.02
    for side in (-1, 1):
        y = side * half
        rounded_box((front + 0.54, 0.04, 0.04), ((front - 0.54) / 2, y, 0.155), 0.006, m.dark)
        rounded_box((0.04, 0.04, low - 0.14), (0.10, y, 0.155 + (low - 0.14) / 2), 0.006, m.dark)
        rounded_box((0.04, 0.04, top - 0.27), (-0.50, y, 0.155 + (top - 0.27) / 2), 0.006, m.dark)
        rounded_box((0.60, 0.04, 0.04), (-0.22, y, low + 0.02), 0.006, m.dark)
        wheel(0.125, 0.050, (-0.45, side * (half + 0.055), 0.125), m.rubber, m.mid, cap=m.brand)
        castor(front - 0.09, side * (half - 0.02), 0.052, m, yaw=0.35 * side)
        grip = top - 0.10
        pipe([(-0.50, y, grip - 0.06), (-0.54, y, grip), (-0.66, y, grip)], 0.017, m.steel, 0.05)
    for x, z in ((front - 0.02, 0.155), (-0.54, 0.155), (-0.50, low + 0.02)):
        rounded_box((0.04, 2 * half + 0.02, 0.04), (x, 0, z), 0.006, m.dark)
    bar = [(-0.62, -half, grip), (-0.68, -half, grip), (-0.68, half, grip), (-0.62, half, grip)]
    pipe(bar, 0.017, m.steel, 0.05)
    pipe([(-0.68, -0.16, grip), (-0.68, 0.16, grip)], 0.022, m.rubber)
    rounded_box((0.50, 2 * half - 0.02, 0.012), (0.10, 0, 0.180), 0.004, m.mid)


def chamber(radius, low, top, m):
    """Filter chamber with clamp rings, hasps and a domed lid with its eye."""
    wall = [(0, low), (radius, low), (radius, top), (0, top)]
    lathe(wall, m.steel, loc=(CX, 0, 0), n=144, auto=25)
    for z in (low + 0.005, (low + top) / 2 + 0.005, top):
        hoop = [(radius - 0.005, z - 0.014), (radius + 0.011, z - 0.014, 0.003)]
        hoop += [(radius + 0.011, z + 0.014, 0.003), (radius - 0.005, z + 0.014)]
        lathe(rounded(hoop, 0.003), m.dark, loc=(CX, 0, 0), n=128)
        for a in (-0.9, 1.4, -2.6):
            clamp = rounded_box((0.022, 0.030, 0.06), (0, 0, 0), 0.004, m.chrome)
            place(clamp, (CX + (radius + 0.015) * math.cos(a), (radius + 0.015) * math.sin(a), z), (0, 0, a))
    r, h = radius + 0.005, 1.0
    lid = [(0, top + 0.010), (r, top + 0.010), (r, top + 0.050 * h, 0.01), (r * 0.855, top + 0.120, 0.06)]
    lid += [(r * 0.42, top + 0.150, 0.06), (0, top + 0.154)]
    lathe(rounded(lid, 0.004, 10), m.lid, loc=(CX, 0, 0), n=128)
    torus(0.035, 0.008, (CX, 0, top + 0.186), m.steel, rot=(PI / 2, 0, 0))
    cyl(0.022, 0.014, (CX, 0, top + 0.148), m.steel)


def bin_under(radius, tall, m, forks):
    """Drop container on castors with its lever, lug handles and a sight glass; pockets for a forklift."""
    foot = FLOOR + 0.035
    r = radius - 0.006
    wall = [(0, foot), (r - 0.012, foot, 0.01), (r, foot + 0.02, 0.01), (r, foot + 0.05)]
    for share in (0.32, 0.72):
        z = foot + tall * share
        wall += [(r, z - 0.010), (r + 0.006, z - 0.004), (r + 0.006, z + 0.004), (r, z + 0.010)]
    wall += [
        (r, foot + tall - 0.012),
        (r + 0.010, foot + tall - 0.008),
        (r + 0.010, foot + tall),
        (0, foot + tall),
    ]
    lathe(rounded(wall, 0.003), m.steel, loc=(CX, 0, 0), n=144, auto=25)
    seal = [(r - 0.01, foot + tall), (radius + 0.004, foot + tall), (radius + 0.004, foot + tall + 0.046)]
    lathe(seal + [(r - 0.01, foot + tall + 0.046)], m.rubber, loc=(CX, 0, 0), n=128)
    for a in (-0.75, 0.75, 2.3, -2.3):
        cyl(
            0.022,
            0.016,
            (CX + 0.7 * r * math.cos(a), 0.7 * r * math.sin(a) - 0.008, FLOOR + 0.018),
            m.dark,
            (-PI / 2, 0, 0),
        )
    # lever that lifts and drops it, from either side round its front
    lift = foot + tall + 0.010
    bow = [(CX - 0.02, -radius - 0.022, lift), (CX + radius * 0.9, -radius - 0.022, lift - 0.03)]
    bow += [(CX + radius * 1.25, -radius * 0.7, lift - 0.04), (CX + radius * 1.25, radius * 0.7, lift - 0.04)]
    bow += [(CX + radius * 0.9, radius + 0.022, lift - 0.03), (CX - 0.02, radius + 0.022, lift)]
    pipe(bow, 0.011, m.brand, 0.08)
    for side in (-1, 1):
        cyl(0.022, 0.016, (CX - 0.02, side * (radius + 0.012), lift), m.dark, rot=(-side * PI / 2, 0, 0))
    for a in (-1.25, 0.35):
        grip = [(0, -0.055, 0.0), (0.035, -0.055, 0.0), (0.035, 0.055, 0.0), (0, 0.055, 0.0)]
        lug = pipe(grip, 0.007, m.dark, 0.02)
        place(lug, (CX + (r - 0.002) * math.cos(a), (r - 0.002) * math.sin(a), foot + tall * 0.56), (0, 0, a))
    if forks:
        for side in (-1, 1):
            y = side * 0.15
            rounded_box((2 * r + 0.10, 0.150, 0.075), (CX, y, FLOOR + 0.012), 0.006, m.yellow)
            rounded_box((2 * r + 0.108, 0.120, 0.045), (CX, y, FLOOR + 0.012), 0.004, m.rubber)


def cone(radius, low, film_tube, m):
    """Cone over the bag's collar, and the bag: one sealed, or an endless one tied in portions."""
    collar = 0.515 + (0.09 if film_tube else 0)
    slope = [
        (radius, low - 0.005),
        (radius - 0.003, low - 0.02),
        (0.125, collar + 0.085),
        (0.125, collar + 0.05),
    ]
    lathe(slope + [(0, collar + 0.05)], m.steel, loc=(CX, 0, 0), n=128, auto=25)
    deep = 0.095 if film_tube else 0
    cassette = [(0.10, collar), (0.168, collar, 0.008), (0.172, collar + 0.07 + deep, 0.010)]
    cassette += [(0.12, collar + 0.077 + deep)]
    lathe(rounded(cassette, 0.004), m.dark, loc=(CX, 0, 0), n=96)
    for z in (collar + 0.030, collar + 0.045 + deep) if film_tube else (collar + 0.030,):
        band = [(0.12, z), (0.1755, z, 0.002), (0.1755, z + 0.012, 0.002), (0.12, z + 0.012)]
        lathe(rounded(band, 0.002), m.brand, loc=(CX, 0, 0), n=96)
    if film_tube:
        bag(0.402, collar, 0.150, m, gathered=True)
        bag(FLOOR, 0.400, 0.172, m, gathered=True)
        cyl(0.036, 0.016, (CX, 0, 0.394), m.yellow, edge=0.004)
    else:
        bag(FLOOR, collar + 0.005, 0.172, m)


def bag(low, high, r, m, gathered=False):
    """Foil filled with dust to two thirds, its mouth at `high`; gathered: tied above as well."""
    middle = (low + high) / 2

    def folds(x, y, z):
        a = math.atan2(y, x)
        depth = 0.030 * abs((z - middle) / (high - low)) * 2 + 0.02
        f = 1 + depth * math.sin(7 * a + 9 * z) + 0.03 * math.sin(13 * a - 14 * z)
        return (x * f + CX, y * f, z)

    tall = high - low
    outline = [(0.02, low + 0.002), (0.70 * r, low + 0.006), (0.95 * r, low + 0.15 * tall)]
    outline += [(1.0 * r, low + 0.35 * tall), (0.97 * r, low + 0.55 * tall), (0.91 * r, low + 0.78 * tall)]
    outline += [(0.5 * r, low + 0.94 * tall), (0.03, high)] if gathered and low < 0.3 else [(0.84 * r, high)]
    if gathered and low > 0.3:
        outline = [(0.03, low), (0.6 * r, low + 0.10 * tall), (0.95 * r, low + 0.35 * tall), (r, high)]
    line = [(p.x, p.z) for p in catmull([(x, 0, z) for x, z in outline], 0.012)]
    for part, mat in two_parts(line, low + 0.62 * tall, m.filled, m.film):
        deform(lathe(part, mat, n=120, auto=80), folds)


def two_parts(line, level, below, above):
    """A bag's outline cut where its content ends: each part with its material. Clear foil would cost noise."""
    cut = next(k for k, (_, z) in enumerate(line) if z > level)
    return (line[: cut + 1], below), (line[cut:], above)


def blower(kilowatt, m, top):
    """Side-channel blower with its motor, the larger the stronger, and the pipe to the chamber."""
    s = (kilowatt / 4) ** 0.42
    x, z = -0.33, 0.225 + 0.150 * s
    r = 0.150 * s
    cyl(r, 0.12 * s, (x, -0.10 * s, z), m.mid, rot=(-PI / 2, 0, 0), edge=0.02)
    for k in range(5):
        torus(r + 0.001, 0.006 * s, (x, (-0.085 + k * 0.022) * s, z), m.mid, rot=(PI / 2, 0, 0))
    cyl(r * 0.72, 0.010, (x, -0.104 * s, z), m.dark, rot=(-PI / 2, 0, 0))
    cyl(r * 0.30, 0.016, (x, -0.114 * s, z), m.grey, rot=(-PI / 2, 0, 0))
    for k in range(8):
        a = 2 * PI * k / 8
        spot = (x + r * 0.86 * math.cos(a), -0.106 * s, z + r * 0.86 * math.sin(a))
        cyl(0.009, 0.012, spot, m.alu, rot=(-PI / 2, 0, 0), edge=0.002)
    cyl(0.098 * s, 0.24, (x, 0.02 * s, z), m.grey, rot=(-PI / 2, 0, 0), edge=0.015)
    rounded_box((0.26 * s, 0.36 * s, 0.05), (x, 0.02, 0.200), 0.01, m.dark)
    bore = 0.034 * s
    path = [(x + 0.06, -0.04, z + r - 0.02), (x + 0.06, -0.04, top - 0.54), (x + 0.06, 0, top - 0.09)]
    pipe(path + [(-0.05, 0, top - 0.09)], bore, m.steel, 0.10)


def gauge(x, y, z, m, needle=0.5):
    """Round vacuum gauge that looks to the right."""
    cyl(0.036, 0.020, (x, y, z), m.chrome, rot=(PI / 2, 0, 0))
    cyl(0.030, 0.003, (x, y - 0.0185, z), m.face, rot=(PI / 2, 0, 0), edge=0.001)
    rounded_box((0.004, 0.003, 0.034), (x, y - 0.0225, z + 0.006), 0.001, m.red, rot=(0, needle, 0))


def cabinet(half, z, m, counter, gauges):
    """Electrical cabinet with its main switch, lamps, gauges and an hours counter."""
    deep = 2 * half - 0.14
    rounded_box((0.20, deep, 0.36), (-0.42, 0, z), 0.012, m.body)
    face = -deep / 2
    for side in (-1, 1):
        rounded_box((0.175, 0.008, 0.325), (-0.42, side * (deep / 2 + 0.001), z), 0.003, m.mid)
    rounded_box((0.060, 0.012, 0.060), (-0.465, face - 0.009, z + 0.095), 0.004, m.yellow)
    cyl(0.021, 0.026, (-0.465, face - 0.012, z + 0.095), m.red, rot=(PI / 2, 0, 0))
    for x, mat in ((-0.395, m.green), (-0.360, m.red)):
        cyl(0.011, 0.016, (x, face - 0.002, z + 0.110), mat, rot=(PI / 2, 0, 0))
    for k in range(gauges):
        gauge(-0.375 - 0.090 * k, face - 0.002, z + 0.010, m, 0.5 - 0.9 * k)
    if counter:
        rounded_box((0.075, 0.010, 0.034), (-0.42, face - 0.006, z - 0.085), 0.003, m.rubber)
        for k in range(5):
            rounded_box((0.0105, 0.004, 0.020), (-0.446 + 0.013 * k, face - 0.011, z - 0.085), 0.001, m.face)
    else:
        for k in range(4):
            rounded_box((0.11, 0.006, 0.007), (-0.42, face - 0.004, z - 0.075 - 0.020 * k), 0.002, m.rubber)


def inlet(radius, z, m, count=1):
    """Tangential inlet with its hose, and a second one under a cap."""
    y = -0.62 * radius
    out = CX + radius * 0.78
    bore = 0.048 if radius < 0.28 else 0.060
    cyl(bore, 0.14, (out - 0.06, y, z), m.steel, rot=(0, PI / 2, 0))
    cyl(bore + 0.012, 0.02, (out + 0.075, y, z), m.dark, rot=(0, PI / 2, 0))
    start = out + 0.090
    path = [(start, y, z), (start + 0.11, y - 0.005, z - 0.01), (start + 0.20, y - 0.05, z - 0.16)]
    path += [(start + 0.21, y - 0.16, 0.45), (start + 0.15, y - 0.28, 0.12), (start + 0.04, y - 0.37, 0.045)]
    path += [(start - 0.20, y - 0.43, 0.042), (start - 0.42, y - 0.42, 0.042)]
    hose(path, bore * 0.74, m.hose, 0.015, 0.085)
    sweep([(start - 0.41, y - 0.42, 0.042), (start - 0.56, y - 0.405, 0.040)], bore * 0.79, m.dark)
    if count == 2:
        cyl(bore, 0.14, (out - 0.06, -y, z), m.steel, rot=(0, PI / 2, 0))
        cyl(bore + 0.014, 0.030, (out + 0.070, -y, z), m.yellow, rot=(0, PI / 2, 0))


def shaker(radius, top, m):
    """Lever that shakes the filter."""
    pipe(
        [
            (CX, -radius, top - 0.205),
            (CX, -radius - 0.05, top - 0.205),
            (CX + 0.01, -radius - 0.057, top - 0.30),
        ],
        0.008,
        m.chrome,
        0.02,
    )
    cyl(0.016, 0.06, (CX + 0.012, -radius - 0.057, top - 0.36), m.rubber, edge=0.006)


def air_tank(radius, top, m):
    """Air tank with valves beside the lid: it cleans the filter by pulses."""
    x = CX - radius - 0.06
    cyl(0.055, 0.34, (x, -0.17, top + 0.055), m.alu, rot=(-PI / 2, 0, 0), edge=0.02)
    for k in range(3):
        y = -0.10 + 0.10 * k
        cyl(0.026, 0.050, (x, y, top + 0.100), m.dark, edge=0.005)
        pipe(
            [(x, y, top + 0.125), (x + 0.06, y, top + 0.150), (CX - 0.6 * radius, y, top + 0.110)],
            0.012,
            m.steel,
            0.03,
        )


def second_stage(half, top, m):
    """Housing of the absolute filter behind the main one, with its clamps."""
    z = top + 0.055
    cyl(0.150, 0.30, (-0.40, 0, z - 0.15), m.steel, edge=0.012)
    for at in (z - 0.13, z + 0.02):
        torus(0.152, 0.010, (-0.40, 0, at), m.dark)
    cyl(0.154, 0.045, (-0.40, 0, z + 0.145), m.brand, edge=0.014)
    for a in (-0.9, -2.2, 1.2):
        clamp = rounded_box((0.020, 0.028, 0.055), (0, 0, 0), 0.004, m.chrome)
        place(clamp, (-0.40 + 0.158 * math.cos(a), 0.158 * math.sin(a), z + 0.135), (0, 0, a))


def earth_lead(half, m):
    """Green lead with a yellow clamp, coiled from the frame to the floor."""
    lead = [(0.22, -half - 0.022, 0.165), (0.24, -half - 0.10, 0.10), (0.26, -half - 0.16, 0.012)]
    for k in range(28):
        a = 0.3 + 2 * PI * k / 12
        lead.append((0.30 + 0.075 * math.cos(a), -half - 0.24 + 0.075 * math.sin(a), 0.008 + 0.0012 * k))
    sweep(lead, 0.0055, m.green, n=10)
    rounded_box((0.085, 0.026, 0.020), (0.40, -half - 0.30, 0.014), 0.006, m.yellow, rot=(0, 0, -0.5))


def motor_head_vacuum(
    brand="#0b57c2", body="#3a4046", litres=65, motors=3, deflector=False, mark=None, note="industrial vacuum"
):
    """Single-phase industrial vacuum: three motors in the head over a drop container, on a low trolley; 1.25 high.

    deflector: a thick steel inlet box and a lever shaker instead of the round cyclone inlet.
    """
    m = materials_of(brand, body)
    r = 0.230
    tall = litres / 1000 / (PI * r * r)
    foot = 0.150
    rim = foot + tall
    top = rim + 0.40
    # trolley with its push bar
    for side in (-1, 1):
        y = side * 0.275
        pipe(
            [(CX + 0.22, y, 0.125), (-0.24, y, 0.125), (-0.30, y, 0.50), (-0.40, y, top + 0.02)],
            0.016,
            m.dark,
            0.08,
        )
        wheel(0.130, 0.048, (-0.20, side * 0.330, 0.130), m.rubber, m.mid, cap=m.brand)
        castor(CX + 0.18, side * 0.25, 0.046, m, yaw=0.4 * side)
        rounded_box((0.030, 0.050, 0.36), (CX - 0.05, side * 0.262, rim + 0.02), 0.008, m.dark)
        rounded_box((0.50, 0.030, 0.030), (CX - 0.20, side * 0.275, 0.125), 0.006, m.dark)
    bar = [(-0.385, -0.275, top - 0.06), (-0.405, -0.275, top + 0.04), (-0.405, 0.275, top + 0.04)]
    pipe(bar + [(-0.385, 0.275, top - 0.06)], 0.016, m.dark, 0.05)
    pipe([(-0.405, -0.15, top + 0.04), (-0.405, 0.15, top + 0.04)], 0.021, m.rubber)
    pipe([(CX + 0.21, -0.275, 0.125), (CX + 0.21, 0.275, 0.125)], 0.016, m.dark)
    # container with four castors of its own, lever, handles
    wall = [(0, foot - 0.03), (r - 0.02, foot - 0.03, 0.02), (r, foot + 0.02, 0.02)]
    for share in (0.30, 0.74):
        z = foot + tall * share
        wall += [(r, z - 0.010), (r + 0.006, z - 0.004), (r + 0.006, z + 0.004), (r, z + 0.010)]
    wall += [(r, rim - 0.014), (r + 0.010, rim - 0.010), (r + 0.010, rim), (0, rim)]
    lathe(rounded(wall, 0.003), m.steel, loc=(CX, 0, 0), n=144, auto=25)
    for a in (-0.7, 0.7, 2.4, -2.4):
        castor(CX + 0.62 * r * math.cos(a), 0.62 * r * math.sin(a), 0.036, m, yaw=a)
    bow = [(CX - 0.05, -0.285, rim + 0.015), (CX + 0.16, -0.285, rim - 0.02), (CX + 0.285, -0.20, rim - 0.03)]
    bow += [(CX + 0.285, 0.20, rim - 0.03), (CX + 0.16, 0.285, rim - 0.02), (CX - 0.05, 0.285, rim + 0.015)]
    pipe(bow, 0.011, m.brand, 0.07)
    lug = pipe([(0, -0.06, 0), (0.04, -0.06, 0), (0.04, 0.06, 0), (0, 0.06, 0)], 0.008, m.dark, 0.02)
    place(
        lug,
        (CX + (r - 0.002) * math.cos(-0.5), (r - 0.002) * math.sin(-0.5), foot + tall * 0.50),
        (0, 0, -0.5),
    )
    # filter ring between container and head
    chamber_wall = [(0, rim + 0.030), (r, rim + 0.030), (r, top), (0, top)]
    lathe(
        [(r - 0.01, rim), (r + 0.004, rim), (r + 0.004, rim + 0.03), (r - 0.01, rim + 0.03)],
        m.rubber,
        loc=(CX, 0, 0),
    )
    lathe(chamber_wall, m.steel, loc=(CX, 0, 0), n=144, auto=25)
    for z in (rim + 0.044, top - 0.010):
        hoop = [(r - 0.005, z - 0.014), (r + 0.011, z - 0.014, 0.003), (r + 0.011, z + 0.014, 0.003)]
        lathe(rounded(hoop + [(r - 0.005, z + 0.014)], 0.003), m.dark, loc=(CX, 0, 0), n=128)
    motor_head(r, top, motors, m)
    if deflector:
        rounded_box((0.16, 0.17, 0.17), (CX + r + 0.02, -0.06, rim + 0.165), 0.008, m.mid)
        for side in (-1, 1):
            for z in (0.095, 0.235):
                cyl(
                    0.011,
                    0.010,
                    (CX + r + 0.098, -0.06 + side * 0.066, rim + z),
                    m.alu,
                    rot=(0, PI / 2, 0),
                    edge=0.002,
                )
        shaker(r, top + 0.09, m)
        y, out, z = -0.06, CX + r + 0.10, rim + 0.165
    else:
        y, out, z = -0.14, CX + r + 0.03, rim + 0.150
        cyl(0.044, 0.20, (out - 0.18, y, z), m.steel, rot=(0, PI / 2, 0))
    cyl(0.050, 0.022, (out, y, z), m.dark, rot=(0, PI / 2, 0))
    path = [(out + 0.02, y, z), (out + 0.11, y - 0.01, z - 0.01), (out + 0.19, y - 0.07, z - 0.16)]
    path += [(out + 0.19, y - 0.17, 0.30), (out + 0.12, y - 0.28, 0.07), (out - 0.02, y - 0.36, 0.034)]
    path += [(out - 0.24, y - 0.40, 0.032), (out - 0.42, y - 0.38, 0.032)]
    hose(path, 0.0265, m.hose, 0.013, 0.085)
    sweep([(out - 0.41, y - 0.38, 0.032), (out - 0.54, y - 0.36, 0.030)], 0.0285, m.dark)
    drum_plate(mark or "%d L" % litres, note, brand, r, top - 0.100, 0.085, -30, CX, True)
    return dict(az=-46, el=14, lens=90)


def motor_head(r, top, motors, m):
    """Head plate with one domed cap and one switch per motor, and a gauge."""
    plate = [(0, top), (r + 0.014, top, 0.004), (r + 0.014, top + 0.045, 0.014), (r * 0.9, top + 0.065, 0.02)]
    lathe(rounded(plate + [(0, top + 0.066)], 0.004, 6), m.body, loc=(CX, 0, 0), n=128)
    for k in range(motors):
        a = 2 * PI * k / motors + PI / 3
        x, y = CX + 0.115 * math.cos(a), 0.115 * math.sin(a)
        cap = [(0, top + 0.05), (0.094, top + 0.05), (0.096, top + 0.125), (0.100, top + 0.130, 0.002)]
        cap += [(0.100, top + 0.145, 0.004), (0.086, top + 0.195, 0.04), (0, top + 0.212)]
        lathe(rounded(cap, 0.004, 8), m.brand, loc=(x, y, 0), n=96)
        for i in range(20):
            t = 2 * PI * i / 20
            slit = rounded_box((0.008, 0.011, 0.030), (0, 0, 0), 0.002, m.rubber)
            place(slit, (x + 0.0945 * math.cos(t), 0.0945 * math.sin(t) + y, top + 0.095), (0, 0, t))
    # switches on a box at the right
    rounded_box((0.16, 0.055, 0.085), (CX - 0.02, -r - 0.012, top + 0.020), 0.008, m.dark)
    for k in range(motors):
        mat = m.green if k else m.red
        rounded_box((0.026, 0.010, 0.034), (CX - 0.068 + 0.046 * k, -r - 0.041, top + 0.020), 0.003, mat)
    cyl(0.030, 0.020, (CX - 0.115, -r + 0.030, top - 0.075), m.chrome, rot=(PI / 2, 0, 0))
    cyl(0.025, 0.003, (CX - 0.115, -r + 0.0115, top - 0.075), m.face, rot=(PI / 2, 0, 0), edge=0.001)


def trim_extractor(brand="#0f7f8c", body="#3a4046", kilowatt=2, litres=200, mark=None, note="trim extractor"):
    """Fan on a stand that blows paper and film trim through a wide hose into a clear sack; 1.75 high."""
    m = materials_of(brand, body)
    r = 0.265
    tall = litres / 1000 / (PI * r * r)
    ring_z = 0.10 + tall + 0.06
    rounded_box((0.78, 0.62, 0.030), (0.02, 0, 0.125), 0.010, m.dark)
    for x in (-0.30, 0.34):
        for side in (-1, 1):
            castor(x, side * 0.25, 0.048, m, yaw=0.4 * side)
    for side in (-1, 1):
        pipe([(-0.27, side * 0.20, 0.13), (-0.27, side * 0.20, ring_z + 0.06)], 0.020, m.dark)
        pipe([(-0.27, side * 0.20, ring_z - 0.03), (0.06, side * 0.27, ring_z - 0.03)], 0.015, m.dark)
    rounded_box((0.10, 0.46, 0.05), (-0.27, 0, ring_z + 0.06), 0.008, m.dark)
    # toggle ring, sack, trim
    cx = 0.06
    hoop = [(r - 0.04, ring_z - 0.05), (r - 0.015, ring_z - 0.05, 0.004), (r - 0.015, ring_z + 0.02, 0.004)]
    lathe(rounded(hoop + [(r - 0.04, ring_z + 0.02)], 0.003), m.alu, loc=(cx, 0, 0), n=128)
    for a in (-0.6, 1.2, -2.4):
        clamp = rounded_box((0.026, 0.034, 0.062), (0, 0, 0), 0.004, m.brand)
        place(clamp, (cx + (r - 0.008) * math.cos(a), (r - 0.008) * math.sin(a), ring_z - 0.015), (0, 0, a))
    sack(r, 0.142, ring_z - 0.03, cx, m)
    # fan: round housing with its motor on top, bolts, guard
    fan = [(0, ring_z + 0.02), (r - 0.02, ring_z + 0.02), (r + 0.02, ring_z + 0.05, 0.01)]
    fan += [(r + 0.02, ring_z + 0.215, 0.012), (r - 0.06, ring_z + 0.235, 0.01), (0, ring_z + 0.235)]
    lathe(rounded(fan, 0.006, 6), m.brand, loc=(cx, 0, 0), n=144)
    lathe(
        [
            (r + 0.015, ring_z + 0.125),
            (r + 0.026, ring_z + 0.125),
            (r + 0.026, ring_z + 0.145),
            (r + 0.015, ring_z + 0.145),
        ],
        m.dark,
        loc=(cx, 0, 0),
        n=128,
    )
    for k in range(12):
        a = 2 * PI * k / 12
        cyl(
            0.010,
            0.010,
            (cx + (r - 0.035) * math.cos(a), (r - 0.035) * math.sin(a), ring_z + 0.231),
            m.alu,
            edge=0.002,
        )
    can = [(0, ring_z + 0.23), (0.105, ring_z + 0.23)]
    for k in range(9):
        z = ring_z + 0.245 + k * 0.016
        can += [(0.100, z), (0.108, z + 0.002), (0.108, z + 0.009), (0.100, z + 0.011)]
    lathe(can + [(0.100, ring_z + 0.39), (0, ring_z + 0.39)], m.grey, loc=(cx, 0, 0), n=96)
    cyl(0.114, 0.045, (cx, 0, ring_z + 0.385), m.dark, edge=0.016)
    rounded_box((0.09, 0.06, 0.075), (cx, -0.125, ring_z + 0.315), 0.008, m.dark)
    # switch box on the mast
    rounded_box((0.11, 0.07, 0.17), (-0.275, -0.235, ring_z - 0.20), 0.010, m.body)
    rounded_box((0.055, 0.010, 0.055), (-0.275, -0.273, ring_z - 0.165), 0.004, m.yellow)
    cyl(0.018, 0.022, (-0.275, -0.278, ring_z - 0.165), m.red, rot=(PI / 2, 0, 0))
    cyl(0.010, 0.014, (-0.275, -0.268, ring_z - 0.235), m.green, rot=(PI / 2, 0, 0))
    # wide hose, tangential at the left, round the front to a mouth on the floor
    y, z = r * 0.72, ring_z + 0.130
    cyl(0.066, 0.16, (cx + 0.13, y, z), m.brand, rot=(0, PI / 2, 0))
    cyl(0.074, 0.024, (cx + 0.285, y, z), m.dark, rot=(0, PI / 2, 0))
    path = [(cx + 0.30, y, z), (cx + 0.42, y + 0.01, z - 0.02), (cx + 0.52, y + 0.04, z - 0.22)]
    path += [(cx + 0.54, y + 0.06, 0.70), (cx + 0.55, y + 0.02, 0.30), (cx + 0.56, y - 0.12, 0.09)]
    path += [(cx + 0.55, y - 0.32, 0.068), (cx + 0.50, y - 0.52, 0.068)]
    hose(path, 0.062, m.hose, 0.030, 0.07)
    mouth = [(cx + 0.505, y - 0.50, 0.068), (cx + 0.44, y - 0.66, 0.068)]
    sweep(mouth, 0.068, m.dark, n=32)
    drum_plate(mark or "%g kW" % kilowatt, note, brand, r + 0.021, ring_z + 0.085, 0.066, -46, cx, True)
    return dict(az=-46, el=12, lens=90)


def sack(r, low, high, cx, m):
    """Clear sack, half full of paper trim."""
    tall = high - low

    def folds(x, y, z):
        a = math.atan2(y, x)
        up = max(0.0, (z - low) / tall)
        f = 1 + (0.012 + 0.03 * up * up) * math.sin(9 * a + 4 * z) + 0.016 * math.sin(16 * a - 11 * z)
        return (x * f + cx, y * f, z)

    outline = [(0.02, low), (0.72 * r, low + 0.008), (0.97 * r, low + 0.09), (1.02 * r, low + 0.30 * tall)]
    outline += [(1.0 * r, low + 0.60 * tall), (0.95 * r, low + 0.88 * tall), (0.93 * r, high)]
    line = [(p.x, p.z) for p in catmull([(x, 0, z) for x, z in outline], 0.014)]
    foil = plastic("#bfd0da", 0.14, 0, coat=0.7, spec=0.7)
    full = plastic("#a9aaa4", 0.20, 0, coat=0.6, spec=0.6)
    for part, mat in two_parts(line, low + 0.44 * tall, full, foil):
        deform(lathe(part, mat, n=144, auto=80), folds)
    tints = [plastic(tint, 0.35, 0, coat=0.5) for tint in ("#c3c0b6", "#a5895f", "#6f8a99")]
    for k in range(260):
        a, up = 2.399963 * k, (k * 0.6180339) % 1
        z = low + tall * (0.05 + 0.41 * up)
        strip = rounded_box((0.004, 0.055 + 0.03 * ((k * 7) % 3), 0.014), (0, 0, 0), 0.001, tints[k % 3])
        wall = 1.012 * r * (1 if z > low + 0.14 else 0.97)
        place(strip, (0, 0, 0), (0.9 * math.sin(5 * k), 0, 0))
        place(strip, (wall, 0, z), (0, 0, 0))
        place(strip, (0, 0, 0), (0, 0, a))
        place(strip, (cx, 0, 0))
