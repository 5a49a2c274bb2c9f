"""Parts that bottles and wall-mounted units share. The front looks towards -y."""

import math

import numpy as np

from geometry import (
    PI,
    catmull,
    decal,
    fillet,
    inset,
    lathe,
    loft,
    mesh_object,
    place,
    rounded,
    rounded_box,
    silhouette,
    snap,
    soft,
    sweep,
)
from materials import drawing, metal, plastic
from models.labels import svg_page


def dense(polygon, step):
    """Closed polygon with extra points, so that no edge is longer than step."""
    out = []
    for p, q in zip(polygon, polygon[1:] + polygon[:1]):
        parts = max(1, math.ceil(math.dist(p, q) / step))
        out += [(p[0] + (q[0] - p[0]) * k / parts, p[1] + (q[1] - p[1]) * k / parts) for k in range(parts)]
    return out


def safe_inset(polygon, d):
    """Inset by d with the same number of points; where the inset would fold over itself it is bridged."""
    moved = np.array(inset(polygon, d))
    start = np.array(polygon)
    along = np.roll(start, -1, 0) - start
    length = np.maximum((along**2).sum(1), 1e-12)
    t = np.clip(((moved[:, None] - start[None]) * along[None]).sum(-1) / length, 0, 1)
    gap = np.linalg.norm(moved[:, None] - (start[None] + t[..., None] * along[None]), axis=-1).min(1)
    good = np.where(gap > d * 0.985)[0]
    n = len(moved)
    if len(good) < 3:
        return [tuple(p) for p in moved]
    for k, i in enumerate(good):
        j = good[(k + 1) % len(good)]
        span = (j - i) % n
        for m in range(1, span):
            moved[(i + m) % n] = moved[i] + (moved[j] - moved[i]) * m / span
    return [tuple(p) for p in moved]


def side(points, width, edge, mat, x=0.0, bulge=0.0, mid=14, r=0.01, step=0.006):
    """Part with a side silhouette of (distance in front of the wall, height) points and round edges."""
    outline = dense(fillet([(-p[0], *p[1:]) for p in points], r, 8), step)
    rounds = 7
    rows = []
    for k in range(rounds + 1):
        a = k / rounds * PI / 2
        rows.append((edge * (1 - math.cos(a)), edge * (1 - math.sin(a))))
    stations = [(-width / 2 + d, i) for d, i in rows]
    stations += [(-width / 2 + edge + (width - 2 * edge) * k / mid, 0) for k in range(1, mid)]
    stations += [(width / 2 - d, i) for d, i in reversed(rows)]
    verts = []
    for across, by in stations:
        shape = safe_inset(outline, by) if by > 1e-9 else outline
        verts += [(-across + x, py, pz) for py, pz in shape]
    n = len(outline)
    faces = []
    for k in range(len(stations) - 1):
        for i in range(n):
            j = (i + 1) % n
            faces.append((k * n + i, k * n + j, (k + 1) * n + j, (k + 1) * n + i))
    faces.append(tuple(range(n)))
    faces.append(tuple((len(stations) - 1) * n + i for i in reversed(range(n))))
    if bulge:
        verts = [(vx, vy * (1 + bulge * (1 - ((vx - x) / width * 2) ** 2)), vz) for vx, vy, vz in verts]
    return mesh_object("side", verts, faces, mat, auto=34)


def on_front(svg, width, height, x, z, rough=0.2, emission=0, px=700, off=0.0005):
    """Flat artwork laid on whatever part is foremost at (x, z)."""
    card = decal(width, height, (x, -0.6, z), drawing(svg, px, rough, emission))
    return snap_far(card, off)


def snap_far(card, off):
    """snap() from far in front of the product, so that depth need not be known."""
    for vertex in card.data.vertices:
        vertex.co.y = -0.25
    return snap(card, (0, 1, 0), off, 0.05, 24)


def paper(colour="#e6e6e2"):
    """Soft embossed paper."""
    mat = plastic(colour, 0.9, 0, spec=0.1)
    nodes, links = mat.node_tree.nodes, mat.node_tree.links
    coords = nodes.new("ShaderNodeTexCoord")
    dots = nodes.new("ShaderNodeTexVoronoi")
    dots.inputs["Scale"].default_value = 150
    dots.inputs["Randomness"].default_value = 0.25
    bump = nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = 0.5
    bump.inputs["Distance"].default_value = 0.002
    links.new(coords.outputs["Object"], dots.inputs["Vector"])
    links.new(dots.outputs["Distance"], bump.inputs["Height"])
    links.new(bump.outputs["Normal"], nodes["Principled BSDF"].inputs["Normal"])
    return mat


