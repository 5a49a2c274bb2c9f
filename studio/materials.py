"""Materials: plastic, metal, rubber, glass, lamps, and pictures drawn as SVG."""

import hashlib
import os
import subprocess
import tempfile

import bpy

TEXTURES = tempfile.mkdtemp(prefix="studio-textures-")


def linear(colour):
    """Hex colour as linear RGBA."""
    digits = colour.lstrip("#")
    parts = [int(digits[k : k + 2], 16) / 255 for k in (0, 2, 4)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts) + (1.0,)


def principled(name):
    """New material: itself, its nodes, its links and its shader."""
    mat = bpy.data.materials.new(name)
    mat.use_nodes = True
    tree = mat.node_tree
    return mat, tree.nodes, tree.links, tree.nodes["Principled BSDF"]


def noise(nodes, scale, detail):
    """Noise texture node."""
    texture = nodes.new("ShaderNodeTexNoise")
    texture.inputs["Scale"].default_value = scale
    texture.inputs["Detail"].default_value = detail
    return texture


def bumped(nodes, links, shader, height, strength, distance):
    """Let a texture output raise the surface."""
    bump = nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = strength
    bump.inputs["Distance"].default_value = distance
    links.new(height, bump.inputs["Height"])
    links.new(bump.outputs["Normal"], shader.inputs["Normal"])
    return bump


def plastic(colour, rough=0.38, bump=0.12, scale=900, coat=0, spec=0.5, sss=0):
    """Plastic or paint. A grain finer than scale 600 cannot be seen and is left out; coat is lacquer."""
    mat, nodes, links, shader = principled("plastic")
    base = linear(colour)
    shader.inputs["Base Color"].default_value = base
    shader.inputs["Roughness"].default_value = rough
    shader.inputs["Specular"].default_value = spec
    shader.inputs["Clearcoat"].default_value = coat
    shader.inputs["Clearcoat Roughness"].default_value = 0.15
    if sss:
        shader.inputs["Subsurface"].default_value = sss
        shader.inputs["Subsurface Color"].default_value = base
        shader.inputs["Subsurface Radius"].default_value = (0.012, 0.010, 0.009)
    if bump and scale <= 600:
        place = nodes.new("ShaderNodeTexCoord").outputs["Object"]
        grain = noise(nodes, scale, 2)
        links.new(place, grain.inputs["Vector"])
        bumped(nodes, links, shader, grain.outputs["Fac"], bump, 0.0006)
        cloud = noise(nodes, 9, 4)
        links.new(place, cloud.inputs["Vector"])
        spread = nodes.new("ShaderNodeMapRange")
        spread.inputs["To Min"].default_value = max(rough - 0.05, 0.02)
        spread.inputs["To Max"].default_value = rough + 0.05
        links.new(cloud.outputs["Fac"], spread.inputs["Value"])
        links.new(spread.outputs["Result"], shader.inputs["Roughness"])
    return mat


def metal(colour="#d6d8da", rough=0.22, brushed=None):
    """Metal; brushed is the scale of its brush marks along x, y, z."""
    mat, nodes, links, shader = principled("metal")
    shader.inputs["Base Color"].default_value = linear(colour)
    shader.inputs["Metallic"].default_value = 1
    shader.inputs["Roughness"].default_value = rough
    if brushed:
        place = nodes.new("ShaderNodeTexCoord").outputs["Object"]
        stretch = nodes.new("ShaderNodeMapping")
        stretch.inputs["Scale"].default_value = brushed
        marks = noise(nodes, 60, 3)
        links.new(place, stretch.inputs[0])
        links.new(stretch.outputs[0], marks.inputs["Vector"])
        bumped(nodes, links, shader, marks.outputs["Fac"], 0.10, 0.0004)
    return mat


def rubber(colour="#191a1c", rough=0.62):
    """Tyres, seals, grips."""
    return plastic(colour, rough, 0.25, 500, spec=0.35)


def clear(colour="#ffffff", rough=0.03, ior=1.45):
    """Glass or clear plastic; wants a closed wall."""
    mat, _, _, shader = principled("clear")
    shader.inputs["Base Color"].default_value = linear(colour)
    shader.inputs["Transmission"].default_value = 1
    shader.inputs["Roughness"].default_value = rough
    shader.inputs["IOR"].default_value = ior
    return mat


def emit(colour, strength):
    """Light of its own."""
    mat, nodes, links, shader = principled("emit")
    nodes.remove(shader)
    light = nodes.new("ShaderNodeEmission")
    light.inputs[0].default_value = linear(colour)
    light.inputs[1].default_value = strength
    links.new(light.outputs[0], nodes["Material Output"].inputs[0])
    return mat


def glowing(colour, strength):
    """Small lamp such as an LED: bright to look at, but not a light to sample (that costs noise)."""
    mat = emit(colour, strength)
    mat.cycles.sample_as_light = False
    return mat


def drawing(svg, width=1024, rough=0.3, emission=0):
    """Material from an SVG drawing; transparent where the drawing is."""
    name = hashlib.md5(f"{width}{svg}".encode()).hexdigest()
    source, image = (os.path.join(TEXTURES, f"{name}.{kind}") for kind in ("svg", "png"))
    with open(source, "w") as file:
        file.write(svg)
    subprocess.run(["rsvg-convert", "-w", str(width), source, "-o", image], check=True)
    mat, nodes, links, shader = principled("drawing")
    texture = nodes.new("ShaderNodeTexImage")
    texture.image = bpy.data.images.load(image, check_existing=False)
    texture.extension = "CLIP"
    links.new(texture.outputs["Color"], shader.inputs["Base Color"])
    links.new(texture.outputs["Alpha"], shader.inputs["Alpha"])
    shader.inputs["Roughness"].default_value = rough
    if emission:
        links.new(texture.outputs["Color"], shader.inputs["Emission"])
        shader.inputs["Emission Strength"].default_value = emission
        mat.cycles.sample_as_light = False
    return mat
