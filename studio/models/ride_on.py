"""The ride-on scrubber-dryer: three sizes, each with the fittings its data name."""

import math
from types import SimpleNamespace

from geometry import PI, lathe, pipe, place, rounded, rounded_box, sweep
from materials import glowing, plastic
from models.bodywork import Moulding, above, across, ahead, drum, eased, finished, moulded
from models.machine_parts import cyl, hull, slots, tag
from models.ride_on_parts import (
    arch_lip,
    beacon,
    cockpit,
    drain,
    guard_roof,
    round_deck,
    seat,
    steered_wheel,
    suction,
    twin_deck,
)
from models.walk_behind_parts import drive_wheel, pictograms, rating_plate

MODELS = ("ride_on",)

# rear, nose: ends of the body; sill, saddle, top: heights of tank, seat base and recovery tank
SIZES = {
    "S": dict(half=0.270, rear=-0.66, nose=0.70, saddle=0.600, top=0.945, wheel=0.145, axle=-0.40, cm=65),
    "M": dict(half=0.325, rear=-0.78, nose=0.79, saddle=0.635, top=1.000, wheel=0.160, axle=-0.45, cm=75),
    "L": dict(half=0.390, rear=-0.98, nose=0.86, saddle=0.665, top=1.075, wheel=0.180, axle=-0.58, cm=90),
}
FOOT = 0.325  # height of the step
COWL = 0.365  # where the front fairing begins


def measures(size, slim):
    """What a size decides; `ahead_of(x)` stretches the fairing of the middle size to this one."""
    d = SimpleNamespace(**SIZES[size], size=size, slim=0.26 if slim else 0)
    d.ahead_of = lambda x: COWL + (x - COWL) * (d.nose - COWL) / (SIZES["M"]["nose"] - COWL)
    d.steer = d.ahead_of(0.555)
    return d


def bend_of(d):
    """The body's shape: narrow and round at the nose, narrow towards the dash, crowned flanks, round rear."""

    def bend(x, y, z):
        share = y / d.half
        fairing = eased(0.26, 0.46, x)
        high = eased(0.34, 0.90, z)
        width = 1 - fairing * (0.36 * high + d.slim * (1 - 0.6 * high))
        width -= 0.17 * max(0, (x - COWL) / (d.nose - COWL)) ** 2
        width -= 0.07 * max(0, (d.rear + 0.22 - x) / 0.22) ** 2
        width -= 0.05 * (max(0, 0.46 - z) / 0.24) ** 2 + 0.10 * max(0, z - 0.46) ** 1.5
        x -= 0.12 * share**2 * eased(0.44, d.nose, x)
        x += 0.05 * share**2 * eased(d.rear + 0.30, d.rear, x)
        return (x, y * width, z)

    return bend


def lower_outline(d):
    """Solution tank, step and fairing in one line."""
    saddle, a = d.saddle, d.ahead_of
    line = [(d.rear + 0.04, 0.235, 0.045), (d.rear, 0.49, 0.10), (d.rear + 0.02, saddle, 0.06)]
    line += [(-0.02, saddle, 0.07), (0.035, saddle - 0.085, 0.10), (0.095, FOOT, 0.06), (COWL, FOOT, 0.06)]
    line += [(0.410, 0.56, 0.20), (0.376, 0.875, 0.05), (a(0.490), 0.905, 0.07), (a(0.585), 0.80, 0.18)]
    return line + [(a(0.715), 0.60, 0.25), (a(0.795), 0.40, 0.14), (a(0.785), 0.235, 0.045)]


def upper_outline(d):
    """Recovery tank behind the seat, running out below it."""
    low, top, rear = d.saddle + 0.018, d.top, d.rear
    line = [(rear + 0.005, low, 0.045), (rear - 0.015, top - 0.12, 0.10), (rear + 0.055, top, 0.08)]
    line += [(-0.465, top, 0.08), (-0.400, top - 0.10, 0.10), (-0.355, low + 0.155, 0.09)]
    return line + [(-0.24, low + 0.085, 0.12), (0.034, low + 0.066, 0.034), (0.030, low, 0.034)]


