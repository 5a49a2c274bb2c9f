"""Parts and materials that hand tools and consumables share."""

import math

import bpy
import numpy as np

from geometry import (
    PI,
    decal,
    deform,
    lathe,
    loft,
    mesh_object,
    place,
    ring,
    rounded,
    rounded_box,
    silhouette,
    snap,
    sweep,
    wheel,
)
from materials import bumped, drawing, linear, metal, plastic, principled, rubber
from models.labels import text_width


def objects():
    """Set of all objects in the scene (take one before and one after building a part)."""
    return set(bpy.context.scene.objects)


def move(before, loc=(0, 0, 0), rot=(0, 0, 0)):
    """Rotate, then shift every mesh made since ``before``; returns them."""
    made = [o for o in objects() - before if o.type == "MESH"]
    for o in made:
        place(o, loc, rot)
    return made


def outside_frame(o):
    """Exclude an object from the camera fit, so that it may run out of the picture."""
    o["nofit"] = 1
    return o


def fit_point(*points):
    """Loose vertices that the camera fit must keep in the picture (they do not render)."""
    return mesh_object("fit", points, [], smooth=False)


def fibrous(hexc, scale=350, depth=0.0012, mottle=0.45, rough=0.92, sheen=0.3, tint=True, bump=0.8):
    """Matte fibre or textile material: noise bump, light/dark mottling, per-fibre tint attribute."""
    m, n, l, b = principled("fibrous")
    b.inputs["Roughness"].default_value = rough
    b.inputs["Specular"].default_value = 0.2
    b.inputs["Sheen"].default_value = sheen
    if tint:
        attribute = n.new("ShaderNodeAttribute")
        attribute.attribute_name = "tint"
    if tint and scale >= 500:  # finer than a fibre is thick: only the tint can be seen
        colour = n.new("ShaderNodeVectorMath")
        colour.operation = "MULTIPLY"
        colour.inputs[0].default_value = linear(hexc)[:3]
        l.new(attribute.outputs["Color"], colour.inputs[1])
        l.new(colour.outputs["Vector"], b.inputs["Base Color"])
        return m
    coord = n.new("ShaderNodeTexCoord")
    noise = n.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = scale
    noise.inputs["Detail"].default_value = 4
    l.new(coord.outputs["Object"], noise.inputs["Vector"])
    bumped(n, l, b, noise.outputs["Fac"], bump, depth)
    gain = n.new("ShaderNodeMapRange")
    gain.inputs["From Min"].default_value = 0.3
    gain.inputs["From Max"].default_value = 0.7
    gain.inputs["To Min"].default_value = 1 - mottle
    gain.inputs["To Max"].default_value = 1 + mottle * 0.6
    l.new(noise.outputs["Fac"], gain.inputs["Value"])
    scaled = n.new("ShaderNodeVectorMath")
    scaled.operation = "SCALE"
    scaled.inputs[0].default_value = linear(hexc)[:3]
    l.new(gain.outputs["Result"], scaled.inputs["Scale"])
    out = scaled.outputs["Vector"]
    if tint:
        tinted = n.new("ShaderNodeVectorMath")
        tinted.operation = "MULTIPLY"
        l.new(out, tinted.inputs[0])
        l.new(attribute.outputs["Color"], tinted.inputs[1])
        out = tinted.outputs["Vector"]
    l.new(out, b.inputs["Base Color"])
    return m


def milky(mat, colour, share=0.28):
    """Let pale fibres give back some of the light that passes through them; else their gaps look like pepper."""
    shader = mat.node_tree.nodes["Principled BSDF"]
    shader.inputs["Emission"].default_value = linear(colour)
    shader.inputs["Emission Strength"].default_value = share
    mat.cycles.sample_as_light = False
    return mat


def speckled(base, grain, scale=700, amount=0.35, rough=0.45, metallic=0.7):
    """Sintered diamond bond: dull metal with light grains."""
    m, n, l, b = principled("speckled")
    b.inputs["Metallic"].default_value = metallic
    b.inputs["Roughness"].default_value = rough
    coord = n.new("ShaderNodeTexCoord")
    noise = n.new("ShaderNodeTexVoronoi")
    noise.inputs["Scale"].default_value = scale
    l.new(coord.outputs["Object"], noise.inputs["Vector"])
    ramp = n.new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].position = amount * 0.55
    ramp.color_ramp.elements[0].color = linear(grain)
    ramp.color_ramp.elements[1].position = amount
    ramp.color_ramp.elements[1].color = linear(base)
    l.new(noise.outputs["Distance"], ramp.inputs[0])
    l.new(ramp.outputs[0], b.inputs["Base Color"])
    bumper = n.new("ShaderNodeBump")
    bumper.inputs["Strength"].default_value = 0.6
    bumper.inputs["Distance"].default_value = 0.0006
    bumper.invert = True
    l.new(noise.outputs["Distance"], bumper.inputs["Height"])
    l.new(bumper.outputs["Normal"], b.inputs["Normal"])
    return m


