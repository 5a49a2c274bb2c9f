"""More wall-mounted units: steel, elbow, centre-pull, toilet paper, seat covers, changing table."""

import math

from geometry import (
    PI,
    bands,
    boolean,
    lathe,
    loft,
    mesh_object,
    pipe,
    ring,
    rounded,
    rounded_box,
    soft,
    sweep,
)
from materials import linear, metal, plastic, principled
from models.hygiene_parts import key_lock, on_front, paper, ribbed, sheet, shifted, side, steel, window_svg
from models.labels import icon, label_on, product_label, svg_page

MODELS = (
    "steel_soap_dispenser",
    "elbow_dispenser",
    "centre_pull_dispenser",
    "roll_towel_dispenser",
    "toilet_roll_box",
    "seat_cover_dispenser",
    "changing_station",
)


def steel_soap_dispenser():
    """Upright box of brushed stainless steel for 1.2 L of soap, push valve below, 0.12 x 0.11 x 0.27 m."""
    shell = steel()
    chrome = metal("#dfe2e4", 0.14)
    dark = plastic("#1b1e21", 0.42, 0)
    box = [
        (0.0, 0.050, 0.002),
        (0.0, 0.262, 0.003),
        (0.090, 0.262, 0.010),
        (0.100, 0.250, 0.010),
        (0.100, 0.050, 0.003),
    ]
    side(box, 0.118, 0.004, shell)
    lid = [(0.002, 0.2605, 0.001), (0.002, 0.2680, 0.002), (0.093, 0.2680, 0.004), (0.101, 0.2605, 0.002)]
    side(lid, 0.120, 0.002, shell)
    # push valve: flange, button, spout
    valve = [(0, 0), (0.024, 0, 0.002), (0.024, 0.006, 0.002), (0.017, 0.009, 0.002), (0.017, 0.026, 0.003)]
    lathe(
        rounded(valve + [(0.012, 0.030, 0.003), (0, 0.030)], 0.001),
        chrome,
        loc=(0, -0.099, 0.082),
        rot=(PI / 2, 0, 0),
    )
    lathe(
        rounded([(0, 0.0), (0.006, 0.0, 0.001), (0.007, 0.030, 0.002), (0.011, 0.040), (0, 0.040)], 0.001),
        chrome,
        loc=(0, -0.112, 0.030),
    )
    on_front(window_svg(120, 560, "#8fc7e8", 0.6), 0.011, 0.060, 0, 0.180, rough=0.08)
    key_lock(0, -0.050, 0.2680, chrome, dark)
    return dict(az=-116, el=9, lens=100, exposure=-0.2, hung=True)


