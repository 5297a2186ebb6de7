"""A plain that ends in a rocky shore, with a volcanic ridge behind it."""
import random

import bpy
import numpy as np

from kit.materials import add_haze, hazed, paint
from kit.nodes import Nodes
from kit.scatter import instance, lumpy_ball
from kit.terrain import add_height_field, fbm, sstep


def add_volcanic_coast(coast_at, haze, n=500, sea_z=-6.0, relief=1.0, fan=0.93, surface=("#171513", "#2a221c")):
    """Plain that ends in a rocky shore on the right, sea beyond, volcanic ridge on the left.
    coast_at(y) is the x of the shoreline."""

    def inland(X, Y):
        wob = (fbm(X / 260, Y / 260, 31, 6, False, 1, 0.55, 0.5) - 0.5) * 90
        return coast_at(Y) - X + wob

    def height(X, Y):
        d = inland(X, Y)
        h = sstep(d, 0, 14) * 6 - 6
        e = np.clip((np.hypot(X + 5200, (Y - 7600) * 0.8) / 6400), 0, 1)
        dome = (1 - e) ** 1.25
        far = sstep(np.hypot(X, Y), 1500, 2600)
        m = (
            relief * far * dome * (90 + 1700 * fbm(X / 3300, Y / 3300, 3, 9, True, 1, 0.54, 0.45))
            + far * sstep(d, 200, 900) * fbm(X / 900, Y / 900, 13, 6, True) * 46
        )
        return np.where(d > 0, h + m, -14)

    rock = hazed("lava", surface[0], haze, 15000, color2=surface[1], scale=0.006, most=0.88, spec=0.08)
    add_height_field("coast", (-14000, 14000), (-250, 16000), n, n, height, rock, power=2.4, fan=fan)
    sea = bpy.data.materials.new("sea")
    sea.use_nodes = True
    nt = sea.node_tree
    k = Nodes(nt)
    b = nt.nodes["Principled BSDF"]
    pos, shore = k.position(), k.attribute("shore")
    grain = k.noise(pos, 0.06, 7, 0.62, 0.6)
    wave = k.math("SINE", k.math("ADD", k.math("MULTIPLY", shore, 0.13), k.math("MULTIPLY", grain, 15.0)))
    lines = k.math("MULTIPLY", k.smooth(wave, 0.25, 0.95), k.smooth(shore, -90, -14))
    wash = k.math("MULTIPLY", k.smooth(shore, -26, -2), k.smooth(grain, 0.30, 0.52))
    foam = k.math("ADD", lines, wash, True)
    k.link(k.mix(foam, k.mix(k.smooth(shore, -160, -8), "#0b2b3c", "#1d5560"), "#d9d4d0"), b.inputs["Base Color"])
    k.link(k.math("ADD", k.math("MULTIPLY", foam, 0.6), 0.14), b.inputs["Roughness"])
    stretch = k.new("ShaderNodeMapping")
    stretch.inputs["Scale"].default_value = (0.02, 0.05, 0.02)
    k.link(pos, stretch.inputs[0])
    bump = k.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 0.4, 5
    k.link(k.noise(stretch.outputs[0], 1.0, 10, 0.62), bump.inputs["Height"])
    k.link(bump.outputs[0], b.inputs["Normal"])
    add_haze(sea, haze, 30000, 0.8)
    add_height_field(
        "sea",
        (-62000, 62000),
        (-250, 90000),
        n,
        n,
        lambda X, Y: np.full_like(X, sea_z),
        sea,
        power=3.0,
        fan=0.97,
        attributes={"shore": lambda X, Y: np.where(Y < 9000, np.minimum(inland(X, Y), 0), -500)},
    )
    rs = np.random.RandomState(8)
    basalt = [lumpy_ball("basalt%d" % q, paint("basalt", "#121011", 0.75), 90 + q, 0.7, 2) for q in range(3)]
    ys = rs.uniform(60, 1500, 2600)
    xs = coast_at(ys) + rs.uniform(-70, 70, 2600)
    d = inland(xs, ys)
    near = np.abs(d + 2) < 9
    pts = [(x, y, sea_z + 0.3 + max(0, q) * 0.25) for x, y, q in zip(xs[near], ys[near], d[near])]
    rng = random.Random(3)
    for q in range(3):
        instance(basalt[q], pts[q::3], 1.8 + q * 0.6, rng, squash=(0.5, 0.95))
    return height
