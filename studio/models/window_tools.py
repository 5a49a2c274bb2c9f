"""Window cleaning tools."""

import numpy as np

from geometry import PI, bevel, boolean, deform, lathe, mesh_object, place, rounded_box, silhouette
from materials import metal, plastic, rubber
from models.tool_parts import (
    clamp_head,
    fibrous,
    fit_point,
    flat_plate,
    grip,
    move,
    objects,
    outside_frame,
    tufts,
    turned,
)

MODELS = (
    "window_squeegee",
    "window_washer",
    "telescopic_pole",
    "glass_scraper",
)


def window_squeegee(colour="#0f7a4d", width=0.35, channel="#b4b7ba", pivot=False):
    """Window squeegee: metal channel, black rubber, quick-release handle, pivoting or fixed; 0.35 x 0.24 m."""
    steel = metal(channel, 0.30)
    black = rubber("#141517", 0.5)
    clip = plastic(colour, 0.32, 0, coat=0.2)
    dark = plastic("#23272b", 0.4, 0)
    half = width / 2
    rounded_box((width, 0.0026, 0.024), (0, 0, 0.0122), 0.0006, black, seg=2)
    section = [
        (-0.0042, 0.0135),
        (-0.0030, 0.0125),
        (-0.0018, 0.0135),
        (-0.0030, 0.0190),
        (-0.0085, 0.0235),
        (-0.0092, 0.0330),
        (-0.0065, 0.0345),
        (0.0065, 0.0345),
        (0.0092, 0.0330),
        (0.0085, 0.0235),
        (0.0030, 0.0190),
        (0.0018, 0.0135),
        (0.0030, 0.0125),
        (0.0042, 0.0135),
    ]
    outer = [(y * 1.0, z) for y, z in section]
    left, right = -half + 0.004, half - 0.004
    verts = [(x, y, z) for x in (left, right) for y, z in outer]
    count = len(outer)
    faces = [(k, (k + 1) % count, count + (k + 1) % count, count + k) for k in range(count)]
    faces += [tuple(range(count)), tuple(range(count, 2 * count))]
    bevel(mesh_object("channel", verts, faces, steel, auto=30), 0.0005, 2)
    for side in (-1, 1):
        rounded_box((0.012, 0.0205, 0.023), (side * (half - 0.008), 0, 0.0255), 0.004, clip)
    clamp_head(colour, 0.0285, 0.092, 0.105, 0.0250, dark)
    if pivot:
        turned(
            [(0, -0.016), (0.021, -0.016, 0.003), (0.021, 0.016, 0.003), (0, 0.016)],
            0.002,
            clip,
            n=64,
            loc=(0, 0, 0.086),
            rot=(PI / 2, 0, 0),
        )
        turned(
            [(0, -0.019), (0.008, -0.019, 0.001), (0.008, 0.019, 0.001), (0, 0.019)],
            0.001,
            steel,
            n=48,
            loc=(0, 0, 0.086),
            rot=(PI / 2, 0, 0),
        )
    turned([(0, 0.085), (0.0178, 0.085, 0.002), (0.0178, 0.097, 0.002), (0, 0.097)], 0.001, clip, n=64)
    grip(colour, 0.096, 0.135)
    turned([(0, 0.229), (0.0125, 0.229, 0.002), (0.0105, 0.238, 0.003), (0, 0.238)], 0.001, clip, n=48)
    return dict(az=-68, el=20, lens=90)


def window_washer(
    colour="#2460ad",
    width=0.35,
    sleeve="#d3d7d9",
    stripe="#2460ad",
    part="complete",
    pivot=False,
    blade=False,
):
    """Window washer, 0.35 x 0.25 m. part: "complete", "bar" (bare T-bar) or "sleeve" (two sleeves alone).

    pivot: a swivel joint below the grip; blade: a squeegee rubber on the other side of the head.
    """
    rng = np.random.default_rng(8)
    if part == "sleeve":
        return loose_sleeves(width, sleeve, stripe, rng)
    if part == "complete":
        fitted_sleeve(width, sleeve, stripe, rng)
    if blade:
        squeegee_edge(width)
    washer_bar(colour, width, part == "bar", pivot)
    return dict(az=-66, el=20, lens=90)


