"""Machines that grind and polish stone and concrete."""

import math

import bpy

from geometry import (
    PI,
    apply_modifiers,
    deform,
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
from materials import plastic
from models.machine_parts import assembled, cable_loops, cyl, hull, palette, plate, slots, tag, tufts

MODELS = (
    "edge_grinder",
    "floor_grinder",
    "hand_machine",
)


def floor_grinder(brand="#e8620c", body="#33383d", size=65, mark=None, note="floor grinder"):
    """Planetary floor grinder, head 0.50-0.80 across (size in cm), frame 1.25 high."""
    m = palette(brand, body)
    r = size / 200
    # grinding head: discs, brush skirt, shroud
    for k in range(3):
        a = 2 * PI * k / 3 + 0.4
        cyl(r * 0.36, 0.035, (r * 0.5 * math.cos(a), r * 0.5 * math.sin(a), 0.002), m.alu)
    tufts((0, 0), r * 0.985, r * 0.995, 0.05, 0.001, 420, m.rubber, rows=2, thick=0.004)
    shroud = [
        (0, 0.155),
        (r * 0.72, 0.155, 0.02),
        (r * 0.93, 0.140, 0.03),
        (r, 0.105, 0.012),
        (r, 0.035, 0.004),
        (0, 0.035),
    ]
    lathe(rounded(shroud, 0.004, 6), m.brand, n=144)
    lathe(
        rounded(
            [(r * 0.98, 0.036), (r * 1.025, 0.036, 0.006), (r * 1.025, 0.070, 0.006), (r * 0.97, 0.072)],
            0.004,
        ),
        m.rubber,
        n=144,
    )
    for k in range(10):
        a = 2 * PI * k / 10 + 0.2
        cyl(0.010, 0.010, (r * 0.83 * math.cos(a), r * 0.83 * math.sin(a), 0.146), m.chrome, edge=0.002)
    # gearbox and standing motor with fins
    cyl(r * 0.52, 0.05, (0, 0, 0.150), m.dark, edge=0.012)
    cyl(0.150, 0.03, (0, 0, 0.198), m.mid, edge=0.006)
    motor = [(0, 0.225), (0.108, 0.225), (0.108, 0.47), (0, 0.47)]
    lathe(rounded(motor, 0.004), m.mid, n=64)
    for k in range(36):
        a = 2 * PI * k / 36
        fin = rounded_box((0.022, 0.0045, 0.225), (0, 0, 0), 0.0015, m.mid, seg=1)
        place(fin, (0.116 * math.cos(a), 0.116 * math.sin(a), 0.345), (0, 0, a))
    lathe(
        rounded(
            [(0, 0.462), (0.128, 0.462, 0.006), (0.128, 0.535, 0.03), (0.07, 0.555, 0.02), (0, 0.556)],
            0.006,
            6,
        ),
        m.dark,
    )
    rounded_box((0.10, 0.13, 0.10), (0.0, -0.150, 0.37), 0.012, m.mid)
    # frame: fork to the head, two uprights, cross bars
    for side in (-1, 1):
        fork = [
            (0.06, 0.155, 0.02),
            (0.06, 0.235, 0.03),
            (-0.34, 0.275, 0.04),
            (-0.54, 0.230, 0.04),
            (-0.54, 0.135, 0.03),
            (-0.30, 0.155, 0.05),
        ]
        hull(fork, 0.045, 0.008, m.dark, y=side * 0.205)
        wheel(0.165, 0.075, (-0.48, side * 0.285, 0.165), m.rubber, m.mid, cap=m.brand, spokes=0)
        upright = [
            (-0.36, side * 0.205, 0.25),
            (-0.56, side * 0.205, 0.86),
            (-0.72, side * 0.205, 1.10),
            (-0.86, side * 0.205, 1.10),
        ]
        pipe(upright, 0.022, m.brand, 0.12)
        pipe([(-0.83, side * 0.205, 1.10), (-0.99, side * 0.205, 1.10)], 0.0225, m.rubber, 0.02)
        pipe([(-0.44, side * 0.205, 0.25), (-0.475, side * 0.205, 0.60)], 0.016, m.brand)
    pipe([(-0.48, -0.27, 0.165), (-0.48, 0.27, 0.165)], 0.016, m.steel)
    pipe([(-0.415, -0.205, 0.42), (-0.415, 0.205, 0.42)], 0.018, m.brand)
    pipe([(-0.74, -0.205, 1.10), (-0.74, 0.205, 1.10)], 0.018, m.brand)
    # weights on the fork
    for k in range(3):
        rounded_box((0.035, 0.34, 0.12), (-0.24 - 0.045 * k, 0, 0.285), 0.010, m.mid)

    # control cabinet between the uprights
    def cabinet():
        rounded_box((0.16, 0.36, 0.40), (0, 0, 0), 0.018, m.body)
        rounded_box((0.010, 0.33, 0.37), (0.082, 0, 0), 0.004, m.dark)
        plate(mark or "%d cm" % size, note, 0.090, brand, (0.0885, 0, 0.10), "+x", bend=False)
        slots(6, (0.087, 0, -0.05), (0, 0, -0.020), (0.008, 0.22, 0.008), m.rubber)
        for side in (-1, 1):
            rounded_box((0.03, 0.05, 0.10), (0, side * 0.19, 0), 0.008, m.dark)

    assembled(cabinet, (-0.515, 0, 0.665), (0, -0.31, 0))
    # operator panel on top
    panel = [
        (-0.66, 0.99, 0.02),
        (-0.62, 1.09, 0.03),
        (-0.68, 1.16, 0.03),
        (-0.80, 1.135, 0.03),
        (-0.80, 1.07, 0.02),
    ]
    hull(panel, 0.30, 0.02, m.dark, seg=6)
    cyl(0.026, 0.025, (-0.71, -0.08, 1.150), m.yellow, rot=(0, -0.2, 0))
    cyl(0.022, 0.022, (-0.715, -0.08, 1.170), m.red, rot=(0, -0.2, 0), edge=0.007)
    # dust port and extraction hose
    cyl(0.050, 0.06, (-r * 0.70, -0.115, 0.135), m.dark)
    dust = [
        (-r * 0.70, -0.115, 0.19),
        (-r * 0.72, -0.125, 0.28),
        (-0.33, -0.245, 0.42),
        (-0.47, -0.275, 0.62),
        (-0.60, -0.285, 0.78),
        (-0.74, -0.295, 0.76),
        (-0.81, -0.305, 0.50),
        (-0.86, -0.32, 0.20),
        (-0.95, -0.35, 0.055),
        (-1.10, -0.40, 0.042),
    ]
    hose(dust, 0.034, m.hose, 0.014, 0.09)
    sweep([(-1.08, -0.395, 0.042), (-1.22, -0.44, 0.042)], 0.039, m.dark)
    rounded_box((0.03, 0.09, 0.03), (-0.60, -0.240, 0.755), 0.008, m.dark)
    return dict(az=-44, el=15, lens=85)


def hand_machine(brand="#c8281e", body="#23272b", variant="polisher", mark=None, note=""):
    """Handheld rotary machine, 0.48 long: variant "polisher" (pad, bow grip) or "grinder" (disc, guard)."""
    m = palette(brand, body)
    polisher = variant == "polisher"
    axis_z = 0.128 if polisher else 0.092
    head_x = 0.150

    def barrel():
        # built along +z, then laid down so that +z becomes +x
        rear = [
            dict(z=-0.285, hx=0.022, hy=0.026, e=2.6),
            dict(z=-0.280, hx=0.029, hy=0.033, e=2.6),
            dict(z=-0.255, hx=0.033, hy=0.036, e=2.5),
            dict(z=-0.200, hx=0.030, hy=0.031, e=2.4),
            dict(z=-0.130, hx=0.030, hy=0.031, e=2.3),
            dict(z=-0.080, hx=0.036, hy=0.037, e=2.2),
            dict(z=-0.060, hx=0.038, hy=0.040, e=2.2),
        ]
        loft(rear, m.body, n=64)
        loft(
            soft(
                -0.066,
                -0.058,
                dict(hx=0.0385, hy=0.0405, e=2.2),
                dict(hx=0.0385, hy=0.0405, e=2.2),
                0.002,
                0.002,
            ),
            m.rubber,
            n=64,
        )
        front = [
            dict(z=-0.060, hx=0.039, hy=0.041, e=2.2),
            dict(z=-0.040, hx=0.041, hy=0.043, e=2.2),
            dict(z=0.060, hx=0.041, hy=0.043, e=2.2),
            dict(z=0.095, hx=0.036, hy=0.038, e=2.2),
            dict(z=0.100, hx=0.030, hy=0.032, e=2.2),
        ]
        loft(front, m.brand, n=64)
        for side in (-1, 1):
            for k in range(5):
                slit = rounded_box((0.006, 0.010, 0.030), (0, 0, 0), 0.002, m.rubber)
                place(slit, (-0.020 + 0.010 * k, side * 0.0395, 0.055), (0, 0, 0))

    assembled(barrel, (0, 0, axis_z), (0, PI / 2, 0))
    # paddle switch and cable boot below the grip
    rounded_box((0.105, 0.030, 0.018), (-0.165, 0, axis_z - 0.034), 0.006, m.mid, rot=(0, -0.06, 0))
    rounded_box((0.036, 0.014, 0.010), (-0.020, 0, axis_z + 0.041), 0.004, m.mid)
    boot = [(-0.280, 0, axis_z), (-0.325, 0, axis_z - 0.004), (-0.365, 0.004, axis_z - 0.020)]
    sweep(boot, 0.010, m.rubber, rf=lambda s: 1.15 - 3.5 * s)
    cable = [
        (-0.350, 0.002, axis_z - 0.012),
        (-0.41, 0.02, axis_z - 0.055),
        (-0.44, 0.075, 0.012),
        (-0.37, 0.16, 0.0055),
        (-0.22, 0.19, 0.0055),
        (-0.08, 0.17, 0.0055),
    ]
    sweep(cable, 0.0048, m.rubber, n=14)
    # gear head
    gear = [
        (-0.062, axis_z - 0.036, 0.01),
        (-0.062, axis_z + 0.034, 0.02),
        (-0.030, axis_z + 0.040, 0.02),
        (0.030, axis_z + 0.030, 0.02),
        (0.042, axis_z - 0.006, 0.02),
        (0.036, axis_z - 0.040, 0.01),
    ]
    hull([(x + head_x, z, r) for x, z, r in gear], 0.076, 0.014, m.alu, seg=6)
    for side in (-1, 1):
        cyl(0.013, 0.012, (head_x - 0.005, side * 0.032, axis_z + 0.006), m.dark, rot=(-side * PI / 2, 0, 0))
        for dx in (-0.045, 0.022):
            cyl(0.005, 0.004, (head_x + dx, side * 0.0275, axis_z + 0.0345 - 0.004), m.steel, edge=0.001)
    cyl(0.027, 0.020, (head_x, 0, axis_z - 0.058), m.alu)
    if polisher:
        cyl(0.010, 0.030, (head_x, 0, 0.050), m.steel)
        plate_profile = [
            (0, 0.036),
            (0.078, 0.036, 0.004),
            (0.080, 0.046, 0.004),
            (0.035, 0.058, 0.006),
            (0, 0.060),
        ]
        lathe(rounded(plate_profile, 0.003), m.dark, loc=(head_x, 0, 0), n=96)
        foam = [(0, 0.001), (0.080, 0.001, 0.010), (0.090, 0.016, 0.012), (0.086, 0.037, 0.006), (0, 0.037)]
        lathe(rounded(foam, 0.004, 6), plastic("#f0a51e", 0.9, 0.6, 260), loc=(head_x, 0, 0), n=96)
        bow = [
            (head_x - 0.01, -0.045, axis_z + 0.006),
            (head_x + 0.01, -0.085, axis_z + 0.030),
            (head_x + 0.035, -0.075, axis_z + 0.078),
            (head_x + 0.042, 0, axis_z + 0.088),
            (head_x + 0.035, 0.075, axis_z + 0.078),
            (head_x + 0.01, 0.085, axis_z + 0.030),
            (head_x - 0.01, 0.045, axis_z + 0.006),
        ]
        sweep(
            bow, 1, m.rubber, step=0.005, shape=[(u * 0.011, v * 0.014) for u, v in ring(1, 1, None, 2.4, 24)]
        )
    else:
        cyl(0.009, 0.030, (head_x, 0, 0.020), m.steel)
        cyl(0.0625, 0.006, (head_x, 0, 0.018), plastic("#5b4a3c", 0.9, 0.8, 300), edge=0.001)
        cyl(0.020, 0.008, (head_x, 0, 0.011), m.steel)
        guard = [
            (0.030, 0.040),
            (0.066, 0.038, 0.004),
            (0.070, 0.034, 0.003),
            (0.070, 0.012, 0.001),
            (0.0675, 0.012),
            (0.0675, 0.032),
            (0.030, 0.036),
        ]
        lathe(rounded(guard, 0.002), m.steel, loc=(head_x, 0, 0), n=64, ang=(PI * 0.5, PI * 1.5))
        handle = [
            (0, 0),
            (0.010, 0.002),
            (0.011, 0.010),
            (0.019, 0.016, 0.003),
            (0.019, 0.022, 0.003),
            (0.0145, 0.035, 0.01),
            (0.0165, 0.090, 0.02),
            (0.0175, 0.118, 0.008),
            (0.010, 0.128, 0.004),
            (0, 0.128),
        ]
        lathe(
            rounded(handle, 0.002),
            m.rubber,
            loc=(head_x - 0.005, -0.043, axis_z + 0.006),
            rot=(PI / 2 - 0.12, 0, 0),
        )
    tag(mark or ("180 mm" if polisher else "125 mm"), note, 0.085, (0.0, -0.043, axis_z + 0.004), brand)
    # resting on the rim of its disc and the end of its grip
    parts = [thing for thing in bpy.context.scene.objects if thing.type == "MESH"]
    for part in parts:
        apply_modifiers(part)
        place(part, (0, 0, 0), (0, -0.21, 0))
    rigid = [part for part in parts if not part.name.startswith("sweep")]
    lowest = min(vertex.co.z for part in rigid for vertex in part.data.vertices)
    for part in parts:
        deform(
            part,
            lambda x, y, z: (x, y, max(z - lowest, 0.003) if part.name.startswith("sweep") else z - lowest),
        )
    return dict(az=-52, el=24, lens=100)


def edge_grinder(brand="#e8620c", body="#33383d", size=18, mark=None, note="edge grinder"):
    """Walk-behind edge grinder: upright frame on two wheels, vertical motor, small shrouded head in front, 0.95 high."""
    m = palette(brand, body)
    r = size / 200
    head_x = 0.30
    # small head with dust skirt, floor edge forward
    tufts((head_x, 0), r * 1.02, r * 1.05, 0.045, 0.001, 260, m.rubber, rows=2, thick=0.003)
    shroud = [
        (0, 0.118),
        (r * 0.70, 0.118, 0.015),
        (r * 0.98, 0.100, 0.02),
        (r * 1.06, 0.070, 0.008),
        (r * 1.06, 0.032, 0.003),
        (0, 0.032),
    ]
    lathe(rounded(shroud, 0.003, 6), m.brand, loc=(head_x, 0, 0), n=128)
    cyl(r * 0.80, 0.030, (head_x, 0, 0.003), m.alu)
    # belt arm from the motor to the head
    arm = [
        (-0.06, 0.118, 0.02),
        (-0.06, 0.190, 0.03),
        (0.24, 0.176, 0.04),
        (0.385, 0.148, 0.03),
        (0.385, 0.112, 0.02),
    ]
    hull(arm, 0.155, 0.018, m.dark, seg=6)
    for k in range(5):
        cyl(0.008, 0.006, (-0.01 + 0.08 * k, -0.055, 0.186 - 0.006 * k), m.chrome, edge=0.002)
    # standing motor with fins and fan cover
    lathe(rounded([(0, 0.180), (0.092, 0.180), (0.092, 0.400), (0, 0.400)], 0.004), m.mid, n=64)
    for k in range(30):
        a = 2 * PI * k / 30
        fin = rounded_box((0.020, 0.0045, 0.190), (0, 0, 0), 0.0015, m.mid, seg=1)
        place(fin, (0.098 * math.cos(a), 0.098 * math.sin(a), 0.290), (0, 0, a))
    cover = [(0, 0.394), (0.110, 0.394, 0.006), (0.110, 0.455, 0.03), (0.06, 0.474, 0.02), (0, 0.475)]
    lathe(rounded(cover, 0.006, 6), m.brand)
    rounded_box((0.085, 0.10, 0.085), (0.0, -0.125, 0.315), 0.012, m.mid)
    # frame, wheels, handle
    for side in (-1, 1):
        y = side * 0.150
        wheel(0.100, 0.045, (-0.20, side * 0.215, 0.100), m.rubber, m.mid, cap=m.brand)
        rail = [
            (0.10, y * 0.75, 0.150),
            (-0.14, y, 0.155),
            (-0.30, y, 0.45),
            (-0.44, y, 0.86),
            (-0.54, y, 0.90),
        ]
        pipe(rail, 0.0165, m.brand, 0.10)
        pipe([(-0.50, y, 0.886), (-0.62, y, 0.930)], 0.0205, m.rubber, 0.02)
    pipe([(-0.20, -0.21, 0.100), (-0.20, 0.21, 0.100)], 0.013, m.steel)
    for x, z in ((-0.30, 0.45), (-0.44, 0.86)):
        pipe([(x, -0.150, z), (x, 0.150, z)], 0.0145, m.brand)
    rounded_box((0.045, 0.16, 0.11), (-0.395, 0, 0.700), 0.012, m.dark, rot=(0, -0.33, 0))
    cyl(0.020, 0.016, (-0.373, -0.035, 0.730), m.red, rot=(0, PI / 2 - 0.33, 0))
    cyl(0.016, 0.014, (-0.373, 0.040, 0.730), m.green, rot=(0, PI / 2 - 0.33, 0))
    # dust hose from the shroud to the back, cable on its hook
    path = [
        (head_x + 0.01, 0.075, 0.105),
        (0.20, 0.150, 0.175),
        (0.05, 0.185, 0.235),
        (-0.18, 0.150, 0.300),
        (-0.36, 0.120, 0.250),
        (-0.52, 0.080, 0.110),
        (-0.62, 0.060, 0.035),
    ]
    hose(path, 0.0215, m.hose, 0.011, 0.085)
    cable_loops((-0.430, 0.005, 0.590), (0, -0.33, PI / 2), m.dark, 0.12, 0.26, 4)
    plate(mark or "%d cm" % size, note, 0.060, brand, (0.140, -0.060, 0.435), "-y", (0, 1, 0))
    return dict(az=-46, el=17, lens=90)