def elbow_dispenser(gel="#bfe6d8", body="#b9bdc0"):
    """Clinical wall bracket of aluminium with a one-litre gel bottle, elbow lever and spout, 0.10 x 0.24 x 0.31 m."""
    alu = metal(body, 0.30, (1.5, 60, 60))
    chrome = metal("#d0d3d6", 0.18)
    white = plastic("#d0d5d8", 0.28, 0)
    liquid = plastic(gel, 0.12, 0, coat=0.6)
    # back plate with a foot and side rails
    side(
        [(0.0, 0.030, 0.003), (0.0, 0.290, 0.010), (0.006, 0.290, 0.003), (0.006, 0.030, 0.003)],
        0.090,
        0.002,
        alu,
    )
    side(
        [(0.004, 0.030, 0.003), (0.004, 0.038, 0.003), (0.088, 0.038, 0.006), (0.088, 0.030, 0.006)],
        0.094,
        0.002,
        alu,
    )
    side(
        [(0.080, 0.032, 0.003), (0.080, 0.075, 0.006), (0.086, 0.075, 0.003), (0.088, 0.032, 0.003)],
        0.094,
        0.002,
        alu,
    )
    for end in (-1, 1):
        rail = [(0.004, 0.034, 0.003), (0.004, 0.120, 0.030), (0.086, 0.070, 0.010), (0.086, 0.034, 0.003)]
        side(rail, 0.0025, 0.0008, alu, x=end * 0.046)
    # bottle with label, pump neck, spout
    body_at = shifted(0, -0.046)
    sections = soft(
        0.040, 0.215, dict(hx=0.041, hy=0.035, r=0.012), dict(hx=0.041, hy=0.035, r=0.012), 0.006, 0.014, 6
    )
    loft(sections, liquid, n=128, fn=body_at)

    def draw(w, h):
        return product_label(
            w,
            h,
            "#2f7f8f",
            "#9fd4d8",
            "Gel Sanitiser",
            "Elbow Lever",
            "1 L",
            "Dose: 0.75 / 1.5 / 2.25 ml",
            "",
            ("hand", "shield", "drop"),
            "clean",
        )

    wall = [dict(z=0.05, hx=0.041, hy=0.035, r=0.012), dict(z=0.20, hx=0.041, hy=0.035, r=0.012)]
    label_on(wall, 0.082, 0.196, 0.105, draw, fn=body_at, off=0.0006)
    lathe(
        rounded(
            [
                (0, 0.212),
                (0.016, 0.212, 0.001),
                (0.016, 0.232, 0.002),
                (0.008, 0.234),
                (0.008, 0.262),
                (0, 0.262),
            ],
            0.001,
        ),
        white,
        loc=(0, -0.046, 0),
    )
    spout = [(0, -0.046, 0.250), (0, -0.090, 0.253), (0, -0.118, 0.248), (0, -0.124, 0.232)]
    sweep(spout, 0.0062, chrome, step=0.003, n=28)
    # elbow lever: one bent flat bar across the top, reaching far forward
    bar = [(u * 0.0032, v * 0.019) for u, v in ring(1, 1, 0.9, None, 24)]
    lever = [
        (0, -0.004, 0.276),
        (0, -0.030, 0.284),
        (0, -0.090, 0.286),
        (0, -0.180, 0.268),
        (0, -0.235, 0.246),
    ]
    sweep(lever, 1, alu, step=0.004, shape=bar)
    sweep(
        [(0, -0.222, 0.2515), (0, -0.246, 0.2415)],
        1,
        alu,
        step=0.003,
        shape=[(u * 0.0034, v * 0.026) for u, v in ring(1, 1, 0.9, None, 24)],
    )
    lathe(
        rounded([(0, 0), (0.008, 0, 0.001), (0.008, 0.018, 0.001), (0, 0.018)], 0.001),
        chrome,
        loc=(0, -0.046, 0.262),
    )
    return dict(az=-140, el=11, lens=100, exposure=-0.2, hung=True)


def centre_pull_dispenser(body="#d0d5d8", trim="#5d6870", smoke=False):
    """Centre-pull towel dispenser: tall cabinet 0.25 x 0.24 x 0.36 m, or (smoke) a small translucent cylinder."""
    tissue = paper("#e6e6e2")
    ring_mat = plastic(trim, 0.30, 0, coat=0.2)
    dark = plastic("#15181a", 0.5, 0)
    chrome = metal("#dfe2e4", 0.14)
    if smoke:
        centre = (0, -0.105, 0)
        shell = [
            (0.060, 0.078, 0.004),
            (0.083, 0.098, 0.02),
            (0.085, 0.275, 0.02),
            (0.060, 0.300, 0.02),
            (0, 0.302),
        ]
        lathe(rounded(shell, 0.004, 8), smoky(body, "#b4b9ba", 0.105, 0.248, 0.82), loc=centre, n=160)
        lathe(
            rounded(
                [(0.074, 0.172, 0.0), (0.0862, 0.172, 0.001), (0.0862, 0.182, 0.001), (0.074, 0.182)], 0.001
            ),
            ring_mat,
            loc=centre,
            n=128,
        )
        side(
            [(0.0, 0.085, 0.004), (0.0, 0.300, 0.008), (0.030, 0.300, 0.006), (0.030, 0.085, 0.004)],
            0.090,
            0.006,
            ring_mat,
        )
        cone_top, cone_low, radius = 0.082, 0.058, 0.058
    else:
        centre = (0, -0.125, 0)
        shell = plastic(body, 0.20, 0, coat=0.4)
        low = dict(hx=0.112, hy=0.108, e=3.2, cy=-0.118)
        high = dict(hx=0.118, hy=0.114, e=3.0, cy=-0.116)
        loft(soft(0.090, 0.385, low, high, 0.018, 0.045, 8), shell, n=160)
        seam = dict(hx=0.1155, hy=0.1115, e=3.1, cy=-0.117)
        loft(soft(0.150, 0.1535, seam, seam, 0.0005, 0.0005), dark, n=160)
        side(
            [(0.0, 0.110, 0.004), (0.0, 0.370, 0.010), (0.030, 0.370, 0.006), (0.030, 0.110, 0.004)],
            0.200,
            0.006,
            ring_mat,
        )
        stack = svg_page(
            140,
            900,
            "<rect x='4' y='4' width='132' height='892' rx='66' fill='#181d21'/>",
            "<rect x='12' y='300' width='116' height='588' rx='58' fill='#b9c0c3'/>",
            "<rect x='4' y='4' width='132' height='892' rx='66' fill='none' stroke='#3d474e' stroke-width='8'/>",
        )
        on_front(stack, 0.0185, 0.119, 0, 0.270, rough=0.07)
        key_lock(0, -0.080, 0.3845, dark, chrome)
        cone_top, cone_low, radius = 0.096, 0.066, 0.070
    cone = [
        (radius, cone_top, 0.004),
        (radius * 0.92, cone_top - 0.008, 0.004),
        (0.026, cone_low, 0.008),
        (0.020, cone_low - 0.012, 0.003),
    ]
    lathe(
        rounded([(0, cone_top)] + cone + [(0.012, cone_low - 0.012), (0.012, cone_low + 0.02)], 0.003, 6),
        ring_mat,
        loc=centre,
        n=96,
    )
    # towel pulled from the middle: a gathered strip that opens
    strip = []
    rows = 26
    for k in range(rows + 1):
        t = k / rows
        z = cone_low + 0.004 - t * (cone_low + 0.000)
        half = 0.010 + 0.034 * t**0.8
        for i in range(21):
            u = i / 10 - 1
            fold = 0.0085 * (1 - 0.55 * t) * math.sin(u * 8.0 + 0.8)
            strip.append((centre[0] + u * half, centre[1] + fold + 0.006 * t, max(z, 0.002)))
    mesh_object("towel", strip, bands(rows + 1, 21, closed=False), tissue, auto=80)
    return dict(az=-116, el=9, lens=100, exposure=-0.3, hung=True)


