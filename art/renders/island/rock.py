"""The land."""
from island.coast import HAZE, height
from kit.materials import hazed
from kit.nodes import Nodes, color_ramp
from kit.terrain import add_height_field


def add_island(n_grid):
    """Volcanic rock, terraces, fresh lava on the cape."""
    rock = hazed("rock", "#2b2320", HAZE, 36000, color2="#5a4a3b", scale=0.004, most=0.86)
    nt = rock.node_tree
    n = Nodes(nt)
    geo = n.new("ShaderNodeNewGeometry")
    flatness, z = n.axis(geo.outputs["Normal"], 2), n.axis(geo.outputs["Position"], 2)
    base = next(x for x in nt.nodes if x.type == "VALTORGB").outputs[0]
    green = color_ramp(nt, [(0.32, "#5f6236"), (0.5, "#3d4d2c"), (0.62, "#7d6c3c"), (0.75, "#4b5a30")])
    n.link(n.noise(geo.outputs["Position"], 0.011, 4), green.inputs[0])
    farmed = n.math(
        "MULTIPLY",
        n.smooth(flatness, 0.72, 0.93),
        n.math("MULTIPLY", n.smooth(z, 22, 50), n.math("SUBTRACT", 1.0, n.smooth(z, 330, 640))),
    )
    col = n.mix(n.math("MULTIPLY", farmed, 0.85), base, green.outputs[0])
    near = n.math("SUBTRACT", 1.0, n.smooth(n.axis(geo.outputs["Position"], 1), 1150, 1300))
    col = n.mix(n.math("MULTIPLY", near, 0.86), col, "#1b191b")  # the cape in front is fresh dark lava
    col = n.mix(n.math("SUBTRACT", 1.0, n.smooth(z, 3, 13)), col, "#120f10")  # wet black basalt at the waterline
    col = n.mix(n.math("MULTIPLY", n.smooth(z, 600, 1250), 0.45), col, "#7d6a60")
    n.link(col, nt.nodes["Principled BSDF"].inputs["Base Color"])
    add_height_field("island", (-11000, 11000), (560, 17500), n_grid, n_grid, height, rock, power=2.0, fan=0.95)
