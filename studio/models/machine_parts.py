"""Parts that machines share. Front of a machine is +x, its right side is -y."""

import math
from types import SimpleNamespace

import bpy
import numpy as np

from geometry import (
    PI,
    decal,
    fillet,
    inset,
    lathe,
    mesh_object,
    patch,
    place,
    ring,
    rounded,
    rounded_box,
    silhouette,
    snap,
    sweep,
    wheel,
)
from materials import drawing, linear, metal, plastic, rubber

FONT = "font-family='Inter'"


def palette(brand, body):
    """The materials every machine shares; brand and body are hex colours."""
    return SimpleNamespace(
        brand=plastic(brand, 0.26, 0.08, coat=0.5),
        body=plastic(body, 0.28, 0.10, coat=0.3),
        dark=plastic("#17191c", 0.36, 0.20),
        mid=plastic("#4f565d", 0.40, 0.20),
        grey=plastic("#8b939a", 0.40),
        rubber=rubber(),
        hose=plastic("#2a2d31", 0.45, 0.05),
        steel=metal("#cfd2d5", 0.24, (1, 1, 90)),
        chrome=metal("#d9dcde", 0.17),
        alu=metal("#c3c7ca", 0.30),
        red=plastic("#c8281e", 0.30, 0, coat=0.4),
        yellow=plastic("#f2b705", 0.35, 0.05),
        green=plastic("#2f9e44", 0.35, 0.05),
    )


def hull(points, width, edge=0.012, mat=None, **options):
    """Side silhouette with round edges; shrinks the edge radius until the rounding stops folding over."""
    corners = [(p[0], p[1], max(p[2] if len(p) > 2 else 0.03, edge * 1.05)) for p in points]
    outline = fillet(corners, options.get("r", 0.03), options.get("cr", 8))
    count = len(outline)

    def folded(depth):
        inner = inset(outline, depth)
        for k in range(count):
            nxt = (k + 1) % count
            along = (outline[nxt][0] - outline[k][0]) * (inner[nxt][0] - inner[k][0])
            along += (outline[nxt][1] - outline[k][1]) * (inner[nxt][1] - inner[k][1])
            if along < -1e-10:
                return True
        return False

    while edge > 0.002 and folded(edge):
        edge *= 0.88
    return silhouette(corners, width, edge, mat, **options)


def cyl(r, h, loc, mat, rot=(0, 0, 0), edge=0.004, hole=0):
    """Rounded disc or drum that starts at loc and grows along its own +z."""
    outline = [(hole, 0), (r, 0, edge), (r, h, edge), (hole, h)]
    if hole:
        outline = [(hole, h / 2)] + outline + [(hole, h / 2)]
    return lathe(rounded(outline, edge), mat, loc=loc, rot=rot)


def torus(big, small, loc, mat, rot=(0, 0, 0)):
    """Ring: steering wheels, guards, cable loops."""
    outline = [
        (big + small * math.cos(2 * PI * k / 16), small * math.sin(2 * PI * k / 16)) for k in range(17)
    ]
    return lathe(outline, mat, n=64, loc=loc, rot=rot, auto=80)


def assembled(build, loc=(0, 0, 0), rot=(0, 0, 0)):
    """Build parts around the origin, then move all of them as one unit."""
    others = list(bpy.context.scene.objects)
    hidden = [o for o in others if not o.get("nosnap")]
    for o in hidden:
        o["nosnap"] = 1
    build()
    for o in hidden:
        del o["nosnap"]
    for part in list(bpy.context.scene.objects):
        if part not in others:
            place(part, loc, rot)


def castor(x, y, r, m, yaw=0.0):
    """Swivel castor standing on the floor."""

    def build():
        wheel(r, r * 0.75, (0, 0, r), m.rubber, m.grey)
        for side in (-1, 1):
            rounded_box((r * 1.0, r * 0.18, r * 1.5), (r * 0.15, side * r * 0.52, r * 1.65), r * 0.08, m.dark)
        rounded_box((r * 1.5, r * 1.3, r * 0.4), (r * 0.3, 0, r * 2.35), r * 0.12, m.dark)

    assembled(build, (x, y, 0), (0, 0, yaw))


def slots(count, start, step, size, mat, rot=(0, 0, 0), r=0.003):
    """Row of cooling slots."""
    for k in range(count):
        centre = [start[i] + step[i] * k for i in range(3)]
        rounded_box(size, centre, r, mat, rot=rot)


def is_light(colour):
    """True when dark print reads better than white on this colour."""
    red, green, blue = linear(colour)[:3]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.40


def tag(title, sub, width, loc, on, face="-y", toward=(0, 1, 0), bend=True):
    """Type mark printed straight on a part of colour `on`, laid on whatever lies behind it."""
    ink = "#1a2128" if is_light(on) else "#ffffff"
    small = f"<text x='8' y='232' {FONT} font-weight='600' font-size='62' fill='{ink}'>{sub}</text>"
    svg = (
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 900 270'>"
        f"<text x='0' y='150' {FONT} font-weight='800' font-size='185' letter-spacing='-5' "
        f"fill='{ink}'>{title}</text>"
        f"{small}</svg>"
    )
    card = decal(width, width * 0.3, loc, drawing(svg, 1200, 0.28), face)
    return snap(card, toward) if bend else card


