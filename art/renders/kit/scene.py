"""An empty scene, set up for a clean still on a CPU (Blender 3.4 without its own denoiser)."""
import bpy

from kit.options import opt


def new_scene(width=1600, height=1000, samples=64, noise_threshold=0.015, exposure=0.0):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    s = bpy.context.scene
    s.render.engine = "CYCLES"
    c = s.cycles
    c.device = "CPU"
    c.seed = 20
    c.use_denoising = False  # a hard error in the Debian build when on
    c.samples = opt("spp", samples)
    c.use_adaptive_sampling = True
    c.adaptive_threshold = opt("thr", noise_threshold)
    c.adaptive_min_samples = min(24, c.samples)
    c.max_bounces = 5
    c.diffuse_bounces = 2
    c.glossy_bounces = 3
    c.transmission_bounces = 4
    c.transparent_max_bounces = 8
    c.volume_bounces = 0
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect = 2.0  # removes fireflies; we do not need caustics
    c.blur_glossy = 1.0
    r = s.render
    r.resolution_x, r.resolution_y = opt("w", width), opt("h", height)
    r.resolution_percentage = opt("pct", 100)
    r.image_settings.file_format = "PNG"
    r.image_settings.color_depth = "16"  # dusk gradients band in 8 bits; denoise_guided.py dithers down
    s.view_settings.view_transform = "Filmic"
    s.view_settings.look = "Medium High Contrast"
    s.view_settings.exposure = opt("exp", exposure)
    return s