def roll_window():
    """Wide window with a towel roll lying behind it: its paper, lit from above."""
    shades = "".join(
        f"<stop offset='{at}' stop-color='{colour}'/>"
        for at, colour in (
            (0, "#59646b"),
            (0.12, "#8f999e"),
            (0.42, "#cfd5d7"),
            (0.75, "#a3acb1"),
            (1, "#5f6a71"),
        )
    )
    return svg_page(
        900,
        330,
        f"<defs><linearGradient id='roll' x1='0' y1='0' x2='0' y2='1'>{shades}</linearGradient>",
        "<clipPath id='c'><rect width='900' height='330' rx='120'/></clipPath></defs>",
        "<g clip-path='url(#c)'><rect width='900' height='330' fill='#2b343a'/>",
        "<rect x='110' y='36' width='680' height='330' rx='14' fill='url(#roll)'/>",
        "<path d='M0 0H900V46L0 128Z' fill='#ffffff' opacity='.14'/></g>",
        "<rect x='6' y='6' width='888' height='318' rx='114' fill='none' stroke='#4a555c' stroke-width='12'/>",
    )


def roll_towel_dispenser(brand="#2f6f9f", body="#cdd3d6"):
    """Cabinet for a 200 m towel roll with window, sensor eye and feed wheel, 0.33 x 0.235 x 0.39 m, towel below."""
    shell = plastic(body, 0.22, 0, coat=0.4)
    plate = plastic(brand, 0.30, 0, coat=0.2)
    gloss = plastic("#1d2327", 0.30, 0, coat=0.4)
    dark = plastic("#15181a", 0.5, 0)
    chrome = metal("#dfe2e4", 0.14)
    width = 0.330
    back = [(0.0, 0.094, 0.006), (0.0, 0.478, 0.016), (0.016, 0.478, 0.008), (0.016, 0.094, 0.006)]
    side(back, width - 0.012, 0.006, plate)
    # the cover follows the roll; below it a dark band with mouth and sensor
    cover = [(0.014, 0.196, 0.003), (0.014, 0.480, 0.012), (0.120, 0.482, 0.080), (0.236, 0.430, 0.110)]
    cover += [(0.235, 0.196, 0.004)]
    side(cover, width, 0.030, shell)
    band = [(0.014, 0.100, 0.006), (0.014, 0.192, 0.002), (0.230, 0.192, 0.003), (0.226, 0.128, 0.026)]
    band += [(0.188, 0.100, 0.012)]
    side(band, width - 0.008, 0.024, gloss)
    side(
        [(0.10, 0.094, 0.002), (0.10, 0.106, 0.002), (0.184, 0.106, 0.002), (0.184, 0.094, 0.002)],
        0.226,
        0.002,
        dark,
    )
    on_front(roll_window(), 0.210, 0.077, 0, 0.336, rough=0.30)
    # sensor: a dark lens in a pale ring between its sign and its lamp
    on_front(icon("hand", "#c3ccd1"), 0.034, 0.034, -0.062, 0.158, rough=0.4)
    lens = svg_page(
        200,
        200,
        "<circle cx='100' cy='100' r='92' fill='#aab4b9'/><circle cx='100' cy='100' r='76' fill='#0c1012'/>",
        "<circle cx='100' cy='100' r='44' fill='#23333d'/><circle cx='80' cy='78' r='16' fill='#8fa5b1'/>",
    )
    on_front(lens, 0.036, 0.036, 0, 0.158, rough=0.3)
    lamp = svg_page(100, 100, "<circle cx='50' cy='50' r='46' fill='#37c26b'/>")
    on_front(lamp, 0.010, 0.010, 0.062, 0.158, rough=0.3, emission=1.2)
    key_lock(0, -0.070, 0.4815, dark, chrome)
    # wheel that feeds by hand, on the flank
    wheel = [(0, 0), (0.036, 0, 0.001), (0.036, 0.004, 0.001), (0, 0.004)]
    flank = (-width / 2 + 0.001, -0.118, 0.330)
    lathe(rounded(wheel, 0.001), gloss, loc=flank, rot=(0, -PI / 2, 0), n=96)
    ribbed(0.029, 0.003, 0.017, plate, flank, 28, 0.0018, 0.0025, (0, -PI / 2, 0))
    tissue = paper("#e6e6e2")
    sheet(
        [(0.150, 0.108), (0.152, 0.090), (0.158, 0.060), (0.163, 0.030), (0.164, 0.004)], 0.200, tissue, 0.002
    )
    return dict(az=-120, el=9, lens=100, exposure=-0.35, hung=True)


