"""Denoiser for small sample counts: an edge-stopping wavelet filter guided by albedo and normals.

Debian's Blender is built without a denoiser. This one divides the picture by the albedo, smooths
what is left (the light) over pixels with the same albedo and normal, and multiplies it back.
Planes are stored one after another (channel, row, column): most of the time goes into reading them.
"""

import math

import numpy as np

LEVELS = 6
# the first levels look at 25 neighbours, the wider ones, where little is left to smooth, at 9
NEAR = [(dy, dx) for dy in range(-2, 3) for dx in range(-2, 3)]
FAR = [(dy, dx) for dy, dx in NEAR if abs(dy) < 2 and abs(dx) < 2]
KERNEL = (0.375, 0.25, 0.0625)
STRIP = 32
LOOSE = 0.12  # of the weight of differences, where a pixel would stay alone
NORMAL, ALBEDO = 0.02, 0.004  # squared differences at which surfaces are two


def shifts(plane):
    """The nine 3 x 3 neighbours of every pixel."""
    height, width = plane.shape
    padded = np.pad(plane, 1, "edge")
    return [padded[y : y + height, x : x + width] for y in range(3) for x in range(3)]


# exchanges that leave the middle of nine values in place 4
MIDDLE_OF_NINE = (
    *((1, 2), (4, 5), (7, 8), (0, 1), (3, 4), (6, 7), (1, 2), (4, 5), (7, 8), (0, 3)),
    *((5, 8), (4, 7), (3, 6), (1, 4), (2, 5), (4, 7), (4, 2), (6, 4), (4, 2)),
)


def median(plane):
    """3 x 3 median."""
    values = shifts(plane)
    for low, high in MIDDLE_OF_NINE:
        values[low], values[high] = np.minimum(values[low], values[high]), np.maximum(
            values[low], values[high]
        )
    return values[4]


def brightness(light):
    """Compressed brightness of the demodulated light."""
    return np.log1p(np.maximum(light, 0)).mean(0)


def calm_fireflies(light, albedo, sigma):
    """Replace lone bright or dark pixels on an even surface by the median around them."""
    bright = brightness(light)
    even = sum(np.abs(plane - median(plane)) for plane in albedo) < 0.05
    lone = (np.abs(bright - median(bright)) > 0.10 + 1.2 * sigma) & even
    for plane in light:
        plane[lone] = median(plane)[lone]


def smooth(light, guides, cover, step, offsets, noise=None):
    """One wavelet level; guides are planes that are scaled so that a difference of 1 tells surfaces apart.

    noise: how much the brightness of a pixel may differ; without it light of any brightness is mixed.
    """
    reach = 2 * step
    count, height, width = light.shape
    frame = ((0, 0), (reach, reach), (reach, reach))
    light, guides = np.pad(light, frame, "edge"), np.pad(guides, frame, "edge")
    cover = np.pad(cover, reach, "edge")
    bright = brightness(light)
    result, weight = np.empty((count, height, width), np.float32), np.empty((height, width), np.float32)
    for top in range(0, height, STRIP):
        rows = min(STRIP, height - top)
        middle = (slice(top + reach, top + reach + rows), slice(reach, reach + width))
        here = guides[(slice(None), *middle)]
        total, whole = np.zeros((count, rows, width), np.float32), np.full((rows, width), 1e-8, np.float32)
        for dy, dx in offsets:
            y, x = reach + top + dy * step, reach + dx * step
            there = (slice(y, y + rows), slice(x, x + width))
            apart = guides[(slice(None), *there)] - here
            cost = np.einsum("kyx,kyx->yx", apart, apart)
            if noise is not None:
                cost += ((bright[there] - bright[middle]) / noise[top : top + rows]) ** 2
            share = np.exp(-cost)
            share *= cover[there]
            share *= np.float32(KERNEL[abs(dx)] * KERNEL[abs(dy)])
            total += light[(slice(None), *there)] * share
            whole += share
        result[:, top : top + rows] = total / whole
        weight[top : top + rows] = whole
    return result, weight


