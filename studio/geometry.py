"""Shapes: boxes, turned and lofted solids, tubes, hoses, wheels, labels that hug what they lie on.

Metres, z up, the floor at z = 0. Every function adds one object to the scene and returns it. Outlines are
lists of points; a third number in a point is the radius of its own corner.
"""

import math

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector
from mathutils.bvhtree import BVHTree

PI = math.pi


def mesh_object(name, verts, faces, mat=None, smooth=True, auto=38):
    """Object from vertices and faces; edges sharper than `auto` degrees stay sharp."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(v) for v in verts], [], faces)
    outward(mesh)
    thing = link(name, mesh)
    if mat:
        mesh.materials.append(mat)
    if smooth:
        shade_smooth(mesh)
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = math.radians(auto)
    mesh.update()
    return thing


def link(name, mesh):
    """Put a mesh into the scene."""
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def outward(mesh, merge=0.0):
    """Let all faces look outwards; vertices closer than `merge` become one."""
    work = bmesh.new()
    work.from_mesh(mesh)
    if merge:
        bmesh.ops.remove_doubles(work, verts=work.verts, dist=merge)
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    work.to_mesh(mesh)
    work.free()


def shade_smooth(mesh):
    """Shade faces as one curved surface (edges sharper than the auto-smooth angle stay)."""
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))


def place(thing, loc=(0, 0, 0), rot=(0, 0, 0)):
    """Turn about x, then y, then z; then shift. The object's own origin stays where it is."""
    turn = Matrix.Rotation(rot[2], 4, "Z") @ Matrix.Rotation(rot[1], 4, "Y") @ Matrix.Rotation(rot[0], 4, "X")
    thing.data.transform(Matrix.Translation(loc) @ turn)
    thing.data.update()
    return thing


def deform(thing, move):
    """Send every vertex (x, y, z) to move(x, y, z)."""
    for vertex in thing.data.vertices:
        vertex.co = Vector(move(*vertex.co))
    thing.data.update()
    return thing


def apply_modifiers(thing):
    """Make bevels and cuts part of the mesh."""
    graph = bpy.context.evaluated_depsgraph_get()
    mesh = bpy.data.meshes.new_from_object(thing.evaluated_get(graph))
    thing.modifiers.clear()
    thing.data = mesh
    return thing


def bevel(thing, width, segments=3, angle=30):
    """Round the edges that are sharper than `angle` degrees."""
    modifier = thing.modifiers.new("bevel", "BEVEL")
    modifier.width = width
    modifier.segments = segments
    modifier.limit_method = "ANGLE"
    modifier.angle_limit = math.radians(angle)
    modifier.harden_normals = False
    thing.data.use_auto_smooth = True
    return thing


def boolean(thing, cutter, operation="DIFFERENCE"):
    """Cut one object with another, which disappears."""
    apply_modifiers(cutter)
    modifier = thing.modifiers.new("cut", "BOOLEAN")
    modifier.object = cutter
    modifier.operation = operation
    modifier.solver = "EXACT"
    apply_modifiers(thing)
    bpy.data.objects.remove(cutter)
    return thing


def union_remesh(things, voxel=0.002, smooth=6, mat=None):
    """Melt objects into one skin, as blow-moulded plastic does."""
    work = bmesh.new()
    for thing in things:
        if thing.modifiers:
            apply_modifiers(thing)
        work.from_mesh(thing.data)
    mesh = bpy.data.meshes.new("union")
    work.to_mesh(mesh)
    work.free()
    for thing in things:
        bpy.data.objects.remove(thing)
    union = link("union", mesh)
    remesh = union.modifiers.new("remesh", "REMESH")
    remesh.mode = "VOXEL"
    remesh.voxel_size = voxel
    remesh.use_smooth_shade = True
    if smooth:
        soften = union.modifiers.new("smooth", "SMOOTH")
        soften.iterations = smooth
        soften.factor = 0.5
    apply_modifiers(union)
    union.data.materials.clear()
    if mat:
        union.data.materials.append(mat)
    shade_smooth(union.data)
    return union


# ---------- outlines


