"""Parts of the walk-behind scrubber-dryer: pockets in tanks, drive wheels, scrub decks, suction foot, stickers."""

import math

import bmesh
import bpy
import numpy as np

from geometry import (
    PI,
    apply_modifiers,
    bands,
    boolean,
    decal,
    deform,
    fillet,
    hose,
    inset,
    lathe,
    link,
    mesh_object,
    pipe,
    place,
    ring,
    rounded,
    rounded_box,
    shade_smooth,
    silhouette,
    snap,
    sweep,
)
from materials import drawing, plastic
from models.machine_parts import cyl, hull

# ---------- tanks


def pocket(body, outline, depth, loc, rot=(0, 0, 0), side=-1, rim=0.005, floor=0.010, fn=None):
    """Mould a shallow recess into a body: (u, v, radius) points on its flank, with soft rim and floor.

    The flank looks towards y = side; loc and rot bring it to the body, fn bends it as the body was bent.
    """
    edge = fillet(outline, 0.02, 10)
    quarter = [k / 5 * PI / 2 for k in range(6)]
    stations = [(depth - floor + floor * math.cos(t), floor * (1 - math.sin(t))) for t in quarter]
    stations += [(rim * (1 - math.sin(t)), -rim * (1 - math.cos(t))) for t in quarter[:5] + [1.40]]
    stations += [(-0.03, -rim)]
    verts = []
    for deep, by in stations:
        verts += [(u, -side * deep, v) for u, v in (inset(edge, by) if by else edge)]
    count = len(edge)
    faces = bands(len(stations), count)
    faces.append(tuple(range(count)))
    faces.append(tuple((len(stations) - 1) * count + k for k in reversed(range(count))))
    cutter = mesh_object("pocket", verts, faces, body.data.materials[0])
    place(cutter, loc, rot)
    if fn:
        deform(cutter, fn)
    boolean(body, cutter)
    shade_smooth(body.data)
    body.data.use_auto_smooth = True
    return body


def even_normals(body):
    """Let large faces keep their own light up to the rim of a pocket."""
    weigh = body.modifiers.new("weigh", "WEIGHTED_NORMAL")
    weigh.mode = "FACE_AREA"
    weigh.weight = 90
    weigh.keep_sharp = True
    return body


def one(name, things, centre):
    """Melt objects into one of that name whose origin is the centre, so that a film can turn it."""
    work, materials = bmesh.new(), []
    for thing in things:
        apply_modifiers(thing)
        place(thing, tuple(-c for c in centre))
        faces = len(work.faces)
        work.from_mesh(thing.data)
        work.faces.ensure_lookup_table()
        for face in work.faces[faces:]:
            face.material_index += len(materials)
        materials += list(thing.data.materials)
        bpy.data.objects.remove(thing)
    mesh = bpy.data.meshes.new(name)
    work.to_mesh(mesh)
    work.free()
    for material in materials:
        mesh.materials.append(material)
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(35)
    whole = link(name, mesh)
    whole.location = centre
    whole["nosnap"] = 1  # labels do not look at where an object stands, only at its mesh
    return whole


# ---------- wheels

LUGS = 20


def tyre(r, w, mat):
    """Solid tyre about the y axis with LUGS equal blocks on either shoulder, alternating from side to side."""
    h, inner = w / 2, r * 0.70
    # radius, y and how far the point sinks in a groove between two blocks
    half = [(inner, 0.80, 0), (inner + 0.004, 0.93, 0), (r * 0.86, 1.0, 0), (r * 0.94, 0.97, 0.002)]
    half += [(r * 0.985, 0.84, 0.007), (r, 0.66, 0.0075), (r, 0.22, 0.0075), (r, 0.17, 0)]
    profile = [(radius, y * h, sink) for radius, y, sink in half]
    profile += [(radius, -y * h, sink) for radius, y, sink in reversed(half)]
    steps, count, verts = LUGS * 12, len(profile), []
    shape = [0, 0, 0, 0, 0, 0, 0, 0.5, 1, 1, 1, 0.5]
    for k in range(steps):
        t = 2 * PI * k / steps
        for radius, y, sink in profile:
            dip = shape[(k + (6 if y < 0 else 0)) % 12] * sink
            verts.append(((radius - dip) * math.cos(t), y, (radius - dip) * math.sin(t)))
    faces = bands(steps + 1, count)
    faces = [tuple(v % (steps * count) for v in face) for face in faces]
    return mesh_object("tyre", verts, faces, mat, auto=28)