def smoky(colour, pale, low, high, share):
    """Smoke-coloured cylinder that looks see-through: paler where a roll stands behind it.

    The roll reaches from height low to high and over that share of the radius. Painted, because real
    transparency is grainy at few samples.
    """
    mat, nodes, links, shader = principled("smoke")
    facing = nodes.new("ShaderNodeLayerWeight")
    facing.inputs["Blend"].default_value = 0.5
    height = nodes.new("ShaderNodeSeparateXYZ")
    links.new(nodes.new("ShaderNodeTexCoord").outputs["Object"], height.inputs[0])
    rim = 1 - math.sqrt(1 - share * share)
    steps = (
        (facing.outputs["Facing"], rim + 0.03, rim - 0.03),
        (height.outputs["Z"], low - 0.002, low + 0.002),
    )
    steps += ((height.outputs["Z"], high + 0.002, high - 0.002),)
    seen = None
    for value, none, full in steps:
        ramp = nodes.new("ShaderNodeMapRange")
        ramp.inputs["From Min"].default_value, ramp.inputs["From Max"].default_value = none, full
        links.new(value, ramp.inputs["Value"])
        if seen:
            both = nodes.new("ShaderNodeMath")
            both.operation = "MULTIPLY"
            links.new(seen, both.inputs[0])
            links.new(ramp.outputs["Result"], both.inputs[1])
            seen = both.outputs[0]
        else:
            seen = ramp.outputs["Result"]
    mixed = nodes.new("ShaderNodeMixRGB")
    mixed.inputs[1].default_value, mixed.inputs[2].default_value = linear(colour), linear(pale)
    links.new(seen, mixed.inputs[0])
    links.new(mixed.outputs[0], shader.inputs["Base Color"])
    shader.inputs["Roughness"].default_value = 0.29
    shader.inputs["Clearcoat"].default_value = 0.5
    return mat


