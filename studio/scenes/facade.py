"""An office building at night: a glass front on a grid of bays, most of it dark, some rooms lit; a wet pavement.

The front is the plane y = 0, the street lies at y < 0, rooms behind. Bays are counted along x, floors upwards.
"""

from typing import NamedTuple

import bpy
from geometry import rounded_box
from light import softbox
from materials import linear, plastic
from mathutils import Vector
from night import lamp_material, pane
from panes import dark_glass, lit_glass, painted
from wet import pavement, polished

BAY = 1.1
GROUND = 0.10
LOBBY = 2.15
CLEAR = 1.45
SLAB = 0.24


def level(k):
    """Height of a floor's lower edge, and its clear height."""
    if k == 0:
        return GROUND, LOBBY
    return GROUND + LOBBY + SLAB + (k - 1) * (CLEAR + SLAB), CLEAR


class Room(NamedTuple):
    """A lit room: floor, first bay, width in bays, depth in metres; colours and the watts of its lamp."""

    floor: int
    bay: float
    bays: int
    depth: float
    wall: str
    ground: str
    tint: tuple[float, float, float]
    watts: float

    def box(self):
        """left, right, low, high."""
        low, clear = level(self.floor)
        return self.bay * BAY, (self.bay + self.bays) * BAY, low, low + clear


def upright(name, left, right, low, high, y, mat):
    """Pane that looks at the street."""
    return pane(name, [(left, y, low), (right, y, low), (right, y, high), (left, y, high)], mat)


def shell(room):
    """Walls, floor, ceiling and the lamp of a lit room."""
    left, right, low, high = room.box()
    wall, ground = plastic(room.wall, 0.6, 0), polished(room.ground)
    deep = room.depth
    upright("back", left, right, low, high, deep, wall)
    for x in (left, right):
        pane("side", [(x, 0.06, low), (x, deep, low), (x, deep, high), (x, 0.06, high)], wall)
    for name, z, mat in (("ground", low, ground), ("ceiling", high, plastic("#c4c6c4", 0.7, 0))):
        corners = [(left, 0.06, z), (right, 0.06, z), (right, deep, z), (left, deep, z)]
        pane(name, corners, mat)
    # the lamp hangs close behind the glass: what stands in the room is lit on the side that is seen
    middle = ((left + right) / 2, 0.22, high - 0.06)
    aim = (middle[0], deep * 0.6, low + 0.35)
    softbox("room", middle, aim, ((right - left) * 0.8, 0.34), room.watts)
    lamp = bpy.context.scene.objects[-1]
    lamp.data.color = room.tint
    lamp.visible_camera = False
    # the fittings that are seen: two or more bars of light in the ceiling
    count = round(room.bays * 1.5)
    glow = lamp_material("fitting", lambda do: (linear("#fff6e6"), 1.6))
    glow.cycles.sample_as_light = False
    for k in range(count):
        x = left + (right - left) * (k + 0.5) / count
        corners = [(x - 0.16, deep * 0.3, high - 0.004), (x + 0.16, deep * 0.3, high - 0.004)]
        corners += [(x + 0.16, deep * 0.42, high - 0.004), (x - 0.16, deep * 0.42, high - 0.004)]
        pane("fitting", corners, glow)


def building(rooms, bays, floors, dark, bright):
    """The front from the first to the last bay, that many floors high; dark and bright: see towards_dark."""
    first, last = bays
    frame, edge = painted("#3a474c", 0.040, dark, bright), painted("#223035", 0.024, dark, bright)
    glass, clear = dark_glass(dark, bright), lit_glass()
    left, right = first * BAY, last * BAY
    mid = (left + right) / 2
    for k in range(floors):
        low, clear_height = level(k)
        rounded_box((right - left, 0.34, SLAB), (mid, 0.05, low - SLAB / 2), 0.012, edge)
        rounded_box((right - left, 0.06, 0.03), (mid, -0.13, low - 0.03), 0.006, frame)
        for bay in range(first, last):
            if not any(r.floor == k and r.bay <= bay < r.bay + r.bays for r in rooms):
                upright("dark", bay * BAY, (bay + 1) * BAY, low, low + clear_height, 0.0, glass)
        for bay in range(first, last + 1):
            inside = any(r.floor == k and r.bay < bay < r.bay + r.bays for r in rooms)
            size = ((0.020 if k else 0.009), 0.05, clear_height) if inside else (0.07, 0.20, clear_height)
            rounded_box(size, (bay * BAY, -0.01, low + clear_height / 2), 0.006, frame)
    # a street lamp far to the right: the edges of the frames catch it
    softbox("street", (last * BAY + 3, -7, 7), (mid + 2, 0, 2.5), (1.2, 1.2), 300)
    lamp = bpy.context.scene.objects[-1]
    lamp.data.color = (0.62, 0.86, 1.0)
    lamp.visible_glossy = False
    for room in rooms:
        shell(room)
        one, two, low, high = room.box()
        upright("lit", one, two, low, high, 0.02, clear)
    pavement(BAY)


def on_picture(eye, point, width, height):
    """Where a point of the scene lies in the picture, in percent from its left and its top."""
    local = eye.matrix_world.inverted() @ Vector(point)
    data = eye.data
    scale = data.lens / 36 / -local.z
    return (
        round(100 * (0.5 - data.shift_x + local.x * scale), 1),
        round(100 * (0.5 + (data.shift_y - local.y * scale) * width / height), 1),
    )


def table(eye, kinds, rooms, shape):
    """Print where the rooms lie in the picture: left, top, right and bottom of their glass in percent."""
    bpy.context.view_layer.update()
    for kind, room in zip(kinds, rooms):
        left, right, low, high = room.box()
        spots = [on_picture(eye, (x, 0.02, z), *shape) for x in (left, right) for z in (low, high)]
        xs, ys = zip(*spots)
        print("ROOM", kind.__name__, min(xs), min(ys), max(xs), max(ys), "corner", spots[1], flush=True)