def rim_of_five(r, w, side, m):
    """Rim, five ribs, five bolts and the hub cap: parts that look the same after every fifth of a turn."""
    h, inner = w / 2, r * 0.70
    dish = [(0, 0.1 * h), (r * 0.30, 0.1 * h), (r * 0.34, 0.62 * h, 0.004), (r * 0.40, 0.62 * h, 0.004)]
    dish += [(r * 0.45, 0.16 * h, 0.006), (r * 0.56, 0.16 * h, 0.006), (inner - 0.006, 0.86 * h, 0.002)]
    dish += [(inner + 0.001, 0.86 * h, 0.002), (inner + 0.001, 0)]
    cap = [(0, 1.02 * h), (r * 0.150, 1.02 * h, 0.004), (r * 0.165, 0.90 * h, 0.003), (r * 0.170, 0)]
    collar = [(0, 0.80 * h), (r * 0.33, 0.80 * h, 0.003), (r * 0.335, 0)]
    parts = [lathe(rounded(dish, 0.003), m.rim, n=100), lathe(rounded(cap, 0.002), m.brand, n=100)]
    parts += [lathe(rounded(collar, 0.002), m.mid, n=100)]
    for k in range(5):
        t = 2 * PI * k / 5 + PI / 2
        bolt = lathe(rounded([(0, 0.008), (0.0075, 0.008, 0.001), (0.0080, 0)], 0.001), m.bolt, n=6, auto=20)
        parts.append(place(bolt, (r * 0.25 * math.cos(t), r * 0.25 * math.sin(t), 0.80 * h)))
        rib = rounded_box((r * 0.26, 0.014, 0.42 * h), (r * 0.55, 0, 0.36 * h), 0.003, m.rim)
        parts.append(place(rib, (0, 0, 0), (0, 0, t + PI / 5)))
    for part in parts:
        place(part, (0, 0, 0), (side * -PI / 2, 0, 0))
    return parts


def drive_wheel(r, w, centre, side, m):
    """Tyre and hub, each an object of its own with its origin on the axle, so that a film can turn them."""
    name = "left" if side > 0 else "right"
    one(f"wheel-{name}", [place(tyre(r, w, m.rubber), centre)], centre)
    parts = rim_of_five(r, w, side, m)
    for part in parts:
        place(part, centre)
    one(f"hub-{name}", parts, centre)


# ---------- scrub decks


def brush_disc(x, scale, m):
    """Disc deck with ribs, splash skirt under a clamped band and bumper rollers; scale 1 is 0.55 m across."""
    s = scale
    deck = [(0, 0.128), (0.15 * s, 0.128, 0.02), (0.205 * s, 0.118, 0.03), (0.258 * s, 0.098, 0.014)]
    lathe(
        rounded(deck + [(0.266 * s, 0.066, 0.006), (0.258 * s, 0.058), (0, 0.058)], 0.004, 6),
        m.dark,
        loc=(x, 0, 0),
        n=128,
    )
    for k in range(16):
        t = 2 * PI * (k + 0.5) / 16
        rib = silhouette(
            [(0.10 * s, 0.120, 0.002), (0.10 * s, 0.139, 0.006), (0.16 * s, 0.139, 0.012)]
            + [(0.246 * s, 0.111, 0.005), (0.250 * s, 0.098, 0.002)],
            0.009,
            0.002,
            m.dark,
        )
        place(rib, (x, 0, 0), (0, 0, t))
        screw = rounded([(0, 0.004), (0.007, 0.004, 0.001), (0.008, 0)], 0.001)
        spot = (x + 0.236 * s * math.cos(t + PI / 16), 0.236 * s * math.sin(t + PI / 16), 0.1065)
        lathe(screw, m.bolt, n=12, loc=spot, rot=(0, 0.30, t + PI / 16))
    skirt = [(0.252 * s, 0.064), (0.2700 * s, 0.064, 0.003), (0.2735 * s, 0.016, 0.002), (0.255 * s, 0.016)]
    lathe(rounded(skirt, 0.002), m.rubber, loc=(x, 0, 0), n=128)
    band = [(0.260 * s, 0.048), (0.2745 * s, 0.048, 0.002), (0.2742 * s, 0.060, 0.002), (0.260 * s, 0.060)]
    lathe(rounded(band, 0.001), m.alu, loc=(x, 0, 0), n=128)
    trim = [(0.258 * s, 0.072), (0.2755 * s, 0.072, 0.006), (0.2755 * s, 0.094, 0.006), (0.258 * s, 0.096)]
    lathe(rounded(trim, 0.002), m.brand, loc=(x, 0, 0), n=128)
    bristle = plastic("#2a6fb0", 0.6, 0.4, 200)
    lathe([(0.0, 0.03), (0.235 * s, 0.03), (0.250 * s, 0.004), (0, 0.004)], bristle, loc=(x, 0, 0))
    # gear motor with cooling fins and its lead
    lathe(rounded([(0, 0.12), (0.095, 0.12), (0.090, 0.15, 0.006), (0, 0.15)], 0.006), m.mid, loc=(x, 0, 0))
    for k in range(4):
        fin = [(0, 0.152 + 0.015 * k), (0.078, 0.152 + 0.015 * k, 0.002), (0.078, 0.161 + 0.015 * k, 0.002)]
        lathe(rounded(fin + [(0, 0.161 + 0.015 * k)], 0.001), m.mid, loc=(x, 0, 0))
    lathe(rounded([(0, 0.15), (0.070, 0.15), (0.070, 0.225, 0.01), (0, 0.225)], 0.008), m.dark, loc=(x, 0, 0))
    for side in (-1, 1):
        bumper(x + 0.14 * s, side * 0.236 * s, s, side, m)
    lift(x, s, m)


