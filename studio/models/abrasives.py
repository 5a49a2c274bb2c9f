"""Flap discs, abrasive sheets, brushes, rollers and backing plates for stone and floor machines."""

import math

import numpy as np

from geometry import PI, boolean, decal, deform, lathe, mesh_object, place, rounded_box, silhouette, sweep
from materials import linear, metal, plastic, principled, rubber
from models.machine_parts import cyl
from models.tool_parts import (
    fibrous,
    milky,
    move,
    objects,
    outside_frame,
    speckled,
    tubes,
    turned,
    word,
)

MODELS = (
    "flap_disc",
    "sanding_discs",
    "sanding_screen",
    "diamond_brush",
    "backing_plate",
    "bush_hammer_head",
    "dust_shroud",
    "wool_bonnet",
)


def leaning(before, lean, x, y, turn, radius, low=0.0):
    """Stand the disc made since `before` on its rim, face towards the camera."""
    return move(before, (x, y, radius * math.sin(lean) + low * math.cos(lean) + 0.0005), (lean, 0, turn))


def disc_pair(build, radius, thickness, lean=1.02):
    """One disc lying on its face and one leaning on it, working side forward; returns the camera."""
    before = objects()
    build()
    move(before, (0.62 * radius, 0.80 * radius, thickness), (PI, 0, 0.4))
    before = objects()
    build()
    leaning(before, lean, -0.10 * radius, -0.42 * radius, -0.16, radius, 0.004)
    return dict(az=-90, el=24, lens=90)


def flap(radius, inner, width, angle, lift, mat):
    """One abrasive leaf of a flap disc, tilted like a roof tile."""
    thick = 0.0011
    verts = []
    for r, w in ((inner, width * 0.62), (radius - 0.004, width), (radius, width * 0.9)):
        drop = 0.0022 if r == radius else 0.0
        for t, z in ((-w / 2, 0.0), (w / 2, lift)):
            verts += [(r, t, z - drop), (r, t, z - drop + thick)]
    faces = []
    for k in (0, 4):
        a, b, c, d = k, k + 2, k + 6, k + 4
        faces += [(a, b, c, d), (a + 1, d + 1, c + 1, b + 1), (a, d, d + 1, a + 1), (b, b + 1, c + 1, c)]
    faces += [(0, 1, 3, 2), (8, 10, 11, 9)]
    leaf = mesh_object("flap", verts, faces, mat, smooth=False)
    return place(leaf, (0, 0, 0), (0, 0, angle))


def flap_disc(colour="#2f4f7a", diameter=0.125, mark="P40", conical=True, grain=900):
    """Two flap discs, 125 mm: overlapping abrasive leaves round a bore of 22 mm; grain is finer the larger it is."""
    radius = diameter / 2
    paper = speckled(colour, "#9aa3ad", grain, 0.30, 0.75, 0.0)
    plate = plastic("#23262a", 0.5, 0)
    steel = metal("#b9bcbe", 0.3)
    cone = 0.20 if conical else 0.0

    def one():
        count = 44
        before = objects()
        for k in range(count):
            flap(radius, radius * 0.50, 2 * PI * radius / count * 2.3, 2 * PI * k / count, 0.0042, paper)
        for leaf in objects() - before:
            deform(leaf, lambda x, y, z: (x, y, z + 0.010 - cone * max(0, math.hypot(x, y) - radius * 0.5)))
        dish = [
            (0.0112, 0.0),
            (0.020, 0.0, 0.001),
            (radius * 0.48, 0.0085, 0.004),
            (radius * 0.60, 0.0085, 0.002),
        ]
        dish += [
            (radius * 0.95, 0.0085 - cone * radius * 0.42, 0.001),
            (radius * 0.95, 0.0070 - cone * radius * 0.42),
        ]
        turned(
            dish + [(radius * 0.45, 0.0062), (0.020, -0.0018, 0.001), (0.0112, -0.0018), (0.0112, 0.0)],
            0.0006,
            plate,
        )
        turned([(0.0112, 0.0004), (0.0165, 0.0004, 0.0004), (0.0170, -0.0006)], 0.0003, steel, n=64)
        for turn in (0, 2 * PI / 3, 4 * PI / 3):
            card = decal(0.020, 0.0075, (0, 0, 0), word(mark, 0.020, 0.0075, "#f2f2ee"), face="+z")
            place(card, (0, -radius * 0.36, 0.0068), (0.30, 0, 0))
            place(card, (0, 0, 0), (0, 0, turn))

    return disc_pair(one, radius, 0.012)


