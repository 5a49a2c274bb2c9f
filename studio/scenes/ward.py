"""A hospital's corridor by day: doors, handrails, a floor that shines, light from the ceiling and from the far end."""

import math

from geometry import mesh_object, rounded_box
from light import softbox
from materials import linear, metal, plastic, principled
from night import FLOOR, Nodes, lamp_material, pane
from wet import water_over

HALF = 1.75  # metres from the middle to each wall
HIGH = 2.7
NEAR, FAR = -6.0, 13.0


def flooring(pale="#a9b4b5", band="#6fb3ba"):
    """Sheet vinyl that has just been polished, a coloured band along the walls."""
    mat, nodes, links, shader = principled("vinyl")
    do = Nodes(nodes, links)
    x = do.math("ABSOLUTE", do.place()["X"])
    beside = do.math("GREATER_THAN", x, HALF - 0.42)
    links.new(do.mix(beside, pale, band), shader.inputs["Base Color"])
    shader.inputs["Roughness"].default_value = 0.55
    water_over(do, shader, 0.30, 0.8, ior=1.5)
    ground = pane("floor", [(-HALF, NEAR, 0), (HALF, NEAR, 0), (HALF, FAR, 0), (-HALF, FAR, 0)], mat)
    ground.pass_index = FLOOR


def door(side, y, wide=1.15, high=2.1):
    """Door in the wall of that side (-1 or 1), with a window, a kick plate and a handle."""
    x = side * (HALF - 0.012)
    leaf, frame = plastic("#c9b48f", 0.42, 0, coat=0.2), plastic("#8d989c", 0.4, 0)
    rounded_box((0.03, wide + 0.14, high + 0.07), (x, y, (high + 0.07) / 2), 0.006, frame)
    rounded_box((0.05, wide, high), (x, y, high / 2), 0.006, leaf)
    glass = plastic("#5f7f88", 0.12, 0)
    rounded_box((0.056, 0.2, 0.8), (x, y + wide * 0.26, 1.45), 0.004, glass)
    steel = metal("#b4b9bd", 0.32)
    rounded_box((0.056, wide - 0.06, 0.26), (x, y, 0.16), 0.004, steel)
    rounded_box((0.09, 0.14, 0.025), (x - side * 0.03, y + wide * 0.36, 1.02), 0.010, steel)


def rails(doors):
    """Handrail and bumper along both walls, left out at the doors."""
    rail, bumper = plastic("#4f9aa6", 0.36, 0, coat=0.2), plastic("#9aa6a9", 0.5, 0)
    for side in (-1, 1):
        starts = [NEAR] + [y + 0.72 for s, y in doors if s == side]
        ends = [y - 0.72 for s, y in doors if s == side] + [FAR]
        for low, high in zip(starts, ends):
            mid, long = (low + high) / 2, high - low
            rounded_box((0.05, long, 0.13), (side * (HALF - 0.07), mid, 0.92), 0.02, rail)
            rounded_box((0.03, long, 0.20), (side * (HALF - 0.015), mid, 0.30), 0.01, bumper)


def puddle(at, size=0.3):
    """Spilt water: flat, clear, with an edge of its own."""
    mat, nodes, links, shader = principled("water")
    shader.inputs["Base Color"].default_value = linear("#7f9297")
    shader.inputs["Roughness"].default_value = 0.3
    water_over(Nodes(nodes, links), shader, 0.03, 1.0, ior=2.4)
    verts, count = [(*at, 0.006)], 72
    for k in range(count):
        t = math.tau * k / count
        r = size * (1 + 0.22 * math.sin(2 * t + 0.4) + 0.13 * math.sin(3 * t + 2) + 0.06 * math.sin(7 * t))
        verts.append((at[0] + 1.5 * r * math.cos(t), at[1] + 0.8 * r * math.sin(t), 0.004))
    faces = [(0, 1 + k, 1 + (k + 1) % count) for k in range(count)]
    mesh_object("puddle", verts, faces, mat)


def corridor(doors=((-1, -1.2), (-1, 3.0), (-1, 7.2), (1, 0.9), (1, 5.1), (1, 9.3))):
    """Floor, walls, doors, ceiling with its panels, and the window at the far end."""
    flooring()
    wall, white = plastic("#c2c9c8", 0.6, 0), plastic("#c6cacb", 0.7, 0)
    for side in (-1, 1):
        x = side * HALF
        pane("wall", [(x, NEAR, 0), (x, FAR, 0), (x, FAR, HIGH), (x, NEAR, HIGH)], wall)
    pane("ceiling", [(-HALF, NEAR, HIGH), (HALF, NEAR, HIGH), (HALF, FAR, HIGH), (-HALF, FAR, HIGH)], white)
    for side, y in doors:
        door(side, y)
    rails(doors)
    panel = lamp_material("panel", lambda do: (linear("#f4fbff"), 2.2))
    window = lamp_material("window", lambda do: (linear("#e4f3fa"), 1.8))
    for mat in (panel, window):
        mat.cycles.sample_as_light = False
    for k in range(8):
        y = NEAR + 1.4 + 2.4 * k
        corners = [(-0.3, y - 0.6, HIGH - 0.01), (0.3, y - 0.6, HIGH - 0.01)]
        pane("panel", corners + [(0.3, y + 0.6, HIGH - 0.01), (-0.3, y + 0.6, HIGH - 0.01)], panel)
    frame = plastic("#7d888c", 0.45, 0)
    pane("far", [(-HALF, FAR, 0), (HALF, FAR, 0), (HALF, FAR, HIGH), (-HALF, FAR, HIGH)], window)
    for x in (-HALF, -0.88, 0, 0.88, HALF):
        rounded_box((0.07, 0.08, HIGH), (x, FAR - 0.05, HIGH / 2), 0.01, frame)
    for z in (0.06, 1.0, 2.2):
        rounded_box((2 * HALF, 0.08, 0.07), (0, FAR - 0.05, z), 0.01, frame)
    softbox("ceiling", (0, 2.0, HIGH - 0.03), (0, 2.0, 0), (1.6, 14), 620)
    softbox("key", (-0.9, -5.2, 2.5), (0.1, 0, 0.5), (1.4, 0.9), 90)
