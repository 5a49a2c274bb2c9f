"""Mop trolleys and janitor carts."""

import math

import numpy as np

from geometry import PI, decal, lathe, loft, pipe, place, rounded_box, silhouette, snap, soft, sweep, wheel
from materials import drawing, metal, plastic, rubber
from models.labels import svg_page, text_line
from models.tool_parts import bucket, castor, fibrous, turned

MODELS = (
    "mop_trolley",
    "janitor_cart",
    "mop_wringer",
    "window_bucket",
)


def mop_trolley(colours=("#2460ad", "#c8281e"), frame_grey="#5c646b", litres="17 L"):
    """Mopping trolley with one bucket or two (colours), 0.80 x 0.42 x 0.92 m: chrome frame, castors, wringer."""
    chrome = metal("#c3c7ca", 0.18)
    dark = plastic("#23272b", 0.42, 0)
    press = plastic(frame_grey, 0.40, 0)
    grey = rubber("#4a4f54", 0.6)
    bump = rubber("#2b2e32", 0.6)
    half = 0.345 if len(colours) > 1 else 0.200
    for x in (-half, half):
        for y in (-0.165, 0.165):
            castor((x, y, 0), 0.040, grey, dark, bump, 2.6)
    base = 0.118
    rail = [
        (-half, -0.165, base),
        (half, -0.165, base),
        (half, 0.165, base),
        (-half, 0.165, base),
        (-half, -0.165, base),
    ]
    pipe(rail, 0.0125, chrome, 0.05)
    for x in (-half / 2, 0.0, half / 2):
        sweep([(x, -0.165, base), (x, 0.165, base)], 0.008, chrome, smooth_path=False)
    centres = (-0.178, 0.178) if len(colours) > 1 else (-0.012,)
    for colour, x in zip(colours, centres):
        bucket(colour, x, base + 0.008, 0.285, 0.168, 0.165, litres)
    push = [
        (half, -0.150, base),
        (half + 0.02, -0.150, 0.90),
        (half + 0.02, 0.150, 0.90),
        (half, 0.150, base),
    ]
    pipe(push, 0.0125, chrome, 0.06)
    pipe([(half + 0.02, -0.085, 0.9), (half + 0.02, 0.085, 0.9)], 0.0165, rubber("#1d1f22", 0.55), 0.01)
    wringer(centres[0], base + 0.293, colours[0], press, dark, chrome)
    return dict(az=-58, el=17, lens=85)


def wringer(x0, low, colour, press, dark, chrome):
    """Down-press wringer whose basket rim sits at height low; lever on the far side."""
    shell = soft(
        low - 0.03,
        low + 0.165,
        dict(hx=0.125, hy=0.140, r=0.03),
        dict(hx=0.150, hy=0.152, r=0.03),
        0.01,
        0.004,
    )
    shell += [dict(shell[-1], hx=0.142, hy=0.144), dict(z=low + 0.02, hx=0.112, hy=0.125, r=0.03)]
    loft([dict(s, cx=x0) for s in shell], press, n=96)
    loft(
        [
            dict(s, cx=x0)
            for s in soft(
                low - 0.012,
                low + 0.012,
                dict(hx=0.172, hy=0.176, r=0.05),
                dict(hx=0.172, hy=0.176, r=0.05),
                0.006,
                0.006,
            )
        ],
        press,
        n=96,
    )
    for k in range(6):
        rounded_box((0.018, 0.010, 0.095), (x0 - 0.085 + 0.034 * k, -0.147, low + 0.085), 0.004, dark)
    rounded_box((0.014, 0.230, 0.130), (x0 + 0.045, 0, low + 0.105), 0.004, dark, rot=(0, 0.25, 0))
    rounded_box((0.16, 0.004, 0.030), (x0, -0.1525, low + 0.146), 0.0015, plastic(colour, 0.35, 0))
    lever = [
        (x0 + 0.070, 0.162, low + 0.080),
        (x0 + 0.085, 0.168, low + 0.22),
        (x0 + 0.150, 0.168, low + 0.45),
    ]
    sweep(lever, 0.0120, chrome, n=32)
    sweep(
        [(x0 + 0.122, 0.168, low + 0.345), (x0 + 0.150, 0.168, low + 0.452)],
        0.0165,
        plastic(colour, 0.35, 0),
        smooth_path=False,
        n=32,
    )
    turned(
        [(0, -0.022), (0.030, -0.022, 0.004), (0.030, 0.022, 0.004), (0, 0.022)],
        0.003,
        press,
        loc=(x0 + 0.070, 0.160, low + 0.080),
        rot=(PI / 2, 0, 0),
    )


def mop_wringer(colour="#2460ad", grey="#5c646b"):
    """Down-press mop wringer alone: perforated basket, hooks, lever with coloured grip, 0.34 x 0.35 x 0.65 m."""
    wringer(0, 0.014, colour, plastic(grey, 0.40, 0), plastic("#23272b", 0.42, 0), metal("#c3c7ca", 0.18))
    return dict(az=-58, el=22, lens=90)


