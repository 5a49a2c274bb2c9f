"""A hotel's lobby at night: a curtain of narrow warm light, a reception desk with a lit slit, a rug, a chair."""

from geometry import lathe, mesh_object, rounded, rounded_box
from materials import plastic, principled
from models.machine_parts import assembled
from night import FLOOR, Nodes, strip_material

GLOW = "#ffb067"
WALL_X = -6.0


def stone(dark="#17120e", pale="#2c231b", slab=1.2):
    """Polished dark stone in large slabs, with thin dull joints."""
    mat, nodes, links, shader = principled("stone")
    do = Nodes(nodes, links)
    place = nodes.new("ShaderNodeTexCoord").outputs["Object"]
    split = nodes.new("ShaderNodeSeparateXYZ")
    links.new(place, split.inputs[0])
    lines = []
    for axis, start in (("X", 0.35), ("Y", 0.1)):
        away = do.math("PINGPONG", do.math("SUBTRACT", split.outputs[axis], start), slab / 2)
        lines.append(do.math("SUBTRACT", 1.0, do.math("DIVIDE", away, 0.005, clamp=True)))
    joint = do.math("MAXIMUM", *lines)
    veins = do.noise(place, 1.1, 5, (1, 1.7, 1))
    links.new(do.mix(joint, do.mix(veins, dark, pale), "#090706"), shader.inputs["Base Color"])
    # not smoother than 0.28, for the denoiser's sake: see night.floor
    cloudy = do.math("ADD", do.math("MULTIPLY", veins, 0.10), 0.28)
    links.new(do.math("ADD", cloudy, do.math("MULTIPLY", joint, 0.4)), shader.inputs["Roughness"])
    corners = [(-30, -30, 0), (30, -30, 0), (30, 30, 0), (-30, 30, 0)]
    ground = mesh_object("floor", corners, [(0, 1, 2, 3)], mat, smooth=False)
    ground.pass_index = FLOOR


def curtain(low, far, pitch=0.105, share=0.13, high=3.4, shown=2.6, cast=1.5, x=WALL_X):
    """Upright threads of light from y = low to far, brightest at the floor; one lamp, so that it stays calm."""
    mat, nodes, links, shader = principled("curtain")
    nodes.remove(shader)
    do = Nodes(nodes, links)
    split = nodes.new("ShaderNodeSeparateXYZ")
    links.new(nodes.new("ShaderNodeTexCoord").outputs["Object"], split.inputs[0])
    along = do.math("DIVIDE", do.math("SUBTRACT", split.outputs["Y"], low), pitch)
    off = do.math("ABSOLUTE", do.math("SUBTRACT", do.math("FRACT", along), 0.5))
    thread = do.math("LESS_THAN", off, share / 2)
    height = do.math("DIVIDE", split.outputs["Z"], high, clamp=True)
    fall = do.math("SUBTRACT", 1.0, do.math("MULTIPLY", height, 0.72))
    seen = nodes.new("ShaderNodeLightPath").outputs["Is Camera Ray"]
    strength = do.math("ADD", do.math("MULTIPLY", seen, shown - cast), cast)
    lamp = nodes.new("ShaderNodeEmission")
    links.new(do.mix(height, "#ffc283", "#ff8f3a"), lamp.inputs[0])
    links.new(do.math("MULTIPLY", do.math("MULTIPLY", thread, fall), strength), lamp.inputs[1])
    links.new(lamp.outputs[0], nodes["Material Output"].inputs[0])
    corners = [(x, low, 0.04), (x, far, 0.04), (x, far, high), (x, low, high)]
    mesh_object("curtain", corners, [(0, 1, 2, 3)], mat, smooth=False)
    back = [(x - 0.3, -22, 0), (x - 0.3, 26, 0), (x - 0.3, 26, 7), (x - 0.3, -22, 7)]
    mesh_object("wall", back, [(0, 1, 2, 3)], plastic("#1d1510", 0.7, 0), smooth=False)


def slit(size, at):
    """A thin lamp in the front of something: width along y, height, and its middle."""
    (wide, high), (x, y, z) = size, at
    corners = [(x, y - wide / 2, z - high / 2), (x, y + wide / 2, z - high / 2)]
    corners += [(x, y + wide / 2, z + high / 2), (x, y - wide / 2, z + high / 2)]
    mesh_object("slit", corners, [(0, 1, 2, 3)], strip_material(GLOW, 3.2, 9), smooth=False)


def desk(at, wide=3.0, high=1.08):
    """Reception desk along y: walnut front, stone top, light below the top and above the floor."""
    x, y = at
    wood, top = plastic("#2b1a10", 0.38, 0, coat=0.3), plastic("#6d6258", 0.22, 0)
    rounded_box((0.62, wide, high - 0.16), (x, y, 0.07 + (high - 0.16) / 2), 0.01, wood)
    rounded_box((0.52, wide - 0.1, 0.07), (x, y, 0.035), 0.004, plastic("#0d0a08", 0.5, 0))
    rounded_box((0.74, wide + 0.12, 0.05), (x, y, high - 0.025), 0.006, top)
    slit((wide - 0.04, 0.022), (x + 0.315, y, high - 0.072))
    slit((wide - 0.14, 0.014), (x + 0.265, y, 0.056))


def halo(size, at):
    """Panel on the far wall with light round its edge: width along y, height; the middle's y and z."""
    (wide, high), (y, z) = size, at
    slit((wide + 0.09, high + 0.06), (WALL_X - 0.06, y, z))
    rounded_box((0.05, wide, high), (WALL_X, y, z), 0.006, plastic("#3a2617", 0.5, 0))


def table_lamp(at, lift):
    """Lamp with a lit drum shade on a slim brass foot."""
    x, y = at
    brass = plastic("#8a6a3c", 0.3, 0, spec=0.8)
    foot = [(0, 0), (0.075, 0, 0.004), (0.07, 0.015, 0.004), (0.012, 0.02, 0.006), (0.010, 0.26), (0, 0.26)]
    lathe(rounded(foot, 0.003), brass, loc=(x, y, lift))
    shade = [(0.15, 0.24), (0.115, 0.44), (0.112, 0.44), (0.147, 0.24), (0.15, 0.24)]
    lathe(shade, strip_material("#ffc88c", 1.9, 5), loc=(x, y, lift))


def rug(size, at):
    """Flat woven rug with a paler border."""
    (deep, wide), (x, y) = size, at
    for grow, colour, high in ((0.0, "#5b4634", 0.010), (-0.16, "#33261d", 0.012)):
        rounded_box(
            (deep + grow, wide + grow, high), (x, y, high / 2), 0.003, plastic(colour, 0.95, 0, spec=0.1)
        )


def club_chair(at, turn, colour="#4a2a1a"):
    """Low upholstered chair on brass legs; its front is +x before it is turned by those radians."""

    def build():
        cloth, brass = plastic(colour, 0.85, 0, spec=0.2), plastic("#8a6a3c", 0.3, 0, spec=0.8)
        rounded_box((0.62, 0.50, 0.20), (0.02, 0, 0.32), 0.06, cloth)
        rounded_box((0.20, 0.80, 0.62), (-0.34, 0, 0.43), 0.08, cloth)
        for side in (-1, 1):
            rounded_box((0.66, 0.16, 0.42), (-0.02, side * 0.33, 0.34), 0.07, cloth)
            for dx in (-0.3, 0.26):
                rounded_box((0.03, 0.03, 0.16), (dx, side * 0.30, 0.08), 0.004, brass)

    assembled(build, (*at, 0), (0, 0, turn))
