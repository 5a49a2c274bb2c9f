"""Mops, brooms, cloths and signs."""

import math

import numpy as np

from geometry import (
    PI,
    bevel,
    boolean,
    decal,
    loft,
    pipe,
    place,
    ring,
    rounded_box,
    silhouette,
    snap,
    soft,
    sweep,
    wheel,
)
from materials import bumped, drawing, linear, metal, plastic, principled, rubber
from models.tool_parts import (
    bristles,
    fibrous,
    fit_point,
    flat_plate,
    move,
    objects,
    outside_frame,
    tilted_handle,
    tubes,
    tufts,
    turned,
)

MODELS = (
    "lobby_dustpan",
    "flat_mop",
    "string_mop",
    "push_broom",
    "dustpan_set",
    "floor_squeegee",
    "cloth_stack",
    "wet_floor_sign",
)


def flat_mop(colour="#2460ad", width=0.44, pile="#c9cdd0"):
    """Flat mop: hinged plastic frame in a 0.44 m microfibre pocket mop, universal joint, cropped handle."""
    rng = np.random.default_rng(4)
    white = fibrous(pile, 700, 0.0015, 0.15, tint=False)
    yarn = fibrous(pile, 900, 0.0005, 0.12)
    accent = fibrous(colour, 700, 0.0010, 0.2, tint=False)
    frame = plastic("#2c3136", 0.42, 0)
    brand = plastic(colour, 0.34, 0, coat=0.2)
    hx, hy = width / 2, 0.070
    loft(soft(0.006, 0.022, dict(hx=hx, hy=hy, r=0.03), dict(hx=hx, hy=hy, r=0.03), 0.006, 0.006), white)
    count = 900
    outline = np.array(ring(hx - 0.004, hy - 0.004, 0.03, None, 192))
    step = np.hypot(*(np.roll(outline, -1, 0) - outline).T)
    total = np.concatenate([[0], np.cumsum(step)])
    closed = np.vstack([outline, outline[:1]])
    where = rng.random(count) * total[-1]
    px = np.interp(where, total, closed[:, 0])
    py = np.interp(where, total, closed[:, 1])
    ahead = np.interp((where + 0.002) % total[-1], total, closed[:, 0]) - px
    aside = np.interp((where + 0.002) % total[-1], total, closed[:, 1]) - py
    norm = np.hypot(ahead, aside)
    ox, oy = aside / norm, -ahead / norm
    reach = 0.024 + 0.014 * rng.random(count)
    spread = (rng.random(count) - 0.5) * 0.016
    high = 0.008 + 0.010 * rng.random(count)
    t = np.linspace(0, 1, 13)
    out = np.sin(PI * t)
    slide = (t - 0.5) * 0.010
    sag = high[:, None] * (1 - out) + 0.0042 * out + 0.003 * rng.random(count)[:, None] * out
    x = px[:, None] + ox[:, None] * reach[:, None] * out - oy[:, None] * (slide + spread[:, None] * out)
    y = py[:, None] + oy[:, None] * reach[:, None] * out + ox[:, None] * (slide + spread[:, None] * out)
    tubes(np.stack([x, y, sag], -1), 0.0026, yarn, sides=6, tint=0.14)
    for side in (-1, 1):
        pocket = soft(
            0.016,
            0.034,
            dict(hx=0.062, hy=hy - 0.006, r=0.028),
            dict(hx=0.058, hy=hy - 0.012, r=0.026),
            0.004,
            0.008,
        )
        loft([dict(s, cx=side * (hx - 0.064)) for s in pocket], white)
        rounded_box((0.016, 2 * hy - 0.022, 0.004), (side * (hx - 0.118), 0, 0.0330), 0.0018, accent)
    loft(
        soft(
            0.020,
            0.031,
            dict(hx=hx - 0.05, hy=0.050, r=0.012),
            dict(hx=hx - 0.05, hy=0.048, r=0.012),
            0.003,
            0.004,
        ),
        frame,
    )
    for x in (-0.062, -0.031, 0.031, 0.062):
        rounded_box((0.008, 0.084, 0.006), (x, 0, 0.0325), 0.002, frame)
    rounded_box((0.090, 0.040, 0.016), (0, 0, 0.038), 0.006, brand)
    for y in (-0.026, 0.026):
        silhouette(
            [(-0.018, 0.030, 0.003), (0.018, 0.030, 0.003), (0.010, 0.066, 0.009), (-0.010, 0.066, 0.009)],
            0.009,
            0.002,
            brand,
            y=y,
        )
    sweep([(0, -0.034, 0.054), (0, 0.034, 0.054)], 0.006, metal("#c9ccce", 0.25), smooth_path=False)
    rounded_box((0.026, 0.042, 0.030), (0.002, 0, 0.056), 0.008, frame)
    tilted_handle((0.004, 0, 0.060), 0.36, 0.35, colour, visible=0.25)
    return dict(az=-62, el=27, lens=90)


