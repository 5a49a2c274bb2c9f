"""Bottles, canisters and tubs of cleaning chemicals."""

import math

from geometry import (
    PI,
    boolean,
    lathe,
    loft,
    place,
    ring,
    rounded,
    rounded_box,
    silhouette,
    soft,
    sweep,
    union_remesh,
)
from materials import metal, plastic
from models.hygiene_parts import pump_head, ribbed, trigger_head
from models.labels import label_on, product_label

MODELS = (
    "spray_bottle",
    "canister_5l",
    "jerrycan_20l",
    "pour_bottle",
    "powder_tub",
)


def spray_bottle(
    brand="#00838f",
    accent="#26a69a",
    body="#d0d5d8",
    head="#d0d5d8",
    title="Glass Cleaner",
    subtitle="Streak-free shine",
    volume="750 ml",
    note="Ready to use",
    foot="pH 7.5 · for professional use only",
    pictos=("glass", "drop", "spark"),
    style="wave",
    shape="oval",
):
    """Trigger spray bottle with front label, 0.094 x 0.070 x 0.30 m; shape oval or round."""
    bottle_mat = plastic(body, 0.22, 0, coat=0.3)
    white = plastic(head, 0.30, 0)
    colour = plastic(brand, 0.28, 0, coat=0.2)
    dark = plastic("#24282c", 0.36, 0)
    if shape == "round":
        wide, deep, power = 0.0375, 0.0375, 2.0
        label_turn, label_centre = 0.150, -0.035
    else:
        wide, deep, power = 0.0468, 0.0345, 3.2
        label_turn, label_centre = 0.130, 0.0
    steps = [(0.0, 0.86, power), (0.002, 0.93, power), (0.006, 0.973, power), (0.014, 0.995, power)]
    steps += [(0.030, 1.0, power), (0.140, 1.0, power), (0.152, 0.975, power)]
    secs = [dict(z=z, hx=wide * k, hy=deep * k, e=e) for z, k, e in steps]
    shoulder = [(0.164, 0.0405, 0.0315, 2.8), (0.176, 0.0345, 0.0285, 2.6), (0.188, 0.0292, 0.0255, 2.4)]
    shoulder += [(0.200, 0.0245, 0.0230, 2.2), (0.208, 0.0195, 0.0190, 2.0), (0.213, 0.0150, 0.0150, 2.0)]
    shoulder += [(0.222, 0.0140, 0.0140, 2.0)]
    secs += [
        dict(z=z, hx=min(hx, wide * 0.95), hy=min(hy, deep * 0.95), e=min(e, power))
        for z, hx, hy, e in shoulder
    ]
    loft(secs, bottle_mat)

    def draw(w, h):
        return product_label(w, h, brand, accent, title, subtitle, volume, note, foot, pictos, style)

    label_on(secs, 0.016, 0.138, label_turn, draw, centre=label_centre)
    trigger_head(0, 0, 0.214, white, colour, dark)
    return dict(az=-104, el=9, lens=110, exposure=-0.4)


