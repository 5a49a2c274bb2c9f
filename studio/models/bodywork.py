"""Moulded bodies of large machines: one side outline, bent into shape, with panels that follow its skin."""

import bmesh
import numpy as np

from geometry import PI, apply_modifiers, bevel, boolean, deform, fillet, inset, lathe, place, silhouette
from geometry import rounded, shade_smooth
from materials import metal, plastic
from models.machine_parts import palette
from models.walk_behind_parts import even_normals, pocket


def moulded(brand, body):
    """The palette of moulded machines: calmer plastics, and what wheels, decks and suction feet ask for."""
    m = palette(brand, body)
    m.brand = plastic(brand, 0.34, 0.08, coat=0.25)
    m.body = plastic(body, 0.42, 0, coat=0.08)
    m.tray = plastic("#22262a", 0.55, 0)
    m.rim = plastic("#8f979d", 0.38, 0, coat=0.2)
    m.bolt = metal("#a9adb0", 0.30)
    m.blade = plastic("#7d3b2a", 0.5, 0)
    m.wheel_grey = plastic("#a7adb2", 0.42, 0)
    m.steel = metal("#a3a7aa", 0.36)
    m.mask = plastic("#1d2125", 0.46, 0)
    m.glass = plastic("#080b0e", 0.16, 0, coat=0.6)
    return m


def eased(low, high, value):
    """0 below low, 1 above high, a soft step between; low may be the larger."""
    t = min(1, max(0, (value - low) / (high - low)))
    return t * t * (3 - 2 * t)


def gridded(thing, step=0.03):
    """Cut every face along planes that far apart, so that the whole skin can be bent."""
    apply_modifiers(thing)
    work = bmesh.new()
    work.from_mesh(thing.data)
    for axis in range(3):
        places = [vertex.co[axis] for vertex in work.verts]
        count = int((max(places) - min(places)) / step)
        normal = [float(axis == k) for k in range(3)]
        for at in np.linspace(min(places), max(places), count + 2)[1:-1]:
            geometry = work.verts[:] + work.edges[:] + work.faces[:]
            bmesh.ops.bisect_plane(
                work, geom=geometry, dist=1e-5, plane_co=[at * n for n in normal], plane_no=normal
            )
    work.to_mesh(thing.data)
    work.free()
    shade_smooth(thing.data)
    thing.data.use_auto_smooth = True
    return thing


class Moulding:
    """A body from a side outline of (x, z, radius) points, `width` wide, with soft edges, bent by `bend`."""

    def __init__(self, outline, width, edge, bend):
        self.outline = fillet([(x, z, max(r, edge * 1.05)) for x, z, r in outline], segments=12)
        self.width, self.edge, self.bend = width, edge, bend

    def raw(self, mat, raised=0.0):
        """The body before it is bent, larger by `raised` all round."""
        points = [(x, z, 0) for x, z in (inset(self.outline, -raised) if raised else self.outline)]
        return silhouette(points, self.width + 2 * raised, self.edge + raised, mat, seg=7, mid=1)

    def bent(self, thing, step=0.03):
        """Give a part of the raw body the body's shape."""
        return deform(gridded(thing, step), self.bend)

    def solid(self, mat, cuts=()):
        """The body itself, less what the cutters take away."""
        thing = self.raw(mat)
        for cutter in cuts:
            boolean(thing, cutter)
        return self.bent(thing)

    def panel(self, mat, region, raised=0.003, soft=0.0012):
        """The piece of skin inside a region (a cutter), standing proud of the body."""
        thing = boolean(self.raw(mat, raised), region, "INTERSECT")
        self.bent(thing, 0.02)
        return bevel(thing, soft, 2, 50) if soft else thing

    def recess(self, thing, outline, depth, side, rim=0.006, floor=0.009):
        """Mould a pocket of (x, z, radius) points into a flank of the solid."""
        # a hair outside the skin: the rim then meets it at a clean angle instead of along slivers
        at = (0, side * (self.width / 2 + 0.0006), 0)
        return pocket(thing, outline, depth, at, side=side, rim=rim, floor=floor, fn=self.bend)

    def flank(self, x, z, side, off=0.0006):
        """The point of the flank at x, z, a hair outside."""
        px, py, pz = self.bend(x, side * self.width / 2, z)
        return (px, py + side * off, pz)


def finished(thing):
    """Calm the light of a body round its pockets."""
    return even_normals(thing)


def ahead(points, x0, x1):
    """Region seen from the front: (y, z, radius) points from x0 to x1."""
    return place(silhouette(points, x1 - x0, 0.0005, seg=1, mid=1), ((x0 + x1) / 2, 0, 0), (0, 0, PI / 2))


def across(points, y0, y1):
    """Region seen from the side: (x, z, radius) points from y0 to y1."""
    return silhouette(points, y1 - y0, 0.0005, seg=1, mid=1, y=(y0 + y1) / 2)


def above(points, z0, z1):
    """Region seen from above: (x, y, radius) points from z0 to z1."""
    thing = silhouette(points, z1 - z0, 0.0005, seg=1, mid=1)
    return place(thing, (0, 0, (z0 + z1) / 2), (-PI / 2, 0, 0))


def drum(r, y0, y1, x, z):
    """Cutter of a wheel arch: a drum about the y axis."""
    outline = rounded([(0, y0), (r, y0), (r, y1), (0, y1)], 0)
    return lathe(outline, n=64, loc=(x, 0, z), rot=(-PI / 2, 0, 0))