def twisted(path, pitch, offset, phase):
    """Two-ply yarn: the centre path plus a helix; path (count, points, 3)."""
    length = np.cumsum(np.linalg.norm(np.diff(path, axis=1, prepend=path[:, :1]), axis=2), axis=1)
    angle = 2 * PI * length / pitch + phase[:, None]
    tangent = np.gradient(path, axis=1)
    tangent /= np.linalg.norm(tangent, axis=2, keepdims=True) + 1e-12
    helper = np.where(np.abs(tangent[..., 1:2]) < 0.85, [[[0, 1.0, 0]]], [[[1.0, 0, 0]]])
    u = np.cross(tangent, helper)
    u /= np.linalg.norm(u, axis=2, keepdims=True) + 1e-12
    v = np.cross(tangent, u)
    return path + offset * (u * np.cos(angle)[..., None] + v * np.sin(angle)[..., None])


def string_mop(colour="#2460ad", yarn="#e9e6dc", strands=210):
    """Kentucky string mop: plastic clamp, twisted cotton yarn 0.36 m long, cropped handle."""
    rng = np.random.default_rng(6)
    cotton = fibrous(yarn, 900, 0.0006, 0.12)
    seam = fibrous(yarn, 600, 0.0012, 0.2, tint=False)
    brand = plastic(colour, 0.34, 0, coat=0.2)
    dark = plastic("#23272b", 0.42, 0)
    top = 0.385
    slot = (rng.random(strands) * 2 - 1) * 0.072
    front = np.where(rng.random(strands) < 0.62, -1.0, 1.0)
    steps = 46
    t = np.linspace(0, 1, steps)
    flare = slot * (1.05 + 0.65 * rng.random(strands)) + rng.normal(size=strands) * 0.012
    depth = front * (0.020 + 0.060 * rng.random(strands))
    wave = rng.normal(size=(strands, 3)) * 0.006
    phase = rng.random((strands, 3)) * 6.3
    fall = top + 0.012 * rng.random(strands)
    drop = (top - 0.004) * (0.93 + 0.10 * rng.random(strands))
    x = slot[:, None] + (flare - slot)[:, None] * t**1.3
    y = front[:, None] * 0.010 + depth[:, None] * np.sin(PI / 2 * t) ** 1.2
    z = fall[:, None] - drop[:, None] * t
    for k, weight in enumerate((1.0, 0.9, 0.6)):
        ripple = (
            wave[:, k, None] * np.sin(phase[:, k, None] + (3.2 + 1.6 * k) * PI * t) * np.minimum(1, 4 * t)
        )
        x = x + ripple * weight
        y = y + wave[:, (k + 1) % 3, None] * np.sin(
            phase[:, k, None] * 1.7 + (2.6 + 1.4 * k) * PI * t
        ) * weight * np.minimum(1, 4 * t)
    ground = 0.0045
    below = np.maximum(0, ground - z)
    x = x + np.sign(slot)[:, None] * below * 0.6
    y = y + front[:, None] * below * 1.2
    z = np.maximum(z, ground + 0.004 * rng.random(strands)[:, None])
    path = np.stack([x, y, z], -1)
    spin = rng.random(strands) * 6.3
    tubes(twisted(path, 0.016, 0.0017, spin), 0.0023, cotton, sides=6, tint=0.16, seed=2)
    tubes(twisted(path, 0.016, 0.0017, spin + PI), 0.0023, cotton, sides=6, tint=0.16, seed=2)
    rounded_box((0.168, 0.036, 0.030), (0, 0, top + 0.004), 0.012, seam)
    outline = [
        (-0.092, top - 0.004, 0.008),
        (-0.092, top + 0.030, 0.012),
        (-0.034, top + 0.060, 0.025),
        (-0.020, top + 0.100, 0.008),
        (0.020, top + 0.100, 0.008),
        (0.034, top + 0.060, 0.025),
        (0.092, top + 0.030, 0.012),
        (0.092, top - 0.004, 0.008),
    ]
    silhouette(outline, 0.046, 0.008, brand)
    for x in (-0.050, 0.050):
        silhouette(
            [
                (x - 0.020, top + 0.004, 0.004),
                (x + 0.020, top + 0.004, 0.004),
                (x + 0.012 * np.sign(-x), top + 0.034, 0.006),
            ],
            0.050,
            0.002,
            dark,
        )
    turned(
        [(0, top + 0.030), (0.012, top + 0.030, 0.002), (0.012, top + 0.036), (0, top + 0.036)], 0.001, dark
    )
    knob = turned(
        [(0, 0), (0.016, 0, 0.003), (0.014, 0.014, 0.003), (0, 0.014)], 0.002, dark, rot=(PI / 2, 0, 0)
    )
    place(knob, (0, -0.022, top + 0.058))
    turned(
        [(0, top + 0.09), (0.0205, top + 0.09, 0.003), (0.0185, top + 0.135, 0.003), (0, top + 0.135)],
        0.002,
        dark,
        n=64,
    )
    silver = metal("#b7bbbe", 0.32)
    fit_point((0, 0, top + 0.165))
    outside_frame(sweep([(0, 0, top + 0.12), (0, 0, top + 1.1)], 0.0135, silver, n=40, smooth_path=False))
    return dict(az=-72, el=10, lens=90)