def canister_5l(
    brand="#00838f",
    accent="#26a69a",
    body="#d0d5d8",
    cap=None,
    title="Floor Cleaner",
    subtitle="All-purpose concentrate",
    volume="5 L",
    note="Dilution 1 : 200. Low foam.",
    foot="pH 7.5 · for professional use only",
    pictos=("floor", "drop", "spark"),
    style="wave",
):
    """Five-litre handled canister with screw cap and label, 0.196 x 0.128 x 0.283 m."""
    half_x, half_y, corner = 0.098, 0.064, 0.026
    colour = plastic(cap or brand, 0.30, 0, coat=0.15)
    flat = dict(hx=half_x, hy=half_y, r=corner)
    secs = soft(0.0, 0.2, flat, flat, 0.012, 0.001, 5)[:-2]
    top = [(0.185, 1.0, 1.0, 0.026), (0.202, 0.995, 0.97, 0.028), (0.216, 0.985, 0.82, 0.028)]
    top += [(0.228, 0.97, 0.58, 0.024), (0.238, 0.955, 0.40, 0.02), (0.262, 0.93, 0.33, 0.018)]
    top += [(0.276, 0.90, 0.30, 0.016), (0.283, 0.86, 0.22, 0.012)]
    secs += [dict(z=z, hx=half_x * kx, hy=half_y * ky, r=r) for z, kx, ky, r in top]
    shell = loft(secs, None, n=128)
    spout_cut = [
        (0.034, 0.236, 0.008),
        (0.045, 0.32, 0.0),
        (0.16, 0.32, 0),
        (0.16, 0.222, 0),
        (0.09, 0.226, 0.0),
    ]
    boolean(shell, silhouette(spout_cut, 0.3, 0.002, None))
    grip = [(-0.066, 0.222, 0.014), (-0.066, 0.258, 0.016), (0.022, 0.258, 0.016), (0.016, 0.222, 0.014)]
    boolean(shell, silhouette(grip, 0.3, 0.002, None))
    neck = [
        (0, 0.19),
        (0.031, 0.19),
        (0.027, 0.228, 0.006),
        (0.0225, 0.236, 0.004),
        (0.0225, 0.252),
        (0, 0.252),
    ]
    spout = lathe(rounded(neck, 0.003), None, loc=(0.066, 0, 0))
    union_remesh([shell, spout], 0.0015, 6, plastic(body, 0.30, 0, coat=0.15))
    wall = [dict(z=0.0, **flat), dict(z=0.2, **flat)]

    def draw(w, h):
        return product_label(w, h, brand, accent, title, subtitle, volume, note, foot, pictos, style)

    label_on(wall, 0.020, 0.180, 0.0735, draw, off=0.0006)
    ribbed(0.0297, 0.2400, 0.2655, colour, (0.066, 0, 0), 44, 0.0011, 0.0018)
    tamper_ring = rounded(
        [(0.0225, 0.2325), (0.0292, 0.2325, 0.001), (0.0292, 0.2385, 0.001), (0.0225, 0.2385)], 0.001
    )
    lathe(tamper_ring, colour, loc=(0.066, 0, 0))
    return dict(az=-106, el=12, lens=110, exposure=-0.4)


