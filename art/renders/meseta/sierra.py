"""The sierra, with some snow."""
import numpy as np

from kit.materials import hazed
from kit.nodes import Nodes
from kit.terrain import add_height_field, fbm


def sierra(X, Y):
    e = np.exp(-(((Y - 42000) / 6800) ** 2))
    shape = (
        0.52
        + 0.40 * np.exp(-(((X - 15500) / 9500) ** 2))
        + 0.34 * np.exp(-(((X + 14500) / 9000) ** 2))
        + 0.10 * np.cos(X / 5200)
    )
    return e * (800 + 4300 * fbm(X / 8200 + 3, Y / 8200, 21, 9, True, 1, 0.5, 0.4)) * shape - 160


def foothills(X, Y):
    return np.exp(-(((Y - 27500) / 3600) ** 2)) * (120 + 560 * fbm(X / 5200, Y / 5200, 25, 8, True, 1, 0.5, 0.4)) - 90


def add_sierra(n_grid):
    """Ridge behind, foothills in front."""
    snow = hazed("sierra", "#3d3f4a", "#a58a9d", 85000, color2="#565560", scale=0.0012, most=0.92)
    nt = snow.node_tree
    n = Nodes(nt)
    g = n.new("ShaderNodeNewGeometry")
    zz = n.axis(g.outputs["Position"], 2)
    line = n.math("ADD", zz, n.math("MULTIPLY", n.noise(g.outputs["Position"], 0.0011, 6), 900.0))
    cap = n.math("MULTIPLY", n.smooth(line, 2350, 2900), n.smooth(n.axis(g.outputs["Normal"], 2), 0.45, 0.80))
    base = next(x for x in nt.nodes if x.type == "VALTORGB").outputs[0]
    n.link(n.mix(cap, base, "#f1eef2"), nt.nodes["Principled BSDF"].inputs["Base Color"])
    add_height_field("sierra", (-52000, 52000), (29000, 54000), n_grid, n_grid // 2, sierra, snow, power=1, fan=0.4)
    add_height_field(
        "foothills",
        (-40000, 40000),
        (21000, 34000),
        n_grid,
        n_grid // 3,
        foothills,
        hazed("foothills", "#4a4440", "#b3929a", 36000, color2="#5d5148", scale=0.0015, most=0.92),
        power=1,
        fan=0.4,
    )