def push_broom(colour="#c8281e", width=0.50, fibre="#2a2c2f"):
    """Push broom: plastic block 0.50 m wide, dense bristles 65 mm, socket and cropped handle."""
    rng = np.random.default_rng(9)
    brand = plastic(colour, 0.34, 0, coat=0.2)
    hair = fibrous(fibre, 900, 0.0003, 0.1, rough=0.6)
    half = width / 2
    block = soft(
        0.062, 0.096, dict(hx=half, hy=0.034, r=0.016), dict(hx=half - 0.004, hy=0.026, r=0.016), 0.004, 0.010
    )
    loft(block, brand)
    loft(
        soft(
            0.090,
            0.103,
            dict(hx=half - 0.03, hy=0.014, r=0.01),
            dict(hx=half - 0.034, hy=0.011, r=0.009),
            0.001,
            0.004,
        ),
        brand,
    )
    bristles(-half + 0.012, half - 0.012, -0.026, 0.026, 0.066, 0.066, 6, 46, 11, hair, rng, 0.0009, 0.20)
    socket = [(-0.030, 0.094, 0.004), (0.030, 0.094, 0.004), (0.021, 0.140, 0.01), (-0.021, 0.140, 0.01)]
    silhouette(socket, 0.040, 0.008, brand)
    tilted_handle((0, 0.002, 0.106), 0.42, 0.95, colour, visible=0.26)
    return dict(az=-66, el=18, lens=90)