def corner(before, at, after, radius, segments):
    """Points that round one corner of an outline."""
    a, b, c = (Vector(p[:2]) for p in (before, at, after))
    u, w = a - b, c - b
    length_u, length_w = u.length, w.length
    if radius <= 0 or length_u < 1e-9 or length_w < 1e-9:
        return [tuple(b)]
    u /= length_u
    w /= length_w
    angle = math.acos(max(-1, min(1, u.dot(w))))
    if angle > PI - 0.02:
        return [tuple(b)]
    reach = min(radius / math.tan(angle / 2), 0.48 * length_u, 0.48 * length_w)
    radius = reach * math.tan(angle / 2)
    centre = b + (u + w).normalized() * (radius / math.sin(angle / 2))
    first, last = b + u * reach - centre, b + w * reach - centre
    start = math.atan2(first.y, first.x)
    sweep_angle = (math.atan2(last.y, last.x) - start + PI) % (2 * PI) - PI
    steps = [start + sweep_angle * k / segments for k in range(segments + 1)]
    return [(centre.x + radius * math.cos(t), centre.y + radius * math.sin(t)) for t in steps]


def own_radius(point, default):
    """A point's own corner radius, or the default."""
    return point[2] if len(point) > 2 else default


def fillet(points, r=0.03, segments=8):
    """Closed outline with rounded corners."""
    out = []
    for k, point in enumerate(points):
        following = points[(k + 1) % len(points)]
        out += corner(points[k - 1], point, following, own_radius(point, r), segments)
    return out


def rounded(points, r=0.004, segments=4):
    """Open (r, z) line with rounded corners, for lathe()."""
    out = [points[0][:2]]
    for before, point, after in zip(points, points[1:], points[2:]):
        out += corner(before, point, after, own_radius(point, r), segments)
    return out + [points[-1][:2]]


def inset(outline, by):
    """The closed outline shrunk by a distance, with the same number of points."""
    count = len(outline)
    twice_area = sum(
        outline[k][0] * outline[(k + 1) % count][1] - outline[(k + 1) % count][0] * outline[k][1]
        for k in range(count)
    )
    sign = 1 if twice_area > 0 else -1
    out = []
    for k in range(count):
        a, b, c = Vector(outline[k - 1]), Vector(outline[k]), Vector(outline[(k + 1) % count])
        along = (b - a).normalized() + (c - b).normalized()
        along = along.normalized() if along.length > 1e-9 else Vector((1, 0))
        out.append(tuple(b + Vector((-along.y, along.x)) * sign * by))
    return out