def blurred(plane, reach):
    """Mean over a square of 2 reach + 1 pixels."""
    for axis in (0, 1):
        sums = np.cumsum(
            np.pad(plane, [(reach + 1, reach) if a == axis else (0, 0) for a in (0, 1)], "edge"), axis
        )
        ahead, behind = (np.take(sums, range(s, s + plane.shape[axis]), axis) for s in (2 * reach + 1, 0))
        plane = (ahead - behind) / (2 * reach + 1)
    return plane.astype(np.float32)


def calmed(guide, limit):
    """Smooth a guide where nearly every pixel has its own value, as behind glass; print and seams keep theirs."""
    restless = np.max([np.abs(plane - median(plane)) for plane in guide], 0) > limit
    noisy = np.clip((blurred(restless.astype(np.float32), 5) - 0.35) / 0.2, 0, 1)
    return np.stack([plane + (blurred(plane, 3) - plane) * noisy for plane in guide])


def noise_of(light, sigma):
    """How far neighbours of the same surface differ in brightness: more where lamps are seen at a flat angle."""
    bright = brightness(light)
    return np.clip(4 * blurred(np.abs(bright - median(bright)), 6), 0.6 * sigma, 3 * sigma)


def denoise(colour, albedo, normal, samples, glass=False):
    """Smooth an RGBA render (linear, premultiplied); albedo and normal are the passes of the same size.

    Everything is compared as if each pixel were fully covered, so that silhouettes borrow the light of
    the surface beside them; the coverage itself (alpha) is left as rendered.
    """
    planes = [np.ascontiguousarray(np.moveaxis(p, -1, 0), np.float32) for p in (colour, albedo, normal)]
    cover = np.clip(planes[0][3], 0, 1)
    straight, albedo, normal = (plane[:3] / np.maximum(cover, 1e-3) for plane in planes)
    if glass:
        albedo = calmed(albedo, 0.03)
    normal = calmed(normal, 0.02)  # the grain of plastic
    base = np.maximum(albedo, 0.04)
    light = straight / base
    sigma = 1.3 / math.sqrt(samples)
    calm_fireflies(light, albedo, sigma)
    trust = cover * cover + np.float32(1e-6)
    surface = np.concatenate([normal / math.sqrt(NORMAL), albedo / math.sqrt(ALBEDO)])
    noise = noise_of(light, sigma)
    for level in range(LEVELS):
        offsets = NEAR if level < 2 else FAR
        light, weight = smooth(light, surface, trust, 2**level, offsets, noise * 0.75**level)
        if level == 0:
            first = weight
    light = join_the_lonely(light, surface, trust, first)
    return np.moveaxis(np.concatenate([light * base * cover, cover[None]]), 0, -1)


def join_the_lonely(light, surface, trust, weight):
    """Pixels that found hardly a partner (narrow rims, silhouettes, print) take the light of what is about alike."""
    lonely = np.clip((0.5 - weight) / 0.25, 0, 1)
    loose, _ = smooth(light, surface * np.float32(LOOSE), trust * (1.05 - lonely), 1, NEAR)
    return light + (loose - light) * lonely


def smooth_plane(plane, spread, levels=3):
    """The same filter for one plane without guides: calms the noise of a shadow, keeps its edge."""
    height, width = plane.shape
    for level in range(levels):
        step = 2**level
        padded = np.pad(plane, 2 * step, "edge")
        total, weight = np.zeros_like(plane), np.zeros_like(plane)
        for dy, dx in NEAR:
            y, x = (2 + dy) * step, (2 + dx) * step
            there = padded[y : y + height, x : x + width]
            share = KERNEL[abs(dx)] * KERNEL[abs(dy)] * np.exp(-(((there - plane) / spread) ** 2))
            total += there * share
            weight += share
        plane = total / weight
    return plane


def blur(plane, times):
    """Repeated 3 x 3 binomial blur of one plane."""
    for _ in range(times):
        padded = np.pad(plane, 1, "edge")
        rows = (padded[:-2] + 2 * padded[1:-1] + padded[2:]) / 4
        plane = (rows[:, :-2] + 2 * rows[:, 1:-1] + rows[:, 2:]) / 4
    return plane
