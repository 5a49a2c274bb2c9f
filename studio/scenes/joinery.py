"""A joiner's workshop in the morning: boards on the wall, and the sun through a window of small panes."""

import random

import sunlight
from geometry import rounded_box
from materials import plastic
from night import lamp_material, pane
from table_saw import timber

WALL_Y = 2.7
PAINT = "#4d6a63"


def wall(window=(-2.75, -0.15), sill=1.35, head=3.3):
    """Back wall: painted below, plaster above, a steel window of small panes from x to x."""
    plaster, dado = plastic("#b7b3a8", 0.7, 0), plastic(PAINT, 0.55, 0)
    (low, far), y = window, WALL_Y
    for x0, x1, z0, z1 in ((-12, low, 0, 6), (far, 12, 0, 6), (low, far, 0, sill), (low, far, head, 6)):
        wide, high = x1 - x0, z1 - z0
        rounded_box((wide, 0.2, high), ((x0 + x1) / 2, y + 0.1, z0 + high / 2), 0.002, plaster, seg=1)
    rounded_box((24, 0.02, 1.05), (0, y - 0.01, 0.525), 0.004, dado, seg=1)
    rounded_box((24, 0.026, 0.03), (0, y - 0.013, 1.06), 0.006, plastic("#2c3a37", 0.5, 0), seg=1)
    rounded_box((far - low + 0.16, 0.24, 0.05), ((low + far) / 2, y, sill - 0.02), 0.008, plaster, seg=2)
    steel = plastic("#23292a", 0.45, 0)
    columns, rows = 5, 3
    for k in range(columns + 1):
        x = low + (far - low) * k / columns
        rounded_box((0.035, 0.05, head - sill), (x, y + 0.06, (sill + head) / 2), 0.004, steel, seg=1)
    for k in range(rows + 1):
        z = sill + (head - sill) * k / rows
        rounded_box((far - low, 0.05, 0.035), ((low + far) / 2, y + 0.06, z), 0.004, steel, seg=1)

    def shine(do):
        z = do.place()["Z"]
        up = do.math("DIVIDE", do.math("SUBTRACT", z, sill), head - sill, clamp=True)
        return do.mix(up, "#c9d8d2", "#eef5f8"), do.math("ADD", 1.0, do.math("MULTIPLY", up, 0.9))

    sky = lamp_material("sky", shine)
    sky.cycles.sample_as_light = False
    pane(
        "sky",
        [(low, y + 0.12, sill), (far, y + 0.12, sill), (far, y + 0.12, head), (low, y + 0.12, head)],
        sky,
    )


def rack(first, last, levels=(0.42, 0.92, 1.42, 1.92)):
    """Boards on steel arms along the wall."""
    chance = random.Random(4)
    arm = plastic("#2c3235", 0.45, 0)
    woods = [timber(tone) for tone in ("#b98a55", "#a8733f", "#cda873", "#8a5a34", "#c39862")]
    count = 3
    for k in range(count):
        x = first + 0.25 + (last - first - 0.5) * k / (count - 1)
        rounded_box((0.06, 0.06, 2.3), (x, WALL_Y - 0.05, 1.25), 0.004, arm, seg=1)
        for z in levels:
            rounded_box((0.045, 0.46, 0.05), (x, WALL_Y - 0.28, z - 0.025), 0.004, arm, seg=1)
    for z in levels:
        up = z
        for _ in range(chance.choice((3, 4, 5))):
            thick, deep = chance.choice((0.028, 0.040, 0.055)), chance.uniform(0.30, 0.42)
            start, end = first + chance.uniform(-0.12, 0.10), last + chance.uniform(0.0, 0.9)
            spot = ((start + end) / 2, WALL_Y - 0.06 - deep / 2, up + thick / 2)
            rounded_box((end - start, deep, thick - 0.003), spot, 0.003, chance.choice(woods), seg=1)
            up += thick


def morning(strength=6.5):
    """Sun through a window of small panes that is not seen, left and before the picture; the sky fills the rest."""
    sunlight.sun(strength, (0.80, 0.42, -0.50), (1.0, 0.86, 0.68), angle=0.4)
    # the wall with that window: bars that only shade
    x, dark, low, high = -5.2, plastic("#202020", 0.8, 0), 2.2, 4.95
    shades = [((0.2, 30, low), (x, 0, low / 2)), ((0.2, 30, 4), (x, 0, high + 2))]
    for y in (-5.8, -3.6, -1.4, 0.8, 3.0):
        shades.append(((0.2, 0.75, 4), (x, y, 3)))
        shades += [((0.08, 0.08, 4), (x, y + 1.1 + 0.48 * k, 3)) for k in (-0.5, 0.5)]
    shades += [((0.08, 30, 0.08), (x, 0, low + (high - low) * k / 3)) for k in (1, 2)]
    for size, loc in shades:
        box = rounded_box(size, loc, 0.001, dark, seg=1)
        box.visible_camera = box.visible_diffuse = box.visible_glossy = False
    sunlight.sky("sky", (-4.4, -2.6, 2.6), (0.2, 0.4, 0.6), (2.4, 1.8), 130, (0.86, 0.94, 1.0))
    sunlight.sky("key", (-1.2, -3.6, 2.9), (0.7, 0.4, 0.8), (1.6, 1.2), 110, (1.0, 0.95, 0.88))
    sunlight.sky("window", (-1.45, WALL_Y - 0.15, 2.4), (-0.4, -0.5, 0.2), (2.4, 1.7), 70, (0.92, 0.97, 1.0))
    sunlight.sky("rim", (3.4, 1.9, 2.6), (0.5, 0.5, 0.8), (0.6, 1.8), 45)
