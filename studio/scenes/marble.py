"""A floor of marble: a mirror where a single-disc machine polished it, dull where not."""

from materials import principled
from night import FLOOR, Nodes, pane
from wet import water_over

SLAB = 0.9
DISC = 0.215  # radius of the machine's disc: its path ends in arcs


def veined(do, place, base, halo, vein, cloudy):
    """Colour of marble: clouds, and veins along the ridges of a noise that another one bends."""
    nodes, links = do.nodes, do.links
    cloud = do.noise(place, 0.9, 7)
    bend = nodes.new("ShaderNodeTexNoise")
    bend.inputs["Scale"].default_value, bend.inputs["Detail"].default_value = 0.9, 5
    links.new(place, bend.inputs["Vector"])
    moved = nodes.new("ShaderNodeMixRGB")
    moved.blend_type = "ADD"
    moved.inputs[0].default_value = 0.9
    links.new(place, moved.inputs[1])
    links.new(bend.outputs["Color"], moved.inputs[2])
    ridge = do.math("ABSOLUTE", do.math("SUBTRACT", do.noise(moved.outputs[0], 1.3, 4, (1, 2.2, 1)), 0.5))
    thin = do.math("SUBTRACT", 1.0, do.math("DIVIDE", ridge, 0.022, clamp=True))
    wide = do.math("SUBTRACT", 1.0, do.math("DIVIDE", ridge, 0.14, clamp=True))
    tone = do.mix(do.math("MULTIPLY", wide, 0.45), do.mix(cloud, base, cloudy), halo)
    return do.mix(do.math("MULTIPLY", thin, 0.7), tone, vein)


def floor(back, edge=0.05):
    """Slabs; to the right of x = edge polished, along a border of arcs; it ends at y = back."""
    mat, nodes, links, shader = principled("marble")
    do = Nodes(nodes, links)
    place = nodes.new("ShaderNodeTexCoord").outputs["Object"]
    split = nodes.new("ShaderNodeSeparateXYZ")
    links.new(place, split.inputs[0])
    lines = []
    for axis, start in (("X", 0.3), ("Y", 0.15)):
        away = do.math("PINGPONG", do.math("SUBTRACT", split.outputs[axis], start), SLAB / 2)
        lines.append(do.math("SUBTRACT", 1.0, do.math("DIVIDE", away, 0.0035, clamp=True)))
    joint = do.math("MAXIMUM", *lines)
    # each slab is cut from another place of the block
    turn = nodes.new("ShaderNodeCombineXYZ")
    for axis, start in (("X", 0.3), ("Y", 0.15)):
        cell = do.math("FLOOR", do.math("DIVIDE", do.math("SUBTRACT", split.outputs[axis], start), SLAB))
        links.new(cell, turn.inputs[axis])
    chance = nodes.new("ShaderNodeTexWhiteNoise")
    links.new(turn.outputs[0], chance.inputs["Vector"])
    shifted = nodes.new("ShaderNodeMixRGB")
    shifted.blend_type = "ADD"
    shifted.inputs[0].default_value = 1.0
    far = nodes.new("ShaderNodeMixRGB")
    far.blend_type = "MULTIPLY"
    far.inputs[0].default_value = 1.0
    links.new(chance.outputs["Color"], far.inputs[1])
    far.inputs[2].default_value = (7, 7, 7, 1)
    links.new(place, shifted.inputs[1])
    links.new(far.outputs[0], shifted.inputs[2])
    stone = veined(do, shifted.outputs[0], "#4d4a45", "#67625b", "#b3aca0", "#3b3935")
    # the border: half discs along y
    off = do.math("SUBTRACT", do.math("PINGPONG", split.outputs["Y"], DISC * 0.8), DISC * 0.8)
    arc = do.math(
        "SQRT", do.math("MAXIMUM", do.math("SUBTRACT", DISC**2, do.math("MULTIPLY", off, off)), 0.0)
    )
    waver = do.math("MULTIPLY", do.math("SUBTRACT", do.noise(place, 1.7, 2), 0.5), 0.22)
    beyond = do.math("ADD", do.math("SUBTRACT", do.math("ADD", split.outputs["X"], waver), edge), arc)
    clean = do.math("DIVIDE", beyond, 0.05, clamp=True)
    worn = do.math("ADD", 0.55, do.math("MULTIPLY", do.noise(place, 1.4, 5), 0.5), clamp=True)
    dull = do.math("MULTIPLY", do.math("SUBTRACT", 1.0, clean), worn)
    tone = do.mix(do.math("MULTIPLY", dull, 0.62), stone, "#857d71")
    tone = do.mix(do.math("MULTIPLY", joint, 0.75), tone, "#55504a")
    links.new(tone, shader.inputs["Base Color"])
    shader.inputs["Roughness"].default_value = 0.6
    shader.inputs["Specular"].default_value = 0.25
    rough = do.math("ADD", do.math("MULTIPLY", do.math("SUBTRACT", 1.0, clean), 0.42), 0.045)
    cover = do.math(
        "SUBTRACT", do.math("ADD", 0.22, do.math("MULTIPLY", clean, 0.78)), do.math("MULTIPLY", joint, 0.2)
    )
    water_over(do, shader, rough, cover, ior=1.75)
    ground = pane("floor", [(-14, -8, 0), (14, -8, 0), (14, back, 0), (-14, back, 0)], mat)
    ground.pass_index = FLOOR