def jerrycan_20l(
    brand="#1b4f9c",
    accent="#2f86d6",
    body="#d0d5d8",
    cap=None,
    title="Alkaline Degreaser",
    subtitle="Heavy-duty concentrate",
    volume="20 L",
    note="Dilution 1 : 100. For machines.",
    foot="pH 13 · for professional use only",
    pictos=("floor", "shield", "drop"),
    style="block",
    variant="jerrycan",
):
    """Stackable 20-litre jerrycan, 0.29 x 0.25 x 0.39 m; variant drum: round 60-litre drum, 0.38 x 0.60 m."""
    plain = plastic(body, 0.34, 0, coat=0.1)
    colour = plastic(cap or brand, 0.32, 0, coat=0.1)

    def draw(w, h):
        return product_label(w, h, brand, accent, title, subtitle, volume, note, foot, pictos, style)

    if variant == "drum":
        hull = [
            (0, 0.0),
            (0.165, 0.0, 0.012),
            (0.180, 0.030, 0.02),
            (0.180, 0.085, 0.004),
            (0.186, 0.095, 0.005),
        ]
        hull += [(0.186, 0.108, 0.005), (0.180, 0.118, 0.004), (0.180, 0.468, 0.004), (0.186, 0.478, 0.005)]
        hull += [(0.186, 0.491, 0.005), (0.180, 0.501, 0.004), (0.180, 0.535, 0.012), (0.170, 0.552, 0.008)]
        hull += [(0.172, 0.560, 0.003), (0.184, 0.564, 0.004), (0.184, 0.592, 0.005), (0.170, 0.594, 0.004)]
        hull += [(0.164, 0.572, 0.008), (0.0, 0.566)]
        lathe(rounded(hull, 0.004), plain, n=128)
        for side in (-1, 1):
            ribbed(0.034, 0.566, 0.594, colour, (side * 0.105, 0, 0), 36, 0.0016, 0.003)
        wall = [dict(z=0.10, hx=0.180, hy=0.180, e=2), dict(z=0.50, hx=0.180, hy=0.180, e=2)]
        label_on(wall, 0.150, 0.436, 0.130, draw, off=0.001, centre=-0.03)
        return dict(az=-104, el=16, lens=100, exposure=-0.4)

    half_x, half_y, corner = 0.145, 0.125, 0.042
    rows = [
        (0.0, 0.016),
        (0.003, 0.008),
        (0.010, 0.002),
        (0.020, 0.0),
        (0.034, 0.0),
        (0.038, 0.003),
        (0.044, 0.003),
    ]
    rows += [
        (0.048, 0.0),
        (0.282, 0.0),
        (0.286, 0.003),
        (0.292, 0.003),
        (0.296, 0.0),
        (0.318, 0.0),
        (0.332, 0.004),
    ]
    rows += [(0.342, 0.012), (0.348, 0.026)]
    secs = [dict(z=z, hx=half_x - d, hy=half_y - d, r=corner - d * 0.4) for z, d in rows]
    hull = loft(secs, None, n=128)
    pad = loft(
        soft(0.335, 0.362, dict(hx=0.128, hy=0.060, r=0.03), dict(hx=0.118, hy=0.050, r=0.03), 0.004, 0.008),
        None,
    )
    bridge = [
        (-0.112, 0, 0.345),
        (-0.108, 0, 0.380),
        (-0.085, 0, 0.3985),
        (-0.030, 0, 0.4000),
        (0.018, 0, 0.3975),
    ]
    bridge += [(0.036, 0, 0.380), (0.040, 0, 0.345)]
    section = [(u * 0.0135, v * 0.024) for u, v in ring(1, 1, None, 3.0, 32)]
    handle = sweep(bridge, 1, None, step=0.006, shape=section)
    neck = lathe(
        rounded([(0, 0.34), (0.040, 0.34), (0.034, 0.368, 0.006), (0.029, 0.372), (0, 0.372)], 0.003), None
    )
    place(neck, (0.088, 0, 0))
    union_remesh([hull, pad, handle, neck], 0.0026, 5, plain)
    ribbed(0.0335, 0.371, 0.399, colour, (0.088, 0, 0), 36, 0.0015, 0.0022)
    lathe(
        rounded([(0.02, 0.3645), (0.0330, 0.3645, 0.001), (0.0330, 0.3700, 0.001), (0.02, 0.3700)], 0.001),
        colour,
        loc=(0.088, 0, 0),
    )
    wall = [dict(z=0.0, hx=half_x, hy=half_y, r=corner), dict(z=0.3, hx=half_x, hy=half_y, r=corner)]
    label_on(wall, 0.062, 0.268, 0.068, draw, off=0.0009)
    return dict(az=-112, el=15, lens=100, exposure=-0.4)


