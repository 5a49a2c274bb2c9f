"""Denoiser for small sample counts: an edge-stopping wavelet filter guided by albedo and normals.

Debian's Blender is built without a denoiser. This one divides the picture by the albedo, smooths
what is left (the light) over pixels with the same albedo and normal, and multiplies it back.
"""

import math

import numpy as np

KERNEL = (0.375, 0.25, 0.0625)
OFFSETS = [(dy, dx) for dy in (-2, -1, 0, 1, 2) for dx in (-2, -1, 0, 1, 2)]
STRIP = 48


def shifts(plane):
    """The nine 3 x 3 neighbours of every pixel, stacked."""
    height, width = plane.shape
    padded = np.pad(plane, 1, "edge")
    return np.stack([padded[y : y + height, x : x + width] for y in range(3) for x in range(3)])


# exchanges that leave the middle of nine values in place 4
MIDDLE_OF_NINE = (
    *((1, 2), (4, 5), (7, 8), (0, 1), (3, 4), (6, 7), (1, 2), (4, 5), (7, 8), (0, 3)),
    *((5, 8), (4, 7), (3, 6), (1, 4), (2, 5), (4, 7), (4, 2), (6, 4), (4, 2)),
)


def median(plane):
    """3 x 3 median."""
    values = list(shifts(plane))
    for low, high in MIDDLE_OF_NINE:
        values[low], values[high] = np.minimum(values[low], values[high]), np.maximum(
            values[low], values[high]
        )
    return values[4]


def luminance(light):
    """Compressed brightness of the demodulated light."""
    return np.log1p(np.maximum(light[..., :3], 0)).mean(-1)


def calm_fireflies(light, albedo, sigma):
    """Replace lone bright or dark pixels on an even surface by the median around them."""
    bright = luminance(light)
    even = sum(np.abs(albedo[..., i] - median(albedo[..., i])) for i in range(3)) < 0.05
    lone = (np.abs(bright - median(bright)) > 0.10 + 1.2 * sigma) & even
    for i in range(3):
        plane = light[..., i]
        plane[lone] = median(plane)[lone]


def smooth_strip(top, bottom, reach, step, sigma, planes):
    """One wavelet level for the rows top..bottom; `planes` are padded by reach."""
    light, normal, albedo, cover, bright = planes
    rows, width = bottom - top, light.shape[1] - 2 * reach
    here = (slice(top + reach, bottom + reach), slice(reach, reach + width))
    total = np.zeros((rows, width, 3), np.float32)
    weight = np.full((rows, width), 1e-8, np.float32)
    for dy, dx in OFFSETS:
        y, x = reach + top + dy * step, reach + dx * step
        there = (slice(y, y + rows), slice(x, x + width))
        cost = ((normal[there] - normal[here]) ** 2).sum(-1) / 0.02
        cost += ((albedo[there] - albedo[here]) ** 2).sum(-1) / 0.004
        cost += ((bright[there] - bright[here]) / sigma) ** 2
        share = KERNEL[abs(dx)] * KERNEL[abs(dy)] * np.exp(-cost) * (cover[there][..., 0] ** 2 + 1e-6)
        total += light[there] * share[..., None]
        weight += share
    return total / weight[..., None], weight


def tame_edges(light, weight):
    """Hold pixels that found no partner (silhouettes, print) within the light of their smooth neighbours."""
    alone, calm = weight < 0.35, weight > 0.45
    for i in range(3):
        plane = light[..., i]
        low = shifts(np.where(calm, plane, np.inf)).min(0)
        high = shifts(np.where(calm, plane, -np.inf)).max(0)
        known = alone & np.isfinite(low)
        plane[known] = np.clip(plane[known], 0.6 * low[known], high[known])


def denoise(colour, albedo, normal, samples, levels=4, strength=1.0):
    """Smooth an RGBA render (linear, premultiplied); albedo and normal are the passes of the same size.

    Everything is compared as if each pixel were fully covered, so that silhouettes borrow the light of
    the surface beside them; the coverage itself (alpha) is left as rendered.
    """
    cover = np.clip(colour[..., 3:], 0, 1).astype(np.float32)
    whole = np.maximum(cover, 1e-3)
    straight = colour[..., :3].astype(np.float32) / whole
    albedo = albedo[..., :3].astype(np.float32) / whole
    normal = normal[..., :3].astype(np.float32) / whole
    base = np.maximum(albedo, 0.04)
    light = straight / base
    sigma = strength * 1.3 / math.sqrt(samples)
    calm_fireflies(light, albedo, sigma)
    height = light.shape[0]
    for level in range(levels):
        step = 2**level
        reach = 2 * step
        frame = ((reach, reach), (reach, reach), (0, 0))
        bright = np.pad(luminance(light), reach, "edge")
        planes = [np.pad(plane, frame, "edge") for plane in (light, normal, albedo, cover)] + [bright]
        strips = [
            smooth_strip(top, min(top + STRIP, height), reach, step, sigma * 0.75**level, planes)
            for top in range(0, height, STRIP)
        ]
        light = np.concatenate([strip[0] for strip in strips])
        if level == 0:
            weight = np.concatenate([strip[1] for strip in strips])
    tame_edges(light, weight)
    return np.concatenate([light * base * cover, cover], -1)


def smooth_plane(plane, spread, levels=3):
    """The same filter for one plane without guides: calms the noise of a shadow, keeps its edge."""
    height, width = plane.shape
    for level in range(levels):
        step = 2**level
        padded = np.pad(plane, 2 * step, "edge")
        total, weight = np.zeros_like(plane), np.zeros_like(plane)
        for dy, dx in OFFSETS:
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
