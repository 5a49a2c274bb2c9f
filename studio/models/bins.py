"""Indoor bins, recycling stations, litter and ash bins."""

import math

from geometry import (
    PI,
    bevel,
    boolean,
    decal,
    deform,
    lathe,
    loft,
    mesh_object,
    patch,
    place,
    ring,
    rounded_box,
    silhouette,
    snap,
    soft,
)
from materials import drawing, linear, metal, plastic, principled, rubber
from models.machine_parts import is_light
from models.tool_parts import fibrous, move, objects, polar, turned, word


PICTOGRAMS = {
    "paper": "M110 50 h130 l60 60 v240 h-190 z M240 50 v60 h60 M150 170 h110 M150 220 h110 M150 270 h70",
    "plastic": "M170 40 h60 v50 q50 40 50 100 v160 h-160 v-160 q0 -60 50 -100 z M120 220 h160 M120 290 h160",
    "glass": "M110 60 h180 q10 130 -70 150 v110 h50 M220 320 h-90 M180 320 v-110"
    " q-80 -20 -70 -150 M116 120 h168",
    "waste": "M100 110 h200 l-22 250 h-156 z M80 110 h240 M160 110 v-40 h80 v40"
    " M170 170 l6 130 M230 170 l-6 130",
}

MODELS = (
    "pedal_bin",
    "swing_bin",
    "slim_bin",
    "recycling_station",
    "litter_bin",
    "ash_bin",
)


def panel_rib(outline_at, axis, side, offset, half, low, high, lift, mat, cx=0.0):
    """Raised vertical rib on a tapered wall; outline_at(z) gives hx and hy, axis is the wall normal."""
    verts = []
    for z, raised in ((low, 0.0), (low + 1.7 * lift, lift), (high - 1.9 * lift, lift), (high, 0.0)):
        wall = outline_at(z)["hx" if axis == "x" else "hy"]
        inner, outer = side * (wall - 0.004), side * (wall + raised)
        narrow = half * 0.76
        for across, out in ((-half, inner), (half, inner), (narrow, outer), (-narrow, outer)):
            point = (out, offset + across, z) if axis == "x" else (offset + across, out, z)
            verts.append((point[0] + cx, point[1], point[2]))
    faces = [(0, 1, 2, 3), (12, 13, 14, 15)]
    for level in range(3):
        for k in range(4):
            n = (k + 1) % 4
            faces.append((4 * level + k, 4 * level + n, 4 * level + 4 + n, 4 * level + 4 + k))
    return bevel(mesh_object("rib", verts, faces, mat), min(0.008, lift * 0.4), 3)