def dustpan_set(colour="#2460ad", fibre="#2460ad"):
    """Hand dustpan 0.24 x 0.30 m with rubber lip, and hand brush 0.28 m leaning across it."""
    rng = np.random.default_rng(11)
    brand = plastic(colour, 0.36, 0, coat=0.15)
    lip = rubber("#1b1d20", 0.55)
    hair = fibrous(fibre, 900, 0.0003, 0.1, rough=0.55)
    dark = plastic("#23272b", 0.42, 0)
    wide = 0.236
    slope = [
        (-0.125, 0.002, 0.001),
        (0.080, 0.014, 0.02),
        (0.112, 0.062, 0.008),
        (0.118, 0.061, 0.002),
        (0.088, 0.008, 0.02),
        (-0.125, 0.0, 0.001),
    ]
    silhouette(slope, wide, 0.001, brand)
    for side in (-1, 1):
        cheek = [
            (-0.118, 0.001, 0.001),
            (-0.112, 0.008, 0.004),
            (0.060, 0.058, 0.02),
            (0.116, 0.064, 0.004),
            (0.086, 0.008, 0.02),
        ]
        silhouette(cheek, 0.0042, 0.001, brand, y=side * (wide / 2 - 0.002))
        edge = [
            (-0.112, side * (wide / 2), 0.010),
            (0.058, side * (wide / 2), 0.0585),
            (0.116, side * (wide / 2), 0.064),
        ]
        sweep(edge, 0.0034, brand, n=12)
    sweep([(0.116, -wide / 2, 0.064), (0.116, wide / 2, 0.064)], 0.0036, brand, n=12, smooth_path=False)
    rounded_box((0.012, wide - 0.004, 0.0040), (-0.122, 0, 0.0024), 0.0014, lip)
    for k in range(5):
        rounded_box(
            (0.115, 0.003, 0.003),
            (-0.020, -0.072 + 0.036 * k, 0.0095),
            0.001,
            brand,
            rot=(0, -0.058, 0),
            seg=2,
        )
    handle = [(0.104, 0, 0.052), (0.135, 0, 0.060), (0.185, 0, 0.066), (0.235, 0, 0.062)]
    sweep(handle, 1, brand, step=0.006, shape=[(u * 0.010, v * 0.0165) for u, v in ring(1, 1, None, 3, 32)])
    sweep(
        [(0.168, 0, 0.0665), (0.228, 0, 0.0645)],
        1,
        dark,
        smooth_path=False,
        shape=[(u * 0.0112, v * 0.0150) for u, v in ring(1, 1, None, 3, 32)],
    )
    before = objects()
    spine = [(-0.14, 0, 0.070), (-0.02, 0, 0.070), (0.03, 0, 0.074), (0.08, 0, 0.083), (0.145, 0, 0.084)]
    loft(
        [
            dict(s, cx=-0.062)
            for s in soft(
                0.055,
                0.075,
                dict(hx=0.085, hy=0.022, r=0.018),
                dict(hx=0.083, hy=0.017, r=0.016),
                0.003,
                0.008,
            )
        ],
        brand,
    )
    sweep(
        spine[1:], 1, brand, step=0.006, shape=[(u * 0.0095, v * 0.0145) for u, v in ring(1, 1, None, 3, 32)]
    )
    sweep(
        [(0.075, 0, 0.0835), (0.135, 0, 0.0845)],
        1,
        dark,
        smooth_path=False,
        shape=[(u * 0.0108, v * 0.0130) for u, v in ring(1, 1, None, 3, 32)],
    )
    bristles(-0.138, 0.014, -0.016, 0.016, 0.058, 0.055, 5, 20, 11, hair, rng, 0.0008, 0.22)
    move(before, (-0.055, -0.155, 0.0), (0, 0, 0.30))
    return dict(az=-128, el=30, lens=90)