def sheet_disc(radius, thick, holes, mat):
    """Thin round sheet with extraction holes: a list of (share of radius, count)."""
    disc = turned([(0, 0), (radius, 0), (radius, thick), (0, thick)], 0.0, mat, n=128)
    for share, count in holes:
        for k in range(count):
            a = 2 * PI * k / count + 0.3 * share
            spot = (radius * share * math.cos(a), radius * share * math.sin(a), 0)
            boolean(
                disc, lathe([(0, -0.02), (0.0052, -0.02), (0.0052, 0.02), (0, 0.02)], None, n=24, loc=spot)
            )
    return disc


def sanding_discs(colour="#d8d4c8", diameter=0.15, mark="P80", grain=1400, count=6):
    """Fanned stack of velcro sanding discs, 150 mm, 15 holes, one turned over at the back."""
    radius = diameter / 2
    face = speckled(colour, "#ffffff", grain, 0.34, 0.8, 0.0)
    velcro = fibrous("#c9c4b6", 900, 0.001, 0.3, tint=False)
    holes = ((0.0, 1), (0.42, 6), (0.80, 8))
    rng = np.random.default_rng(4)
    for k in range(count):
        before = objects()
        sheet_disc(radius, 0.0012, holes, face)
        move(before, (-0.010 + 0.005 * k, 0.003 * rng.random(), 0.0022 * k), (0, 0, 0.35 * k))
    before = objects()
    sheet_disc(radius, 0.0012, holes, velcro)
    leaning(before, 1.05, 0.75 * radius, 1.30 * radius, 0.10, radius)
    before = objects()
    sheet_disc(radius, 0.0012, holes, face)
    leaning(before, 1.05, -0.60 * radius, 1.22 * radius, -0.05, radius)
    top = 0.0022 * count + 0.0006
    card = decal(0.040, 0.015, (0.012, -0.61 * radius, top), word(mark, 0.04, 0.015, "#33383d"), face="+z")
    outside_frame(card)
    return dict(az=-90, el=36, lens=90)


def mesh_cloth(colour, pitch=0.0080, thread=0.24):
    """Open abrasive mesh: woven threads that pass over and under each other, and nothing between them."""
    mat, nodes, links, shader = principled("mesh")
    shader.inputs["Roughness"].default_value = 0.8
    split = nodes.new("ShaderNodeSeparateXYZ")
    links.new(nodes.new("ShaderNodeTexCoord").outputs["Object"], split.inputs[0])

    def math_node(operation, first, second=None):
        node = nodes.new("ShaderNodeMath")
        node.operation = operation
        for socket, value in zip(node.inputs, (first, second)):
            if isinstance(value, (int, float)):
                socket.default_value = value
            elif value is not None:
                links.new(value, socket)
        return node.outputs[0]

    cells = [math_node("MULTIPLY", split.outputs[axis], 1 / pitch) for axis in ("X", "Y")]
    along = [math_node("LESS_THAN", math_node("FRACT", cell), thread) for cell in cells]
    links.new(math_node("MAXIMUM", *along), shader.inputs["Alpha"])
    # every second crossing the other thread lies on top; a thread that dives is darker
    number = math_node("ADD", *(math_node("FLOOR", cell) for cell in cells))
    over = math_node("ABSOLUTE", math_node("MODULO", number, 2.0))
    top = math_node("ABSOLUTE", math_node("SUBTRACT", over, along[0]))
    tone = math_node("ADD", math_node("MULTIPLY", top, 0.9), 0.55)
    paint = nodes.new("ShaderNodeVectorMath")
    paint.operation = "SCALE"
    paint.inputs[0].default_value = linear(colour)[:3]
    links.new(tone, paint.inputs["Scale"])
    links.new(paint.outputs["Vector"], shader.inputs["Base Color"])
    return mat