def pedal_bin(colour="#c8281e", litres=60, body="#c6cacd"):
    """Plastic pedal bin for kitchens and clinics, 30-100 l, coloured lid; 60 l is 0.43 x 0.39 x 0.67 m."""
    scale = (litres / 60) ** (1 / 3)
    shell = plastic(body, 0.36, 0)
    lidm = plastic(colour, 0.34, 0, coat=0.2)
    dark = plastic("#2a2e33", 0.45, 0)
    black = rubber("#1b1d20", 0.6)
    hx, hy, height = 0.215 * scale, 0.195 * scale, 0.60 * scale
    sections = [
        dict(z=0.018, hx=hx * 0.84, hy=hy * 0.84, r=0.05),
        dict(z=0.022, hx=hx * 0.86, hy=hy * 0.86, r=0.055),
        dict(z=0.035, hx=hx * 0.875, hy=hy * 0.875, r=0.06),
        dict(z=height * 0.85, hx=hx * 0.985, hy=hy * 0.985, r=0.065),
        dict(z=height - 0.030, hx=hx, hy=hy, r=0.066),
        dict(z=height - 0.028, hx=hx + 0.008, hy=hy + 0.008, r=0.068),
        dict(z=height, hx=hx + 0.010, hy=hy + 0.010, r=0.070),
    ]
    body_obj = loft(sections, shell, n=128)
    recess = rounded_box((0.20 * scale, 0.14, 0.085), (0, -hy * 0.86, 0.045), 0.012, None)
    boolean(body_obj, recess)
    rounded_box((0.196 * scale, 0.004, 0.08), (0, -hy * 0.86 + 0.066, 0.048), 0.001, dark)
    plinth = [
        dict(z=0, hx=hx * 0.80, hy=hy * 0.80, r=0.05),
        dict(z=0.020, hx=hx * 0.82, hy=hy * 0.82, r=0.05),
    ]
    loft(plinth, dark, n=96)
    rounded_box((0.150 * scale, 0.115, 0.014), (0, -hy * 0.86 - 0.020, 0.040), 0.006, lidm, rot=(0.16, 0, 0))
    for k in range(4):
        rounded_box(
            (0.120 * scale, 0.005, 0.003),
            (0, -hy * 0.86 - 0.064 + 0.013 * k, 0.0405 + 0.0021 * k),
            0.001,
            black,
            rot=(0.16, 0, 0),
            seg=2,
        )
    lid = [
        dict(z=height + 0.003, hx=hx + 0.012, hy=hy + 0.012, r=0.072),
        dict(z=height + 0.006, hx=hx + 0.016, hy=hy + 0.016, r=0.075),
        dict(z=height + 0.036, hx=hx + 0.014, hy=hy + 0.014, r=0.075),
        dict(z=height + 0.048, hx=hx + 0.006, hy=hy + 0.006, r=0.070),
        dict(z=height + 0.058, hx=hx - 0.018, hy=hy - 0.018, r=0.060),
        dict(z=height + 0.066, hx=hx - 0.070, hy=hy - 0.070, r=0.040),
        dict(z=height + 0.068, hx=hx - 0.110, hy=hy - 0.110, r=0.020),
    ]
    loft(lid, lidm, n=128)
    rounded_box((0.13, 0.030, 0.016), (0, -hy - 0.020, height + 0.020), 0.007, lidm)
    for x in (-0.11, 0.11):
        rounded_box((0.06, 0.040, 0.05), (x * scale, hy + 0.015, height - 0.002), 0.010, dark)
    mark = decal(
        0.19,
        0.065,
        (0.045 * scale, -hy - 0.02, height * 0.80),
        word(f"{litres} L", 0.19, 0.065, "#59626a"),
    )
    snap(mark)
    stripe = [dict(s, hx=s["hx"] + 0.0008, hy=s["hy"] + 0.0008) for s in sections[2:4]]
    z_mid = height * 0.70
    patch(stripe, z_mid, z_mid + 0.012, -0.47, 0.47, lidm, nu=160, nz=2)
    return dict(az=-62, el=15, lens=85)


def swing_bin(colour="#2460ad", litres=50, body="#5a6168"):
    """Swing-top bin, 0.40 x 0.32 x 0.70 m at 50 l: tapered body, roof-shaped lid with coloured swing flap."""
    shell = plastic(body, 0.42, 0)
    lid = plastic(body, 0.36, 0, coat=0.1)
    flap = plastic(colour, 0.34, 0, coat=0.2)
    dark = plastic("#101113", 0.7, 0)
    height = 0.455
    sections = [
        dict(z=0.0, hx=0.155, hy=0.118, r=0.04),
        dict(z=0.006, hx=0.161, hy=0.124, r=0.045),
        dict(z=height - 0.040, hx=0.192, hy=0.153, r=0.055),
        dict(z=height - 0.038, hx=0.200, hy=0.161, r=0.058),
        dict(z=height, hx=0.201, hy=0.162, r=0.058),
    ]
    loft(sections, shell, n=128)
    loft(
        soft(
            height,
            height + 0.030,
            dict(hx=0.206, hy=0.167, r=0.06),
            dict(hx=0.204, hy=0.165, r=0.06),
            0.006,
            0.004,
        ),
        lid,
        n=128,
    )
    roof = [
        (-0.158, height + 0.024, 0.01),
        (-0.158, height + 0.060, 0.03),
        (-0.062, height + 0.238, 0.05),
        (0.062, height + 0.238, 0.05),
        (0.158, height + 0.060, 0.03),
        (0.158, height + 0.024, 0.01),
    ]
    place(silhouette(roof, 0.392, 0.009, lid, seg=6), (0, 0, 0), (0, 0, PI / 2))
    slope = math.atan2(0.178, 0.096)
    for side in (-1, 1):
        before = objects()
        rounded_box((0.318, 0.150, 0.010), (0, 0, 0), 0.004, dark)
        rounded_box((0.306, 0.138, 0.016), (0, 0, 0.003), 0.006, flap)
        rounded_box((0.130, 0.012, 0.008), (0, -0.045, 0.0115), 0.0035, flap)
        move(before, (0, -0.1135, height + 0.142), (slope, 0, 0))
        if side > 0:
            for o in objects() - before:
                place(o, (0, 0, 0), (0, 0, PI))
    snap(
        decal(
            0.19,
            0.068,
            (0, -0.20, height * 0.72),
            word(f"{litres} L", 0.19, 0.068, "#2a3238" if is_light(body) else "#e6e9eb"),
        )
    )
    k = (litres / 50) ** (1 / 3)
    for part in objects():
        deform(part, lambda x, y, z: (x * k, y * k, z * k))
    return dict(az=-60, el=17, lens=85)