def ride_on(brand="#0b57c2", body="#b9c0c5", size="M", mark=None, note="ride-on scrubber-dryer", fittings=()):
    """Ride-on scrubber-dryer with its driver's seat: 65 cm (size S), 75 cm (M) or 90 cm (L).

    fittings: any of beacon, spot (blue warning light), bumpers (along the flanks), dosing (a can of chemical),
    deflector (at the brush head), guard (roof), colour (display), slim (fairing that leaves the deck in view).
    1.50, 1.75 or 2.05 long, 1.18 to 1.25 high; 1.85 with the roof.
    """
    m = moulded(brand, body)
    d = measures(size, "slim" in fittings)
    lower = Moulding(lower_outline(d), 2 * d.half, 0.040, bend_of(d))
    upper = Moulding(upper_outline(d), 2 * d.half - 0.014, 0.031, bend_of(d))
    chassis(d, lower, m)
    solution_tank(d, lower, m)
    recovery_tank(d, upper, m)
    fairing(d, lower, m)
    for side in (-1, 1):
        drive_wheel(d.wheel, 0.078, (d.axle, side * (d.half - 0.012), d.wheel), side, m)
        arch_lip(d, lower, side, m)
        flank_fittings(d, lower, side, m)
    steered_wheel(d.steer, 0.135 if size != "S" else 0.12, m)
    seat(d.saddle + 0.062, m)
    cockpit(brand, "colour" in fittings, m)
    if size == "S":
        round_deck(0.065, 0.35, m)
    else:
        twin_deck(0.125, d.cm / 200, "deflector" in fittings, m)
    suction(d.rear, d.half + (0.115 if size == "S" else 0.15), m)
    drain(d.rear, -d.half + 0.10, d.top, m)
    extras(d, lower, upper, fittings, m)
    tag(mark or "%d cm" % d.cm, note, 0.34, (d.axle + 0.06, -d.half, d.saddle - 0.110), brand)
    return dict(az=-48, el=14, lens=85)


def chassis(d, lower, m):
    """Frame below the body and the step with its mat."""
    frame = [(d.rear + 0.06, 0.13, 0.03), (d.rear + 0.05, 0.26, 0.03), (0.36, 0.26, 0.02), (0.35, 0.16, 0.03)]
    hull(frame, 2 * d.half - 0.12, 0.02, m.dark)
    behind = d.axle + d.wheel + 0.05
    apron = [(behind, 0.150, 0.03), (behind - 0.03, 0.25, 0.02), (0.385, 0.25, 0.02), (0.345, 0.150, 0.03)]
    hull(apron, 2 * d.half - 0.035, 0.012, m.tray)
    for side in (-1, 1):
        for k in range(3):
            x = behind + 0.04 + (0.27 - behind) * k / 2
            screw = rounded([(0, 0.006), (0.009, 0.006, 0.001), (0.010, 0)], 0.001)
            place(
                lathe(screw, m.bolt, n=6, auto=20),
                (x, side * (d.half - 0.0175), 0.196),
                (side * -PI / 2, 0, 0),
            )
    wide = 2 * d.half * 0.92
    rounded_box((0.262, wide - 0.03, 0.012), (0.232, 0, FOOT + 0.001), 0.004, m.rubber)
    slots(8, (0.135, 0, FOOT + 0.007), (0.0275, 0, 0), (0.010, wide - 0.08, 0.006), m.mid, r=0.002)
    pedal = rounded_box((0.125, 0.075, 0.012), (0, 0, 0), 0.004, m.rubber)
    place(pedal, (0.335, -d.half * 0.34, FOOT + 0.050), (0, -0.65, 0))


