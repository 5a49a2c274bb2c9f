"""Floors that mirror: a film of water or polish over a dull ground."""

from materials import linear, principled
from night import FLOOR, Nodes, pane


def water_over(do, shader, rough, cover=1.0, ior=1.6):
    """Lay a film that mirrors over a shader and give both to the material; returns the film's nodes that take a normal."""
    nodes, links = do.nodes, do.links
    water, wet, fresnel = (nodes.new(f"ShaderNode{kind}") for kind in ("BsdfGlossy", "MixShader", "Fresnel"))
    fresnel.inputs["IOR"].default_value = ior
    if isinstance(rough, float):
        water.inputs["Roughness"].default_value = rough
    else:
        links.new(rough, water.inputs["Roughness"])
    links.new(do.math("MULTIPLY", fresnel.outputs[0], cover), wet.inputs[0])
    links.new(shader.outputs[0], wet.inputs[1])
    links.new(water.outputs[0], wet.inputs[2])
    links.new(wet.outputs[0], nodes["Material Output"].inputs[0])
    return water, fresnel


def polished(colour):
    """Floor that mirrors what stands on it."""
    mat, nodes, links, shader = principled("polished")
    shader.inputs["Base Color"].default_value = linear(colour)
    shader.inputs["Roughness"].default_value = 0.5
    water_over(Nodes(nodes, links), shader, 0.10)
    return mat


def pavement(slabs):
    """Wet stone before the building: slabs that wide with joints, shallow puddles that mirror, dull stone between."""
    mat, nodes, links, shader = principled("pavement")
    do = Nodes(nodes, links)
    place = nodes.new("ShaderNodeTexCoord").outputs["Object"]
    split = nodes.new("ShaderNodeSeparateXYZ")
    links.new(place, split.inputs[0])
    lines = []
    for axis, every in (("X", slabs), ("Y", 0.62)):
        away = do.math("PINGPONG", split.outputs[axis], every / 2)
        lines.append(do.math("SUBTRACT", 1.0, do.math("DIVIDE", away, 0.010, clamp=True)))
    joint = do.math("MAXIMUM", *lines)
    cloud = do.noise(place, 0.8, 5, (1, 1.6, 1))
    puddle = do.math("DIVIDE", do.math("SUBTRACT", cloud, 0.40), 0.16, clamp=True)
    links.new(do.mix(joint, do.mix(cloud, "#0d1315", "#1b2225"), "#040607"), shader.inputs["Base Color"])
    shader.inputs["Roughness"].default_value = 0.6
    shader.inputs["Specular"].default_value = 0.2
    dull = do.math("SUBTRACT", 1.0, do.math("MULTIPLY", joint, 0.7))
    cover = do.math("MULTIPLY", do.math("ADD", 0.7, do.math("MULTIPLY", puddle, 0.3)), dull)
    film = water_over(
        do, shader, do.math("SUBTRACT", 0.24, do.math("MULTIPLY", puddle, 0.20)), cover, ior=2.1
    )
    bump = nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = 1.0
    bump.inputs["Distance"].default_value = 1.0
    ripple = do.math("MULTIPLY", do.noise(place, 12, 2), 0.0002)
    links.new(do.math("SUBTRACT", ripple, do.math("MULTIPLY", joint, 0.002)), bump.inputs["Height"])
    for surface in (shader, *film):
        links.new(bump.outputs["Normal"], surface.inputs["Normal"])
    ground = pane("floor", [(-40, -30, 0), (40, -30, 0), (40, 6, 0), (-40, 6, 0)], mat)
    ground.pass_index = FLOOR