def washer_bar(colour, width, bare, pivot):
    """Head and grip of the T-bar; bare: also the perforated bar that a sleeve would hide."""
    dark = plastic("#23272b", 0.4, 0)
    clip = plastic(colour, 0.32, 0, coat=0.2)
    if bare:
        half = width / 2
        bar = [(-half, 0.030, 0.012), (half, 0.030, 0.012), (half, 0.058, 0.012), (-half, 0.058, 0.012)]
        body = silhouette(bar, 0.018, 0.005, dark)
        count = round(width / 0.030)
        for k in range(count):
            x = -half + 0.022 + (width - 0.044) * k / (count - 1)
            hole = rounded_box((0.014, 0.05, 0.011), (x, 0, 0.043), 0.0001, None)
            boolean(body, hole)
        for side in (-1, 1):
            rounded_box((0.010, 0.0205, 0.030), (side * (half - 0.003), 0, 0.044), 0.004, clip)
    clamp_head(colour, 0.056 if bare else 0.066, 0.118, 0.082, 0.0230, dark)
    if pivot:
        turned(
            [(0, -0.015), (0.020, -0.015, 0.003), (0.020, 0.015, 0.003), (0, 0.015)],
            0.002,
            clip,
            n=64,
            loc=(0, 0, 0.112),
            rot=(PI / 2, 0, 0),
        )
        turned(
            [(0, -0.018), (0.008, -0.018, 0.001), (0.008, 0.018, 0.001), (0, 0.018)],
            0.001,
            metal("#b9bdc0", 0.3),
            n=48,
            loc=(0, 0, 0.112),
            rot=(PI / 2, 0, 0),
        )
    turned([(0, 0.112), (0.0178, 0.112, 0.002), (0.0178, 0.124, 0.002), (0, 0.124)], 0.001, clip, n=64)
    grip(colour, 0.123, 0.125)
    turned([(0, 0.246), (0.0125, 0.246, 0.002), (0.0105, 0.256, 0.003), (0, 0.256)], 0.001, clip, n=48)


def squeegee_edge(width):
    """Rubber blade in its channel along the back of a washer."""
    half = width / 2
    rounded_box((width, 0.010, 0.016), (0, -0.028, 0.034), 0.003, metal("#b9bdc0", 0.3))
    rounded_box((width, 0.0028, 0.026), (0, -0.030, 0.0135), 0.0006, rubber("#141517", 0.5), seg=2)
    for x in (-half * 0.6, 0, half * 0.6):
        rounded_box((0.018, 0.022, 0.014), (x, -0.020, 0.040), 0.003, plastic("#23272b", 0.4, 0))


def loose_sleeves(width, sleeve, stripe, rng):
    """Two sleeves without their bar, one lying, one across it."""
    before = objects()
    fitted_sleeve(width, sleeve, stripe, rng, whole=True)
    move(before, (0, 0.035, -0.008), (0, 0, 0.10))
    before = objects()
    fitted_sleeve(width, sleeve, stripe, rng, whole=True)
    move(before, (0.02, -0.055, -0.008), (0, 0, -0.16))
    return dict(az=-76, el=30, lens=90)


def fitted_sleeve(width, sleeve, stripe, rng, whole=False):
    """Microfibre sleeve on its bar, with a gap for the head unless whole."""
    half = width / 2
    plush = fibrous(sleeve, 900, 0.0004, 0.1)
    band = fibrous(stripe, 900, 0.0004, 0.15)
    core = fibrous(sleeve, 500, 0.002, 0.3, tint=False)
    rad_y, rad_z = 0.017, 0.026
    centre = 0.044
    profile = [
        (0, -half),
        (0.8, -half, 0.01),
        (1, -half + 0.008, 0.01),
        (1, half - 0.008, 0.01),
        (0.8, half, 0.01),
        (0, half),
    ]
    roll = lathe([point[:2] for point in profile], core, n=64)
    deform(roll, lambda x, y, z: (z, x * rad_y, centre + y * rad_z))
    count = 13000
    along = (rng.random(count) * 2 - 1) * (half - 0.002)
    angle = rng.random(count) * 2 * PI
    keep = ~((np.sin(angle) > 0.86) & (np.abs(along) < 0.060)) | whole
    along, angle = along[keep], angle[keep]
    points = np.stack([along, rad_y * np.cos(angle), centre + rad_z * np.sin(angle)], -1)
    normals = np.stack([0.12 * rng.normal(size=len(angle)), np.cos(angle), np.sin(angle) * 0.75], -1)
    normals /= np.linalg.norm(normals, axis=1, keepdims=True)
    in_band = np.abs(np.abs(along) - half + 0.034) < 0.014
    for mask, mat in ((~in_band, plush), (in_band, band)):
        tufts(points[mask], normals[mask], 0.0105, 0.00175, mat, rng, curl=0.95, droop=0.3)
    caps = 800
    for side in (-1, 1):
        spread = np.sqrt(rng.random(caps))
        turn = rng.random(caps) * 2 * PI
        height = centre + rad_z * spread * np.sin(turn)
        spot = np.stack([np.full(caps, side * half), rad_y * spread * np.cos(turn), height], -1)
        tufts(spot, np.tile([[side, 0, 0]], (caps, 1)), 0.0050, 0.0017, plush, rng, curl=0.8, droop=0.2)


