"""A dusk sky without a picture."""
import math

import bpy

from kit.nodes import Nodes, color_ramp


def painted_sky(
    stops,
    strength=1.0,
    clouds=0.0,
    cloud_color="#ffb27a",
    sun_azimuth=None,
    glow_color="#ffb060",
    glow_strength=1.0,
    seed=0.0,
    cloud_scale=1.6,
):
    """Vertical colour ramp + a warm lobe around the sun + stretched noise clouds, all procedural."""
    w = bpy.data.worlds.new("sky")
    bpy.context.scene.world = w
    w.use_nodes = True
    nt = w.node_tree
    nt.nodes.clear()
    n = Nodes(nt)
    out, bg = n.new("ShaderNodeOutputWorld"), n.new("ShaderNodeBackground")
    bg.inputs[1].default_value = strength
    direction = n.new("ShaderNodeTexCoord").outputs["Generated"]
    x, y, z = (n.axis(direction, i) for i in range(3))
    up = n.math("MAXIMUM", z, 0.0)
    height = n.math("POWER", up, 0.5)  # square root: more colour resolution near the horizon
    ramp = color_ramp(nt, stops)
    n.link(height, ramp.inputs[0])
    color = ramp.outputs[0]
    if sun_azimuth is not None:
        dot = n.new("ShaderNodeVectorMath")
        dot.operation = "DOT_PRODUCT"
        n.link(direction, dot.inputs[0])
        dot.inputs[1].default_value = (math.sin(sun_azimuth), math.cos(sun_azimuth), 0)
        lobe = n.math("POWER", n.math("MAXIMUM", dot.outputs["Value"], 0.0), 10.0)
        low = n.math("POWER", n.math("SUBTRACT", 1.0, up), 9.0)
        color = n.mix(
            n.math("MULTIPLY", n.math("MULTIPLY", lobe, low), glow_strength, True), color, glow_color, "SCREEN"
        )
    if clouds:
        flat = n.math("DIVIDE", 1.0, n.math("ADD", up, 0.09))  # project on a ceiling so that clouds flatten far away
        vec = n.new("ShaderNodeCombineXYZ")
        n.link(n.math("MULTIPLY", n.math("MULTIPLY", x, flat), 0.55), vec.inputs[0])
        n.link(n.math("MULTIPLY", n.math("MULTIPLY", y, flat), 1.25), vec.inputs[1])
        vec.inputs[2].default_value = seed
        veil = color_ramp(nt, [(0.46, "#000000"), (0.74, "#ffffff")])
        n.link(n.noise(vec.outputs[0], cloud_scale, 9, 0.58, 0.5), veil.inputs[0])
        fac = n.math("MULTIPLY", n.math("MULTIPLY", veil.outputs[0], clouds), n.math("MULTIPLY", up, 14.0, True), True)
        tint = color_ramp(nt, [(0, cloud_color), (0.30, cloud_color), (0.62, "#6a5f7c"), (1, "#25324a")])
        n.link(height, tint.inputs[0])
        color = n.mix(fac, color, tint.outputs[0])
    n.link(color, bg.inputs[0])
    n.link(bg.outputs[0], out.inputs[0])
    w.cycles.sampling_method = "MANUAL"
    w.cycles.sample_map_resolution = 512
