"""A table saw."""

import math

from geometry import hose, lathe, rounded, rounded_box
from materials import metal, plastic
from models.bins import wood
from models.machine_parts import assembled, cyl


def timber(colour, along="x"):
    """Wood whose grain runs along an axis."""
    mat = wood(colour)
    stretch = next(node for node in mat.node_tree.nodes if node.type == "MAPPING")
    stretch.inputs["Scale"].default_value = [0.6 if axis == along else 9 for axis in "xyz"]
    return mat


def table_saw(at, turn, colour):
    """Table saw: painted cabinet, ground iron table, fence, blade under its guard, its duct up to the ceiling."""

    def build():
        paint, dark = plastic(colour, 0.4, 0, coat=0.2), plastic("#1d2123", 0.4, 0)
        iron, alu = metal("#b3b7b9", 0.34), metal("#b9bdc0", 0.30)
        rounded_box((0.62, 0.56, 0.70), (0, 0, 0.39), 0.02, paint)
        rounded_box((0.70, 0.62, 0.05), (0, 0, 0.03), 0.01, dark)
        rounded_box((1.02, 0.80, 0.035), (0, 0, 0.85), 0.006, iron)
        rounded_box((0.96, 0.74, 0.06), (0, 0, 0.81), 0.006, dark)
        rounded_box((0.62, 0.74, 0.03), (0.83, 0, 0.852), 0.006, iron)
        rounded_box((0.018, 0.80, 0.02), (0.515, 0, 0.853), 0.002, dark)
        for y in (-0.44, 0.44):
            rounded_box((1.66, 0.05, 0.05), (0.31, y, 0.815), 0.006, alu)
        rounded_box((0.055, 0.86, 0.085), (0.42, 0, 0.912), 0.006, alu)
        rounded_box((0.16, 0.10, 0.05), (0.42, -0.46, 0.865), 0.012, dark)
        rounded_box((0.03, 0.05, 0.03), (0.42, -0.53, 0.87), 0.01, plastic("#c8281e", 0.35, 0))
        lathe(
            [(0, -0.0015), (0.155, -0.0015), (0.155, 0.0015), (0, 0.0015)],
            metal("#c3c6c8", 0.25),
            loc=(-0.02, 0.02, 0.83),
            rot=(0, math.pi / 2, 0),
        )
        rounded_box((0.006, 0.10, 0.26), (-0.02, 0.22, 0.97), 0.002, metal("#a9adb0", 0.3))
        rounded_box((0.05, 0.36, 0.085), (-0.02, 0.05, 1.045), 0.02, plastic("#c8281e", 0.32, 0, coat=0.3))
        wheel = rounded(
            [(0.07, -0.012), (0.09, -0.012, 0.01), (0.09, 0.012, 0.01), (0.07, 0.012), (0.07, -0.012)], 0.004
        )
        lathe(wheel, metal("#b9bdc0", 0.28), loc=(-0.10, -0.32, 0.52), rot=(math.pi / 2, 0, 0))
        rounded_box((0.15, 0.02, 0.02), (-0.10, -0.32, 0.52), 0.006, metal("#b9bdc0", 0.28))
        rounded_box((0.13, 0.04, 0.20), (0.16, -0.295, 0.58), 0.01, dark)
        cyl(0.016, 0.012, (0.16, -0.316, 0.62), plastic("#2f9e44", 0.3, 0), rot=(math.pi / 2, 0, 0))
        cyl(0.022, 0.016, (0.16, -0.316, 0.55), plastic("#c8281e", 0.3, 0), rot=(math.pi / 2, 0, 0))
        cyl(0.06, 0.10, (-0.30, 0.10, 0.20), dark, rot=(0, -math.pi / 2, 0))
        duct = [
            (-0.40, 0.10, 0.20),
            (-0.52, 0.11, 0.22),
            (-0.60, 0.16, 0.45),
            (-0.60, 0.24, 1.2),
            (-0.60, 0.26, 2.3),
            (-0.60, 0.26, 4.0),
        ]
        hose(duct, 0.055, plastic("#8d949a", 0.4, 0), 0.03, 0.06)
        rounded_box((0.26, 0.62, 0.028), (0.24, 0.04, 0.882), 0.003, timber("#c39862", "y"))

    assembled(build, (*at, 0), (0, 0, math.radians(turn)))