def tubes(paths, radius, mat, sides=5, taper=1.0, tint=0.3, seed=1):
    """Many thin tubes in one mesh. paths: array (count, points, 3); tint: random brightness per tube."""
    points = np.asarray(paths, float)
    count, steps = points.shape[:2]
    tangent = np.gradient(points, axis=1)
    tangent /= np.linalg.norm(tangent, axis=2, keepdims=True) + 1e-12
    first = tangent[:, 0]
    axis = np.where(np.abs(first[:, 2:3]) < 0.8, [[0, 0, 1.0]], [[1.0, 0, 0]])
    normal = np.empty_like(points)
    current = axis - first * (axis * first).sum(1, keepdims=True)
    for k in range(steps):
        current = current - tangent[:, k] * (current * tangent[:, k]).sum(1, keepdims=True)
        current /= np.linalg.norm(current, axis=1, keepdims=True) + 1e-12
        normal[:, k] = current
    side = np.cross(tangent, normal)
    width = np.broadcast_to(np.asarray(radius, float).reshape(-1, 1), (count, 1)) * np.linspace(
        1, taper, steps
    )
    angle = 2 * PI * np.arange(sides) / sides
    circle_u = np.cos(angle)[None, None, :, None]
    circle_v = np.sin(angle)[None, None, :, None]
    shell = points[:, :, None] + width[:, :, None, None] * (
        normal[:, :, None] * circle_u + side[:, :, None] * circle_v
    )
    index = np.arange(count * steps * sides).reshape(count, steps, sides)
    turned = np.roll(index, -1, axis=2)
    quads = np.stack([index[:, :-1], turned[:, :-1], turned[:, 1:], index[:, 1:]], -1).reshape(-1, 4)
    caps = np.concatenate([index[:, 0, ::-1], index[:, -1]])
    mesh = bpy.data.meshes.new("tubes")
    mesh.vertices.add(count * steps * sides)
    mesh.vertices.foreach_set("co", shell.astype(np.float32).ravel())
    corners = np.concatenate([quads.ravel(), caps.ravel()]).astype(np.int32)
    totals = np.concatenate([np.full(len(quads), 4), np.full(len(caps), sides)]).astype(np.int32)
    mesh.loops.add(len(corners))
    mesh.loops.foreach_set("vertex_index", corners)
    mesh.polygons.add(len(totals))
    mesh.polygons.foreach_set("loop_start", (np.cumsum(totals) - totals).astype(np.int32))
    mesh.polygons.foreach_set("loop_total", totals)
    mesh.polygons.foreach_set("use_smooth", np.ones(len(totals), bool))
    mesh.update(calc_edges=True)
    shade = 1 + tint * (np.random.default_rng(seed).random(count) * 2 - 1)
    colour = np.ones((count, steps * sides, 4), np.float32)
    colour[..., :3] = shade[:, None, None]
    layer = mesh.color_attributes.new("tint", "FLOAT_COLOR", "POINT")
    layer.data.foreach_set("color", colour.ravel())
    mesh.materials.append(mat)
    o = bpy.data.objects.new("tubes", mesh)
    bpy.context.scene.collection.objects.link(o)
    return o


def flat_plate(points, thickness, mat, edge=0.001, r=0.004, loc=(0, 0, 0), rot=(0, 0, 0)):
    """XY outline with filleted corners, standing on z = 0, ``thickness`` high."""
    o = silhouette(points, thickness, edge, mat, r=r, seg=3, mid=2)
    place(o, (0, 0, thickness / 2), (-PI / 2, 0, 0))
    deform(o, lambda x, y, z: (x, -y, z))
    o.data.flip_normals()
    return place(o, loc, rot)


def word(label, width, height, colour, weight=800, size=0.8):
    """Transparent texture with one centred word, made smaller where it would be wider than the texture."""
    size *= min(1, 0.98 * width / text_width(label, height * size, weight))
    svg = (
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width * 1000:.0f} {height * 1000:.0f}'>"
        f"<text x='{width * 500:.1f}' y='{height * (500 + 360 * size):.1f}' text-anchor='middle' "
        f"font-family='Inter' font-weight='{weight}' font-size='{height * 1000 * size:.1f}' "
        f"fill='{colour}'>{label}</text></svg>"
    )
    ink = drawing(svg, 700, 0.5)
    ink.node_tree.nodes["Principled BSDF"].inputs["Specular"].default_value = 0.1
    return ink


def turned(points, rounding, mat, n=96, loc=(0, 0, 0), rot=(0, 0, 0), seg=4):
    """Solid of revolution from an (r, z) polyline with rounded corners."""
    return lathe(rounded(points, rounding, seg), mat, n=n, loc=loc, rot=rot)