def lying_pole(y, colour, reverse=False):
    """One end of a telescopic pole lying along x at height 0.03; the far end leaves the picture."""
    silver = metal("#d9dcdf", 0.22)
    paint = plastic(colour, 0.30, 0, coat=0.4)
    dark = plastic("#1e2125", 0.42, 0)
    black = rubber("#17181a", 0.6)
    before = objects()
    turn = (0, PI / 2, 0)

    def tube(profile, mat, x, n=64):
        return turned(profile, 0.001, mat, n=n, loc=(x, 0, 0), rot=turn)

    if not reverse:
        tip = [
            (0, 0),
            (0.0075, 0.0, 0.002),
            (0.0125, 0.072, 0.002),
            (0.0150, 0.074, 0.001),
            (0.0160, 0.086, 0.002),
        ]
        tube(tip + [(0.0160, 0.128, 0.002), (0.0140, 0.133), (0.0140, 0.15)], dark, -0.29)
        for k in range(12):
            angle = 2 * PI * k / 12
            rib = rounded_box((0.036, 0.0034, 0.0034), (-0.182, 0, 0.0158), 0.001, paint, seg=2)
            place(rib, (0, 0, 0), (angle, 0, 0))
        for k in range(5):
            z = 0.010 + 0.011 * k
            r = 0.0078 + 0.0047 * z / 0.07
            tube([(r, z), (r + 0.0018, z + 0.0022, 0.0006), (r + 0.0004, z + 0.006)], dark, -0.29)
        tube([(0.0120, 0.0), (0.0120, 0.24)], silver, -0.155)
        tube(
            [
                (0.0125, 0),
                (0.0205, 0.003, 0.003),
                (0.0215, 0.03, 0.004),
                (0.0215, 0.062, 0.004),
                (0.0190, 0.075, 0.003),
                (0.0155, 0.077),
            ],
            dark,
            0.035,
        )
        tube([(0.0213, 0.0), (0.0225, 0.001, 0.001), (0.0225, 0.018, 0.001), (0.0213, 0.019)], paint, 0.062)
        for k in range(18):
            angle = 2 * PI * k / 18
            rib = rounded_box((0.022, 0.0024, 0.0024), (0.092, 0, 0.0208), 0.0008, dark, seg=2)
            place(rib, (0, 0, 0), (angle, 0, 0))
        fit_point((0.22, -0.015, 0), (0.22, 0.015, 0))
        outside_frame(tube([(0.0152, 0.0), (0.0152, 1.2)], paint, 0.105))
    else:
        tube(
            [
                (0, 0),
                (0.014, 0.0, 0.006),
                (0.0185, 0.006, 0.004),
                (0.0195, 0.02, 0.004),
                (0.0178, 0.03, 0.004),
            ],
            black,
            -0.29 + 0.0,
        )
        tube(
            [
                (0.0178, 0.03),
                (0.0178, 0.175, 0.002),
                (0.0190, 0.178, 0.002),
                (0.0190, 0.190, 0.002),
                (0.0155, 0.192),
            ],
            black,
            -0.29,
        )
        for k in range(15):
            z = 0.038 + 0.0088 * k
            tube(
                [
                    (0.0176, z),
                    (0.0188, z + 0.0010, 0.0008),
                    (0.0188, z + 0.0042, 0.0008),
                    (0.0176, z + 0.0052),
                ],
                black,
                -0.29,
            )
        fit_point((0.22, -0.015, 0), (0.22, 0.015, 0))
        outside_frame(tube([(0.0152, 0.0), (0.0152, 1.4)], paint, -0.100))
    flip = PI if reverse else 0
    return move(before, (0, y, 0.0215), (0, 0, flip))


