"""The sea, with surf, boulders and reefs."""
import bpy
import numpy as np

from island.coast import inland
from kit.materials import add_haze, glow, paint
from kit.nodes import Nodes
from kit.scatter import instance, lumpy_ball
from kit.terrain import add_height_field, fbm


def add_sea(n_grid):
    """Three broken lines of surf follow the shore."""
    sea = bpy.data.materials.new("sea")
    sea.use_nodes = True
    nt = sea.node_tree
    n = Nodes(nt)
    b = nt.nodes["Principled BSDF"]
    pos = n.position()
    shore = n.attribute("shore")  # metres to land, negative at sea
    grain = n.noise(pos, 0.045, 7, 0.62, 0.6)
    fine = n.noise(pos, 0.35, 4, 0.6)
    # three broken lines of surf that follow the shore plus a wash at its foot
    wave = n.math("SINE", n.math("ADD", n.math("MULTIPLY", shore, 0.105), n.math("MULTIPLY", grain, 16.0)))
    lines = n.math("MULTIPLY", n.smooth(wave, 0.30, 0.95), n.smooth(shore, -105, -18))
    wash = n.math("MULTIPLY", n.smooth(shore, -34, -3), n.smooth(grain, 0.30, 0.52))
    foam = n.math(
        "MULTIPLY", n.math("ADD", lines, n.math("MULTIPLY", wash, 1.3), True), n.smooth(fine, 0.30, 0.58), True
    )
    shallow = n.mix(n.smooth(shore, -120, -6), "#082433", "#1b5560")
    n.link(n.mix(foam, shallow, "#e3dcd6"), b.inputs["Base Color"])
    rough = n.math("ADD", n.math("MULTIPLY", foam, 0.6), 0.13)
    n.link(rough, b.inputs["Roughness"])
    stretch = n.new("ShaderNodeMapping")
    stretch.inputs["Rotation"].default_value = (0, 0, 0.35)
    stretch.inputs["Scale"].default_value = (0.011, 0.034, 0.02)
    n.link(pos, stretch.inputs[0])
    swell = n.noise(stretch.outputs[0], 1.0, 10, 0.62)
    bump = n.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 0.42, 9
    n.link(swell, bump.inputs["Height"])
    n.link(bump.outputs[0], b.inputs["Normal"])
    add_haze(sea, "#c99c92", 42000, 0.8)
    add_height_field(
        "sea",
        (-62000, 62000),
        (330, 90000),
        n_grid,
        n_grid,
        lambda X, Y: np.zeros_like(X),
        sea,
        power=3.0,
        fan=0.988,
        attributes={"shore": lambda X, Y: np.where(Y < 9000, inland(X, Y), -500)},
    )


def add_boulders(rng):
    """Boulders and reefs along the waterline; returns their meshes."""
    boulder = [lumpy_ball("boulder%d" % k, paint("basalt", "#131012", 0.75), 80 + k, 0.7, 2) for k in range(4)]
    xs, ys = np.meshgrid(np.arange(-1500, 1500, 7.0), np.arange(640, 2700, 7.0))
    xs, ys = xs + np.random.RandomState(3).uniform(-3, 3, xs.shape), ys + np.random.RandomState(4).uniform(
        -3, 3, ys.shape
    )
    D = inland(xs, ys)
    keep = (np.abs(D + 4) < 11) & (np.abs(xs) < 0.64 * ys) & (np.random.RandomState(6).rand(*xs.shape) < 0.22)
    pts = [(x, y, max(0, -0.2 + d * 0.1)) for x, y, d in zip(xs[keep], ys[keep], D[keep])]
    for k in range(4):
        instance(boulder[k], pts[k::4], 2.7 + k * 0.7, rng, squash=(0.5, 0.95))
    return boulder


def add_neighbour():
    """The neighbouring volcano on the horizon."""
    add_height_field(
        "neighbour",
        (-60000, 60000),
        (62000, 84000),
        300,
        60,
        lambda X, Y: 4300 * np.exp(-np.sqrt(((X + 37500) / 7200) ** 2 + ((Y - 73000) / 9000) ** 2)) * 1.0
        + 260 * fbm(X / 5000, Y / 5000, 5, 6)
        - 420,
        glow("neighbour", "#b98a98", 0.60),
        power=1,
        fan=0,
    )