def plate_art(title, sub, brand, dark=False):
    """Type plate artwork: material and its width for a height of 1; the plate is as wide as its text."""
    paper, ink, soft_ink = ("#1d2226", "#ffffff", "#c9d0d6") if dark else ("#f6f7f8", "#1a2128", "#50606d")
    wide = 130 + max(82 * len(title), 33 * len(sub))
    svg = (
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {wide} 270'>"
        f"<rect width='{wide}' height='270' rx='26' fill='{paper}'/>"
        f"<rect width='32' height='270' fill='{brand}'/>"
        f"<text x='78' y='140' {FONT} font-weight='800' font-size='128' fill='{ink}'>{title}</text>"
        f"<text x='80' y='218' {FONT} font-weight='500' font-size='58' fill='{soft_ink}'>{sub}</text></svg>"
    )
    return drawing(svg, 1200, 0.28), wide / 270


def plate(title, sub, height, brand, loc, face="-y", toward=(0, 1, 0), bend=True):
    """Type plate with a brand-coloured edge, laid on whatever lies behind it."""
    art, aspect = plate_art(title, sub, brand)
    card = decal(height * aspect, height, loc, art, face)
    return snap(card, toward) if bend else card


def drum_plate(title, sub, brand, radius, z, height, azimuth, cx=0.0, dark=False):
    """Type plate bent round an upright drum; azimuth in degrees, 0 = front, -90 = right side."""
    art, aspect = plate_art(title, sub, brand, dark)
    low = dict(z=z - height, hx=radius, hy=radius, e=2, cx=cx)
    high = dict(z=z + height, hx=radius, hy=radius, e=2, cx=cx)
    half_share = height * aspect / (4 * PI * radius)
    middle = (azimuth + 90) / 360
    ends = (middle - half_share, middle + half_share)
    return patch([low, high], z - height / 2, z + height / 2, *ends, art, off=0.0012)


def tufts(centre, r_in, r_out, z_top, z_low, count, mat, rows=2, thick=0.0022):
    """Ring of brush tufts: thin prisms that splay outwards."""
    cx, cy = centre
    rng = np.random.default_rng(7)
    verts, faces = [], []
    for row in range(rows):
        for k in range(count):
            a = 2 * PI * (k + 0.5 * row) / count + rng.normal(0, 0.012)
            top_r = r_in * (1 - 0.10 * row)
            low_r = r_out * (1 - 0.12 * row) * (1 + rng.normal(0, 0.012))
            low = z_low + abs(rng.normal(0, 0.0015))
            base = len(verts)
            for r, z, t in ((top_r, z_top, thick), (low_r, low, thick * 0.8)):
                for side in range(3):
                    b = a + 2 * PI * side / 3
                    x = cx + r * math.cos(a) + t * math.cos(b)
                    y = cy + r * math.sin(a) + t * math.sin(b)
                    verts.append((x, y, z))
            faces += [(base, base + 1, base + 4, base + 3), (base + 1, base + 2, base + 5, base + 4)]
            faces += [(base + 2, base, base + 3, base + 5), (base + 3, base + 4, base + 5)]
    return mesh_object("tufts", verts, faces, mat, smooth=False)


def cable_loops(loc, rot, mat, width=0.10, height=0.22, loops=4):
    """Mains cable wound up on a hook; hangs in its own XZ plane."""

    def build():
        for k in range(loops):
            w = width * (1 + 0.05 * k)
            h = height * (1 - 0.04 * k)
            y = (k - loops / 2) * 0.008
            points = []
            for i in range(49):
                a = 2 * PI * i / 48
                sx = math.copysign(abs(math.cos(a)) ** 0.8, math.cos(a))
                points.append((w / 2 * sx, y + 0.003 * math.sin(3 * a + k), h / 2 * math.sin(a)))
            sweep(points, 0.0045, mat, smooth_path=False, n=10, caps=False)

    assembled(build, loc, rot)


def squeegee(x, half, m, bow=0.14):
    """Curved suction foot behind a scrubber-dryer."""
    arc = [(x - bow * (1 - (y / half) ** 2), y, 0.06) for y in np.linspace(-half, half, 33)]
    bar = [(u * 0.018, v * 0.028) for u, v in ring(1, 1, 0.35, None, 32)]
    lip = [(u * 0.026, v * 0.006) for u, v in ring(1, 1, 0.3, None, 16)]
    sweep(arc, 1, m.alu, smooth_path=False, shape=bar)
    sweep([(px + 0.004, py, 0.027) for px, py, pz in arc], 1, m.rubber, smooth_path=False, shape=lip)
    for side in (-1, 1):
        cyl(0.026, 0.032, (x, side * (half + 0.008), 0.045), m.grey)
