"""Renders the picture, and the passes for the denoiser."""
import time
from pathlib import Path

import bpy

from kit.options import ARGS, OUT, opt


def _with_halos(nt, image, strength):
    """Adds light that is brighter than white once more, spread narrowly and widely."""

    def mix(kind, a, b, share=1.0):
        m = nt.nodes.new("CompositorNodeMixRGB")
        m.blend_type, m.inputs[0].default_value = kind, share
        nt.links.new(a, m.inputs[1])
        if isinstance(b, tuple):
            m.inputs[2].default_value = b
        else:
            nt.links.new(b, m.inputs[2])
        return m.outputs[0]

    lamps = mix("LIGHTEN", mix("SUBTRACT", image, (1.0, 1.0, 1.0, 1)), (0, 0, 0, 1))
    for percent, share in ((0.25, 0.5), (1.1, 1.5), (4.0, 4.0)):
        spread = nt.nodes.new("CompositorNodeBlur")
        spread.filter_type, spread.use_relative, spread.aspect_correction = "FAST_GAUSS", True, "Y"
        spread.factor_x = spread.factor_y = percent
        nt.links.new(lamps, spread.inputs[0])
        image = mix("ADD", image, spread.outputs[0], share * strength)
    return image


def render_still(default_name, glare=0.22, glare_threshold=1.1, halos=0.0):
    """Writes the graded PNG and, in <name>.passes/, the noise-free passes that guide denoise_guided.py.
    halos: how strongly bright lamps light up the fog around them."""
    s = bpy.context.scene
    out = Path(ARGS.get("out", OUT / (default_name + ".png"))).resolve()
    out.parent.mkdir(parents=True, exist_ok=True)
    layer = bpy.context.view_layer
    layer.use_pass_normal = (
        layer.use_pass_diffuse_color
    ) = layer.use_pass_emit = layer.use_pass_environment = layer.use_pass_z = True
    s.use_nodes = True
    nt = s.node_tree
    nt.nodes.clear()
    r, g = nt.nodes.new("CompositorNodeRLayers"), nt.nodes.new("CompositorNodeGlare")
    g.glare_type, g.quality, g.threshold, g.size, g.mix = "FOG_GLOW", "HIGH", glare_threshold, 7, glare - 1
    c = nt.nodes.new("CompositorNodeComposite")
    nt.links.new(_with_halos(nt, r.outputs["Image"], halos) if halos else r.outputs["Image"], g.inputs[0])
    nt.links.new(g.outputs[0], c.inputs[0])
    if opt("passes", 1):
        f = nt.nodes.new("CompositorNodeOutputFile")
        f.base_path = str(out.with_suffix(".passes"))
        f.format.file_format, f.format.color_depth, f.format.exr_codec = "OPEN_EXR", "16", "ZIP"
        f.file_slots.clear()
        for p in ("Image", "Normal", "DiffCol", "Emit", "Env", "Depth"):
            f.file_slots.new(p)
            nt.links.new(r.outputs[p], f.inputs[p])
    s.render.filepath = str(out)
    t = time.time()
    bpy.ops.render.render(write_still=True)
    print("RENDER_SECONDS %s %.1f" % (out.name, time.time() - t), flush=True)