def solution_tank(d, lower, m):
    """The lower body with its arches, a recessed panel along each flank and one in the fairing's."""
    reach, r = d.half + 0.2, d.wheel
    cuts = [drum(0.190, -reach, reach, d.steer, 0.135)]
    for side in (-1, 1):
        near, far = sorted((side * (d.half - 0.115), side * reach))
        cuts.append(drum(r + 0.042, near, far, d.axle, r))
    tank = lower.solid(m.brand, cuts)
    s = d.saddle
    panel = [(d.rear + 0.075, s - 0.205, 0.03), (d.rear + 0.060, s - 0.055, 0.03)]
    panel += [(-0.050, s - 0.055, 0.03), (-0.010, s - 0.120, 0.04), (-0.10, s - 0.205, 0.03)]
    vent = [(-0.155, 0.285, 0.02), (-0.215, 0.375, 0.02), (-0.055, 0.375, 0.02), (0.005, 0.285, 0.02)]
    a = d.ahead_of
    cheek = [(0.435, 0.395, 0.02), (0.445, 0.700, 0.04), (a(0.535), 0.700, 0.04), (a(0.585), 0.56, 0.06)]
    cheek += [(a(0.585), 0.395, 0.03)]
    for side in (-1, 1):
        lower.recess(tank, panel, 0.016, side, 0.009, 0.011)
        lower.recess(tank, vent, 0.012, side, 0.004, 0.006)
        lower.recess(tank, cheek, 0.014, side, 0.008, 0.010)
    finished(tank)


def recovery_tank(d, upper, m):
    """Upper tank on its dark seam, with a scoop and a grip in each flank, lid, dome and latch."""
    low, top, rear = d.saddle + 0.018, d.top, d.rear
    seam = [(rear + 0.05, low - 0.05, 0.01), (rear + 0.05, low + 0.04, 0.01)]
    hull(seam + [(-0.05, low + 0.04, 0.01), (-0.02, low - 0.05, 0.01)], 2 * d.half - 0.10, 0.006, m.rubber)
    tank = upper.solid(m.body)
    scoop = [(rear + 0.055, low + 0.050, 0.03), (rear + 0.045, top - 0.075, 0.04)]
    scoop += [(-0.50, top - 0.075, 0.05), (-0.435, low + 0.135, 0.06), (-0.37, low + 0.050, 0.04)]
    grip = [(rear + 0.095, top - 0.165, 0.014), (rear + 0.095, top - 0.115, 0.014)]
    grip += [(rear + 0.255, top - 0.115, 0.014), (rear + 0.255, top - 0.165, 0.014)]
    for side in (-1, 1):
        upper.recess(tank, scoop, 0.017, side, 0.009, 0.012)
        upper.recess(tank, grip, 0.040, side, 0.004, 0.010)
        x, y, z = upper.flank(rear + 0.175, top - 0.14, side)
        rounded_box((0.162, 0.010, 0.052), (x, y - side * 0.028, z), 0.004, m.tray)
        toward, face = (0, -side, 0), "-y" if side < 0 else "+y"
        pictograms(0.085, (-0.165, side * d.half, low + 0.045), toward, face)
    finished(tank)
    edge = d.half - 0.060
    region = above(
        [(rear + 0.045, -edge, 0.05), (-0.455, -edge, 0.05), (-0.455, edge, 0.05)]
        + [(rear + 0.045, edge, 0.05)],
        top - 0.035,
        top + 0.1,
    )
    upper.panel(m.rubber, region, 0.005, 0)
    edge -= 0.004
    region = above(
        [(rear + 0.052, -edge, 0.05), (-0.462, -edge, 0.05), (-0.462, edge, 0.05)]
        + [(rear + 0.052, edge, 0.05)],
        top - 0.022,
        top + 0.1,
    )
    upper.panel(m.dark, region, 0.020, 0.006)
    middle = (rear - 0.46) / 2
    ring_of_dome = [(0.050, 0), (0.068, 0, 0.002), (0.068, 0.012, 0.003), (0.050, 0.012)]
    lathe(rounded(ring_of_dome, 0.002), m.mid, loc=(middle, 0, top + 0.018))
    dome = [(0, 0.026), (0.034, 0.022, 0.03), (0.052, 0.008), (0.052, 0)]
    lathe(rounded(dome, 0.01, 8), plastic("#2b3a42", 0.08, 0, coat=1.0), loc=(middle, 0, top + 0.018))
    strap = rounded_box((0.060, 0.014, 0.075), (0, 0, 0), 0.005, m.yellow)
    x, y, z = upper.flank(middle, top - 0.030, -1)
    place(strap, (x, y + 0.004, z), (0.35, 0, 0))


