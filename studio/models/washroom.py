"""Restroom supplies."""

import math

import numpy as np

from geometry import PI, lathe, loft, mesh_object, place, rounded, rounded_box, soft, sweep
from materials import plastic
from models.hygiene_parts import on_front, paper, ribbed
from models.labels import icon, label_on, product_label

MODELS = (
    "paper_supplies",
    "refill_pouch",
    "urinal_screen",
    "sanitary_bin",
)


def paper_roll(radius, length, core, loc, tissue, card, axis="z", tail=0.0):
    """One roll; its end shows the wound layers. axis z stands, y lies with an end to the front."""
    rings = []
    layers = 9
    for k in range(layers):
        r0 = core + (radius - core) * k / layers
        r1 = core + (radius - core) * (k + 0.86) / layers
        rings += [(r0, length - 0.0006), (r0 + (r1 - r0) * 0.15, length), (r1, length)]
    hull = [
        (core, 0.0),
        (radius - 0.003, 0.0),
        (radius, 0.003),
        (radius, length - 0.003),
        (radius - 0.002, length - 0.0008),
    ]
    rot = (PI / 2, 0, 0) if axis == "y" else (0, 0, 0)
    shell = lathe(hull + rings[::-1], tissue, loc=loc, rot=rot, n=96, auto=60)
    tube = [
        (core + 0.0008, length - 0.0015),
        (core, length - 0.0010),
        (core - 0.0018, length - 0.0010),
        (core - 0.0018, 0.001),
    ]
    lathe(tube, card, loc=loc, rot=rot, n=64)
    if tail and axis == "z":
        arc = []
        for k in range(19):
            a = -PI / 2 - 0.9 + k * 0.10
            grow = 0.0006 + (0.010 * max(0, k - 10) / 8) ** 1.0 * 0.35
            arc.append((loc[0] + (radius + grow) * math.cos(a), loc[1] + (radius + grow) * math.sin(a)))
        verts = [(x, y, loc[2] + z) for z in (0.0005, length - 0.0005) for x, y in arc]
        n = len(arc)
        mesh_object("tail", verts, [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)], tissue)
    return shell


def towel_pack(size, loc, tissue, wrap, turn=0.0, leaves=26):
    """Stack of folded paper towels with a paper band."""
    wide, deep, high = size
    leaf = high / leaves
    parts = []
    for k in range(leaves):
        wobble = 0.0009 * math.sin(k * 2.7) + 0.0006 * math.sin(k * 5.1)
        z = loc[2] + leaf * (k + 0.5)
        parts.append(
            rounded_box(
                (wide + wobble, deep - wobble, leaf * 0.94),
                (wobble, -wobble, z - loc[2]),
                leaf * 0.42,
                tissue,
                seg=2,
            )
        )
    band = rounded_box((wide * 0.36, deep + 0.0040, high + 0.0030), (0, 0, high / 2), 0.003, wrap)
    for part in parts + [band]:
        place(part, loc, (0, 0, turn))


def paper_supplies(
    brand="#3f7fb5",
    paper_colour="#e6e6e2",
    core="#b58a5c",
    variant="rolls",
):
    """Restroom paper: rolls (0.11 m), jumbo (rolls 0.25 m), towels (packs 0.24 m), hand (rolls 0.19 m)."""
    tissue = paper(paper_colour)
    card = plastic(core, 0.85, 0, spec=0.1)
    wrap = plastic(brand, 0.45, 0, spec=0.3)
    if variant == "towels":
        pack = (0.240, 0.105, 0.082)
        towel_pack(pack, (0.0, 0.0, 0.0), tissue, wrap, 0.03)
        towel_pack(pack, (0.006, 0.004, 0.0845), tissue, wrap, -0.03)
        towel_pack((0.240, 0.105, 0.060), (-0.002, 0.002, 0.1690), tissue, wrap, 0.05, 19)
        return dict(az=-118, el=17, lens=100, exposure=-0.5)
    if variant == "jumbo":
        paper_roll(0.125, 0.095, 0.030, (0.0, 0.0, 0.0), tissue, card)
        paper_roll(0.125, 0.095, 0.030, (0.006, 0.003, 0.0955), tissue, card)
        paper_roll(0.125, 0.092, 0.030, (-0.175, -0.155, 0.125), tissue, card, "y")
        return dict(az=-104, el=20, lens=100, exposure=-0.5)
    if variant == "hand":
        paper_roll(0.095, 0.200, 0.020, (0.0, 0.0, 0.0), tissue, card, tail=1)
        paper_roll(0.095, 0.200, 0.020, (-0.200, 0.045, 0.0), tissue, card)
        return dict(az=-98, el=22, lens=100, exposure=-0.5)
    paper_roll(0.054, 0.096, 0.021, (-0.058, 0.0, 0.0), tissue, card)
    paper_roll(0.054, 0.096, 0.021, (0.058, 0.012, 0.0), tissue, card, tail=1)
    paper_roll(0.054, 0.096, 0.021, (0.000, 0.010, 0.0965), tissue, card)
    paper_roll(0.054, 0.096, 0.021, (0.012, -0.095, 0.054), tissue, card, "y")
    return dict(az=-104, el=20, lens=100, exposure=-0.5)