def slim_body(x, body, height=0.63):
    """Slim bin container 0.28 x 0.56 m on the floor, vents and rim; returns the rim outline."""
    shell = plastic(body, 0.42, 0)
    hx, hy = 0.140, 0.280
    sections = [
        dict(z=0.0, hx=hx * 0.78, hy=hy * 0.86, r=0.03),
        dict(z=0.006, hx=hx * 0.81, hy=hy * 0.875, r=0.035),
        dict(z=height * 0.72, hx=hx * 0.955, hy=hy * 0.97, r=0.04),
        dict(z=height - 0.05, hx=hx * 0.975, hy=hy * 0.985, r=0.042),
        dict(z=height - 0.048, hx=hx, hy=hy, r=0.045),
        dict(z=height - 0.004, hx=hx + 0.004, hy=hy + 0.004, r=0.047),
        dict(z=height, hx=hx, hy=hy, r=0.045),
    ]
    loft([dict(s, cx=x) for s in sections], shell, n=128)

    def at(z):
        t = (z - 0.006) / (height * 0.72)
        return dict(hx=hx * (0.81 + 0.145 * t), hy=hy * (0.875 + 0.095 * t))

    for side in (-1, 1):
        for y in (-0.17, -0.085, 0.0, 0.085, 0.17):
            panel_rib(at, "x", side, y, 0.014, 0.055, height * 0.86, 0.007, shell, x)
        for across in (-0.068, 0.068):
            panel_rib(at, "y", side, across, 0.012, 0.055, height * 0.86, 0.007, shell, x)
        lift = soft(
            height - 0.085,
            height - 0.050,
            dict(hx=0.062, hy=0.020, r=0.012),
            dict(hx=0.066, hy=0.024, r=0.014),
            0.006,
            0.002,
        )
        loft([dict(s, cx=x, cy=side * (hy - 0.004)) for s in lift], shell, n=64)
    return hx, hy


def pictogram(kind, colour):
    """White line pictogram on transparent ground."""
    svg = (
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 400 400'>"
        f"<path d='{PICTOGRAMS[kind]}' fill='none' stroke='{colour}' stroke-width='24' "
        "stroke-linejoin='round' stroke-linecap='round'/></svg>"
    )
    return drawing(svg, 500, 0.45)


def slim_unit(x, colour, kind, body, height=0.63):
    """Slim bin with coloured lid; the aperture follows the waste kind."""
    lidm = plastic(colour, 0.36, 0, coat=0.15)
    hole = plastic("#0d0e0f", 0.8, 0)
    hx, hy = slim_body(x, body, height)
    lid = soft(
        height + 0.001,
        height + 0.062,
        dict(hx=hx + 0.012, hy=hy + 0.012, r=0.052),
        dict(hx=hx - 0.002, hy=hy - 0.002, r=0.048),
        0.004,
        0.018,
    )
    lid_obj = loft([dict(s, cx=x) for s in lid], lidm, n=128)
    top = height + 0.062
    if kind == "paper":
        shapes = [ring(0.022, 0.190, 0.015, None, 96)]
    elif kind in ("plastic", "glass"):
        shapes = [ring(0.068, 0.068, None, 2, 96)]
    else:
        shapes = [ring(0.080, 0.165, 0.03, None, 96)]
    for outline in shapes:
        count = len(outline)
        verts = [(x + px, py, z) for z in (top - 0.050, top + 0.02) for px, py in outline]
        faces = [(k, (k + 1) % count, count + (k + 1) % count, count + k) for k in range(count)]
        faces += [tuple(range(count)), tuple(range(count, 2 * count))]
        boolean(lid_obj, mesh_object("cutter", verts, faces, None))
        floor_verts = [(x + px, py, top - 0.0495) for px, py in outline]
        mesh_object("dark", floor_verts, [tuple(range(count))], hole, smooth=False)
    mark = decal(0.110, 0.110, (x, -hy - 0.02, height * 0.58), pictogram(kind, "#f2f4f4"))
    snap(mark)
    band = [
        dict(z=height - 0.048, hx=hx + 0.0008, hy=hy + 0.0008, r=0.045, cx=x),
        dict(z=height - 0.004, hx=hx + 0.0048, hy=hy + 0.0048, r=0.047, cx=x),
    ]
    patch(band, height - 0.042, height - 0.012, -0.49, 0.49, lidm, nu=160, nz=2)