def polar(o, away, angle):
    """Shift along x, then turn round the z axis."""
    place(o, (away, 0, 0))
    return place(o, (0, 0, 0), (0, 0, angle))


def tufts(
    points, normals, length, radius, mat, rng, curl=0.8, droop=0.0, steps=5, sides=4, tint=0.12, taper=0.6
):
    """Short curled fibres growing from surface points along their normals."""
    base = np.asarray(points, float)
    up = np.asarray(normals, float)
    count = len(base)
    sway = rng.normal(size=(count, 3))
    sway -= up * (sway * up).sum(1, keepdims=True)
    second = rng.normal(size=(count, 3)) * 0.5
    reach = length * (0.7 + 0.6 * rng.random(count))[:, None]
    t = np.linspace(0, 1, steps)
    path = base[:, None] + (up * reach)[:, None] * t[None, :, None]
    path = path + (sway * reach * curl * 0.6)[:, None] * (t**1.6)[None, :, None]
    path = path + (second * reach * curl * 0.5)[:, None] * np.sin(PI * t)[None, :, None]
    path[..., 2] -= droop * reach * t[None, :] ** 2
    path[..., 2] = np.maximum(path[..., 2], radius)
    return tubes(path, radius * (0.8 + 0.4 * rng.random(count)), mat, sides, taper, tint)


def grip(colour, z0, length, scale=1.0):
    """Upright two-component hand grip: dark rubber body with coloured side inlays and an eyelet end."""
    dark = rubber("#1d1f22", 0.55)
    inlay = plastic(colour, 0.32, 0, coat=0.2)
    shape = (
        (0.00, 0.0135, 0.0110),
        (0.05, 0.0150, 0.0125),
        (0.25, 0.0172, 0.0150),
        (0.50, 0.0160, 0.0140),
        (0.72, 0.0168, 0.0146),
        (0.90, 0.0182, 0.0155),
        (0.97, 0.0170, 0.0145),
        (1.00, 0.0125, 0.0105),
    )
    share = np.array([row[0] for row in shape])
    body = []
    for u in np.linspace(0, 1, 72):
        hx = np.interp(u, share, [row[1] for row in shape]) * scale
        hy = np.interp(u, share, [row[2] for row in shape]) * scale
        ribbed = 0.0007 * math.sin(2 * PI * (u - 0.2) * 17) if 0.2 < u < 0.72 else 0
        body.append(dict(z=z0 + u * length, hx=hx + ribbed, hy=hy, e=2.5))
    loft(body, dark, n=64)
    strip = [
        dict(z=z0 + u * length, hx=a * scale * 0.52, hy=b * scale + 0.0011, e=3.0) for u, a, b in shape[1:-1]
    ]
    loft(strip, inlay, n=64)


def clamp_head(colour, z0, z1, wide, thick, mat):
    """Trapezoid head between channel and grip, with a coloured release button."""
    button = plastic(colour, 0.32, 0, coat=0.2)
    outline = [
        (-wide / 2, z0, 0.003),
        (wide / 2, z0, 0.003),
        (wide / 2, z0 + 0.012, 0.004),
        (0.016, z0 + (z1 - z0) * 0.6, 0.02),
        (0.0145, z1, 0.002),
        (-0.0145, z1, 0.002),
        (-0.016, z0 + (z1 - z0) * 0.6, 0.02),
        (-wide / 2, z0 + 0.012, 0.004),
    ]
    silhouette(outline, thick, 0.003, mat)
    for side in (-1, 1):
        rounded_box((0.022, 0.006, 0.018), (0, side * (thick / 2 + 0.001), z0 + 0.022), 0.003, button)


def tilted_handle(base, lean, turn, colour, length=1.2, visible=0.30, radius=0.0125):
    """Aluminium handle with coloured ferrule rising from ``base``; the top leaves the picture."""
    silver = metal("#b7bbbe", 0.32)
    paint = plastic(colour, 0.32, 0, coat=0.2)
    dark = plastic("#1e2125", 0.42, 0)
    axis = np.array([math.sin(lean) * math.cos(turn), math.sin(lean) * math.sin(turn), math.cos(lean)])
    start = np.array(base, float)

    def along(a, b, r, mat):
        return sweep([tuple(start + axis * a), tuple(start + axis * b)], r, mat, n=40, smooth_path=False)

    along(0.0, 0.10, radius + 0.0045, dark)
    along(0.085, 0.115, radius + 0.006, paint)
    outside_frame(along(0.10, length, radius, silver))
    fit_point(tuple(start + axis * visible))