def ring(hx, hy, r=None, e=None, n=96):
    """Closed outline of half sizes hx, hy: rounded rectangle (r) or superellipse (exponent e).

    It starts in the middle of the front (-y) and runs anticlockwise.
    """
    if e:
        out = []
        for k in range(n):
            t = -PI / 2 + 2 * PI * k / n
            c, s = math.cos(t), math.sin(t)
            x = hx * math.copysign(abs(c) ** (2 / e), c)
            out.append((x, hy * math.copysign(abs(s) ** (2 / e), s)))
        return out
    r = min(r, hx * 0.999, hy * 0.999)
    straight, turn = max(2, n // 16), n // 8

    def side(a, b, count):
        return [(a[0] + (b[0] - a[0]) * k / count, a[1] + (b[1] - a[1]) * k / count) for k in range(count)]

    def arc(cx, cy, start):
        angles = [start + PI / 2 * k / turn for k in range(turn)]
        return [(cx + r * math.cos(t), cy + r * math.sin(t)) for t in angles]

    out = side((0, -hy), (hx - r, -hy), straight) + arc(hx - r, -hy + r, -PI / 2)
    out += side((hx, -hy + r), (hx, hy - r), 2 * straight) + arc(hx - r, hy - r, 0)
    out += side((hx - r, hy), (-hx + r, hy), 2 * straight) + arc(-hx + r, hy - r, PI / 2)
    out += side((-hx, hy - r), (-hx, -hy + r), 2 * straight) + arc(-hx + r, -hy + r, PI)
    return out + side((-hx + r, -hy), (0, -hy), straight)


def bands(rows, count, closed=True):
    """Quads between rows of `count` points each."""
    faces = []
    for k in range(rows - 1):
        for i in range(count if closed else count - 1):
            j = (i + 1) % count
            faces.append((k * count + i, k * count + j, (k + 1) * count + j, (k + 1) * count + i))
    return faces


# ---------- solids


def rounded_box(size, loc=(0, 0, 0), r=0.01, mat=None, rot=(0, 0, 0), seg=4, taper=(1, 1)):
    """Box with rounded edges around loc; taper scales its top in x and y."""
    x, y, z = (s / 2 for s in size)
    tx, ty = taper
    verts = [(-x, -y, -z), (x, -y, -z), (x, y, -z), (-x, y, -z)]
    verts += [(-x * tx, -y * ty, z), (x * tx, -y * ty, z), (x * tx, y * ty, z), (-x * tx, y * ty, z)]
    faces = [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    thing = mesh_object("box", verts, faces, mat)
    place(thing, loc, rot)
    return bevel(thing, min(r, 0.49 * min(size)), seg)


def lathe(points, mat=None, n=96, loc=(0, 0, 0), rot=(0, 0, 0), auto=32, ang=(0, 2 * PI)):
    """Solid of revolution about z from plain (r, z) points; round them first with rounded(). ang: from, to."""
    whole = abs(ang[1] - ang[0] - 2 * PI) < 1e-6
    turns = [ang[0] + (ang[1] - ang[0]) * k / n for k in range(n if whole else n + 1)]
    verts = [(r * math.cos(t), r * math.sin(t), z) for r, z in points for t in turns]
    thing = mesh_object("lathe", verts, bands(len(points), len(turns), whole), mat, auto=auto)
    outward(thing.data, 1e-6)
    shade_smooth(thing.data)
    return place(thing, loc, rot)


def silhouette(points, w, edge=0.012, mat=None, r=0.03, y=0, seg=5, mid=6, cr=8, fn=None, auto=40):
    """Side silhouette of (x, z) points, extruded along y to the width w with round edges.

    Folds into slivers where `edge` exceeds a corner radius; machine_parts.hull() takes care of that.
    """
    outline = fillet(points, r, cr)
    count = len(outline)
    curve = [
        (edge * (1 - math.cos(k / seg * PI / 2)), edge * (1 - math.sin(k / seg * PI / 2)))
        for k in range(seg + 1)
    ]
    stations = [(-w / 2 + d, by) for d, by in curve]
    stations += [(-w / 2 + edge + (w - 2 * edge) * k / mid, 0) for k in range(1, mid)]
    stations += [(w / 2 - d, by) for d, by in reversed(curve)]
    verts = []
    for across, by in stations:
        verts += [(px, across + y, pz) for px, pz in (inset(outline, by) if by else outline)]
    faces = bands(len(stations), count)
    faces.append(tuple(range(count)))
    faces.append(tuple((len(stations) - 1) * count + k for k in reversed(range(count))))
    thing = mesh_object("silhouette", verts, faces, mat, auto=auto)
    return deform(thing, fn) if fn else thing


def loft(sections, mat=None, n=96, caps=(True, True), auto=40, fn=None):
    """Skin over outlines stacked along z: dicts of z, hx, hy, r or e, and optionally cx, cy."""
    rows = []
    for s in sections:
        outline = ring(s["hx"], s["hy"], s.get("r"), s.get("e"), n)
        rows.append([(x + s.get("cx", 0), y + s.get("cy", 0), s["z"]) for x, y in outline])
    count = len(rows[0])
    faces = bands(len(rows), count)
    if caps[0]:
        faces.append(tuple(reversed(range(count))))
    if caps[1]:
        faces.append(tuple((len(rows) - 1) * count + k for k in range(count)))
    thing = mesh_object("loft", [p for row in rows for p in row], faces, mat, auto=auto)
    return deform(thing, fn) if fn else thing


def soft(z0, z1, bottom, top, rb=0.01, rt=0.01, k=5, extra=()):
    """Sections for loft() from z0 to z1 with bottom and top edges rounded by rb and rt."""

    def shrunk(section, by, z):
        out = dict(section, hx=section["hx"] - by, hy=section["hy"] - by, z=z)
        if out.get("r"):
            out["r"] = max(0.001, out["r"] - by)
        return out

    angles = [i / k * PI / 2 for i in range(k + 1)]
    low = [shrunk(bottom, rb * (1 - math.sin(t)), z0 + rb * (1 - math.cos(t))) for t in angles]
    high = [shrunk(top, rt * (1 - math.sin(t)), z1 - rt * (1 - math.cos(t))) for t in reversed(angles)]
    return low + [dict(section) for section in extra] + high


# ---------- tubes and wheels


def catmull(points, step=0.01):
    """Smooth line through the points, cut into equal steps."""
    line = [Vector(p) for p in points]
    line = [line[0] * 2 - line[1]] + line + [line[-1] * 2 - line[-2]]
    fine = []
    for a, b, c, d in zip(line, line[1:], line[2:], line[3:]):
        for k in range(24):
            t = k / 24
            bend = (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3
            fine.append(0.5 * (2 * b + (c - a) * t + bend))
    fine.append(line[-2])
    length = [0]
    for p, q in zip(fine, fine[1:]):
        length.append(length[-1] + (q - p).length)
    count = max(2, int(length[-1] / step))
    out, j = [], 0
    for k in range(count + 1):
        at = length[-1] * k / count
        while j < len(length) - 2 and length[j + 1] < at:
            j += 1
        share = (at - length[j]) / max(1e-9, length[j + 1] - length[j])
        out.append(fine[j].lerp(fine[j + 1], share))
    return out


def sweep(points, r, mat=None, step=0.01, n=20, rf=None, smooth_path=True, shape=None, caps=True, auto=50):
    """Tube along a path. rf(distance) varies its radius; shape is a section of (u, v) points instead of a circle."""
    path = catmull(points, step) if smooth_path else [Vector(p) for p in points]
    last = len(path) - 1
    tangents = [(path[min(k + 1, last)] - path[max(k - 1, 0)]).normalized() for k in range(last + 1)]
    up = Vector((0, 0, 1)) if abs(tangents[0].z) < 0.9 else Vector((0, 1, 0))
    normal = (up - tangents[0] * up.dot(tangents[0])).normalized()
    section = shape or [(math.cos(2 * PI * k / n), math.sin(2 * PI * k / n)) for k in range(n)]
    count, travelled, verts = len(section), 0, []
    for k, point in enumerate(path):
        if k:
            travelled += (point - path[k - 1]).length
            normal = (normal - tangents[k] * normal.dot(tangents[k])).normalized()
        across = tangents[k].cross(normal)
        width = r * (rf(travelled) if rf else 1)
        verts += [point + normal * (u * width) + across * (v * width) for u, v in section]
    faces = bands(len(path), count)
    if caps:
        faces.append(tuple(reversed(range(count))))
        faces.append(tuple(last * count + k for k in range(count)))
    return mesh_object("sweep", verts, faces, mat, auto=auto)


def hose(points, r, mat, pitch=0.011, amp=0.09):
    """Corrugated hose."""

    def wave(travelled):
        return 1 + amp * max(-0.75, math.sin(2 * PI * travelled / pitch))

    return sweep(points, r, mat, step=pitch / 6, n=24, rf=wave, auto=80)


def pipe(points, r, mat, bend=0.05):
    """Straight pipe with bent corners."""
    line = [Vector(p) for p in points]
    out = [line[0]]
    for a, b, c in zip(line, line[1:], line[2:]):
        u, w = a - b, c - b
        reach = min(bend, 0.45 * u.length, 0.45 * w.length)
        start, end = b + u.normalized() * reach, b + w.normalized() * reach
        for k in range(13):
            t = k / 12
            out.append(start * (1 - t) ** 2 + b * 2 * t * (1 - t) + end * t * t)
    return sweep(out + [line[-1]], r, mat, smooth_path=False, n=32)


def wheel(r, w, loc, tyre, hub, axis="y", cap=None, spokes=0):
    """Wheel of radius r and width w with dished hub, cap and optional spokes."""
    rot = (PI / 2, 0, 0) if axis == "y" else (0, PI / 2, 0)
    h, inner = w / 2, r * 0.66
    outline = [(inner, -h * 0.86), (r * 0.90, -h, 0.006), (r, -h * 0.62, 0.008)]
    outline += [(r, h * 0.62, 0.008), (r * 0.90, h, 0.006), (inner, h * 0.86)]
    thing = lathe(rounded(outline, segments=5), tyre, loc=loc, rot=rot)
    dish = [(0, 0.55), (r * 0.16, 0.55), (r * 0.18, 0.5), (r * 0.5, 0.35, 0.004)]
    dish += [(inner * 0.93, 0.72, 0.003), (inner + 0.001, 0.80)]
    outline = [(p[0], -p[1] * h, *p[2:]) for p in dish] + [(p[0], p[1] * h, *p[2:]) for p in reversed(dish)]
    lathe(rounded(outline, 0.003), hub, loc=loc, rot=rot)
    knob = [(0, 0.95), (r * 0.2, 0.95, 0.004), (r * 0.22, 0.5)]
    outline = [(p[0], -p[1] * h, *p[2:]) for p in knob] + [(p[0], p[1] * h, *p[2:]) for p in reversed(knob)]
    lathe(rounded(outline, 0.002), cap or hub, loc=loc, rot=rot)
    for k in range(spokes if axis == "y" else 0):
        spoke = rounded_box((r * 0.42, w * 0.80, r * 0.09), (0, 0, 0), 0.004, hub)
        place(spoke, (r * 0.44, 0, 0))
        place(spoke, loc, (0, 2 * PI * k / spokes, 0))
    return thing


# ---------- labels


def patch(sections, z0, z1, u0, u1, mat, off=0.0006, n=96, nu=40, nz=20, fn=None):
    """Label that hugs a loft between the heights z0, z1 and the outline shares u0, u1 (0 is the front)."""
    heights = [s["z"] for s in sections]

    def on_outline(section, share):
        outline = ring(section["hx"] + off, section["hy"] + off, section.get("r"), section.get("e"), n)
        at = (share % 1) * len(outline)
        i = int(at) % len(outline)
        j, t = (i + 1) % len(outline), at - int(at)
        x = outline[i][0] * (1 - t) + outline[j][0] * t + section.get("cx", 0)
        return x, outline[i][1] * (1 - t) + outline[j][1] * t + section.get("cy", 0)

    def at(z, share):
        k = max(0, min(len(heights) - 2, np.searchsorted(heights, z) - 1))
        t = (z - heights[k]) / max(1e-9, heights[k + 1] - heights[k])
        low, high = on_outline(sections[k], share), on_outline(sections[k + 1], share)
        return low[0] * (1 - t) + high[0] * t, low[1] * (1 - t) + high[1] * t, z

    verts = [
        at(z0 + (z1 - z0) * a / nz, u0 + (u1 - u0) * b / nu) for a in range(nz + 1) for b in range(nu + 1)
    ]
    row = nu + 1
    middle = verts[(nz // 2) * row : (nz // 2 + 1) * row]
    walked = [0]  # u by arc length, so that the artwork is not stretched
    for p, q in zip(middle, middle[1:]):
        walked.append(walked[-1] + (Vector(q) - Vector(p)).length)
    label = mesh_object("label", verts, bands(nz + 1, row, closed=False), mat)
    layer = label.data.uv_layers.new()
    for loop in label.data.loops:
        k = loop.vertex_index
        layer.data[loop.index].uv = (walked[k % row] / walked[-1], (k // row) / nz)
    return deform(label, fn) if fn else label


def decal(w, h, loc, mat, face="-y", tilt=0, roll=0):
    """Flat textured card that looks towards -y, +y, +x, -x or +z."""
    corners = [(-w / 2, 0, -h / 2), (w / 2, 0, -h / 2), (w / 2, 0, h / 2), (-w / 2, 0, h / 2)]
    card = mesh_object("decal", corners, [(0, 1, 2, 3)], mat, smooth=False)
    layer = card.data.uv_layers.new()
    for loop in card.data.loops:
        point = card.data.vertices[loop.vertex_index].co
        layer.data[loop.index].uv = (point.x / w + 0.5, point.z / h + 0.5)
    turn = {"-y": 0, "+x": PI / 2, "+y": PI, "-x": -PI / 2, "+z": 0}[face]
    place(card, (0, 0, 0), ((-PI / 2 if face == "+z" else 0) + tilt, roll, 0))
    return place(card, loc, (0, 0, turn))


def snap(card, direction=(0, 1, 0), off=0.0005, back=0.05, n=24):
    """Lay a flat card onto whatever is behind it along the direction; objects marked nosnap do not count."""
    graph = bpy.context.evaluated_depsgraph_get()
    verts, faces = [], []
    for thing in bpy.context.scene.objects:
        if thing == card or thing.type != "MESH" or thing.get("nosnap"):
            continue
        evaluated = thing.evaluated_get(graph)
        mesh = evaluated.to_mesh()
        first = len(verts)
        verts += [v.co.copy() for v in mesh.vertices]
        faces += [tuple(first + k for k in polygon.vertices) for polygon in mesh.polygons]
        evaluated.to_mesh_clear()
    tree = BVHTree.FromPolygons(verts, faces)
    toward = Vector(direction).normalized()
    work = bmesh.new()
    work.from_mesh(card.data)
    bmesh.ops.subdivide_edges(work, edges=work.edges, cuts=n, use_grid_fill=True)
    for vertex in work.verts:
        hit = tree.ray_cast(vertex.co - toward * back, toward, 0.3)
        if hit[0]:
            vertex.co = hit[0] - toward * off
    work.to_mesh(card.data)
    work.free()
    shade_smooth(card.data)
    card["nosnap"] = 1
    return card
