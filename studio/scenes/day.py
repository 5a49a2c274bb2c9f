"""The pale studio, wide: the ground of the catalogue's pictures for several models at once."""

import bpy
import numpy as np
from denoise import blur, denoise, smooth_plane
from frame import (
    DARK_CLOSE,
    DARK_WIDE,
    GROUND_LOW,
    GROUND_TOP,
    box_of,
    contact_material,
    encode,
    render_passes,
)
from pixels import resize
from wide import frame_size

SHADOW_WIDTH = 400
SHADOW_SAMPLES = 64
CONTACT_SAMPLES = 16
HORIZON = 0.62  # the ground is even down to here, then darkens: as on the pages
STUDIO = (GROUND_TOP, GROUND_LOW)
PEARL = ((0xF7, 0xF7, 0xF3),) * 2  # the ground of pages


def ground(width, height, tones=STUDIO):
    """The pages' own gradient, or their plain ground, so that a picture's edge can't be seen."""
    share = np.clip((np.linspace(0, 1, height) - HORIZON) / (1 - HORIZON), 0, 1)[:, None]
    column = (np.array(tones[0]) * (1 - share) + np.array(tones[1]) * share) / 255
    return np.repeat(column[:, None], width, 1)


def shadows(width, height, floor, contact, calm):
    """Opacity of the shadows on the floor; small, because they are soft. calm: how often they are blurred.

    contact: size of the things and azimuth of the camera, for shadows like those of the catalogue's pictures, which
    end by themselves; without it what the lamps throw, which is cut off by `fade` where several things stand apart.
    """
    small = (SHADOW_WIDTH, round(SHADOW_WIDTH * height / width))
    frame_size(*small, CONTACT_SAMPLES if contact else SHADOW_SAMPLES, transparent=True)
    floor.is_shadow_catcher = contact is None
    if contact:
        floor.data.materials[0] = contact_material(*contact)
    floor.visible_camera = True
    things = [t for t in bpy.context.scene.objects if t.type == "MESH" and t is not floor]
    for thing in things:
        thing.visible_camera = False
    (colour,) = render_passes(("Image",))
    for thing in things:
        thing.visible_camera = True
    if contact:
        close, around = (blur(smooth_plane(colour[..., 3] - colour[..., k], 0.15), 1) for k in (0, 1))
        alpha = np.clip(1 - (1 - DARK_CLOSE * close) * (1 - DARK_WIDE * around), 0, 1)
    else:
        alpha = blur(smooth_plane(colour[..., 3], 0.12), calm)
    return resize(alpha[..., None], width, height)


def fade(width, height, margin=0.02, soft=0.10):
    """1 inside, 0 at the upper and the side edges: shadows end before the picture does."""

    def ramp(count, low, high):
        spots = (np.arange(count) + 0.5) / count
        edge = np.clip((np.minimum(spots / low, (1 - spots) / high) - margin) / soft, 0, 1)
        return edge * edge * (3 - 2 * edge)

    return np.outer(ramp(height, 1, 1), ramp(width, 1, 1))[..., None]


def picture(
    width, height, samples, floor, contact=None, over=1.25, exposure=0.0, edge=True, tones=STUDIO, calm=3
):
    """Render the standing scene on the studio ground, or with tones=None on none; returns values from 0 to 1."""
    big = (round(width * over), round(height * over))
    frame_size(*big, samples, transparent=True)
    floor.is_shadow_catcher = False
    floor.visible_camera = False
    colour, albedo, normal = render_passes(("Image", "Denoising Albedo", "Normal"))
    rows, columns = box_of(colour[..., 3])
    thing = np.zeros_like(colour)
    thing[rows, columns] = denoise(
        colour[rows, columns], albedo[rows, columns], normal[rows, columns], samples
    )
    alpha = np.clip(thing[..., 3:], 0, 1)
    shown = encode(thing[..., :3] / np.maximum(alpha, 1e-4) * 2.0**exposure) * alpha
    shown, alpha = resize(shown, width, height), resize(alpha, width, height)
    shade = shadows(width, height, floor, contact, calm)
    if edge:
        shade = shade * fade(width, height)
    if tones is None:
        # no ground: what stands there and its shadow, with their opacity, for any pale ground
        cover = 1 - (1 - shade) * (1 - alpha)
        return np.concatenate([shown / np.maximum(cover, 1e-4), cover], -1)
    return ground(width, height, tones) * (1 - shade) * (1 - alpha) + shown
