"""Shorthand for shader nodes."""
from kit.color import hex_rgba


def color_ramp(nt, stops):
    r = nt.nodes.new("ShaderNodeValToRGB")
    cr = r.color_ramp
    while len(cr.elements) < len(stops):
        cr.elements.new(0.5)
    for e, (p, c) in zip(cr.elements, stops):
        e.position, e.color = p, hex_rgba(c)
    return r


class Nodes:
    """Builds and links the nodes of shader maths."""

    def __init__(self, nt):
        self.nt, self.new, self.link = nt, nt.nodes.new, nt.links.new

    def _put(self, socket, x):
        if isinstance(x, str):
            socket.default_value = hex_rgba(x)
        elif isinstance(x, (int, float, tuple)):
            socket.default_value = x
        elif x is not None:
            self.link(x, socket)

    def math(self, op, a, b=None, clamp=False):
        n = self.new("ShaderNodeMath")
        n.operation, n.use_clamp = op, clamp
        self._put(n.inputs[0], a)
        self._put(n.inputs[1], b)
        return n.outputs[0]

    def mix(self, fac, a, b, blend="MIX"):
        n = self.new("ShaderNodeMixRGB")
        n.blend_type = blend
        for s, x in zip(n.inputs, (fac, a, b)):
            self._put(s, x)
        return n.outputs[0]

    def smooth(self, x, lo, hi):
        n = self.new("ShaderNodeMapRange")
        n.interpolation_type = "SMOOTHSTEP"
        self._put(n.inputs[0], x)
        n.inputs[1].default_value, n.inputs[2].default_value = lo, hi
        return n.outputs[0]

    def noise(self, vector, scale, detail=6, rough=0.55, distortion=0.0):
        n = self.new("ShaderNodeTexNoise")
        n.inputs["Scale"].default_value, n.inputs["Detail"].default_value = scale, detail
        n.inputs["Roughness"].default_value, n.inputs["Distortion"].default_value = rough, distortion
        self.link(vector, n.inputs["Vector"])
        return n.outputs[0]

    def position(self):
        return self.new("ShaderNodeNewGeometry").outputs["Position"]

    def axis(self, vector, i):
        n = self.new("ShaderNodeSeparateXYZ")
        self.link(vector, n.inputs[0])
        return n.outputs[i]

    def attribute(self, name):
        n = self.new("ShaderNodeAttribute")
        n.attribute_name = name
        return n.outputs["Fac"]