def pour_bottle(
    brand="#6a3fa0",
    accent="#b06fd0",
    body="#d0d5d8",
    cap=None,
    title="Sanitary Cleaner",
    subtitle="Removes limescale",
    volume="1 L",
    note="For wet rooms and taps",
    foot="pH 2 · for professional use only",
    pictos=("wash", "drop", "spark"),
    style="wave",
    variant="flip",
):
    """One-litre bottle with label, 0.094 x 0.066 x 0.27 m; variant flip, screw, pump or toilet (duck)."""
    bottle_mat = plastic(body, 0.22, 0, coat=0.3)
    colour = plastic(cap or brand, 0.26, 0, coat=0.3)
    seam = plastic("#2a2e33", 0.5, 0)
    lean = 1.0 if variant == "toilet" else 0.0
    rows = [(0.0, 0.039, 0.025, 3.4, 0), (0.002, 0.0435, 0.0295, 3.4, 0), (0.006, 0.0458, 0.0318, 3.4, 0)]
    rows += [
        (0.014, 0.0470, 0.0330, 3.4, 0),
        (0.150, 0.0470, 0.0330, 3.4, 0),
        (0.162, 0.0462, 0.0325, 3.2, 0),
    ]
    rows += [
        (0.176, 0.0432, 0.0308, 3.0, 0.0015),
        (0.190, 0.0378, 0.0285, 2.7, 0.005),
        (0.203, 0.0310, 0.0258, 2.4, 0.011),
    ]
    rows += [
        (0.215, 0.0245, 0.0225, 2.2, 0.018),
        (0.224, 0.0195, 0.0190, 2.0, 0.024),
        (0.231, 0.0165, 0.0165, 2.0, 0.029),
    ]
    secs = [dict(z=z, hx=hx, hy=hy, e=e, cx=-shift * lean) for z, hx, hy, e, shift in rows]
    loft(secs, bottle_mat)

    def draw(w, h):
        return product_label(w, h, brand, accent, title, subtitle, volume, note, foot, pictos, style)

    label_on(secs, 0.016, 0.148, 0.130, draw)
    if variant == "toilet":
        tilt = (0, -0.62, 0)
        base = (-0.0305, 0, 0.2300)
        ribbed(0.0195, -0.003, 0.020, colour, base, 34, 0.0009, 0.0014, tilt)
        spout = lathe(
            rounded(
                [
                    (0, 0.018),
                    (0.0150, 0.018, 0.002),
                    (0.0085, 0.040, 0.004),
                    (0.0070, 0.052, 0.002),
                    (0, 0.053),
                ],
                0.002,
            ),
            colour,
        )
        place(spout, base, tilt)
    elif variant == "pump":
        pump_head(0, 0, 0.226, colour)
    elif variant == "screw":
        ribbed(0.0205, 0.2280, 0.2560, colour, (0, 0, 0), 36, 0.0009, 0.0018)
        lathe(
            rounded(
                [(0.012, 0.2235), (0.0200, 0.2235, 0.001), (0.0200, 0.2272, 0.001), (0.012, 0.2272)], 0.001
            ),
            colour,
        )
    else:
        cap_body = [(0, 0.2260), (0.0225, 0.2260, 0.001), (0.0225, 0.2480, 0.0006), (0.0, 0.2480)]
        lathe(rounded(cap_body, 0.001), colour, n=128)
        lathe([(0.0, 0.2478), (0.0217, 0.2478), (0.0217, 0.2490), (0.0, 0.2490)], seam, n=128)
        flip_lid = [(0, 0.2488), (0.0225, 0.2488, 0.0006), (0.0225, 0.2570, 0.003), (0.0, 0.2592)]
        lathe(rounded(flip_lid, 0.002, 6), colour, n=128)
        thumb = silhouette(
            [
                (-0.0075, 0.2448, 0.003),
                (-0.0075, 0.2512, 0.003),
                (0.0075, 0.2512, 0.003),
                (0.0075, 0.2448, 0.003),
            ],
            0.004,
            0.001,
            seam,
        )
        place(thumb, (0, -0.0213, 0))
    return dict(az=-102, el=9, lens=110, exposure=-0.4)