def steel():
    """Satin stainless steel, brushed lengthwise."""
    return metal("#c6cacd", 0.30, (90, 90, 1.5))


def sheet(path, width, mat, wave=0.0, x=0.0):
    """Hanging sheet along (distance in front of the wall, height) points; wave is its sideways curl."""
    line = catmull([(0, -d, z) for d, z in path], 0.004)
    across = 36
    verts = []
    for k, p in enumerate(line):
        fall = k / (len(line) - 1)
        for i in range(across + 1):
            u = i / across * 2 - 1
            verts.append((x + u * width / 2, p.y + wave * fall * math.sin(u * 5.0 + 0.6), p.z))
    row = across + 1
    faces = []
    for k in range(len(line) - 1):
        for i in range(across):
            faces.append((k * row + i, k * row + i + 1, (k + 1) * row + i + 1, (k + 1) * row + i))
    return mesh_object("sheet", verts, faces, mat, auto=80)


def window_svg(w, h, liquid, level, glass="#14191d"):
    """Level window: a dark glossy slot, filled with liquid up to level (0..1)."""
    top = h * (1 - level)
    return svg_page(
        w,
        h,
        f"<defs><clipPath id='c'><rect width='{w}' height='{h}' rx='{w * 0.48}'/></clipPath></defs>",
        f"<g clip-path='url(#c)'><rect width='{w}' height='{h}' fill='{glass}'/>",
        f"<rect y='{top}' width='{w}' height='{h}' fill='{liquid}'/>",
        f"<rect y='{top}' width='{w}' height='{h * 0.012}' fill='#ffffff' opacity='.45'/>",
        f"<rect x='{w * 0.66}' width='{w * 0.12}' height='{h}' fill='#ffffff' opacity='.22'/></g>",
        f"<rect x='{w * 0.03}' y='{w * 0.03}' width='{w * 0.94}' height='{h - w * 0.06}' rx='{w * 0.45}' ",
        f"fill='none' stroke='#5d666d' stroke-width='{w * 0.06}'/>",
    )


def key_lock(x, y, z, mat, dark):
    """Small round lock that faces up."""
    lathe(rounded([(0, 0.0020), (0.0080, 0.0020, 0.001), (0.0085, -0.004)], 0.0006), mat, loc=(x, y, z))
    rounded_box((0.0020, 0.0080, 0.0010), (x, y, z + 0.0020), 0.0003, dark)


def shifted(dx, dy, dz=0.0):
    """Vertex function that moves a part by (dx, dy, dz)."""
    return lambda x, y, z: (x + dx, y + dy, z + dz)


def ribbed(radius, z0, z1, mat, loc=(0, 0, 0), ribs=40, depth=0.0009, edge=0.0015, rot=(0, 0, 0), top=0.0):
    """Cylinder with fine grip ribs and rounded edges; top is the extra height of a domed crown."""
    per = 6
    n = ribs * per
    rows = [(z0, 0.0, -edge), (z0 + edge * 0.3, 0.3, -edge * 0.3), (z0 + edge, 1.0, 0.0)]
    rows += [
        (z1 - edge * 2.2, 1.0, 0.0),
        (z1 - edge, 0.25, -edge * 0.15),
        (z1 - edge * 0.3, 0.0, -edge * 0.5),
    ]
    rows += [(z1, 0.0, -edge * 1.3)]
    verts = []
    for z, rib, grow in rows:
        for i in range(n):
            a = 2 * PI * i / n
            wave = 0.5 + 0.5 * math.cos(a * ribs)
            r = radius + grow - depth * (1 - rib) - depth * rib * (1 - wave) ** 0.7
            verts.append((r * math.cos(a), r * math.sin(a), z))
    faces = []
    for k in range(len(rows) - 1):
        for i in range(n):
            j = (i + 1) % n
            faces.append((k * n + i, k * n + j, (k + 1) * n + j, (k + 1) * n + i))
    faces.append(tuple(reversed(range(n))))
    last = (len(rows) - 1) * n
    crown = len(verts)
    verts.append((0, 0, z1 + top))
    faces += [(last + i, last + (i + 1) % n, crown) for i in range(n)]
    return place(mesh_object("ribbed", verts, faces, mat, auto=40), loc, rot)