def slim_bin(colour="#2460ad", kind="paper", body="#5a6168"):
    """Slim recycling bin, 60 l, 0.28 x 0.56 x 0.69 m; kind (a PICTOGRAMS key) sets aperture and mark."""
    slim_unit(0.0, colour, kind, body)
    return dict(az=-58, el=24, lens=85)


def recycling_station(
    colours=("#2460ad", "#e9b51c", "#2f8f4e"), kinds=("paper", "plastic", "glass"), body="#5a6168"
):
    """Recycling station of three slim 60 l bins side by side, 0.94 x 0.56 x 0.69 m."""
    for k, (colour, kind) in enumerate(zip(colours, kinds)):
        slim_unit((k - 1) * 0.318, colour, kind, body)
    return dict(az=-68, el=22, lens=85)


def perforation(radius, low, high, hole, around, mat):
    """Staggered round holes shown as dark discs on a cylinder."""
    verts = []
    faces = []
    rows = int((high - low) / (hole * 2.9))
    for row in range(rows + 1):
        z = low + (high - low) * row / rows
        for k in range(around):
            middle = 2 * PI * (k + 0.5 * (row % 2)) / around
            start = len(verts)
            for corner in range(14):
                turn = 2 * PI * corner / 14
                angle = middle + hole * math.cos(turn) / radius
                verts.append((radius * math.cos(angle), radius * math.sin(angle), z + hole * math.sin(turn)))
            faces.append(tuple(range(start, start + 14)))
    return mesh_object("holes", verts, faces, mat, smooth=False)


def litter_bin(colour="#2b3136", slats="#9a6a3c", material="wood"):
    """Outdoor litter bin with rain hood, 0.43 x 1.03 m; material 'wood' (slats) or 'steel' (perforated)."""
    coat = plastic(colour, 0.42, 0, coat=0.2)
    dark = plastic("#0f1011", 0.8, 0)
    steel = metal("#c9ccce", 0.25)
    radius = 0.205
    turned(
        [
            (0, 0),
            (radius * 0.80, 0, 0.004),
            (radius * 0.80, 0.050, 0.004),
            (radius * 0.70, 0.060),
            (0, 0.060),
        ],
        0.003,
        dark,
        n=96,
    )
    turned(
        [(0, 0.055), (radius * 0.985, 0.055, 0.006), (radius * 0.985, 0.100, 0.006), (0, 0.100)],
        0.004,
        coat,
        n=128,
    )
    inner = 0.90 if material == "wood" else 0.985
    lathe([(radius * inner, 0.09), (radius * inner, 0.73)], dark if material == "wood" else coat, n=128)
    count = 22
    if material == "wood":
        board = wood(slats)
        for k in range(count):
            angle = 2 * PI * k / count
            piece = rounded_box((0.018, 2 * PI * radius / count * 0.80, 0.620), (0, 0, 0.415), 0.004, board)
            polar(piece, radius * 0.965, angle)
    else:
        perforation(radius * inner + 0.0004, 0.185, 0.665, 0.0088, 42, dark)
    for z in (0.135, 0.690):
        turned(
            [
                (radius * 0.99, z),
                (radius * 1.032, z + 0.002, 0.002),
                (radius * 1.032, z + 0.028, 0.002),
                (radius * 0.99, z + 0.030),
            ],
            0.002,
            coat,
            n=128,
        )
    turned(
        [
            (radius * 0.80, 0.722),
            (radius * 1.0, 0.722, 0.004),
            (radius * 1.02, 0.735, 0.006),
            (radius * 1.02, 0.755, 0.006),
            (radius * 0.86, 0.762, 0.006),
            (radius * 0.84, 0.70),
        ],
        0.003,
        coat,
        n=128,
    )
    lathe([(0, 0.705), (radius * 0.88, 0.705)], dark, n=64)
    for k in range(3):
        angle = 2 * PI * k / 3 + 0.35
        post = rounded_box((0.016, 0.040, 0.200), (0, 0, 0.845), 0.005, coat)
        polar(post, radius * 0.93, angle)
    hood = [
        (0, 0.930),
        (radius * 0.99, 0.930, 0.003),
        (radius * 1.05, 0.930, 0.004),
        (radius * 1.05, 0.952, 0.006),
        (radius * 0.98, 0.985, 0.03),
        (radius * 0.55, 1.020, 0.06),
        (0, 1.032),
    ]
    turned(hood, 0.004, coat, n=128, seg=6)
    turned([(0, 1.028), (0.055, 1.028, 0.002), (0.055, 1.0345, 0.002), (0, 1.0345)], 0.001, steel, n=64)
    turned(
        [(0, 0), (0.011, 0, 0.002), (0.009, 0.008, 0.002), (0, 0.008)],
        0.001,
        steel,
        n=32,
        loc=(0.10, -radius - 0.002, 0.41),
        rot=(PI / 2, 0, 0),
    )
    return dict(az=-72, el=9, lens=90)