def fairing(d, lower, m):
    """Front: dark mask with slots, glass lamp units, bumper, binnacle on top of the fairing."""
    h, a = d.half, d.ahead_of
    mask = [(-0.44 * h, 0.28, 0.03), (-0.62 * h, 0.62, 0.05), (-0.66 * h, 0.95, 0.05)]
    mask += [(0.66 * h, 0.95, 0.05), (0.62 * h, 0.62, 0.05), (0.44 * h, 0.28, 0.03)]
    lower.panel(m.mask, ahead(mask, a(0.50), 2), 0.0035)
    lamp = [(0.60 * h, 0.470, 0.02), (0.67 * h, 0.580, 0.03), (1.2 * h, 0.572, 0.03), (1.2 * h, 0.485, 0.03)]
    strip = [
        (0.69 * h, 0.545, 0.004),
        (0.70 * h, 0.560, 0.004),
        (1.2 * h, 0.556, 0.004),
        (1.2 * h, 0.541, 0.004),
    ]
    for side in (-1, 1):
        lower.panel(m.glass, ahead([(side * y, z, r) for y, z, r in lamp], a(0.625), 2), 0.0050)
        lower.panel(
            glowing("#f2f8ff", 1.25), ahead([(side * y, z, r) for y, z, r in strip], a(0.640), 2), 0.0065, 0
        )
        for spot in (0.75, 0.88):
            for r, mat, proud in ((0.0185, m.alu, 0.0062), (0.0140, glowing("#e6eef6", 0.95), 0.0075)):
                eye = [
                    (side * spot * h + r * math.cos(k * PI / 8), 0.508 + r * math.sin(k * PI / 8), 0)
                    for k in range(16)
                ]
                lower.panel(mat, ahead(eye, a(0.60), 2), proud, 0)
    for k in range(5):
        z = 0.375 + 0.020 * k
        slit = [(-0.36 * h, z, 0.003), (-0.36 * h, z + 0.009, 0.003), (0.36 * h, z + 0.009, 0.003)]
        lower.panel(m.rubber, ahead(slit + [(0.36 * h, z, 0.003)], a(0.60), 2), 0.0050, 0)
    bumper = [(a(0.640), 0.205, 0.01), (a(0.640), 0.292, 0.02), (a(0.815), 0.300, 0.02)]
    bumper += [(a(0.828), 0.255, 0.03), (a(0.805), 0.200, 0.02)]
    hull(bumper, 2 * h + 0.012, 0.018, m.dark, fn=lower.bend, seg=6, mid=30)
    trim = [
        (a(0.70), 0.245, 0.005),
        (a(0.70), 0.263, 0.005),
        (a(0.832), 0.265, 0.006),
        (a(0.832), 0.247, 0.006),
    ]
    hull(trim, 2 * h + 0.018, 0.004, m.mid, fn=lower.bend, mid=30)
    dash = [(0.30, 0.835, 0.02), (0.30, 1.0, 0.02), (a(0.545), 1.0, 0.02), (a(0.495), 0.835, 0.05)]
    lower.panel(m.dark, across(dash, -1, 1), 0.006, 0.002)


