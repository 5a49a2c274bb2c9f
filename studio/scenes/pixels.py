"""What turns light into pixels; needs numpy only."""

import numpy as np


def resize(picture, width, height):
    """Area-weighted reduction, or linear enlargement, of (rows, columns, channels)."""
    for axis, wanted in ((0, height), (1, width)):
        have = picture.shape[axis]
        if have == wanted:
            continue
        picture = np.moveaxis(picture, axis, 0)
        if have > wanted:
            summed = np.concatenate([np.zeros_like(picture[:1]), np.cumsum(picture, 0, dtype=np.float64)])
            edges = np.arange(wanted + 1) * have / wanted
            low = np.minimum(edges.astype(int), have - 1)
            share = (edges - low).reshape((-1,) + (1,) * (picture.ndim - 1))
            at = summed[low] + picture[low] * share
            picture = (np.diff(at, axis=0) * wanted / have).astype(np.float32)
        else:
            spots = np.clip((np.arange(wanted) + 0.5) * have / wanted - 0.5, 0, have - 1)
            low = np.minimum(spots.astype(int), have - 2)
            share = (spots - low).reshape((-1,) + (1,) * (picture.ndim - 1))
            picture = (picture[low] * (1 - share) + picture[low + 1] * share).astype(np.float32)
        picture = np.moveaxis(picture, 0, axis)
    return picture


def soften(picture, radius):
    """Wide blur: reduce, average neighbours, enlarge."""
    height, width = picture.shape[:2]
    step = max(1, radius / 2)
    small = resize(picture, max(8, round(width / step)), max(8, round(height / step)))
    for _ in range(3):
        for axis in (0, 1):
            padded = np.concatenate([small.take([0], axis), small, small.take([-1], axis)], axis)
            count = small.shape[axis]
            parts = [padded.take(range(k, k + count), axis) for k in range(3)]
            small = (parts[0] + 2 * parts[1] + parts[2]) / 4
    return resize(small, width, height)


def film_curve(linear):
    """Linear light to display values: deep blacks, a soft shoulder (Narkowicz's fit of the ACES curve)."""
    x = np.maximum(linear, 0) * 0.6
    shown = np.clip((x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14), 0, 1)
    return np.where(shown <= 0.0031308, shown * 12.92, 1.055 * shown ** (1 / 2.4) - 0.055)


def inlay(far, soft=24):
    """Opacity of a window that is laid into a coarser picture: 1 on what is near, soft towards its borders."""
    near = np.clip(3 * soften(1 - far, 3), 0, 1)
    for axis in (0, 1):
        count = near.shape[axis]
        away = np.minimum(np.arange(count), np.arange(count)[::-1]) + 0.5
        near = near * np.clip(away / soft, 0, 1).reshape((-1, 1, 1) if axis == 0 else (1, -1, 1))
    return near


def to_bytes(shown, seed=1, grain=0.5):
    """8-bit pixels; a breath of noise keeps dark gradients from showing steps, but what is clear stays clear."""
    if shown.shape[2] == 4:
        grain = grain * (shown[..., 3:] > 0)
    noise = np.random.default_rng(seed).uniform(-1, 1, shown.shape[:2] + (1,)) * grain
    return np.clip(shown * 255 + 0.5 + noise, 0, 255).astype(np.uint8)


def graduated(light, top):
    """Light through a filter that lets no more than `top` of it pass at the upper edge and all from a quarter down."""
    spots = (np.arange(light.shape[0]) + 0.5) / light.shape[0]
    share = np.clip((spots - 0.09) / 0.16, 0, 1)
    share = share * share * (3 - 2 * share)
    return light * (top + (1 - top) * share)[:, None, None].astype(np.float32)


def graded(light, far, exposure=0.35, glow=0.10, blurred=5, top=1.0, width=None):
    """Light as a picture, 0 to 1: the far end out of focus, a glow round the lamps.

    top: of the light at the upper edge, where a page's header lies over lamps. A part of a picture needs the width
    of the whole and no `top`.
    """
    light = graduated(light, top) * 2.0**exposure
    scale = (width or light.shape[1]) / 1600
    if blurred:
        # blur the far end by itself, so that the machine does not bleed into it
        share = np.clip(soften(far, 2 * scale), 0, 1) * far
        behind = soften(light * far, blurred * scale) / np.maximum(soften(far, blurred * scale), 0.02)
        light = light * (1 - share) + behind * share
    bright = np.clip(light - 0.9, 0, 4)
    light = light + glow * (soften(bright, 10 * scale) + 0.8 * soften(bright, 40 * scale))
    return film_curve(light)