def refill_pouch(
    brand="#2f8f6b",
    accent="#7fd0ac",
    body="#d0d5d8",
    title="Foam Soap",
    subtitle="Dispenser refill",
    volume="800 ml",
    note="Mild for frequent use",
    foot="pH 5.5 · skin neutral",
    pictos=("hand", "drop", "leaf"),
    style="wave",
    variant="cartridge",
):
    """Dispenser refill; cartridge (bottle with pump) 0.10 x 0.07 x 0.22 m, pouch 0.15 x 0.07 x 0.22 m."""
    film = plastic(body, 0.24, 0, coat=0.4)
    colour = plastic(brand, 0.28, 0, coat=0.2)
    plain = plastic("#d0d5d8", 0.3, 0)
    dark = plastic("#2a2e33", 0.45, 0)

    def draw(w, h):
        return product_label(w, h, brand, accent, title, subtitle, volume, note, foot, pictos, style)

    if variant == "pouch":
        rows = [
            (0.0, 0.072, 0.030, 2.6),
            (0.002, 0.0735, 0.0335, 2.6),
            (0.010, 0.0745, 0.0350, 2.5),
            (0.040, 0.0742, 0.0335, 2.4),
        ]
        rows += [
            (0.080, 0.0735, 0.0285, 2.2),
            (0.120, 0.0725, 0.0210, 2.1),
            (0.150, 0.0715, 0.0130, 2.1),
            (0.170, 0.0710, 0.0065, 2.2),
        ]
        rows += [(0.180, 0.0707, 0.0022, 2.6), (0.183, 0.0707, 0.0012, 3.5), (0.200, 0.0705, 0.0011, 3.5)]
        secs = [dict(z=z, hx=hx, hy=hy, e=e) for z, hx, hy, e in rows]

        def creased(x, y, z):
            pinch = 1 - 0.10 * (abs(x) / 0.074) ** 2 * max(0, 1 - abs(z - 0.10) / 0.10)
            ripple = 0.0010 * math.sin(z * 95 + x * 40) * math.exp(-(((abs(x) - 0.060) / 0.012) ** 2))
            return (x * (1 - 0.012 * math.sin(z / 0.2 * PI)), y * pinch + math.copysign(ripple, y), z)

        loft(secs, film, n=160, fn=creased)
        seal = [
            dict(z=z, hx=0.0712, hy=0.0030 + 0.0006 * (k % 2), e=4)
            for k, z in enumerate(np.linspace(0.1855, 0.1995, 11))
        ]
        loft(seal, colour, n=128)
        label_on(secs, 0.022, 0.160, 0.150, draw, fn=creased, off=0.0010, rough=0.22, n=160)
        lathe(
            rounded(
                [
                    (0, 0.196),
                    (0.0115, 0.196),
                    (0.0105, 0.204, 0.001),
                    (0.0085, 0.205),
                    (0.0085, 0.209),
                    (0, 0.209),
                ],
                0.001,
            ),
            plain,
            loc=(0.034, 0, 0),
        )
        ribbed(0.0125, 0.2065, 0.2230, colour, (0.034, 0, 0), 30, 0.0007, 0.0012)
        return dict(az=-100, el=11, lens=105, exposure=-0.4)

    shape = dict(hx=0.050, hy=0.034, r=0.016)
    secs = soft(0.0, 0.150, shape, shape, 0.008, 0.016)
    loft(secs, film, n=128)
    waist = dict(hx=0.0506, hy=0.0346, r=0.0165)
    loft(soft(0.0105, 0.0130, waist, waist, 0.0005, 0.0005), film, n=128)
    lathe(
        rounded([(0, 0.148), (0.026, 0.148), (0.024, 0.156, 0.002), (0.019, 0.158), (0, 0.158)], 0.001), film
    )
    ribbed(0.0225, 0.1550, 0.1750, colour, (0, 0, 0), 40, 0.0009, 0.0014)
    pump = [
        (0, 0.174),
        (0.0165, 0.174, 0.001),
        (0.0155, 0.186, 0.002),
        (0.0110, 0.188, 0.001),
        (0.0110, 0.200, 0.001),
        (0.0140, 0.201, 0.001),
    ]
    pump += [(0.0140, 0.206, 0.001), (0.0075, 0.207, 0.001), (0.0060, 0.218, 0.002), (0, 0.218)]
    lathe(rounded(pump, 0.001), plain)
    lathe([(0, 0.2182), (0.0040, 0.2182)], dark)
    label_on(secs, 0.018, 0.132, 0.086, draw, off=0.0006)
    return dict(az=-108, el=11, lens=105, exposure=-0.4)