def floor_squeegee(colour="#2f8f4e", width=0.55, metal_frame=False):
    """Floor squeegee 0.55 m: frame with double cellular-rubber blade, socket, cropped handle."""
    black = fibrous("#17181a", 500, 0.0012, 0.25, rough=0.85, tint=False)
    brand = plastic(colour, 0.36, 0, coat=0.15)
    frame = metal("#c9ccce", 0.28) if metal_frame else brand
    for y in (-0.0075, 0.0075):
        rounded_box((width, 0.0085, 0.044), (0, y, 0.022), 0.002, black)
    side = [
        (-0.018, 0.026, 0.002),
        (-0.018, 0.046, 0.008),
        (-0.008, 0.062, 0.010),
        (0.008, 0.062, 0.010),
        (0.018, 0.046, 0.008),
        (0.018, 0.026, 0.002),
    ]
    bar = silhouette(side, width - 0.006, 0.004, frame)
    place(bar, (0, 0, 0), (0, 0, PI / 2))
    for k in range(-5, 6):
        if abs(k) > 0:
            rib = rounded_box((0.005, 0.040, 0.022), (k * 0.046, 0, 0.040), 0.002, frame)
            bevel(rib, 0.002)
    gusset = [
        (-0.110, 0.050, 0.006),
        (0.110, 0.050, 0.006),
        (0.030, 0.096, 0.03),
        (0.018, 0.108, 0.006),
        (-0.018, 0.108, 0.006),
        (-0.030, 0.096, 0.03),
    ]
    silhouette(gusset, 0.024, 0.0025, brand)
    lean, turn = 0.30, 0.75
    rise = np.array([math.sin(lean) * math.cos(turn), math.sin(lean) * math.sin(turn), math.cos(lean)])
    for reach, radius in ((0.082, 0.0215), (0.090, 0.0235)):
        start = np.array([0, 0, 0.066])
        sweep(
            [tuple(start), tuple(start + rise * reach * 0.9), tuple(start + rise * reach)],
            radius,
            brand,
            n=48,
            smooth_path=False,
        )
    for x in (-0.055, 0.055):
        bolt = turned(
            [(0, 0), (0.007, 0, 0.001), (0.006, 0.004, 0.001), (0, 0.004)],
            0.001,
            metal("#c4c7c9", 0.25),
            rot=(PI / 2, 0, 0),
        )
        place(bolt, (x, -0.0115, 0.066))
    tilted_handle(tuple(np.array([0, 0, 0.066]) + rise * 0.03), lean, turn, colour, visible=0.30)
    # the wider, the more its blade points at the camera, so that it fills the square
    wider = max(0.0, width - 0.55) / 0.20
    return dict(az=-64 + 22 * wider, el=18 + 10 * wider, lens=90)


def cushion(hx, hy, z0, z1, mat, wave=0.0012, phase=0.0, round_share=0.48):
    """Soft slab with rounded rim and gently uneven top, fine enough to be deformed."""
    thick = z1 - z0
    corner = thick * round_share
    stations = np.linspace(-hx + corner * 1.5, hx - corner * 1.5, 26)
    outline = [(-hx, z0, corner)] + [(x, z0, 0) for x in stations] + [(hx, z0, corner), (hx, z1, corner)]
    outline += [(x, z1, 0) for x in stations[::-1]] + [(-hx, z1, corner)]

    def uneven(x, y, z):
        ripple = math.sin(31 * x + phase) * math.cos(27 * y + 2 * phase) + 0.6 * math.sin(
            53 * y - 41 * x + phase * 3
        )
        bulge = 0.0016 * math.sin(40 * y + phase * 5) * (1 if x > 0 else -1) * abs(x / hx) ** 6
        sway = 0.0016 * math.sin(38 * x + phase * 4) * (1 if y > 0 else -1) * abs(y / hy) ** 6
        corner_pull = max(0.0, abs(x / hx) - 0.86) / 0.14 * max(0.0, abs(y / hy) - 0.86) / 0.14
        pull = 1 - 0.035 * corner_pull
        return ((x + bulge) * pull, (y + sway) * pull, z + wave * ripple)

    return silhouette(outline, 2 * hy, corner, mat, r=corner, mid=26, cr=5, fn=uneven, auto=80)


def woven(colour):
    """Flat, closely woven cloth: a fine grid of threads, no pile."""
    mat, nodes, links, shader = principled("woven")
    shader.inputs["Base Color"].default_value = linear(colour)
    shader.inputs["Roughness"].default_value = 0.85
    shader.inputs["Specular"].default_value = 0.15
    shader.inputs["Sheen"].default_value = 0.4
    place_of = nodes.new("ShaderNodeTexCoord").outputs["Object"]
    grid = nodes.new("ShaderNodeMath")
    grid.operation = "MAXIMUM"
    for k, axis in enumerate("XY"):
        threads = nodes.new("ShaderNodeTexWave")
        threads.bands_direction = axis
        threads.inputs["Scale"].default_value = 110
        links.new(place_of, threads.inputs["Vector"])
        links.new(threads.outputs["Fac"], grid.inputs[k])
    bumped(nodes, links, shader, grid.outputs["Value"], 0.35, 0.0006)
    return mat