def screen(radius, cloth, edge, bow, mark):
    """One round screen with its bound rim and printed centre, bowed by that height."""
    rings = np.linspace(0, radius, 24)
    parts = [lathe([(r, 0.0006) for r in rings], cloth, n=160)]
    rim = [(radius * 0.985, 0), (radius, 0), (radius, 0.0014), (radius * 0.985, 0.0014), (radius * 0.985, 0)]
    parts.append(lathe(rim, edge, n=160))
    parts.append(lathe([(0, 0.0010), (0.030, 0.0010), (0.058, 0.0010)], plastic("#d0ccbf", 0.7, 0), n=96))
    card = decal(0.080, 0.034, (0, 0, 0.0016), word(mark, 0.080, 0.034, "#1b2126"), face="+z")
    parts.append(outside_frame(card))
    for part in parts:
        deform(part, lambda x, y, z: (x, y, z + bow * (x / radius) ** 2))


def sanding_screen(colour="#3a4046", diameter=0.406, mark="80"):
    """Two round open-mesh abrasive screens, 16 in: one lies flat, one stands bowed before it; the floor shows through."""
    radius = diameter / 2
    cloth, edge = mesh_cloth(colour), plastic(colour, 0.8, 0)
    before = objects()
    screen(radius, cloth, edge, 0.004, mark)
    move(before, (0.86 * radius, 0.78 * radius, 0.001), (0, 0, 0.35))
    before = objects()
    screen(radius, cloth, edge, 0.030, mark)
    leaning(before, 0.92, -0.34 * radius, -0.52 * radius, -0.20, radius)
    return dict(az=-90, el=34, lens=85)


def diamond_brush(colour="#5a6168", diameter=0.23, grit="46", filament=0.0011):
    """Round filament brush, 9 in, filaments up, dense bundles in rings on a dark plate."""
    rng = np.random.default_rng(6)
    radius = diameter / 2
    fibre = fibrous(colour, 700, 0.0004, 0.35)
    plate = plastic("#1f2226", 0.45, 0)
    turned(
        [(0.018, 0), (radius, 0, 0.004), (radius, 0.018, 0.004), (0.018, 0.018, 0.003), (0.018, 0)],
        0.002,
        plate,
        n=128,
    )
    turned(
        [(0.018, 0.0), (0.024, 0.0, 0.001), (0.024, 0.022, 0.001), (0.018, 0.022)],
        0.001,
        metal("#b9bcbe", 0.3),
        n=64,
    )
    roots, lean = [], []
    for r in np.arange(0.036, radius - 0.006, 0.0115):
        number = int(2 * PI * r / 0.0125)
        for k in range(number):
            a = 2 * PI * (k + 0.5 * (int(r * 1000) % 2)) / number
            spread = rng.normal(size=(34, 2)) * 0.0021
            roots.append(np.stack([r * math.cos(a) + spread[:, 0], r * math.sin(a) + spread[:, 1]], -1))
            lean.append(
                np.tile([math.cos(a), math.sin(a)], (34, 1)) * (0.05 + 0.12 * (r / radius) ** 3) + spread * 16
            )
    roots, lean = np.concatenate(roots), np.concatenate(lean)
    count = len(roots)
    t = np.linspace(0, 1, 6)
    height = 0.036 * (0.95 + 0.07 * rng.random(count))
    wavy = 0.0010 * np.sin(2 * PI * 2.2 * t[None, :] + 6 * rng.random(count)[:, None])
    x = roots[:, :1] + (lean[:, :1] * height[:, None]) * t**1.5 + wavy
    y = roots[:, 1:] + (lean[:, 1:] * height[:, None]) * t**1.5 + wavy
    z = 0.017 + height[:, None] * t
    tubes(np.stack([x, y, z], -1), filament / 2, fibre, sides=4, taper=0.9, tint=0.35)
    badge = turned(
        [(0, 0.0), (0.024, 0.0), (0.024, 0.002, 0.0006), (0, 0.002)], 0.0004, plastic("#e6e6e2", 0.5, 0), n=64
    )
    place(badge, (0, -radius - 0.016, 0.0))
    place(badge, (0, 0, 0))
    card = decal(0.034, 0.013, (0, -radius - 0.016, 0.0026), word(grit, 0.034, 0.013, "#22262a"), face="+z")
    outside_frame(card)
    return dict(az=-90, el=40, lens=90)


def standing(build, radius, rim, x, y, lean, turn, back=False):
    """Stand what build() draws on its rim of that thickness; its upper side forward, or with back its underside."""
    before = objects()
    build()
    height = radius * math.sin(lean) + (rim * math.cos(lean) if back else 0)
    move(before, (x, y, height + 0.0005), (lean + (PI if back else 0), 0, turn))