def toilet_roll_box(body="#d0d5d8", trim="#5d6870"):
    """Slim upright box for two standard toilet rolls with a paper tail, 0.14 x 0.14 x 0.30 m."""
    shell = plastic(body, 0.20, 0, coat=0.4)
    dark = plastic("#15181a", 0.5, 0)
    plate = plastic(trim, 0.30, 0, coat=0.2)
    chrome = metal("#dfe2e4", 0.14)
    tissue = paper("#e6e6e2")
    side(
        [(0.0, 0.040, 0.004), (0.0, 0.330, 0.008), (0.020, 0.330, 0.006), (0.020, 0.040, 0.004)],
        0.130,
        0.006,
        plate,
    )
    cover = [(0.012, 0.078, 0.003), (0.012, 0.336, 0.004), (0.060, 0.338, 0.03), (0.118, 0.306, 0.05)]
    cover += [(0.134, 0.200, 0.12), (0.130, 0.078, 0.004)]
    side(cover, 0.136, 0.020, shell, bulge=0.06)
    side(
        [(0.016, 0.050, 0.004), (0.016, 0.080, 0.002), (0.104, 0.080, 0.002), (0.096, 0.050, 0.020)],
        0.120,
        0.006,
        dark,
    )
    for end in (-1, 1):
        cheek = [
            (0.014, 0.034, 0.004),
            (0.014, 0.080, 0.001),
            (0.128, 0.080, 0.002),
            (0.122, 0.060, 0.020),
            (0.080, 0.034, 0.020),
        ]
        side(cheek, 0.012, 0.003, plate, x=end * 0.060)
    lathe(
        rounded([(0, -0.050), (0.051, -0.050, 0.002), (0.051, 0.050, 0.002), (0, 0.050)], 0.001),
        tissue,
        loc=(0, -0.068, 0.086),
        rot=(0, PI / 2, 0),
        n=96,
    )
    sheet(
        [(0.1188, 0.090), (0.1200, 0.070), (0.1205, 0.045), (0.1215, 0.020), (0.1235, 0.003)],
        0.098,
        tissue,
        0.0018,
    )
    window = svg_page(
        140,
        1100,
        "<rect x='4' y='4' width='132' height='1092' rx='66' fill='#181d21'/>",
        "<rect x='14' y='330' width='112' height='360' rx='30' fill='#b9c0c3'/><rect x='14' y='720' width='112' height='362' rx='56' fill='#a9b1b5'/>",
        "<rect x='4' y='4' width='132' height='1092' rx='66' fill='none' stroke='#3d474e' stroke-width='8'/>",
    )
    on_front(window, 0.0175, 0.1375, 0, 0.200, rough=0.07)
    key_lock(0, -0.040, 0.3370, dark, chrome)
    return dict(az=-116, el=9, lens=100, exposure=-0.3, hung=True)


def seat_cover_dispenser(body="#d0d5d8", stainless=False):
    """Flat wall holder for toilet seat covers with a finger opening, a folded cover showing, 0.41 x 0.05 x 0.29 m."""
    shell = steel() if stainless else plastic(body, 0.20, 0, coat=0.4)
    inside = plastic("#2a2f33", 0.6, 0)
    tissue = paper("#e8e8e4")
    if stainless:
        box = [
            (0.0, 0.0, 0.002),
            (0.0, 0.290, 0.003),
            (0.040, 0.290, 0.004),
            (0.050, 0.280, 0.004),
            (0.050, 0.0, 0.003),
        ]
        cover = side(box, 0.410, 0.004, shell)
        outline = [
            (0.150 * math.copysign(abs(math.cos(t)) ** 0.75, math.cos(t)), 0.128 + 0.066 * math.sin(t))
            for t in [2 * PI * k / 72 for k in range(72)]
        ]
    else:
        box = [
            (0.0, 0.0, 0.006),
            (0.0, 0.280, 0.012),
            (0.036, 0.280, 0.020),
            (0.052, 0.255, 0.020),
            (0.052, 0.0, 0.012),
        ]
        cover = side(box, 0.400, 0.018, shell, bulge=0.10)
        outline = [
            (0.125 * math.copysign(abs(math.cos(t)) ** 0.6, math.cos(t)), 0.095 + 0.048 * math.sin(t))
            for t in [2 * PI * k / 72 for k in range(72)]
        ]
    count = len(outline)
    verts = [(x, y, z) for y in (-0.090, -0.026) for x, z in outline]
    faces = [(k, (k + 1) % count, count + (k + 1) % count, count + k) for k in range(count)]
    boolean(
        cover,
        mesh_object("cutter", verts, faces + [tuple(range(count)), tuple(range(count, 2 * count))], None),
    )
    low, high = min(z for _, z in outline), max(z for _, z in outline)
    wide = max(x for x, _ in outline) * 2.2
    rounded_box((wide, 0.002, (high - low) * 1.15), (0, -0.0262, (low + high) / 2), 0.0005, inside)
    # folded covers: layered leaves, the first one bulging out of the opening
    for k in range(5):
        leaf = [
            (-0.300 * wide + 0.002 * k, low - 0.004),
            (-0.300 * wide + 0.002 * k, high - 0.016 - 0.004 * k),
        ]
        z0, z1 = leaf[0][1], leaf[1][1]
        rows = 12
        points = []
        for r in range(rows + 1):
            z = z0 + (z1 - z0) * r / rows
            for i in range(25):
                u = i / 12 - 1
                bow = (0.012 + 0.003 * (4 - k)) * math.cos(u * PI / 2) * (0.35 + 0.65 * r / rows)
                points.append((u * wide * (0.36 - 0.012 * k), -0.030 - bow, z + 0.010 * (1 - u * u)))
        mesh_object("leaf", points, bands(rows + 1, 25, closed=False), tissue, auto=80)
    if not stainless:
        on_front(icon("hand", "#6a757d"), 0.030, 0.030, 0, 0.210, rough=0.3)
    return dict(az=-112, el=8, lens=100, exposure=-0.25, hung=True)