def stitches(size, colour):
    """Artwork of a hem: two dashed seams round a cloth."""
    seams = "".join(
        f"<rect x='{a}' y='{a}' width='{1000 - 2 * a}' height='{1000 - 2 * a}' rx='14' fill='none' "
        f"stroke='{colour}' stroke-width='4' stroke-dasharray='13 7'/>"
        for a in (34, 52)
    )
    page = f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1000 1000'>{seams}</svg>"
    return decal(size, size, (0, 0, 0.15), drawing(page, 1200, 0.8), face="+z")


def woven_cloths(colour, count, size):
    """A pile of flat cloths, each folded twice, the top one with its hem in sight."""
    cloth = woven(colour)
    rng = np.random.default_rng(3)
    half, leaf = size / 2, 0.0046
    for k in range(count):
        before = objects()
        for level in range(2):
            low = (2 * k + level) * (leaf + 0.0001)
            reach = half - 0.0012 * level
            cushion(reach, reach - 0.0008 * level, low, low + leaf, cloth, 0.0004, 1.0, 0.46)
        if k == count - 1:
            seam = stitches(2 * half - 0.006, "#9dbce6")
            snap(seam, (0, 0, -1), 0.0003, 0.05, 40)
        turn = 0.20 if k == count - 1 else 0.05 * (rng.random() - 0.5)
        shift = 0.006 * (rng.random(2) - 0.5)
        move(before, (*shift, 0), (0, 0, turn))
    return dict(az=-62, el=30, lens=90)


def cloth_stack(colours=("#d7372f", "#e9bd23", "#2f8f4e", "#2b66b8"), per_colour=2, size=0.19, pile=True):
    """Stack of folded microfibre cloths, colour coded, 0.19 x 0.19 m folded, 16 mm each; pile False: flat weave."""
    if not pile:
        return woven_cloths(colours[0], per_colour, size)
    rng = np.random.default_rng(12)
    half = size / 2
    layer = 0.0082
    z = 0.0
    order = [c for c in colours for _ in range(per_colour)]
    for k, colour in enumerate(order):
        cloth = fibrous(colour, 520, 0.0012, 0.22, tint=False, sheen=0.8)
        fuzz = fibrous(colour, 900, 0.0003, 0.10, sheen=0.8)
        before = objects()
        phase = rng.random() * 6
        shrink = 0.003 * rng.random()
        for level in range(2):
            low = z + level * layer
            reach = half - shrink
            cushion(
                reach - 0.002 * level,
                reach - 0.002 * level,
                low,
                low + layer,
                cloth,
                0.0013,
                phase + 0.4 * level,
            )
        height = 2 * layer
        count = 2600
        spot = rng.random(count) * 4
        edge = spot.astype(int)
        run = (spot % 1 * 2 - 1) * half * 0.85
        away = np.full(count, half - shrink - 0.0026)
        px = np.choose(edge, [run, away, run, -away])
        py = np.choose(edge, [-away, run, away, run])
        nx = np.choose(edge, [0 * run, 0 * run + 1, 0 * run, 0 * run - 1])
        ny = np.choose(edge, [0 * run - 1, 0 * run, 0 * run + 1, 0 * run])
        pz = z + height * rng.random(count)
        normals = np.stack([nx, ny, 0 * run], -1).astype(float)
        tufts(
            np.stack([px, py, pz], -1),
            normals,
            0.0007,
            0.00020,
            fuzz,
            rng,
            curl=1.6,
            steps=4,
            sides=3,
            tint=0.2,
        )
        if k == len(order) - 1:
            many = 26000
            tx = (rng.random(many) * 2 - 1) * (half - 0.009)
            ty = (rng.random(many) * 2 - 1) * (half - 0.009)
            tz = np.full(many, z + height + 0.0003)
            up = np.tile([[0, 0, 1.0]], (many, 1))
            tufts(
                np.stack([tx, ty, tz], -1),
                up,
                0.0012,
                0.00024,
                fuzz,
                rng,
                curl=2.0,
                steps=4,
                sides=3,
                tint=0.2,
            )
        turn = (rng.random() - 0.5) * 0.05
        move(before, ((rng.random() - 0.5) * 0.008, (rng.random() - 0.5) * 0.008, 0), (0, 0, turn))
        z += height + 0.0012
    return dict(az=-62, el=27, lens=90)