def urinal_screen(colour="#2f9fd0", scent_core="#d0d5d8"):
    """Scented urinal screen with anti-splash nubs, lying flat, 0.17 x 0.19 x 0.015 m."""
    soft_vinyl = plastic(colour, 0.36, 0, coat=0.1)
    hub = plastic(scent_core, 0.3, 0)
    pitch = 0.0185

    def edge(angle):
        return 0.088 * (1 - 0.06 * math.cos(2 * angle)) * (1 + 0.012 * math.cos(6 * angle))

    def inside(px, py):
        return math.hypot(px, py) < edge(math.atan2(py, px))

    rim_path = [(edge(a) * math.cos(a), edge(a) * math.sin(a), 0.0045) for a in np.linspace(0, 2 * PI, 90)]
    sweep(rim_path, 0.0045, soft_vinyl, smooth_path=False, n=14, caps=False)
    for row in range(-6, 7):
        for col in range(-7, 8):
            px = (col + (row % 2) / 2) * pitch
            py = row * pitch * 0.866
            reach = math.hypot(px, py)
            if inside(px * 1.06, py * 1.06) and reach > 0.036:
                nub = [
                    (0, 0.0130),
                    (0.0022, 0.0130, 0.0014),
                    (0.0034, 0.006, 0.004),
                    (0.0056, 0.003, 0.001),
                    (0.0056, 0.0),
                ]
                lathe(rounded(nub, 0.001), soft_vinyl, n=20, loc=(px, py, 0))
            for turn in (0, PI / 3, 2 * PI / 3):
                line = [
                    (px + pitch * t * math.cos(turn), py + pitch * t * math.sin(turn))
                    for t in np.linspace(0, 1, 21)
                ]
                kept = [p for p in line if inside(*p)]
                if len(kept) < 3:
                    continue
                start, end = kept[0], kept[-1]
                bar = rounded_box(
                    (math.dist(start, end) + 0.001, 0.0036, 0.0045), (0, 0, 0), 0.0010, soft_vinyl, seg=2
                )
                place(bar, ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2, 0.0032), (0, 0, turn))
    puck = [(0, 0.0150), (0.019, 0.0140, 0.003), (0.0240, 0.0090, 0.003), (0.0250, 0.0)]
    lathe(rounded(puck, 0.002), hub)
    lathe(
        rounded([(0.0245, 0.0), (0.0300, 0.0), (0.0300, 0.0085, 0.002), (0.0245, 0.0095, 0.001)], 0.001),
        soft_vinyl,
    )
    return dict(az=-100, el=40, lens=100, exposure=-0.2)


def sanitary_bin(brand="#5d6870", body="#d0d5d8", pedal=True):
    """Slim sanitary bin with closed lid and pedal, 0.18 x 0.36 x 0.56 m."""
    shell = plastic(body, 0.24, 0, coat=0.3)
    trim = plastic(brand, 0.28, 0, coat=0.2)
    dark = plastic("#1b1e21", 0.45, 0)
    low, high = dict(hx=0.082, hy=0.150, r=0.040), dict(hx=0.092, hy=0.175, r=0.048)
    loft(
        soft(0.0, 0.030, dict(hx=0.080, hy=0.148, r=0.038), dict(hx=0.082, hy=0.151, r=0.040), 0.006, 0.002),
        trim,
        n=128,
    )
    loft(soft(0.030, 0.470, low, high, 0.003, 0.002), shell, n=128)
    gap = dict(hx=0.088, hy=0.171, r=0.045)
    loft(soft(0.468, 0.477, gap, gap, 0.0005, 0.0005), dark, n=128)
    crown = dict(hx=0.093, hy=0.176, r=0.049)
    loft(soft(0.475, 0.532, crown, dict(hx=0.091, hy=0.174, r=0.048), 0.003, 0.020, 8), shell, n=128)
    flap = dict(hx=0.058, hy=0.105, r=0.030)
    loft(soft(0.528, 0.540, flap, dict(hx=0.057, hy=0.104, r=0.030), 0.002, 0.005), trim, n=128)
    if pedal:
        rounded_box((0.070, 0.050, 0.014), (0, -0.172, 0.016), 0.006, dark)
        for k in range(5):
            rounded_box((0.056, 0.004, 0.003), (0, -0.192 + k * 0.009, 0.0240), 0.001, trim)
    on_front(icon("shield", brand), 0.050, 0.050, 0, 0.330, rough=0.3)
    return dict(az=-128, el=17, lens=95, exposure=-0.4)