def bumper(x, y, s, side, m):
    """Roller that keeps the deck off skirtings, on a bracket bolted to the deck."""
    arm = rounded_box((0.075, 0.046, 0.010), (0, 0, 0), 0.004, m.steel)
    place(arm, (x - 0.022, y - side * 0.030, 0.103), (0, 0, side * -1.0))
    cyl(0.030, 0.040, (x, y, 0.052), m.wheel_grey, edge=0.008)
    cyl(0.0305, 0.008, (x, y, 0.068), m.mid, edge=0.002)
    cyl(0.010, 0.014, (x, y, 0.098), m.bolt, edge=0.002)


def lift(x, s, m):
    """Parallel arms and the cross tube that lower the deck from the chassis."""
    for side in (-1, 1):
        y = side * 0.125
        arm = [(0.03, 0.150, 0.012), (0.03, 0.176, 0.012), (x - 0.02, 0.158, 0.012), (x - 0.02, 0.130, 0.012)]
        hull(arm, 0.014, 0.003, m.steel, y=y)
        for at, z in ((0.055, 0.160), (x - 0.045, 0.147)):
            cyl(0.013, 0.012, (at, y + side * 0.006, z), m.bolt, rot=(-side * PI / 2, 0, 0), edge=0.002)
    cyl(0.011, 0.27, (x - 0.05, -0.135, 0.147), m.steel, rot=(-PI / 2, 0, 0))


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
        # end plate over the brush bearings, with its knobs and a bumper roller
        plate = [(x - 0.145, 0.040, 0.012), (x - 0.145, 0.115, 0.03), (x + 0.145, 0.115, 0.04)]
        hull(plate + [(x + 0.155, 0.040, 0.012)], 0.016, 0.004, m.steel, y=side * (half + 0.004))
        for dx in (-0.075, 0.085):
            cyl(0.020, 0.014, (x + dx, side * (half + 0.010), 0.066), m.dark, rot=(-side * PI / 2, 0, 0))
        cyl(0.030, 0.040, (x + 0.175, side * (half + 0.002), 0.052), m.wheel_grey, edge=0.008)
        cyl(0.010, 0.014, (x + 0.175, side * (half + 0.002), 0.092), m.bolt, edge=0.002)
    lift(x - 0.04, 1, m)


# ---------- suction foot


def knurled(r, h, mat, lobes=12):
    """Knob with a fluted grip, standing on the origin."""
    outline = []
    for k in range(lobes * 8):
        t = 2 * PI * k / (lobes * 8)
        radius = r * (1 + 0.06 * math.cos(lobes * t))
        outline.append((radius * math.cos(t), radius * math.sin(t)))
    rows = [(0, 1.0), (h * 0.86, 1.0), (h * 0.96, 0.96), (h, 0.84)]
    verts = [(x * k, y * k, z) for z, k in rows for x, y in outline]
    count = len(outline)
    faces = bands(len(rows), count)
    faces += [tuple(reversed(range(count))), tuple((len(rows) - 1) * count + k for k in range(count))]
    return mesh_object("knob", verts, faces, mat, auto=30)