def hook_facing(radius, pitch, bores=()):
    """Underside of a plate: a dark disc, 2 mm thick, with rows of little hooks below it; bores (x, y, r) stay free."""
    ground = plastic("#15171a", 0.8, 0, spec=0.2)
    disc = turned([(0, 0), (radius, 0, 0.0006), (radius, 0.0022), (0, 0.0022)], 0.0004, ground, n=160)
    for x, y, r in bores:
        boolean(disc, lathe([(0, -0.01), (r, -0.01), (r, 0.01), (0, 0.01)], None, n=48, loc=(x, y, 0)))
    number = int(radius / pitch) + 1
    grid = np.arange(-number, number + 1) * pitch
    x, y = (plane.ravel() for plane in np.meshgrid(grid, grid))
    free = np.hypot(x, y) < radius - 0.6 * pitch
    for bx, by, r in bores:
        free &= np.hypot(x - bx, y - by) > r + 0.7 * pitch
    foot = np.stack([x[free], y[free], np.zeros(free.sum())], -1)
    bend = np.array([[0, 0, 0.0004], [0, 0, -0.45], [0.14, 0, -0.70], [0.40, 0, -0.62]]) * pitch
    tubes(foot[:, None] + bend, 0.17 * pitch, plastic("#4a4f54", 0.45, 0), sides=5, tint=0.25)


def threaded(r, z0, z1, mat, pitch=0.002):
    """Inside of a threaded bore between two heights."""
    count = round((z1 - z0) / (pitch / 2))
    steps = np.linspace(z0, z1, count + 1)
    return lathe([(r + 0.0006 * (k % 2), z) for k, z in enumerate(steps)], mat, n=64)


def rubber_plate(radius):
    """Flexible cone, 28 mm high, with a brass M14 insert."""
    hook_facing(radius * 0.985, 0.0020)
    black, brass = rubber("#24272a", 0.5), metal("#b8924a", 0.28)
    cone = [
        (0.0085, 0.027),
        (0.0185, 0.027, 0.0025),
        (0.0200, 0.0205, 0.004),
        (radius * 0.62, 0.0125, 0.012),
        (radius * 0.93, 0.0090, 0.002),
        (radius * 0.95, 0.0078, 0.0008),
        (radius, 0.0070, 0.0025),
    ]
    turned(cone + [(radius, 0.0018), (0, 0.0018)], 0.002, black, n=160)
    lathe([(0.0092, 0.0274), (0.0122, 0.0274), (0.0130, 0.0266), (0.0130, 0.020)], brass, n=6)
    lathe([(0.0064, 0.0276), (0.0068, 0.0280), (0.0094, 0.0280), (0.0098, 0.0270)], brass, n=64)
    threaded(0.0064, 0.006, 0.0276, brass)


def aluminium_plate(radius):
    """Rigid machined disc, 12 mm over its hub, with an M14 thread that lets water through."""
    bore = 0.0070
    hook_facing(radius * 0.985, 0.0032, [(0, 0, bore)])
    alu = metal("#a3a7aa", 0.36)
    top, low = 0.0085, 0.0076
    face = [(bore, 0.0116), (bore + 0.0004, 0.012), (0.0160, 0.012), (0.0165, 0.0115), (0.0165, top)]
    for share, end in ((0.30, 0.62), (0.62, 0.93), (0.93, 1.0)):
        # fine rings, as the lathe's tool leaves them
        rings = np.arange(radius * share + 0.0016, radius * end - 0.0006, 0.0008)
        face += [(radius * share, top), (radius * share, low), (radius * share + 0.0014, low)]
        face += [(r, top - 0.00004 * (k % 2)) for k, r in enumerate(rings)]
    face += [(radius - 0.0006, top), (radius, top - 0.0006), (radius, 0.0022), (bore, 0.0022)]
    lathe(face, alu, n=192, auto=12)
    threaded(bore - 0.0004, 0.0, 0.012, metal("#8d9296", 0.35))
    for k in range(4):
        angle = PI / 4 + k * PI / 2
        spot = (0.0285 * math.cos(angle), 0.0285 * math.sin(angle), 0)
        turned([(0, 0.0086), (0.0030, 0.0086)], 0.0002, plastic("#1f2224", 0.6, 0), n=32, loc=spot)


def three_round(r, start):
    """Three points at that distance from the axis."""
    return [(r * math.cos(start + k * 2 * PI / 3), r * math.sin(start + k * 2 * PI / 3)) for k in range(3)]


