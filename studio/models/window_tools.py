"""Window cleaning tools."""

import numpy as np

from geometry import PI, bevel, boolean, deform, lathe, mesh_object, rounded_box, silhouette
from materials import metal, plastic, rubber
from models.abrasives import wool_loops
from models.tool_parts import (
    clamp_head,
    fibrous,
    flat_plate,
    grip,
    milky,
    move,
    objects,
    tufts,
    turned,
)

MODELS = (
    "window_squeegee",
    "window_washer",
    "washer_sleeves",
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
    # the wider, the more its blade points at the camera, so that it fills the square
    wider = max(0.0, width - 0.35) / 0.20
    return dict(az=-68 + 27 * wider, el=20 + 10 * wider, lens=90)


def window_washer(
    colour="#2460ad",
    width=0.35,
    sleeve="#d3d7d9",
    stripe="#2460ad",
    part="complete",
    pivot=False,
    blade=False,
):
    """Window washer, 0.35 x 0.25 m. part: "complete" or "bar" (bare T-bar).

    pivot: a swivel joint below the grip; blade: a squeegee rubber on the other side of the head.
    """
    rng = np.random.default_rng(8)
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


class Sleeve:
    """Washer sleeve off its bar, along x and resting on z = 0: closed and full of pile, a hem at its open end."""

    WIDE, HIGH = 0.027, 0.0165  # half the section of its cloth
    HEM = 0.026

    def __init__(self, width, colour, stripe, pile, scour, studs, rng):
        self.half, self.pile, self.scour, self.studs, self.rng = width / 2, pile, scour, studs, rng
        self.middle = self.HIGH + 0.45 * pile
        self.yarn = {shade: fibrous(shade, 900) for shade in {colour, stripe}}
        for shade, mat in self.yarn.items():
            milky(mat, shade, 0.20)
        self.colour, self.stripe = colour, stripe

    def around(self, angle, out=0.0):
        """Point of the section at an angle, that far outside the cloth: y and z."""
        return (self.WIDE + out) * np.cos(angle), self.middle + (self.HIGH + out) * np.sin(angle)

    def make(self):
        """Cloth, pile, hem and what closes it."""
        end = self.half - self.HEM
        cloth = fibrous(self.colour, 500, 0.002, 0.2, tint=False)
        section = [(0, -self.half), (0.8, -self.half), (1, -self.half + 0.008), (1, end), (0, end)]
        roll = lathe(section, cloth, n=64)
        deform(roll, lambda x, y, z: (z, x * self.WIDE, self.middle + y * self.HIGH))
        self.loops(end)
        if self.scour:
            self.strip(end)
        self.hem(end)

    def loops(self, end):
        """Dense looped pile, shorter where the scouring strip lies."""
        rng, half = self.rng, self.half
        count = int(5600 * half / 0.175)
        along = -half + (end + half) * rng.random(count)
        angle = -0.7 + (PI + 1.4) * rng.random(count)  # what lies on the floor is not seen
        if self.scour:
            free = np.abs((angle - self.SCOURED + PI) % (2 * PI) - PI) > 0.50
            along, angle = along[free], angle[free]
        y, z = self.around(angle)
        normals = np.stack([0 * angle, np.cos(angle) * self.HIGH, np.sin(angle) * self.WIDE], -1)
        cap = along < -half + 0.006
        normals[cap] += np.array([-self.HIGH, 0, 0])
        normals += 0.15 * self.HIGH * rng.normal(size=normals.shape)
        normals /= np.linalg.norm(normals, axis=1, keepdims=True)
        spots = np.stack([along, y, z], -1)
        banded = np.abs(np.abs(along) - half + 0.060) < 0.016
        for mask, shade in ((banded, self.stripe), (~banded, self.colour)):
            wool_loops(spots[mask], normals[mask], self.pile * 0.85, 0.0016, self.yarn[shade], rng)
        spread, turn = np.sqrt(rng.random(380)), 2 * PI * rng.random(380)
        y, z = self.around(turn, 0.0)
        lid = np.stack([np.full(380, -half), y * spread, self.middle + (z - self.middle) * spread], -1)
        out = np.tile([[-1.0, 0, 0]], (380, 1))
        wool_loops(lid, out, self.pile * 0.6, 0.0016, self.yarn[self.colour], rng)

    SCOURED = 1.95  # where the scouring strip runs round the section

    def strip(self, end):
        """Coarse nylon strip, 25 mm wide, along the sleeve."""
        rng, count = self.rng, 6000
        angle = self.SCOURED + (rng.random(count) * 2 - 1) * 0.44
        along = -self.half + 0.004 + (end + self.half - 0.006) * rng.random(count)
        y, z = self.around(angle, 0.0035)
        spots = np.stack([along, y, z], -1)
        normals = np.stack([0 * angle, np.cos(angle), np.sin(angle)], -1)
        base = fibrous(self.scour, 500, 0.001, 0.3, tint=False)
        rows = np.linspace(self.SCOURED - 0.44, self.SCOURED + 0.44, 12)
        verts = [(x, *self.around(row, 0.0045)) for x in (-self.half + 0.003, end - 0.001) for row in rows]
        mesh_object("strip", verts, [(k, k + 1, k + 13, k + 12) for k in range(11)], base)
        tufts(spots, normals, 0.0040, 0.0007, fibrous(self.scour, 900), rng, curl=1.7, tint=0.2)

    def hem(self, end):
        """Woven hem that stands open, with two press studs or a patch of hooks."""
        woven = fibrous("#a9b0b4", 700, 0.0008, 0.14, tint=False)
        tube = [(0.96, end - 0.004), (1.04, end), (1.05, self.half - 0.001), (1.02, self.half)]
        tube += [(0.93, self.half), (0.92, end)]
        deform(lathe(tube, woven, n=96), lambda x, y, z: (z, x * self.WIDE, self.middle + y * self.HIGH))
        dark = lathe([(0, end + 0.004), (0.94, end + 0.004)], plastic("#2b2f32", 0.8, 0), n=64)
        deform(dark, lambda x, y, z: (z, x * self.WIDE, self.middle + y * self.HIGH))
        top = self.middle + self.HIGH * 1.05
        x = self.half - 0.5 * self.HEM
        if not self.studs:
            rounded_box(
                (0.018, 0.030, 0.003), (x, 0, top - 0.0010), 0.001, fibrous("#565e64", 1500, 0.001, 0.4)
            )
            return
        for y in (-0.0105, 0.0105):
            foot = self.middle + 1.05 * self.HIGH * np.sqrt(1 - (y / self.WIDE) ** 2)
            stud = [(0, 0.0024), (0.0022, 0.0024, 0.0003), (0.0030, 0.0016, 0.0003), (0.0056, 0.0020, 0.0006)]
            stud += [(0.0062, -0.001)]
            turned(stud, 0.0005, metal("#aeb2b5", 0.28), n=48, loc=(x, y, foot), rot=(-y * 22, 0, 0))


def washer_sleeves(width=0.35, sleeve="#c9cccd", stripe=None, scour=None, studs=True, pile=0.014):
    """Two washer sleeves without their bar, one laid across the other. stripe: colour of bands near both ends.

    scour: colour of a scouring strip along the upper one; studs: two press studs close it, else hook and loop.
    """
    rng = np.random.default_rng(8)
    below = Sleeve(width, sleeve, stripe or sleeve, pile, None, studs, rng)
    before = objects()
    below.make()
    move(before, (0.0, 0.010, 0), (0, 0, -2.20))
    above = Sleeve(width, sleeve, stripe or sleeve, pile, scour, studs, rng)
    rise = 2 * below.middle
    slope = np.arcsin(rise / (0.5 * width))
    before = objects()
    above.make()
    move(before, (0, 0, rise), (0, -slope, 0))
    move(before, (0.0, -0.004, 0), (0, 0, -0.98))
    return dict(az=-90, el=44, lens=90)


def fitted_sleeve(width, sleeve, stripe, rng):
    """Microfibre sleeve on its bar, with a gap for the head."""
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
    keep = ~((np.sin(angle) > 0.86) & (np.abs(along) < 0.060))
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