def telescopic_pole(colour="#c8281e"):
    """Telescopic pole, 25-30 mm tube: cone end with twist lock and grip end, lying side by side."""
    before = objects()
    lying_pole(-0.042, colour)
    lying_pole(0.042, colour, reverse=True)
    move(before, (0, 0, 0), (0, 0, 0.80))
    return dict(az=-90, el=52, lens=90)


def scraper_unit(colour, blade=0.10):
    """Hand scraper lying on z = 0, blade towards -x."""
    brand = plastic(colour, 0.34, 0, coat=0.2)
    black = rubber("#1b1d20", 0.55)
    steel = metal("#b9bdc0", 0.26)
    clampm = metal("#a9adb0", 0.30, (1, 60, 1))
    half = blade / 2
    body = [
        (-0.070, -half * 0.90, 0.004),
        (-0.040, -half * 0.90, 0.014),
        (-0.012, -0.016, 0.03),
        (0.060, -0.0185, 0.04),
        (0.125, -0.0165, 0.012),
        (0.125, 0.0165, 0.012),
        (0.060, 0.0185, 0.04),
        (-0.012, 0.016, 0.03),
        (-0.040, half * 0.90, 0.014),
        (-0.070, half * 0.90, 0.004),
    ]
    flat_plate(body, 0.019, brand, 0.0055, 0.01, (0, 0, 0.0045))
    inlay = [
        (0.012, -0.0105, 0.006),
        (0.065, -0.0125, 0.03),
        (0.108, -0.0110, 0.008),
        (0.108, 0.0110, 0.008),
        (0.065, 0.0125, 0.03),
        (0.012, 0.0105, 0.006),
    ]
    flat_plate(inlay, 0.024, black, 0.003, 0.006, (0, 0, 0.002))
    for k in range(7):
        rounded_box((0.0030, 0.017, 0.0022), (0.034 + 0.0095 * k, 0, 0.0262), 0.001, black, seg=2)
    flat_plate(
        [(-0.086, -half), (-0.058, -half), (-0.058, half), (-0.086, half)],
        0.0035,
        clampm,
        0.0006,
        0.003,
        (0, 0, 0.0150),
        (0, 0, 0),
    )
    flat_plate(
        [(-0.086, -half), (-0.066, -half), (-0.066, half), (-0.086, half)],
        0.0035,
        clampm,
        0.0006,
        0.003,
        (0, 0, 0.0085),
        (0, 0, 0),
    )
    edge = [
        (-0.108, -half + 0.001, 0),
        (-0.060, -half + 0.001, 0),
        (-0.060, half - 0.001, 0),
        (-0.108, half - 0.001, 0),
    ]
    flat_plate(edge, 0.0008, steel, 0.0002, 0.0005, (0, 0, 0.0126))
    flat_plate(
        [(-0.1085, -half + 0.001), (-0.104, -half + 0.001), (-0.104, half - 0.001), (-0.1085, half - 0.001)],
        0.0003,
        metal("#d5d8da", 0.2),
        0.0001,
        0.0003,
        (0, 0, 0.0133),
    )
    for y in (-0.026, 0.026):
        turned(
            [(0, 0.0185), (0.0048, 0.0185, 0.0008), (0.0052, 0.0170), (0.0052, 0.015)],
            0.0005,
            steel,
            loc=(-0.072, y, 0.0020),
            n=32,
        )


def glass_scraper(colour="#e2a012", second=None, blade=0.10):
    """Hand glass scraper with a blade of 100 mm and soft-grip handle, 0.23 m long; a second colour adds another."""
    before = objects()
    scraper_unit(colour, blade)
    move(before, (-0.02, -0.045, 0), (0, 0, -0.62))
    if not second:
        return dict(az=-90, el=46, lens=90)
    before = objects()
    scraper_unit(second, blade)
    move(before, (0.045, 0.060, 0.0), (0, 0, -0.62))
    return dict(az=-90, el=46, lens=90)