def planetary_plate(radius):
    """Plate of a planetary head, 22 mm: hook facing for one large or three small pads, rubber, ribbed aluminium."""
    pads, screws = three_round(0.53 * radius, PI / 2), three_round(0.80 * radius, PI / 6)
    hook_facing(
        radius * 0.985, 0.0040, [(*spot, 0.0085) for spot in pads] + [(*spot, 0.0095) for spot in screws]
    )
    pale, steel, dark = plastic("#c3c7c9", 0.55, 0), metal("#b4b8bb", 0.3), plastic("#17191b", 0.6, 0)
    for spot in pads:
        ring = [(0.0374, 0.0), (0.0374, -0.0030), (0.0390, -0.0030), (0.0390, 0.0)]
        lathe(ring, pale, n=96, loc=(*spot, 0))
        cup = [(0.0085, 0.0), (0.0085, -0.0012), (0.0070, -0.0012), (0.0066, 0.0016), (0, 0.0016)]
        lathe(cup, steel, n=48, loc=(*spot, 0))
    for spot in screws:
        head = [(0, -0.0010), (0.0040, -0.0010), (0.0040, -0.0022), (0.0078, -0.0022, 0.0006), (0.0082, 0)]
        turned(head, 0.0003, steel, n=48, loc=(*spot, 0))
        lathe([(0, -0.0014), (0.0040, -0.0014)], dark, n=6, loc=(*spot, 0))
    turned(
        [(0, 0.002), (radius, 0.002, 0.001), (radius, 0.010, 0.001), (0, 0.010)],
        0.001,
        rubber("#1d1f21"),
        n=160,
    )
    drive_side(radius, screws)


def drive_side(radius, screws):
    """Aluminium back of a planetary plate: rim, ribs, hub with its bore, and where the screws come through."""
    alu, pocket = metal("#a9adb0", 0.36), plastic("#6f767b", 0.55, 0)
    dark, steel = plastic("#17191b", 0.6, 0), metal("#8d9296", 0.3)
    rim = [(0.86 * radius, 0.014), (0.86 * radius, 0.0190), (0.866 * radius, 0.0195)]
    rim += [(0.99 * radius, 0.0195), (radius, 0.0185), (radius, 0.0100)]
    lathe([(0, 0.014)] + rim, alu, n=192, auto=12)
    lathe([(0, 0.0143), (0.86 * radius, 0.0143)], pocket, n=96)
    hub = [(0.15 * radius, 0.014), (0.15 * radius, 0.0214), (0.156 * radius, 0.022)]
    hub += [(0.30 * radius, 0.022), (0.308 * radius, 0.0212), (0.308 * radius, 0.014)]
    lathe(hub, alu, n=96, auto=12)
    lathe([(0, 0.0150), (0.15 * radius, 0.0150)], dark, n=64)
    for k in range(6):
        rib = rounded_box((0.58 * radius, 0.007, 0.0045), (0, 0, 0.0165), 0.0012, alu, seg=2)
        place(rib, (0.58 * radius, 0, 0), (0, 0, 0))
        place(rib, (0, 0, 0), (0, 0, PI / 3 * k))
    for x, y in screws:
        turned([(0, 0.0195), (0.0125, 0.0195, 0.0012), (0.0132, 0.012)], 0.0006, alu, n=64, loc=(x, y, 0))
        turned([(0, 0.0205), (0.0040, 0.0205, 0.0006), (0.0042, 0.018)], 0.0004, steel, n=32, loc=(x, y, 0))


def backing_plate(kind="rubber", diameter=0.095):
    """Hook-and-loop backing plate from both sides: kind "rubber" (flexible cone, M14), "aluminium" or "planetary"."""
    r = diameter / 2
    build, rim = {
        "rubber": (rubber_plate, 0.007),
        "aluminium": (aluminium_plate, 0.0085),
        "planetary": (planetary_plate, 0.0195),
    }[kind]
    if kind == "rubber":
        before = objects()
        build(r)
        move(before, (0.56 * r, -0.86 * r, 0.0015), (0, 0, 0.3))
        standing(lambda: build(r), r, rim, -0.42 * r, 0.62 * r, 1.16, -0.20, True)
        return dict(az=-90, el=28, lens=90)
    hooks_first = kind == "planetary"
    standing(lambda: build(r), r, rim, 0.66 * r, 0.92 * r, 1.18, -0.34, not hooks_first)
    standing(lambda: build(r), r, rim, -0.42 * r, -0.30 * r, 1.04, -0.20, hooks_first)
    return dict(az=-90, el=28, lens=90)