def wet_floor_sign(colour="#f4c20d", lines=("CAUTION", "WET FLOOR")):
    """A-frame wet floor sign, 0.62 x 0.30 m, with slipping-person pictogram."""
    height = 0.62
    body = plastic(colour, 0.36, 0, coat=0.15)
    ink = "#1b1c1e"
    low, high = 0.150, 0.115
    outline = [
        (-low, 0.0, 0.012),
        (-low * 0.62, 0.0, 0.006),
        (-low * 0.55, 0.022, 0.012),
        (low * 0.55, 0.022, 0.012),
        (low * 0.62, 0.0, 0.006),
        (low, 0.0, 0.012),
        (high, height, 0.035),
        (-high, height, 0.035),
    ]
    first, second = (*lines, "", "")[:2]
    svg = (
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 600 1180'>"
        f"<g fill='{ink}' font-family='Inter' font-weight='800' text-anchor='middle'>"
        f"<text x='300' y='110' font-size='104' letter-spacing='2'>{first}</text>"
        f"<text x='300' y='1080' font-size='98'>{second}</text></g>"
        f"<path d='M300 190 L570 690 Q590 740 540 740 H60 Q10 740 30 690 Z' fill='none' stroke='{ink}' "
        "stroke-width='36' stroke-linejoin='round'/>"
        f"<g fill='none' stroke='{ink}' stroke-width='40' stroke-linecap='round' stroke-linejoin='round'>"
        "<path d='M264 474 L318 590 L450 556'/><path d='M318 590 L396 688'/>"
        "<path d='M264 474 L196 532 L150 604' stroke-width='30'/>"
        "<path d='M266 474 L336 466 L372 412' stroke-width='30'/></g>"
        f"<circle cx='246' cy='408' r='37' fill='{ink}'/>"
        f"<g fill='none' stroke='{ink}' stroke-width='24' stroke-linecap='round'>"
        "<path d='M110 850 q48 -40 95 0 t95 0 t95 0 t95 0'/>"
        "<path d='M110 930 q48 -40 95 0 t95 0 t95 0 t95 0'/></g></svg>"
    )
    art = drawing(svg, 900, 0.45)
    lean = 0.17
    for side in (-1, 1):
        before = objects()
        panel = silhouette(outline, 0.013, 0.003, body, seg=3, mid=2)
        slot = silhouette(
            [
                (-0.048, height - 0.062, 0.012),
                (0.048, height - 0.062, 0.012),
                (0.048, height - 0.030, 0.012),
                (-0.048, height - 0.030, 0.012),
            ],
            0.1,
            0.001,
            None,
        )
        boolean(panel, slot)
        frame = [
            (-low + 0.016, 0.045),
            (low - 0.016, 0.045),
            (high - 0.008, height - 0.085),
            (-high + 0.008, height - 0.085),
        ]
        closed = [(x, -0.0062 * 1, z) for x, z in frame + frame[:1]]
        pipe(closed, 0.0032, body, 0.02)
        card = decal(0.205, 0.403, (0, -0.0072, 0.295), art)
        outside_frame(card)
        half_gap = math.sin(lean) * height
        if side < 0:
            move(before, (0, -half_gap, 0), (-lean, 0, 0))
        else:
            move(before, (0, half_gap, 0), (-lean, 0, PI))
    top = math.cos(lean) * height
    for x in (-0.070, 0.070):
        rounded_box((0.040, 0.034, 0.026), (x, 0, top - 0.016), 0.008, body)
    return dict(az=-58, el=13, lens=90)