def wood(hexc):
    """Oiled timber with vertical grain."""
    m, n, l, b = principled("wood")
    b.inputs["Roughness"].default_value = 0.5
    b.inputs["Specular"].default_value = 0.3
    coord = n.new("ShaderNodeTexCoord")
    mapping = n.new("ShaderNodeMapping")
    mapping.inputs["Scale"].default_value = (9, 9, 0.6)
    grain = n.new("ShaderNodeTexNoise")
    grain.inputs["Scale"].default_value = 14
    grain.inputs["Detail"].default_value = 6
    l.new(coord.outputs["Object"], mapping.inputs[0])
    l.new(mapping.outputs[0], grain.inputs["Vector"])
    ramp = n.new("ShaderNodeValToRGB")
    r, g, bl, _ = linear(hexc)
    ramp.color_ramp.elements[0].position = 0.30
    ramp.color_ramp.elements[0].color = (r * 0.45, g * 0.42, bl * 0.40, 1)
    ramp.color_ramp.elements[1].position = 0.68
    ramp.color_ramp.elements[1].color = (min(1, r * 1.25), min(1, g * 1.22), min(1, bl * 1.2), 1)
    l.new(grain.outputs["Fac"], ramp.inputs[0])
    l.new(ramp.outputs[0], b.inputs["Base Color"])
    return m


def ash_bin(colour=None, height=0.62, sand=True):
    """Round bin with ashtray top, 0.25 x 0.62 m; brushed steel unless a colour is given."""
    steel = metal("#a3a7aa", 0.36, (1, 1, 60)) if colour is None else plastic(colour, 0.36, 0, coat=0.3)
    polished = metal("#b3b7ba", 0.22)
    dark = plastic("#0d0e0f", 0.8, 0)
    black = rubber("#1b1d20", 0.6)
    radius = 0.127
    turned(
        [(0, 0), (radius * 1.03, 0, 0.005), (radius * 1.03, 0.026, 0.005), (0, 0.026)], 0.003, black, n=128
    )
    top = height - 0.045
    shell = turned([(0, 0.024), (radius, 0.024, 0.002), (radius, top, 0.004), (0, top)], 0.002, steel, n=192)
    cut_z = height * 0.735
    opening = silhouette(
        [
            (-0.080, cut_z - 0.055, 0.03),
            (0.080, cut_z - 0.055, 0.03),
            (0.080, cut_z + 0.055, 0.03),
            (-0.080, cut_z + 0.055, 0.03),
        ],
        0.20,
        0.001,
        None,
        y=-0.14,
    )
    boolean(shell, opening)
    lathe([(radius * 0.93, height * 0.60), (radius * 0.93, height * 0.88)], dark, n=96)
    lathe([(0, height * 0.62), (radius * 0.95, height * 0.62)], dark, n=96)
    for z in (0.036, top - 0.012):
        turned(
            [
                (radius, z),
                (radius + 0.0035, z + 0.002, 0.001),
                (radius + 0.0035, z + 0.010, 0.001),
                (radius, z + 0.012),
            ],
            0.001,
            polished,
            n=128,
        )
    tray = [
        (radius * 0.98, top - 0.002),
        (radius * 1.045, top, 0.003),
        (radius * 1.06, top + 0.040, 0.004),
        (radius * 1.02, top + 0.046, 0.004),
        (radius * 0.94, top + 0.040, 0.004),
        (radius * 0.90, top + 0.012, 0.010),
        (0, top + 0.010),
    ]
    turned(tray, 0.003, polished, n=128)
    if sand:
        turned(
            [(0, top + 0.034), (radius * 0.5, top + 0.031, 0.05), (radius * 0.93, top + 0.026)],
            0.02,
            fibrous("#a8926a", 600, 0.003, 0.35, tint=False),
            n=96,
        )
        for k, angle in enumerate((-0.5, 1.3, 3.1)):
            groove = rounded_box((0.040, 0.016, 0.012), (0, 0, top + 0.046), 0.004, polished)
            polar(groove, radius * 0.985, angle)
    return dict(az=-78, el=20, lens=90)