def trigger_head(x, y, z, white, colour, dark):
    """Trigger sprayer on a neck whose top is at height z; it points to -X and is 0.085 m high."""
    move = shifted(x, y, z)
    ribbed(0.0195, 0.0, 0.024, colour, (x, y, z), 30, 0.0010, 0.0014)
    lathe(
        rounded([(0, 0.022), (0.0150, 0.022, 0.002), (0.0135, 0.031), (0, 0.031)], 0.001),
        white,
        loc=(x, y, z),
    )
    shroud = [(0.032, 0.029, 0.007), (0.043, 0.049, 0.014), (0.036, 0.071, 0.013), (0.004, 0.0785, 0.02)]
    shroud += [
        (-0.036, 0.0770, 0.008),
        (-0.047, 0.0730, 0.004),
        (-0.047, 0.0550, 0.004),
        (-0.031, 0.0505, 0.006),
    ]
    shroud += [(-0.018, 0.0430, 0.006), (-0.0145, 0.0290, 0.004)]
    silhouette(shroud, 0.0260, 0.0025, white, fn=move, auto=50)
    inlay = [(0.037, 0.053, 0.004), (0.032, 0.0665, 0.006), (0.004, 0.0730, 0.01), (-0.030, 0.0720, 0.004)]
    inlay += [(-0.030, 0.0655, 0.002), (0.0, 0.0655, 0.01), (0.026, 0.056, 0.006)]
    silhouette(inlay, 0.0268, 0.0012, colour, fn=move)
    nozzle_axis = (x - 0.0450, y, z + 0.0640)
    lathe(
        rounded([(0, 0), (0.0112, 0, 0.001), (0.0112, 0.003), (0, 0.003)], 0.0005),
        dark,
        loc=nozzle_axis,
        rot=(0, -PI / 2, 0),
    )
    nozzle = loft(
        soft(0.0025, 0.0165, dict(hx=0.0115, hy=0.0115, e=5), dict(hx=0.0105, hy=0.0105, e=5), 0.001, 0.0015),
        colour,
    )
    place(nozzle, nozzle_axis, (0, -PI / 2, 0))
    lathe([(0.0, 0.0166), (0.0035, 0.0166), (0.0042, 0.0160)], dark, loc=nozzle_axis, rot=(0, -PI / 2, 0))
    lever = [(-0.026, 0.053, 0.002), (-0.017, 0.049, 0.002), (-0.0185, 0.031, 0.02), (-0.0255, 0.012, 0.02)]
    lever += [
        (-0.037, -0.0065, 0.005),
        (-0.0425, -0.0045, 0.003),
        (-0.0350, 0.012, 0.02),
        (-0.0285, 0.032, 0.02),
    ]
    silhouette(lever, 0.0175, 0.0025, colour, fn=move, cr=10)


def pump_head(x, y, z, colour):
    """Lotion pump on a neck whose top is at height z; its spout points to -X and it is 0.065 m high."""
    ribbed(0.0195, 0.0, 0.019, colour, (x, y, z), 36, 0.0009, 0.0015)
    stem = [
        (0, 0.018),
        (0.0135, 0.018, 0.002),
        (0.0125, 0.025, 0.002),
        (0.0050, 0.027, 0.001),
        (0.0046, 0.046),
        (0, 0.046),
    ]
    lathe(rounded(stem, 0.001), colour, loc=(x, y, z))
    head = [(0, 0.044), (0.0125, 0.044, 0.001), (0.0140, 0.052, 0.004), (0.0125, 0.060, 0.004), (0, 0.0625)]
    lathe(rounded(head, 0.002, 7), colour, loc=(x, y, z))
    path = [
        (x - 0.004, y, z + 0.0545),
        (x - 0.022, y, z + 0.0550),
        (x - 0.038, y, z + 0.0530),
        (x - 0.046, y, z + 0.0455),
    ]
    sweep(path, 0.0050, colour, step=0.002, n=24)
