"""The hall of the hero: the machine drives along a wall of light, the camera beside it.

Camera, machine and lamps stand still; what the machine passes glides by. Everything that glides repeats
after PERIOD metres, so that a film of one period is a loop.
"""

import math

import bpy
import night
from geometry import mesh_object, rounded_box
from materials import linear, plastic, principled

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


def tint_along(do, x, nodes):
    """Colour and strength of a strip, from its place along the wall."""
    first, last = TINTS[0][0], TINTS[-1][0]
    share = do.math("DIVIDE", do.math("SUBTRACT", x, first), last - first, clamp=True)
    ramp = nodes.new("ShaderNodeValToRGB")
    bands = ramp.color_ramp.elements
    while len(bands) < len(TINTS):
        bands.new(0.5)
    for band, (at, colour, strength) in zip(bands, TINTS):
        band.position = (at - first) / (last - first)
        band.color = tuple(strength * part for part in linear(colour)[:3]) + (1,)
    do.links.new(share, ramp.inputs[0])
    return ramp.outputs[0]


def strip_material(shown, cast):
    """Lamp as bright as `shown` for the camera, lighting the hall with `cast`; its colour is its place's."""
    mat, nodes, links, shader = principled("strip")
    nodes.remove(shader)
    do = night.Nodes(nodes, links)
    split = nodes.new("ShaderNodeSeparateXYZ")
    links.new(nodes.new("ShaderNodeNewGeometry").outputs["Position"], split.inputs[0])
    lamp = nodes.new("ShaderNodeEmission")
    links.new(tint_along(do, split.outputs["X"], nodes), lamp.inputs[0])
    path = nodes.new("ShaderNodeLightPath")
    seen = do.math("MULTIPLY", path.outputs["Is Camera Ray"], shown - cast)
    links.new(do.math("ADD", seen, cast), lamp.inputs[1])
    links.new(lamp.outputs[0], nodes["Material Output"].inputs[0])
    return mat


def pane(name, corners, mat):
    """One flat four-cornered surface."""
    return mesh_object(name, corners, [(0, 1, 2, 3)], mat, smooth=False)


def strips(low=0.32, high=4.6, width=0.085):
    """Wall with an upright strip of light and a column every period; returns what glides."""
    near, far = ALONG
    pane(
        "wall",
        [(near, WALL_Y + 0.6, 0), (far, WALL_Y + 0.6, 0), (far, WALL_Y + 0.6, 7), (near, WALL_Y + 0.6, 7)],
        plastic("#171b20", 0.7, 0),
    )
    light, dim, post = strip_material(3.0, 7.0), strip_material(3.0, 7.0), plastic("#20252b", 0.5, 0)
    dim.cycles.sample_as_light = False  # so far behind that rays are better spent on the lamps at hand
    gliding = []
    for k in range(math.ceil((far - near) / PERIOD)):
        x = far - k * PERIOD
        half = width / 2
        corners = [
            (x - half, WALL_Y, low),
            (x + half, WALL_Y, low),
            (x + half, WALL_Y, high),
            (x - half, WALL_Y, high),
        ]
        gliding.append(pane("strip", corners, light if x > -15 else dim))
        column = rounded_box((0.34, 0.34, 7), (x - PERIOD / 2, WALL_Y + 0.2, 3.5), 0.03, post)
        column.visible_glossy = False
        gliding.append(column)
    return gliding


def bars(height=3.1, width=0.4, reach=1.6, cast=16):
    """Lamps across the ceiling: their light runs over the machine as it passes below.

    Only those above the machine shine; one farther back would be mirrored by the floor.
    """
    mat, nodes, links, shader = principled("bar")
    nodes.remove(shader)
    do = night.Nodes(nodes, links)
    split = nodes.new("ShaderNodeSeparateXYZ")
    links.new(nodes.new("ShaderNodeNewGeometry").outputs["Position"], split.inputs[0])
    away = do.math("ABSOLUTE", do.math("SUBTRACT", split.outputs["X"], 0.1))
    share = do.math("DIVIDE", do.math("SUBTRACT", 3.0, away), 1.2, clamp=True)
    lamp = nodes.new("ShaderNodeEmission")
    lamp.inputs[0].default_value = linear("#eef4ff")
    links.new(do.math("MULTIPLY", share, cast), lamp.inputs[1])
    links.new(lamp.outputs[0], nodes["Material Output"].inputs[0])
    gliding = []
    for k in range(-1, 3):
        x, half = k * PERIOD, width / 2
        corners = [
            (x - half, reach, height),
            (x + half, reach, height),
            (x + half, -reach, height),
            (x - half, -reach, height),
        ]
        gliding.append(pane("bar", corners, mat))
    return gliding


def back_glow(strength=0.5):
    """Pale glow along the wall that only mirrors see: something for the wet lane to reflect between the strips."""
    mat, nodes, links, shader = principled("glow")
    nodes.remove(shader)
    do = night.Nodes(nodes, links)
    split = nodes.new("ShaderNodeSeparateXYZ")
    links.new(nodes.new("ShaderNodeNewGeometry").outputs["Position"], split.inputs[0])
    fall = do.math("SUBTRACT", 1.0, do.math("DIVIDE", split.outputs["Z"], 6.5, clamp=True))
    lamp = nodes.new("ShaderNodeEmission")
    links.new(tint_along(do, split.outputs["X"], nodes), lamp.inputs[0])
    links.new(do.math("MULTIPLY", fall, strength), lamp.inputs[1])
    links.new(lamp.outputs[0], nodes["Material Output"].inputs[0])
    mat.cycles.sample_as_light = False
    near, far = ALONG
    y = WALL_Y + 0.02
    glow = pane("glow", [(near, y, 0), (far, y, 0), (far, y, 6.5), (near, y, 6.5)], mat)
    glow.visible_camera = glow.visible_diffuse = glow.visible_shadow = False


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