def suction_foot(half, m):
    """Curved squeegee behind the machine: two blades in an aluminium body, clamps, rollers and its hose."""
    bow = [(-0.60 - 0.16 * (1 - (y / half) ** 2), y) for y in np.linspace(-half, half, 41)]
    bar = [(u * 0.017, v * 0.017) for u, v in ring(1, 1, 0.35, None, 32)]
    lip = [(u * 0.026, v * 0.004) for u, v in ring(1, 1, 0.3, None, 16)]
    strip = [(u * 0.009, v * 0.0035) for u, v in ring(1, 1, 0.3, None, 16)]
    sweep([(x, y, 0.068) for x, y in bow], 1, m.alu, smooth_path=False, shape=bar)
    for dx, mat in ((-0.020, m.blade), (0.016, m.blade)):
        sweep([(x + dx, y, 0.030) for x, y in bow], 1, mat, smooth_path=False, shape=lip)
    for dx in (-0.026, 0.022):
        sweep([(x + dx, y, 0.052) for x, y in bow], 1, m.steel, smooth_path=False, shape=strip)
    for k in (3, 10, 30, 37):
        x, y = bow[k]
        place(knurled(0.012, 0.018, m.dark, 8), (x - 0.012, y, 0.082))
    for side in (-1, 1):
        rounded_box((0.060, 0.030, 0.012), (-0.605, side * (half - 0.004), 0.080), 0.004, m.steel)
        cyl(0.024, 0.034, (-0.592, side * (half + 0.008), 0.040), m.wheel_grey, edge=0.007)
        cyl(0.009, 0.014, (-0.592, side * (half + 0.008), 0.082), m.bolt, edge=0.002)
        arm = [(-0.47, side * 0.06, 0.16), (-0.60, side * 0.06, 0.135), (-0.735, side * 0.06, 0.098)]
        pipe(arm, 0.011, m.steel, 0.03)
        place(knurled(0.020, 0.026, m.yellow, 10), (-0.742, side * 0.060, 0.106))
        cyl(0.006, 0.03, (-0.742, side * 0.060, 0.085), m.bolt)
    rounded_box((0.075, 0.17, 0.030), (-0.738, 0, 0.088), 0.010, m.dark)
    path = [(-0.735, 0, 0.095), (-0.745, 0, 0.19), (-0.69, 0.02, 0.33)]
    path += [(-0.625, 0.06, 0.52), (-0.60, 0.07, 0.66), (-0.555, 0.07, 0.735)]
    hose(path, 0.0235, m.dark, 0.0105, 0.08)
    socket = [(0, 0), (0.034, 0), (0.034, 0.03, 0.006), (0.028, 0.04), (0, 0.04)]
    lathe(rounded(socket, 0.003), m.mid, loc=(-0.548, 0.07, 0.742), rot=(0, -2.2, 0))


# ---------- stickers

TRIANGLE = (
    "<path d='M{x} 16l44 76h-88z' fill='#f2b705' stroke='#14181b' stroke-width='8' stroke-linejoin='round'/>"
    "<path d='M{x} 42v26m0 8v6' stroke='#14181b' stroke-width='8'/>"
)
READ_FIRST = (
    "<circle cx='{x}' cy='56' r='42' fill='#1c5aa6'/>"
    "<path d='M{x} 40c-8-6-18-6-25-4v34c7-2 17-2 25 4c8-6 18-6 25-4v-34c-7-2-17-2-25 4v34' fill='none' "
    "stroke='#fff' stroke-width='6' stroke-linejoin='round'/>"
)
NO_JET = (
    "<circle cx='{x}' cy='56' r='38' fill='#fff' stroke='#b3261e' stroke-width='9'/>"
    "<path d='M{x} 34c12 16 16 22 16 29a16 16 0 0 1-32 0c0-7 4-13 16-29z' fill='#14181b'/>"
    "<path d='M{x} 56m-27-27l54 54' stroke='#b3261e' stroke-width='9'/>"
)


def pictograms(width, loc, toward=(0, 1, 0), face="-y"):
    """Three signs on a white strip: warning, read the manual, no water jet."""
    signs = TRIANGLE.format(x=66) + READ_FIRST.format(x=176) + NO_JET.format(x=284)
    svg = (
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 350 112'>"
        f"<rect width='350' height='112' rx='14' fill='#eceff0'/>{signs}</svg>"
    )
    return snap(decal(width, width * 0.32, loc, drawing(svg, 500, 0.35), face), toward)


def rating_plate(width, loc, toward=(0, 1, 0), face="-y"):
    """Silver plate with grey lines where a maker prints its data: it says nothing on purpose."""
    lines = "".join(
        f"<rect x='16' y='{18 + 16 * k}' width='{wide}' height='7' fill='#39434a'/>"
        for k, wide in enumerate((120, 168, 150, 168, 96))
    )
    bars = "".join(
        f"<rect x='{204 + 7 * k}' y='18' width='{2 + (k * 5) % 4}' height='44' fill='#1a2128'/>"
        for k in range(10)
    )
    svg = (
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 290 110'>"
        f"<rect width='290' height='110' rx='8' fill='#c3c8cb'/>{lines}{bars}</svg>"
    )
    return snap(decal(width, width * 110 / 290, loc, drawing(svg, 500, 0.4), face), toward)


def level_ticks(width, height, loc, side, ink):
    """Litre ticks without figures: every fifth is long."""
    ticks = "".join(
        f"<rect x='0' y='{k * 20}' width='{60 if k % 5 == 0 else 34}' height='6' fill='{ink}'/>"
        for k in range(21)
    )
    svg = f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 60 406'>{ticks}</svg>"
    card = decal(width, height, loc, drawing(svg, 200, 0.4), "-y" if side < 0 else "+y")
    return snap(card, (0, -side, 0))