def bristles(
    x0, x1, y0, y1, z_top, length, rows, cols, per_tuft, mat, rng, radius=0.0007, splay=0.10, y_lean=0.0
):
    """Rectangular field of bristle tufts hanging down from z_top."""
    gx = np.repeat(np.linspace(x0, x1, cols), rows)
    gy = np.tile(np.linspace(y0, y1, rows), cols)
    gx = np.repeat(gx, per_tuft) + rng.normal(size=rows * cols * per_tuft) * 0.0018
    gy = np.repeat(gy, per_tuft) + rng.normal(size=rows * cols * per_tuft) * 0.0018
    count = len(gx)
    ux = (gx - (x0 + x1) / 2) / max(1e-6, (x1 - x0) / 2)
    uy = (gy - (y0 + y1) / 2) / max(1e-6, (y1 - y0) / 2)
    dx = ux**5 * splay + rng.normal(size=count) * 0.035
    dy = uy * splay + y_lean + rng.normal(size=count) * 0.045
    t = np.linspace(0, 1, 5)
    reach = length * (0.97 + 0.03 * rng.random(count))
    x = gx[:, None] + (dx * reach)[:, None] * t**1.4
    y = gy[:, None] + (dy * reach)[:, None] * t**1.4
    z = np.maximum(z_top - reach[:, None] * t, 0.0004)
    return tubes(np.stack([x, y, z], -1), radius, mat, sides=4, taper=0.85, tint=0.28)


def castor(loc, radius, grey, dark, bumper=None, turn=0.0):
    """Swivel castor: twin-tone wheel, fork, swivel plate; optional rubber bumper ring."""
    x, y, z = loc
    before = objects()
    wheel(radius, radius * 0.55, (radius * 0.35, 0, radius), grey, dark)
    for side in (-1, 1):
        fork = [
            (radius * 0.15, radius * 0.9, 0.003),
            (radius * 0.55, radius * 0.9, 0.003),
            (radius * 0.35, radius * 2.12, 0.004),
            (-radius * 0.3, radius * 2.12, 0.004),
        ]
        silhouette(fork, 0.003, 0.001, metal("#b9bdc0", 0.3), y=side * radius * 0.38)
    turned(
        [
            (0, radius * 2.08),
            (radius * 0.6, radius * 2.08, 0.002),
            (radius * 0.6, radius * 2.35, 0.002),
            (0, radius * 2.35),
        ],
        0.001,
        dark,
        n=48,
    )
    if bumper:
        turned(
            [
                (0, radius * 2.30),
                (radius * 1.05, radius * 2.30, 0.006),
                (radius * 1.05, radius * 2.75, 0.006),
                (0, radius * 2.75),
            ],
            0.004,
            bumper,
            n=64,
        )
    return move(before, (x, y, z), (0, 0, turn))


def bucket(colour, x, z0, height, hx, hy, litres):
    """Rectangular tapered bucket with rolled rim and litre mark."""
    body = plastic(colour, 0.34, 0, coat=0.2)
    dark = plastic("#23272b", 0.45, 0)
    top = z0 + height
    outer = [
        dict(z=z0, hx=hx * 0.80, hy=hy * 0.80, r=0.035),
        dict(z=z0 + 0.006, hx=hx * 0.83, hy=hy * 0.83, r=0.04),
        dict(z=z0 + 0.06, hx=hx * 0.86, hy=hy * 0.86, r=0.045),
        dict(z=top - 0.05, hx=hx * 0.975, hy=hy * 0.975, r=0.05),
        dict(z=top - 0.030, hx=hx * 0.98, hy=hy * 0.98, r=0.05),
        dict(z=top - 0.028, hx=hx + 0.004, hy=hy + 0.004, r=0.052),
        dict(z=top - 0.004, hx=hx + 0.008, hy=hy + 0.008, r=0.054),
        dict(z=top, hx=hx + 0.005, hy=hy + 0.005, r=0.052),
        dict(z=top, hx=hx - 0.006, hy=hy - 0.006, r=0.046),
        dict(z=top - 0.05, hx=hx * 0.955, hy=hy * 0.955, r=0.045),
        dict(z=z0 + 0.03, hx=hx * 0.82, hy=hy * 0.82, r=0.04),
    ]
    loft([dict(s, cx=x) for s in outer], body, n=96)
    water = mesh_object(
        "inside",
        [(x + px, py, z0 + 0.03) for px, py in ring(hx * 0.82, hy * 0.82, 0.04, None, 96)],
        [tuple(range(len(ring(hx * 0.82, hy * 0.82, 0.04, None, 96))))],
        body,
    )
    water["nosnap"] = 1
    for side in (-1, 1):
        rounded_box((0.030, 0.012, 0.030), (x, side * (hy + 0.008), top - 0.028), 0.004, dark)
    mark = decal(
        0.110,
        0.040,
        (x, -hy * 0.92 - 0.03, z0 + height * 0.52),
        word(litres, 0.11, 0.04, "#ffffff"),
    )
    snap(mark)