def window_bucket(colour="#2460ad", litres="22 L"):
    """Long rectangular window cleaner's bucket with steel bail and litre scale, 0.52 x 0.28 x 0.29 m."""
    bucket(colour, 0, 0, 0.29, 0.255, 0.135, litres)
    scale = svg_page(
        200,
        900,
        *[
            f"<rect x='0' y='{890 - 110 * k}' width='{110 if k % 2 else 70}' height='9' fill='#ffffff'/>"
            for k in range(1, 8)
        ],
        *[text_line(str(3 * k), 130, 905 - 110 * k, 58, 70, "#ffffff", 700) for k in range(1, 8, 2)],
    )
    snap(decal(0.040, 0.180, (0.165, -0.155, 0.135), drawing(scale, 500, 0.5)))
    wire = metal("#b9bdc0", 0.25)
    bail = [
        (0, -0.152, 0.262),
        (0.02, -0.160, 0.30),
        (0.05, -0.125, 0.385),
        (0.06, 0, 0.41),
        (0.05, 0.125, 0.385),
        (0.02, 0.160, 0.30),
        (0, 0.152, 0.262),
    ]
    sweep(bail, 0.0038, wire, n=20)
    sweep(
        [(0.0585, -0.055, 0.4045), (0.0605, 0, 0.4105), (0.0585, 0.055, 0.4045)],
        0.0105,
        plastic("#23272b", 0.45, 0),
        n=28,
    )
    return dict(az=-62, el=20, lens=90)


def vinyl_bag(x0, x1, hy, z0, z1, mat):
    """Hanging vinyl bag between x0 and x1 with soft vertical folds."""
    cx = (x0 + x1) / 2
    hx = (x1 - x0) / 2
    sections = []
    for z, share in (
        (z0, 0.70),
        (z0 + 0.004, 0.80),
        (z0 + 0.03, 0.90),
        (z0 + 0.12, 0.955),
        (z0 + 0.35, 0.955),
        (z1 - 0.06, 0.985),
        (z1, 1.0),
    ):
        sections.append(dict(z=z, hx=hx * share, hy=hy * share, r=0.05, cx=cx))
    smooth_sections = []
    for a, b in zip(sections, sections[1:]):
        for t in np.linspace(0, 1, 6, endpoint=False):
            smooth_sections.append({k: a[k] + (b[k] - a[k]) * t for k in a})
    smooth_sections.append(sections[-1])

    def folds(x, y, z):
        angle = math.atan2(y / hy, (x - cx) / hx)
        depth = 0.010 * min(1.0, (z1 - z) / 0.25)
        crease = math.sin(9 * angle + 1.3 * math.sin(7 * z)) + 0.5 * math.sin(17 * angle + 5 * z)
        k = 1 + depth / hx * crease
        return (cx + (x - cx) * k, y * k, z)

    return loft(smooth_sections, mat, n=192, fn=folds, auto=60)


