"""The hall of the hero: the machine drives along a wall of light, the camera beside it.

Camera, machine and lamps stand still; what the machine passes glides by. Everything that glides repeats
after PERIOD metres, so that a film of one period is a loop.
"""

import math

import bpy
import night
from geometry import rounded_box
from materials import linear, plastic

WHEEL = 0.135
PERIOD = 10 * math.tau / 5 * WHEEL  # after two turns the wheels' five bolts look the same again
WALL_Y = 6.4
ALONG = (-40.0, 6.0)
# the colour of a strip by how far along the wall it hangs: warm beside the machine, cool and dim far behind it
TINTS = (
    (-32, "#24406e", 0.25),
    (-19, "#5b93e6", 0.55),
    (-12.5, "#dbe8ff", 0.9),
    (-8.6, "#ffdcae", 1.0),
    (-5.4, "#ffa04e", 1.0),
)


def tint_along(do, x):
    """Colour and strength of a lamp by the wall, from its place along it."""
    first, last = TINTS[0][0], TINTS[-1][0]
    share = do.math("DIVIDE", do.math("SUBTRACT", x, first), last - first, clamp=True)
    ramp = do.nodes.new("ShaderNodeValToRGB")
    bands = ramp.color_ramp.elements
    while len(bands) < len(TINTS):
        bands.new(0.5)
    for band, (at, colour, strength) in zip(bands, TINTS):
        band.position = (at - first) / (last - first)
        band.color = tuple(strength * part for part in linear(colour)[:3]) + (1,)
    do.links.new(share, ramp.inputs[0])
    return ramp.outputs[0]


def strip_material(shown, cast):
    """Lamp whose colour belongs to its place, seen and cast with different strengths."""
    return night.lamp_material(
        "strip", lambda do: (tint_along(do, do.place()["X"]), night.strength_of(do, shown, cast))
    )


def upright(name, y, x, half, low, high, mat):
    """Pane that stands along the wall, half as wide as that on each side of x."""
    corners = [(x - half, y, low), (x + half, y, low), (x + half, y, high), (x - half, y, high)]
    return night.pane(name, corners, mat)


def strips(low=0.32, high=4.6, width=0.085):
    """Wall with an upright strip of light and a column every period; returns what glides."""
    near, far = ALONG
    upright("wall", WALL_Y + 0.6, (near + far) / 2, (far - near) / 2, 0, 7, plastic("#171b20", 0.7, 0))
    light, dim, post = strip_material(3.0, 7.0), strip_material(3.0, 7.0), plastic("#20252b", 0.5, 0)
    dim.cycles.sample_as_light = False  # so far behind that rays are better spent on the lamps at hand
    gliding = []
    for k in range(math.ceil((far - near) / PERIOD)):
        x = far - k * PERIOD
        gliding.append(upright("strip", WALL_Y, x, width / 2, low, high, light if x > -15 else dim))
        column = rounded_box((0.34, 0.34, 7), (x - PERIOD / 2, WALL_Y + 0.2, 3.5), 0.03, post)
        column.visible_glossy = False
        gliding.append(column)
    return gliding


def bars(height=3.1, width=0.4, reach=1.6, cast=16):
    """Lamps across the ceiling: their light runs over the machine as it passes below.

    Only those above the machine shine; one farther back would be mirrored by the floor.
    """

    def shine(do):
        away = do.math("ABSOLUTE", do.math("SUBTRACT", do.place()["X"], 0.1))
        share = do.math("DIVIDE", do.math("SUBTRACT", 3.0, away), 1.2, clamp=True)
        return linear("#eef4ff"), do.math("MULTIPLY", share, cast)

    mat = night.lamp_material("bar", shine)
    gliding = []
    for k in range(-1, 3):
        low, high = k * PERIOD - width / 2, k * PERIOD + width / 2
        corners = [(low, reach, height), (high, reach, height), (high, -reach, height), (low, -reach, height)]
        gliding.append(night.pane("bar", corners, mat))
    return gliding


def back_glow(strength=0.5, high=6.5):
    """Pale glow along the wall: something for the wet lane to mirror between the strips."""

    def shine(do):
        x_y_z = do.place()
        fall = do.math("SUBTRACT", 1.0, do.math("DIVIDE", x_y_z["Z"], high, clamp=True))
        return tint_along(do, x_y_z["X"]), do.math("MULTIPLY", fall, strength)

    (near, far), y = ALONG, WALL_Y + 0.02
    night.mirrored_only("glow", [(near, y, 0), (far, y, 0), (far, y, high), (near, y, high)], shine)


def hall():
    """Build the hall round a machine at the origin; returns the function that drives it on.

    The function takes the share of the period that the machine has covered, 0 to 1.
    """
    night.air()
    floor = night.floor(lane=0.40, ends=-0.66, period=PERIOD)
    travel = floor.active_material.node_tree.nodes["travel"].outputs[0]
    gliding = [(thing, thing.location.x) for thing in strips() + bars()]
    back_glow()
    night.lamps(key=0.75, top=0.4)

    def drive(share):
        way = share * PERIOD
        travel.default_value = way
        for thing, start in gliding:
            thing.location.x = start - way
        for thing in bpy.context.scene.objects:
            if thing.name.startswith(("hub-", "wheel-")):
                thing.rotation_euler.y = way / WHEEL

    return drive