def flank_fittings(d, lower, side, m):
    """Slots in their recess, the fairing's seam and screws, level tube, rating plate."""
    for k in range(5):
        x, y, z = lower.flank(-0.145 + 0.028 * k, 0.330, side)
        rounded_box((0.012, 0.012, 0.066), (x, y - side * 0.012, z), 0.003, m.rubber, rot=(0, -0.55, 0))
    a = d.ahead_of
    for x, z in ((0.412, 0.40), (0.412, 0.735), (a(0.56), 0.735), (a(0.615), 0.40)):
        screw = lathe(rounded([(0.0, 0.0030), (0.0075, 0.0030, 0.001), (0.009, 0)], 0.001), m.bolt)
        place(screw, lower.flank(x, z, side), (side * -PI / 2, 0, 0))
    seam = [lower.flank(x, 0.355, side) for x in (0.375 + 0.012 * k for k in range(30))]
    sweep([p for p in seam if p[0] < d.steer + 0.1], 0.0020, m.rubber, smooth_path=False, n=8)
    face, toward = ("-y" if side < 0 else "+y"), (0, -side, 0)
    cheek = lower.flank(a(0.53), 0.45, side)
    rating_plate(0.075, (cheek[0], side * d.half, 0.435), toward, face)


def extras(d, lower, upper, fittings, m):
    """What only some of the products have."""
    if "guard" in fittings:
        guard_roof(d, m)
    if "beacon" in fittings:
        height = 1.848 if "guard" in fittings else d.top + 0.016
        beacon((d.rear + 0.10, -d.half + 0.13, height), m)
    if "spot" in fittings:
        spot_light(d, m)
    if "bumpers" in fittings:
        for side in (-1, 1):
            for x0, x1 in ((d.rear + 0.04, d.axle - d.wheel - 0.045), (d.axle + d.wheel + 0.045, 0.07)):
                line = [lower.flank(x0 + (x1 - x0) * k / 12, 0.262, side, 0.004) for k in range(13)]
                strip = [(0.030 * math.sin(t), 0.016 * math.cos(t)) for t in [k * PI / 8 for k in range(16)]]
                sweep(line, 1, m.rubber, smooth_path=False, shape=strip)
    if "dosing" in fittings:
        can(d, m)


def spot_light(d, m):
    """Blue warning lamp that throws its spot on the floor ahead."""
    x = d.ahead_of(0.70)
    pipe([(x - 0.09, 0, 0.715), (x - 0.02, 0, 0.745)], 0.010, m.dark)
    lamp = [(0, 0), (0.030, 0, 0.006), (0.036, 0.060, 0.006), (0.030, 0.062), (0, 0.052)]
    lathe(rounded(lamp, 0.003), m.dark, loc=(x - 0.025, 0, 0.745), rot=(0, PI / 2 + 0.5, 0))
    lathe(
        [(0, 0.057), (0.029, 0.057)],
        glowing("#3a7bff", 3.0),
        loc=(x - 0.025, 0, 0.745),
        rot=(0, PI / 2 + 0.5, 0),
    )


def can(d, m):
    """Can of chemical in its holder beside the seat, with the line to the brush head."""
    x, y, z = -0.150, -d.half + 0.052, d.saddle + 0.082
    rounded_box((0.225, 0.086, 0.050), (x, y, z + 0.018), 0.010, m.dark)
    milky = plastic("#b7c3c8", 0.34, 0, coat=0.1)
    rounded_box((0.200, 0.066, 0.150), (x, y, z + 0.080), 0.018, milky, seg=5)
    rounded_box((0.206, 0.070, 0.012), (x, y, z + 0.105), 0.004, m.dark)
    cyl(0.022, 0.026, (x + 0.055, y, z + 0.153), m.yellow, edge=0.005)
    line = [(x + 0.055, y, z + 0.175), (x + 0.075, y, z + 0.205), (x + 0.130, y + 0.006, z + 0.150)]
    sweep(line + [(x + 0.150, y + 0.010, z + 0.020), (x + 0.155, y + 0.020, z - 0.02)], 0.005, m.dark, n=12)
