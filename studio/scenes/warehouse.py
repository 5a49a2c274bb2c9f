"""A supplier's warehouse in the evening: pallet racking full of cartons, one bay of it lit."""

import math
import random

from geometry import rounded_box
from light import softbox
from materials import linear, plastic, principled
from night import FLOOR, Nodes, lamp_material, pane
from wet import water_over

BAY, DEEP = 2.4, 1.0
LEVELS = (0.0, 1.55, 2.75, 3.95)


def concrete():
    """Sealed concrete that mirrors a little, with a yellow line before the racks."""
    mat, nodes, links, shader = principled("concrete")
    do = Nodes(nodes, links)
    place = do.place()
    line = do.math("LESS_THAN", do.math("ABSOLUTE", do.math("ADD", place["Y"], 0.55)), 0.05)
    cloud = do.noise(nodes.new("ShaderNodeTexCoord").outputs["Object"], 0.8, 6)
    tone = do.mix(line, do.mix(cloud, "#3b4144", "#50575a"), "#b08a1c")
    links.new(tone, shader.inputs["Base Color"])
    shader.inputs["Roughness"].default_value = 0.55
    water_over(do, shader, 0.20, 0.7, ior=1.5)
    ground = pane("floor", [(-30, -20, 0), (30, -20, 0), (30, 12, 0), (-30, 12, 0)], mat)
    ground.pass_index = FLOOR


def carton(x, y, z, size, mats, chance):
    """Closed carton with its tape and a printed label."""
    wide, deep, high = size
    kraft, tape, label = mats
    rounded_box(size, (x, y, z + high / 2), 0.006, kraft[chance.randrange(len(kraft))], seg=1)
    rounded_box((0.05, deep + 0.002, high * 0.24), (x, y, z + high * 0.88), 0.001, tape, seg=1)
    if chance.random() < 0.7:
        rounded_box(
            (0.11, 0.003, 0.07), (x + wide * 0.22, y - deep / 2 - 0.001, z + high * 0.35), 0.001, label, seg=1
        )


def load(x, z, room, mats, chance):
    """Pallet with cartons stacked to some height; x is its middle."""
    wood = plastic("#a98654", 0.7, 0)
    for k in range(5):
        rounded_box((0.16, DEEP - 0.1, 0.022), (x - 0.44 + 0.22 * k, 0.5, z + 0.133), 0.003, wood, seg=1)
    for k in range(3):
        rounded_box((0.1, DEEP - 0.1, 0.1), (x - 0.44 + 0.44 * k, 0.5, z + 0.07), 0.004, wood, seg=1)
    high = chance.choice((0.22, 0.27, 0.33))
    across = chance.choice((2, 3))
    rows = max(1, math.floor((room - 0.32) / high) - chance.randrange(2))
    for row in range(rows):
        for k in range(across):
            if row == rows - 1 and chance.random() < 0.25:
                continue
            wide = 1.02 / across
            spot = x - 0.51 + wide * (k + 0.5) + chance.uniform(-0.008, 0.008)
            carton(spot, 0.46, z + 0.145 + row * high, (wide - 0.012, 0.86, high - 0.006), mats, chance)


def racks(first, last, empty=()):
    """Racking along x, its front at y = 0; bays named in empty hold nothing on the floor."""
    chance = random.Random(7)
    post, beam = plastic("#1f3f6b", 0.42, 0), plastic("#d9641a", 0.4, 0)
    kraft = [plastic(colour, 0.75, 0) for colour in ("#a07a4c", "#8f6b41", "#ac8757", "#c9cdcf")]
    mats = kraft, plastic("#c9b07c", 0.4, 0), plastic("#c6cacb", 0.6, 0)
    for bay in range(first, last + 1):
        for y in (0.04, DEEP - 0.04):
            rounded_box((0.09, 0.07, 5.2), (bay * BAY, y, 2.6), 0.008, post)
    for bay in range(first, last):
        middle = (bay + 0.5) * BAY
        for k, z in enumerate(LEVELS):
            if k:
                for y in (0.03, DEEP - 0.03):
                    rounded_box((BAY - 0.09, 0.05, 0.12), (middle, y, z - 0.06), 0.006, beam)
            if k == 0 and bay in empty:
                continue
            room = (LEVELS + (5.2,))[k + 1] - z - 0.15
            for side in (-1, 1):
                load(middle + side * 0.58, z, room, mats, chance)


def light(x):
    """The lit bay: a lamp over the aisle before it, and the fitting that is seen."""
    softbox("aisle", (x, -2.2, 4.6), (x + 0.2, 0.1, 0.9), (2.6, 0.7), 420)
    softbox("front", (x - 1.6, -4.5, 2.2), (x, 0, 0.6), (1.0, 1.0), 60)


def back():
    """Dark end of the hall."""
    dark = lamp_material("back", lambda do: (linear("#22343b"), 0.02))
    dark.cycles.sample_as_light = False
    pane("back", [(-40, 6, 0), (40, 6, 0), (40, 6, 12), (-40, 6, 12)], dark)
