"""Parcels, ploughed and fallow."""
import bpy

from kit.materials import add_haze
from kit.nodes import Nodes, color_ramp
from kit.terrain import add_height_field
from meseta.ground import HAZE, airfield_mask, ground


def add_fields(n_grid):
    """Long narrow parcels; a strip of dry grass round the runway."""
    soil = bpy.data.materials.new("fields")
    soil.use_nodes = True
    nt = soil.node_tree
    n = Nodes(nt)
    b = nt.nodes["Principled BSDF"]
    b.inputs["Roughness"].default_value, b.inputs["Specular"].default_value = 0.95, 0.05
    pos = n.position()
    warp = n.new("ShaderNodeMapping")  # long narrow parcels, slightly turned
    warp.inputs["Rotation"].default_value = (0, 0, 0.5)
    warp.inputs["Scale"].default_value = (0.0040, 0.0017, 0.0)
    n.link(pos, warp.inputs[0])
    bend = n.mix(0.012, warp.outputs[0], n.noise(pos, 0.004, 3), "ADD")
    cell = n.new("ShaderNodeTexVoronoi")
    cell.inputs["Randomness"].default_value = 0.8
    cell.inputs["Scale"].default_value = 1
    n.link(bend, cell.inputs["Vector"])
    edge = n.new("ShaderNodeTexVoronoi")
    edge.feature = "DISTANCE_TO_EDGE"
    edge.inputs["Randomness"].default_value = 0.8
    edge.inputs["Scale"].default_value = 1
    n.link(bend, edge.inputs["Vector"])
    pick = n.axis(cell.outputs["Color"], 0)
    crops = color_ramp(
        nt,
        [
            (0, "#7a6434"),
            (0.18, "#b48f4e"),
            (0.34, "#5d6136"),
            (0.48, "#c6a565"),
            (0.62, "#6b4a31"),
            (0.76, "#8d7d45"),
            (0.9, "#4d5a35"),
            (1, "#a9824a"),
        ],
    )
    crops.color_ramp.interpolation = "CONSTANT"
    n.link(pick, crops.inputs[0])
    # ploughing lines: a different direction in every parcel, fading with distance
    ang = n.math("MULTIPLY", n.axis(cell.outputs["Color"], 1), 3.14)
    coord = n.math(
        "ADD",
        n.math("MULTIPLY", n.axis(pos, 0), n.math("COSINE", ang)),
        n.math("MULTIPLY", n.axis(pos, 1), n.math("SINE", ang)),
    )
    rows = n.smooth(n.math("SINE", n.math("MULTIPLY", coord, 0.62)), -0.7, 0.9)
    dist = n.new("ShaderNodeCameraData").outputs["View Distance"]
    rows = n.math("MULTIPLY", n.math("MULTIPLY", rows, n.math("SUBTRACT", 1.0, n.smooth(dist, 600, 2600))), 0.34)
    col = n.mix(rows, crops.outputs[0], "#2e2418")
    col = n.mix(n.math("MULTIPLY", n.smooth(n.noise(pos, 0.0065, 7, 0.62), 0.40, 0.66), 0.42), col, "#4c3d26")
    col = n.mix(
        n.math("MULTIPLY", n.math("SUBTRACT", 1.0, n.smooth(edge.outputs["Distance"], 0.006, 0.030)), 0.75),
        col,
        "#3a3d24",
    )
    u_axis = n.attribute("airfield")
    col = n.mix(
        n.smooth(u_axis, 0.25, 0.75), col, n.mix(n.smooth(n.noise(pos, 0.01, 6), 0.35, 0.65), "#5c5232", "#6e6440")
    )
    n.link(col, b.inputs["Base Color"])
    add_haze(soil, HAZE, 24000, 0.93)
    add_height_field(
        "meseta",
        (-24000, 24000),
        (300, 26000),
        n_grid,
        n_grid,
        ground,
        soil,
        power=2.1,
        fan=0.975,
        attributes={"airfield": airfield_mask},
        smooth=True,
    )