def studded_roller(length, r_small, r_large, rows, around, body, tip):
    """Conical roller along x with rings of carbide points."""
    outline = [(0, 0), (r_small, 0, 0.002), (r_large, length, 0.002), (0, length)]
    roller = turned(outline, 0.001, body, n=48)
    place(roller, (0, 0, 0), (0, PI / 2, 0))
    for k in range(rows):
        share = (k + 0.5) / rows
        r = r_small + (r_large - r_small) * share
        for i in range(around):
            a = 2 * PI * (i + 0.5 * (k % 2)) / around
            point = turned(
                [(0.0030, -0.002), (0.0030, 0.0025), (0.0017, 0.0050, 0.0004), (0, 0.0060)], 0.0004, tip, n=16
            )
            place(point, (0, 0, r))
            place(point, (length * share, 0, 0), (a, 0, 0))


def bush_hammer_head(colour="#3a4046", diameter=0.24):
    """Round carrier plate, face up, with three conical rollers set with rows of carbide tips."""
    radius = diameter / 2
    paint = plastic(colour, 0.36, 0, coat=0.3)
    steel = metal("#a9adb0", 0.32)
    dark_steel = metal("#6f757a", 0.38)
    carbide = metal("#c9cdd0", 0.24)
    turned(
        [(0.020, 0), (radius, 0, 0.003), (radius, 0.014, 0.003), (0.020, 0.014, 0.001), (0.020, 0)],
        0.001,
        paint,
        n=160,
    )
    turned([(0.020, 0.0), (0.032, 0.0, 0.001), (0.032, 0.020, 0.002), (0.020, 0.020)], 0.001, steel, n=64)
    for k in range(3):
        before = objects()
        studded_roller(0.052, 0.015, 0.022, 3, 5, dark_steel, carbide)
        place_parts = objects() - before
        for part in place_parts:
            place(part, (0.043, 0, 0.040))
        for x in (0.039, 0.099):
            cheek = [
                (x - 0.004, 0.012, 0.001),
                (x - 0.004, 0.052, 0.004),
                (x + 0.004, 0.052, 0.004),
                (x + 0.004, 0.012, 0.001),
            ]
            silhouette(cheek, 0.030, 0.0015, steel)
            cyl(0.008, 0.005, (x + 0.003, 0, 0.040), carbide, rot=(0, PI / 2, 0), edge=0.001)
        move(before, (0, 0, 0), (0, 0, PI / 2 + 2 * PI * k / 3))
        a = PI / 2 + PI / 3 + 2 * PI * k / 3
        for r in (0.052, 0.090):
            spot = (r * math.cos(a), r * math.sin(a), 0)
            turned([(0, 0.017), (0.0075, 0.017, 0.001), (0.0080, 0.013)], 0.0006, steel, loc=spot, n=6)
    return dict(az=-90, el=42, lens=90)