def janitor_cart(colour="#2460ad", bag="#f0b81c", body="#4b5258"):
    """Janitorial cart 1.15 x 0.52 x 1.02 m: shelf tower, lidded vinyl bag, pails, big rear wheels."""
    shell = plastic(body, 0.42, 0)
    brand = plastic(colour, 0.36, 0, coat=0.15)
    dark = plastic("#23272b", 0.45, 0)
    chrome = metal("#c9ccce", 0.2)
    black = rubber("#1c1e20", 0.6)
    vinyl = plastic(bag, 0.45, 0, spec=0.4)
    for y in (-0.225, 0.225):
        wheel(0.100, 0.036, (0.46, y * 1.12, 0.100), black, dark, cap=brand)
        castor((-0.48, y * 0.85, 0), 0.050, black, dark, None, 2.7)
    deck = 0.125
    loft(
        soft(
            deck,
            deck + 0.055,
            dict(hx=0.575, hy=0.262, r=0.05),
            dict(hx=0.570, hy=0.258, r=0.05),
            0.012,
            0.010,
        ),
        shell,
    )
    loft(
        soft(
            deck + 0.012,
            deck + 0.034,
            dict(hx=0.582, hy=0.269, r=0.055),
            dict(hx=0.582, hy=0.269, r=0.055),
            0.006,
            0.006,
        ),
        brand,
    )
    for x in (0.165, 0.545):
        for y in (-0.225, 0.225):
            rounded_box((0.045, 0.034, 0.86), (x, y, deck + 0.46), 0.010, shell)
    rounded_box((0.38, 0.016, 0.80), (0.355, 0.232, deck + 0.44), 0.006, shell)
    for z in (0.44, 0.70):
        loft(
            [
                dict(s, cx=0.355)
                for s in soft(
                    z,
                    z + 0.030,
                    dict(hx=0.205, hy=0.240, r=0.02),
                    dict(hx=0.208, hy=0.243, r=0.02),
                    0.006,
                    0.006,
                )
            ],
            shell,
        )
        sweep([(0.180, -0.246, z + 0.060), (0.530, -0.246, z + 0.060)], 0.006, chrome, smooth_path=False)
    top = 1.000
    tray = soft(
        top - 0.035,
        top + 0.035,
        dict(hx=0.222, hy=0.256, r=0.03),
        dict(hx=0.232, hy=0.266, r=0.035),
        0.010,
        0.004,
    )
    tray += [dict(tray[-1], hx=0.220, hy=0.254), dict(z=top - 0.005, hx=0.212, hy=0.246, r=0.03)]
    loft([dict(s, cx=0.355) for s in tray], brand, n=96)
    bottles = (
        ("#f1f2f2", 0.26, -0.13),
        ("#eceeee", 0.345, -0.10),
        ("#f1f2f2", 0.435, -0.14),
        ("#eceeee", 0.30, 0.06),
    )
    caps = ("#c8281e", "#2b66b8", "#2f8f4e", "#e9bd23")
    for (white, x, y), cap in zip(bottles, caps):
        small_bottle(x, y, top - 0.005, white, cap)
    stack = ("#d7372f", "#e9bd23", "#2f8f4e", "#2b66b8")
    for k, tone in enumerate(stack):
        rounded_box(
            (0.17, 0.17, 0.020),
            (0.335, -0.105, 0.742 + 0.0205 * k),
            0.009,
            fibrous(tone, 400, 0.002, 0.3, tint=False),
        )
    for k, (tone, x) in enumerate((("#f1f2f2", 0.245), ("#e9ecec", 0.350), ("#f1f2f2", 0.455))):
        roll = turned(
            [(0.022, 0), (0.055, 0, 0.006), (0.055, 0.11, 0.006), (0.022, 0.11, 0.003), (0.022, 0)],
            0.003,
            fibrous(tone, 300, 0.001, 0.1, tint=False),
            n=64,
        )
        place(roll, (x, -0.12, 0.471))
    for x, tone in ((0.27, colour), (0.43, "#c8281e")):
        pail = soft(
            deck + 0.055,
            deck + 0.24,
            dict(hx=0.062, hy=0.085, r=0.025),
            dict(hx=0.074, hy=0.098, r=0.03),
            0.008,
            0.004,
        )
        pail += [dict(pail[-1], hx=0.066, hy=0.090), dict(z=deck + 0.12, hx=0.060, hy=0.084, r=0.02)]
        loft([dict(s, cx=x, cy=-0.11) for s in pail], plastic(tone, 0.36, 0))
    vinyl_bag(-0.545, -0.115, 0.215, deck + 0.075, 0.905, vinyl)
    hoop = [
        (-0.555, -0.225, 0.915),
        (-0.105, -0.225, 0.915),
        (-0.105, 0.225, 0.915),
        (-0.555, 0.225, 0.915),
        (-0.555, -0.225, 0.915),
    ]
    pipe(hoop, 0.012, chrome, 0.05)
    for y in (-0.225, 0.225):
        pipe([(-0.555, y, 0.915), (-0.555, y * 0.9, deck + 0.04)], 0.012, chrome, 0.02)
    lid = soft(0.925, 0.950, dict(hx=0.240, hy=0.243, r=0.05), dict(hx=0.232, hy=0.235, r=0.05), 0.008, 0.010)
    loft([dict(s, cx=-0.330) for s in lid], brand, n=96)
    rounded_box((0.10, 0.030, 0.018), (-0.530, 0, 0.955), 0.006, dark)
    push = [(0.56, -0.20, 0.90), (0.665, -0.20, 0.985), (0.665, 0.20, 0.985), (0.56, 0.20, 0.90)]
    pipe(push, 0.0150, dark, 0.05)
    return dict(az=-60, el=15, lens=85)


def small_bottle(x, y, z, body, cap):
    """Trigger spray bottle, 0.25 m, with a plain coloured label band."""
    white = plastic(body, 0.25, 0, coat=0.2)
    tone = plastic(cap, 0.32, 0)
    profile = [
        (0, 0),
        (0.038, 0, 0.006),
        (0.038, 0.125, 0.02),
        (0.016, 0.168, 0.01),
        (0.014, 0.185),
        (0, 0.185),
    ]
    turned(profile, 0.004, white, n=48, loc=(x, y, z))
    lathe([(0.0386, 0.03), (0.0386, 0.105)], tone, n=48, loc=(x, y, z))
    turned(
        [(0, 0.180), (0.017, 0.180, 0.002), (0.017, 0.205, 0.002), (0, 0.205)],
        0.002,
        tone,
        n=48,
        loc=(x, y, z),
    )
    head = [
        (-0.055, 0.228, 0.004),
        (-0.055, 0.246, 0.004),
        (0.020, 0.252, 0.012),
        (0.034, 0.225, 0.01),
        (0.012, 0.203, 0.004),
        (-0.012, 0.203, 0.004),
        (-0.016, 0.222, 0.006),
    ]
    silhouette([(x + px, z + pz, r) for px, pz, r in head], 0.024, 0.005, white, y=y)
    trigger = [(-0.024, 0.226, 0.003), (-0.014, 0.226, 0.003), (-0.030, 0.172, 0.004), (-0.040, 0.176, 0.004)]
    silhouette([(x + px, z + pz, r) for px, pz, r in trigger], 0.016, 0.003, tone, y=y)