def dustpan_scoop(shell, dark, black):
    """Pan of the lobby dustpan: ribbed floor, cheeks that rise to the back, hood, rubber lip and rear wheels."""
    floor = [(-0.150, -0.130), (0.150, -0.130), (0.138, 0.075), (-0.138, 0.075)]
    flat_plate(floor, 0.006, shell, 0.002, 0.012, (0, 0, 0.006))
    rounded_box((0.300, 0.018, 0.005), (0, -0.136, 0.0045), 0.0015, black)
    for k in range(9):
        rounded_box((0.006, 0.150, 0.004), (-0.104 + 0.026 * k, -0.030, 0.0130), 0.0018, shell, seg=2)
    for side in (-1, 1):
        wall = [(-0.130, 0.008, 0.004), (0.075, 0.008, 0.010), (0.080, 0.120, 0.030)]
        wall += [(0.010, 0.112, 0.040), (-0.128, 0.022, 0.004)]
        cheek = silhouette(wall, 0.006, 0.002, shell)
        place(cheek, (0, 0, 0), (0, 0, PI / 2))
        place(cheek, (side * 0.142, 0, 0))
        # the rim that stiffens a cheek
        rim = [(side * 0.1425, -0.126, 0.024), (side * 0.1425, 0.000, 0.108), (side * 0.1425, 0.060, 0.117)]
        sweep(rim, 0.0052, shell, n=16)
        wheel(0.026, 0.020, (side * 0.120, 0.096, 0.026), black, dark, axis="x")
        rounded_box((0.012, 0.030, 0.050), (side * 0.100, 0.086, 0.036), 0.004, shell)
    hood = [(0.010, 0.110, 0.01), (0.080, 0.118, 0.03), (0.084, 0.006, 0.02)]
    hood += [(0.078, 0.006, 0.01), (0.072, 0.106, 0.02), (0.012, 0.102, 0.01)]
    back = silhouette(hood, 0.284, 0.0022, shell)
    place(back, (0, 0, 0), (0, 0, PI / 2))


def lobby_dustpan(colour="#5a6168", accent="#2f8f4e", shown=0.34):
    """Lobby dustpan: 0.30 m pan with rubber lip and rear wheels, hinged aluminium handle with the broom's clip.

    The handle leaves the picture above the height `shown`; whole, it is 0.93 m high.
    """
    shell = plastic(colour, 0.42, 0, coat=0.15)
    dark = plastic("#23272b", 0.45, 0)
    dustpan_scoop(shell, dark, rubber("#17181a", 0.6))
    # hinge: two lugs on the hood, a yoke with a coloured pin between them
    for side in (-1, 1):
        rounded_box((0.012, 0.042, 0.040), (side * 0.034, 0.048, 0.132), 0.005, shell)
    rounded_box((0.054, 0.034, 0.046), (0, 0.048, 0.140), 0.010, dark)
    pin = [(0, -0.044), (0.009, -0.044, 0.002), (0.009, 0.044, 0.002), (0, 0.044)]
    turned(pin, 0.001, plastic(accent, 0.34, 0, coat=0.2), n=48, loc=(0, 0.048, 0.138), rot=(0, PI / 2, 0))
    turned(
        [(0.0135, 0), (0.0175, 0.002, 0.003), (0.0160, 0.045, 0.003), (0.0115, 0.048)],
        0.001,
        dark,
        n=64,
        loc=(0, 0.049, 0.158),
    )
    outside_frame(pipe([(0, 0.049, 0.150), (0, 0.058, 0.900)], 0.0115, metal("#b7bbbe", 0.30)))
    # the clip for a broom's handle: a collar and an open claw
    collar = [(0.0120, 0), (0.0185, 0, 0.002), (0.0185, 0.034, 0.002), (0.0120, 0.034)]
    turned(collar, 0.001, dark, n=64, loc=(0, 0.0505, 0.262))
    rounded_box((0.030, 0.014, 0.024), (0.030, 0.0505, 0.279), 0.004, dark)
    claw = [
        (math.cos(t) * 0.016 + 0.060, 0.0505 + math.sin(t) * 0.016, 0.279)
        for t in np.linspace(0.75, 2 * PI - 0.75, 24)
    ]
    sweep(
        claw,
        1,
        plastic(accent, 0.34, 0, coat=0.2),
        smooth_path=False,
        shape=[(u * 0.012, v * 0.003) for u, v in ring(1, 1, 0.6, None, 16)],
    )
    fit_point((0, 0.054, shown))
    return dict(az=-62, el=20, lens=90)