def dust_shroud(colour="#8f979d", diameter=0.125):
    """Grinder shroud of smoke-grey plastic with brush skirt, angled hose port and hinged front segment."""
    rng = np.random.default_rng(5)
    radius = diameter / 2 + 0.012
    shell = plastic(colour, 0.22, 0, coat=0.4)
    dark = plastic("#1f2226", 0.45, 0)
    fibre = plastic("#17181a", 0.7, 0)
    top = [
        (0.026, 0.052),
        (0.040, 0.052, 0.002),
        (radius * 0.86, 0.050, 0.010),
        (radius, 0.036, 0.006),
        (radius, 0.012),
    ]
    turned(
        top
        + [
            (radius - 0.003, 0.012),
            (radius - 0.003, 0.034, 0.004),
            (0.040, 0.047),
            (0.026, 0.047),
            (0.026, 0.052),
        ],
        0.001,
        shell,
        n=128,
    )
    turned([(0.021, 0.050), (0.027, 0.050), (0.027, 0.062, 0.002), (0.021, 0.062)], 0.001, dark, n=64)
    rounded_box((0.018, 0.014, 0.014), (0, -0.032, 0.058), 0.003, dark)
    cyl(0.0035, 0.026, (-0.013, -0.034, 0.058), metal("#b9bcbe", 0.3), rot=(0, PI / 2, 0), edge=0.001)
    count = 2600
    a = 2 * PI * rng.random(count)
    r = radius - 0.0015 + 0.0012 * rng.normal(size=count)
    t = np.linspace(0, 1, 4)
    length = 0.013 + 0.0012 * rng.random(count)
    out = r[:, None] + 0.003 * t[None, :] * rng.random(count)[:, None]
    path = np.stack(
        [out * np.cos(a)[:, None], out * np.sin(a)[:, None], 0.0145 - length[:, None] * t[None, :]], -1
    )
    tubes(path, 0.0005, fibre, sides=4, taper=0.8, tint=0.2)
    # hinged segment: a seam and a knuckle at each end
    for side in (-1, 1):
        angle = -PI / 2 + side * 0.85
        seam = rounded_box((0.002, 0.0022, 0.028), (radius, 0, 0.026), 0.0006, dark)
        place(seam, (0, 0, 0), (0, 0, angle))
        knuckle = cyl(0.0055, 0.020, (radius + 0.003, 0, 0.022), dark, edge=0.001)
        place(knuckle, (0, 0, 0), (0, 0, angle))
    port = [(0.045, 0.035, 0.040), (0.085, 0.060, 0.050), (0.125, 0.085, 0.072)]
    sweep(port, 0.0185, shell, n=40)
    sweep([(0.118, 0.0805, 0.068), (0.140, 0.0945, 0.081)], 0.0205, dark, n=40, smooth_path=False)
    return dict(az=-70, el=30, lens=90)


def wool_loops(spots, normals, height, r, mat, rng):
    """Loops of yarn that rise from a surface, lean over and come down again beside their root."""
    count = len(spots)
    side = rng.normal(size=(count, 3))
    side -= normals * (side * normals).sum(1, keepdims=True)
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    across = np.cross(normals, side)
    t = np.linspace(0, 1, 8)[None, :, None]
    tall = (height * (0.75 + 0.5 * rng.random(count)))[:, None, None]
    twist = (rng.random(count) - 0.5)[:, None, None]
    path = spots[:, None] + normals[:, None] * tall * np.sin(PI * t) ** 0.8
    path = (
        path + side[:, None] * tall * 0.85 * (t - 0.35) + across[:, None] * tall * twist * np.sin(2 * PI * t)
    )
    path[..., 2] = np.maximum(path[..., 2], r)
    return tubes(path, r * (0.8 + 0.4 * rng.random(count)), mat, sides=5, tint=0.16)


def bonnet(radius, wool, skin, hook, rng):
    """One bonnet, pile up: a domed skin full of loops on a velcro disc."""
    dome = [
        (0, 0.002),
        (radius * 0.88, 0.002, 0.002),
        (radius * 0.93, 0.008, 0.004),
        (radius * 0.75, 0.015, 0.008),
    ]
    turned(dome + [(0, 0.018)], 0.003, skin, n=96)
    turned([(0, 0), (radius * 0.86, 0, 0.001), (radius * 0.86, 0.003), (0, 0.003)], 0.0005, hook, n=96)
    count = 7600
    share = np.sqrt(rng.random(count))
    a = 2 * PI * rng.random(count)
    edge = share**6
    r = radius * 0.93 * share
    spots = np.stack([r * np.cos(a), r * np.sin(a), 0.017 - 0.010 * edge], -1)
    normals = np.stack([edge * np.cos(a), edge * np.sin(a), np.ones(count)], -1) + 0.28 * rng.normal(
        size=(count, 3)
    )
    normals /= np.linalg.norm(normals, axis=1, keepdims=True)
    wool_loops(spots, normals, 0.0085, 0.00105, wool, rng)


def wool_bonnet(colour="#d2c8b2", diameter=0.18):
    """Two lambswool polishing bonnets with a dense looped pile: one lies velcro up, one leans on it, pile forward."""
    rng = np.random.default_rng(12)
    skin = fibrous(colour, 400, 0.001, 0.15, tint=False)
    wool = fibrous(colour, 900)
    milky(wool, colour, 0.12)
    hook = fibrous("#4a5157", 1100, 0.0010, 0.3, tint=False)
    return disc_pair(lambda: bonnet(diameter / 2, wool, skin, hook, rng), diameter / 2, 0.030, lean=0.98)