def changing_station(body="#b9bfc3", strap="#1d2023"):
    """Fold-down baby changing station shown open: wall shell, moulded bed with safety strap, 0.87 x 0.56 x 0.50 m."""
    shell = plastic(body, 0.38, 0)
    bed = plastic("#c9ced1", 0.36, 0)
    dark = plastic("#9aa2a7", 0.45, 0)
    web = plastic(strap, 0.7, 0)
    steel_arm = metal("#b9bdc0", 0.28)
    # shell on the wall
    back = [
        (0.0, 0.0, 0.01),
        (0.0, 0.500, 0.03),
        (0.055, 0.500, 0.03),
        (0.085, 0.470, 0.03),
        (0.085, 0.030, 0.02),
        (0.060, 0.0, 0.02),
    ]
    side(back, 0.870, 0.030, shell)
    recess = [(0.080, 0.075, 0.01), (0.080, 0.445, 0.03), (0.088, 0.440, 0.01), (0.088, 0.080, 0.01)]
    side(recess, 0.760, 0.004, dark)
    # bed: a shallow tray with raised rim
    rim = soft(
        0.060, 0.130, dict(hx=0.400, hy=0.235, r=0.07), dict(hx=0.420, hy=0.250, r=0.08), 0.02, 0.012, 5
    )
    tray = loft([dict(s, cy=-0.335) for s in rim], bed, n=160)
    hollow = soft(
        0.085, 0.20, dict(hx=0.345, hy=0.175, r=0.09), dict(hx=0.395, hy=0.225, r=0.09), 0.02, 0.001, 5
    )
    boolean(tray, loft([dict(s, cy=-0.335) for s in hollow], None, n=128))
    for x in (-0.13, 0.13):
        low = soft(
            0.0825, 0.0875, dict(hx=0.085, hy=0.15, r=0.04), dict(hx=0.080, hy=0.145, r=0.04), 0.001, 0.002
        )
        loft([dict(s, cx=x, cy=-0.335) for s in low], shell, n=96)
    flat = [(u * 0.0020, v * 0.024) for u, v in ring(1, 1, 0.9, None, 16)]
    sweep(
        [
            (0, -0.575, 0.126),
            (0, -0.520, 0.110),
            (0, -0.44, 0.140),
            (0, -0.335, 0.150),
            (0, -0.23, 0.140),
            (0, -0.150, 0.110),
            (0, -0.095, 0.128),
        ],
        1,
        web,
        shape=flat,
    )
    rounded_box((0.062, 0.050, 0.014), (0, -0.372, 0.1525), 0.005, dark)
    for end in (-1, 1):
        pipe([(end * 0.405, -0.088, 0.330), (end * 0.412, -0.390, 0.135)], 0.010, steel_arm)
        lathe(
            rounded([(0, 0), (0.020, 0, 0.003), (0.020, 0.012, 0.003), (0, 0.012)], 0.002),
            dark,
            loc=(end * 0.400, -0.085, 0.335),
            rot=(PI / 2, 0, 0),
        )
    on_front(icon("shield", "#4a5157"), 0.060, 0.060, 0, 0.395, rough=0.4)
    return dict(az=-118, el=24, lens=90, exposure=-0.2, hung=True)