def powder_tub(
    brand="#0b57c2",
    accent="#37a0f4",
    body="#d0d5d8",
    lid=None,
    title="Laundry Powder",
    subtitle="For white textiles",
    volume="10 kg",
    note="From 30 to 90 °C",
    foot="pH 10.5 · for professional use only",
    pictos=("wash", "shield", "spark"),
    style="wave",
    variant="bucket",
):
    """Powder container with lid and label; bucket 0.27 x 0.27 x 0.26 m, tub 0.26 x 0.20 x 0.21 m."""
    plain = plastic(body, 0.30, 0, coat=0.15)
    lid_mat = plastic(lid or brand, 0.32, 0, coat=0.1)
    wire = metal("#8d9296", 0.3)

    def draw(w, h):
        return product_label(w, h, brand, accent, title, subtitle, volume, note, foot, pictos, style)

    if variant == "tub":
        low, high = dict(hx=0.108, hy=0.078, r=0.032), dict(hx=0.122, hy=0.092, r=0.036)
        secs = soft(0.0, 0.190, low, high, 0.010, 0.001)
        loft(secs, plain, n=128)
        skirt = dict(hx=0.1275, hy=0.0975, r=0.040)
        loft(soft(0.168, 0.200, skirt, skirt, 0.002, 0.005), lid_mat, n=128)
        crown = dict(hx=0.118, hy=0.088, r=0.034)
        loft(soft(0.198, 0.207, crown, dict(hx=0.114, hy=0.084, r=0.033), 0.001, 0.004), lid_mat, n=128)
        loft(
            soft(
                0.1635,
                0.170,
                dict(hx=0.1235, hy=0.0935, r=0.037),
                dict(hx=0.1240, hy=0.0940, r=0.037),
                0.001,
                0.001,
            ),
            plain,
            n=128,
        )
        for side in (-1, 1):
            rounded_box((0.018, 0.060, 0.030), (side * 0.1275, 0, 0.180), 0.005, lid_mat)
        wall = [dict(z=0.0, **low), dict(z=0.190, **high)]
        label_on(wall, 0.016, 0.154, 0.092, draw, off=0.0008)
        return dict(az=-112, el=17, lens=100, exposure=-0.4)

    def radius(z):
        return 0.112 + 0.016 * z / 0.235

    hull = [
        (0, 0.004),
        (radius(0) - 0.012, 0.004, 0.002),
        (radius(0) - 0.008, 0.0, 0.001),
        (radius(0), 0.0, 0.003),
    ]
    hull += [
        (radius(0.205), 0.205, 0.001),
        (radius(0.205) + 0.005, 0.207, 0.002),
        (radius(0.213) + 0.005, 0.213, 0.002),
    ]
    hull += [
        (radius(0.215), 0.215, 0.001),
        (radius(0.222), 0.222, 0.001),
        (radius(0.222) + 0.006, 0.223, 0.002),
    ]
    hull += [(radius(0.235) + 0.006, 0.236, 0.002), (0, 0.237)]
    lathe(rounded(hull, 0.002), plain, n=128)
    rim = radius(0.24)
    cover = [
        (rim - 0.004, 0.234),
        (rim + 0.0085, 0.234, 0.001),
        (rim + 0.0085, 0.250, 0.004),
        (rim - 0.001, 0.2545, 0.003),
    ]
    cover += [
        (rim - 0.007, 0.2535, 0.002),
        (rim - 0.010, 0.2465, 0.002),
        (rim - 0.022, 0.2465, 0.002),
        (rim - 0.026, 0.2490, 0.002),
    ]
    cover += [(0, 0.2490)]
    lathe(rounded(cover, 0.002), lid_mat, n=128)
    for k in range(24):
        a = 2 * PI * k / 24
        tab = rounded_box((0.0025, 0.016, 0.010), (0, 0, 0), 0.001, lid_mat, seg=2)
        place(tab, ((rim + 0.0085) * math.cos(a), (rim + 0.0085) * math.sin(a), 0.2405), (0, 0, a))
    ear_x = radius(0.21) + 0.006
    for side in (-1, 1):
        lathe(
            rounded([(0, 0), (0.013, 0), (0.012, 0.006, 0.002), (0, 0.006)], 0.001),
            plain,
            loc=(side * ear_x, 0, 0.205),
            rot=(0, side * PI / 2, 0),
        )
    drop = 0.115
    bail = []
    for k in range(33):
        a = PI * k / 32
        bail.append(
            (
                (ear_x + 0.006) * math.cos(a),
                -math.sin(a) * (radius(0.12) + 0.018),
                0.205 - drop * math.sin(a) ** 0.9,
            )
        )
    wall = [
        dict(z=0.0, hx=radius(0), hy=radius(0), e=2),
        dict(z=0.235, hx=radius(0.235), hy=radius(0.235), e=2),
    ]
    label_on(wall, 0.018, 0.192, 0.140, draw, off=0.0007, centre=-0.02)
    behind = [(x, -y, z) for x, y, z in bail]
    sweep(behind, 0.0028, wire, step=0.004, n=12)
    return dict(az=-100, el=16, lens=100, exposure=-0.4)
