"""What the front of the building is made of: dark and lit glass that mirror the dusk, painted frames."""

from materials import linear, principled
from night import Nodes, lamp_material


def reflected(do):
    """What a pane mirrors: dusk over dark roofs. Every pane leans a little; also answers how much."""
    lean = do.nodes.new("ShaderNodeObjectInfo").outputs["Random"]
    split = do.nodes.new("ShaderNodeSeparateXYZ")
    do.links.new(do.nodes.new("ShaderNodeTexCoord").outputs["Reflection"], split.inputs[0])
    ahead = do.math("ABSOLUTE", split.outputs["Y"])
    across = do.math("DIVIDE", split.outputs["X"], ahead)
    across = do.math("ADD", across, do.math("MULTIPLY", do.math("SUBTRACT", lean, 0.5), 0.07))
    up = do.math("DIVIDE", split.outputs["Z"], ahead)
    up = do.math("ADD", up, do.math("MULTIPLY", do.math("SUBTRACT", lean, 0.4), 0.05))
    place = do.nodes.new("ShaderNodeCombineXYZ")
    do.links.new(do.math("FLOOR", do.math("MULTIPLY", across, 9)), place.inputs["X"])
    noise = do.nodes.new("ShaderNodeTexWhiteNoise")
    do.links.new(place.outputs[0], noise.inputs["Vector"])
    roof = do.math("ADD", do.math("MULTIPLY", noise.outputs["Value"], 0.16), 0.02)
    sky = do.math("DIVIDE", do.math("SUBTRACT", up, roof), 0.006, clamp=True)
    glow = do.math("SUBTRACT", 1.0, do.math("DIVIDE", do.math("SUBTRACT", up, 0.05), 0.55, clamp=True))
    return do.math("MULTIPLY", sky, do.math("ADD", do.math("MULTIPLY", glow, 0.85), 0.15)), lean


def towards_dark(do, dark, bright):
    """1 at x = bright and 0 at x = dark: the end of the building that the words lie on stays calm."""
    x = do.place()["X"]
    share = do.math("DIVIDE", do.math("SUBTRACT", x, dark), bright - dark, clamp=True)
    return do.math("MULTIPLY", share, share)


def dark_glass(dark, bright, strength=0.15):
    """Pane of a room without light: the dusk it mirrors, in some a blind that hangs half way down.

    It shines by itself, so it has no noise at all.
    """

    def shine(do):
        sky, lean = reflected(do)
        place = do.place("ShaderNodeTexCoord", "Generated")
        # every third pane has its blind down as far as chance will have it
        other = do.math("FRACT", do.math("MULTIPLY", lean, 17.3))
        drawn = do.math("MULTIPLY", do.math("LESS_THAN", other, 0.34), do.math("MULTIPLY", other, 2.4))
        hung = do.math("GREATER_THAN", place["Z"], do.math("SUBTRACT", 1.0, drawn))
        slat = do.math("FRACT", do.math("MULTIPLY", do.place()["Z"], 20))
        slat = do.math("ADD", 0.35, do.math("MULTIPLY", do.math("LESS_THAN", slat, 0.62), 0.65))
        blind = do.math("MULTIPLY", do.math("MULTIPLY", hung, slat), 0.75)
        # below the roofs the houses opposite: paler towards the pavement
        house = do.math("SUBTRACT", 0.34, do.math("MULTIPLY", place["Z"], 0.16))
        light = do.math("ADD", do.math("MAXIMUM", sky, house), blind)
        # in a few somebody has left a lamp on: a warm glimmer, brightest under the ceiling
        left_on = do.math("LESS_THAN", do.math("FRACT", do.math("MULTIPLY", lean, 41.7)), 0.13)
        glimmer = do.math("MULTIPLY", left_on, do.math("MULTIPLY", place["Z"], 0.9))
        shown = do.math(
            "MULTIPLY", do.math("ADD", light, glimmer), do.math("ADD", 0.10, towards_dark(do, dark, bright))
        )
        return do.mix(left_on, "#7fb0bd", "#d9b98a"), do.math("MULTIPLY", shown, strength)

    mat = lamp_material("dark glass", shine)
    mat.cycles.sample_as_light = False
    return mat


def lit_glass(strength=0.06):
    """Pane of a lit room: clear, with a breath of the dusk on it."""
    mat, nodes, links, shader = principled("lit glass")
    nodes.remove(shader)
    do = Nodes(nodes, links)
    sky, _ = reflected(do)
    lamp, through, both = (
        nodes.new(f"ShaderNode{kind}") for kind in ("Emission", "BsdfTransparent", "AddShader")
    )
    lamp.inputs[0].default_value = linear("#9fd0dd")
    links.new(do.math("MULTIPLY", sky, strength), lamp.inputs[1])
    through.inputs[0].default_value = (0.93, 0.96, 0.96, 1)
    links.new(lamp.outputs[0], both.inputs[0])
    links.new(through.outputs[0], both.inputs[1])
    links.new(both.outputs[0], nodes["Material Output"].inputs[0])
    mat.cycles.sample_as_light = False
    return mat


def painted(colour, glow, dark, bright):
    """Paint of the frames; the dusk on it is its own light, so that it has no noise."""
    mat, nodes, links, shader = principled("painted")
    do = Nodes(nodes, links)
    shader.inputs["Base Color"].default_value = linear(colour)
    shader.inputs["Roughness"].default_value = 0.45
    shader.inputs["Emission"].default_value = linear("#8fc0cc")
    seen = do.math("ADD", 0.12, towards_dark(do, dark, bright))
    links.new(do.math("MULTIPLY", seen, glow), shader.inputs["Emission Strength"])
    mat.cycles.sample_as_light = False
    return mat
