"""Paint, light and ground. A material is made once and shared by its name."""
import bpy

from kit.color import hex_rgba
from kit.nodes import Nodes, color_ramp

_materials = {}


def paint(name, color, rough=0.6, metal=0, spec=0.4):
    if name not in _materials:
        m = bpy.data.materials.new(name)
        m.use_nodes = True
        b = m.node_tree.nodes["Principled BSDF"]
        b.inputs["Base Color"].default_value = hex_rgba(color)
        b.inputs["Roughness"].default_value = rough
        b.inputs["Metallic"].default_value = metal
        b.inputs["Specular"].default_value = spec
        _materials[name] = m
    return _materials[name]


def glow(name, color, strength=1.0, lights_scene=False):
    if name not in _materials:
        m = bpy.data.materials.new(name)
        m.use_nodes = True
        nt = m.node_tree
        nt.nodes.clear()
        e, o = nt.nodes.new("ShaderNodeEmission"), nt.nodes.new("ShaderNodeOutputMaterial")
        e.inputs[0].default_value = hex_rgba(color)
        e.inputs[1].default_value = strength
        nt.links.new(e.outputs[0], o.inputs[0])
        # thousands of tiny lamps in the light sampling list would cause grain
        m.cycles.sample_as_light = lights_scene
        _materials[name] = m
    return _materials[name]


def picture(name, file, strength=1.0, lights_scene=False, extension="EXTEND", contrast=1.0):
    if name in _materials:
        return _materials[name]
    m = glow(name, "#ffffff", strength, lights_scene)
    nt = m.node_tree
    t = nt.nodes.new("ShaderNodeTexImage")
    t.image = bpy.data.images.load(str(file), check_existing=True)
    t.extension = extension
    e = next(n for n in nt.nodes if n.type == "EMISSION")
    last = t.outputs[0]
    if contrast != 1:  # a graded render shown inside a render is graded twice: this restores its contrast
        g, h = nt.nodes.new("ShaderNodeGamma"), nt.nodes.new("ShaderNodeHueSaturation")
        g.inputs["Gamma"].default_value, h.inputs["Saturation"].default_value = contrast, 1 + (contrast - 1) * 0.25
        nt.links.new(last, g.inputs["Color"])
        nt.links.new(g.outputs[0], h.inputs["Color"])
        last = h.outputs[0]
    nt.links.new(last, e.inputs[0])
    return m


def add_haze(mat, haze, distance, most=1.0):
    """Aerial perspective: blends the surface into a horizon colour with distance from the camera.
    Far cheaper and cleaner than a volume."""
    nt = mat.node_tree
    n = Nodes(nt)
    bsdf, out = nt.nodes["Principled BSDF"], nt.nodes["Material Output"]
    d = n.new("ShaderNodeCameraData").outputs["View Distance"]
    f = n.math("MULTIPLY", n.math("SUBTRACT", 1.0, n.math("EXPONENT", n.math("DIVIDE", d, -distance))), most)
    e = n.new("ShaderNodeEmission")
    e.inputs[0].default_value = hex_rgba(haze)
    mix = n.new("ShaderNodeMixShader")
    n.link(f, mix.inputs[0])
    n.link(bsdf.outputs[0], mix.inputs[1])
    n.link(e.outputs[0], mix.inputs[2])
    n.link(mix.outputs[0], out.inputs[0])
    return mat


def hazed(name, color, haze, distance, rough=0.9, color2=None, scale=0.002, spec=0.15, most=1.0, steep=None):
    """Ground material: two colours mixed by noise, an optional third one on steep faces, then haze."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    n = Nodes(m.node_tree)
    b = m.node_tree.nodes["Principled BSDF"]
    b.inputs["Base Color"].default_value = hex_rgba(color)
    b.inputs["Roughness"].default_value = rough
    b.inputs["Specular"].default_value = spec
    if color2:
        g = n.new("ShaderNodeNewGeometry")
        r = color_ramp(m.node_tree, [(0.38, color), (0.64, color2)])
        n.link(n.noise(g.outputs["Position"], scale, 8), r.inputs[0])
        last = r.outputs[0]
        if steep:
            flat = n.smooth(n.axis(g.outputs["Normal"], 2), steep[1], steep[2])
            last = n.mix(flat, steep[0], last)
        n.link(last, b.inputs["Base Color"])
    return add_haze(m, haze, distance, most)
