"""Ground fog without a volume, and so without grain: surfaces and sky fade with the fog in front of them."""
import bpy

from kit.nodes import Nodes


class GroundFog:
    """Density falls with height: at `thickness` metres it is a third (1/e). `density` is per metre, at the ground."""

    def __init__(self, camera, density, thickness, low, high):
        self.camera, self.density, self.thickness, self.low, self.high = camera, density, thickness, low, high

    def _color(self, n, up):
        return n.mix(n.smooth(up, -0.02, 0.34), self.low, self.high)

    def _share(self, n, depth):
        return n.math("SUBTRACT", 1.0, n.math("EXPONENT", n.math("MULTIPLY", depth, -1.0)), True)

    def cover_sky(self):
        """Fades the sky, more so near the horizon, where more fog lies before it."""
        nt = bpy.context.scene.world.node_tree
        n = Nodes(nt)
        background = next(k for k in nt.nodes if k.type == "BACKGROUND")
        up = n.axis(n.new("ShaderNodeTexCoord").outputs["Generated"], 2)
        depth = n.math("DIVIDE", self.density * self.thickness, n.math("MAXIMUM", up, 0.003))
        before = background.inputs[0].links[0].from_socket
        n.link(n.mix(self._share(n, depth), before, self._color(n, up)), background.inputs[0])

    def cover_materials(self, lamps=(), lamp_share=0.45):
        """Fades every material that exists by now. Lamps, given by the beginnings of their names, fade less."""
        for material in bpy.data.materials:
            through = lamp_share if material.name.startswith(tuple(lamps)) else 1.0
            self._cover(material, self.density * through)

    def _cover(self, material, density):
        n = Nodes(material.node_tree)
        surface = material.node_tree.nodes["Material Output"].inputs[0]
        before = surface.links[0].from_socket
        away = n.new("ShaderNodeVectorMath")
        away.operation = "SUBTRACT"
        n.link(n.position(), away.inputs[0])
        away.inputs[1].default_value = self.camera
        length = n.new("ShaderNodeVectorMath")
        length.operation = "LENGTH"
        n.link(away.outputs[0], length.inputs[0])
        distance, rise = length.outputs["Value"], n.axis(away.outputs[0], 2)
        # the mean density between the camera and the point, the camera being near the ground
        climb = n.math("ADD", n.math("DIVIDE", rise, self.thickness), 0.0013)
        mean = n.math("DIVIDE", n.math("SUBTRACT", 1.0, n.math("EXPONENT", n.math("MULTIPLY", climb, -1.0))), climb)
        share = self._share(n, n.math("MULTIPLY", n.math("MULTIPLY", mean, distance), density))
        glow, mix = n.new("ShaderNodeEmission"), n.new("ShaderNodeMixShader")
        n.link(self._color(n, n.math("DIVIDE", rise, distance)), glow.inputs[0])
        n.link(share, mix.inputs[0])
        n.link(before, mix.inputs[1])
        n.link(glow.outputs[0], mix.inputs[2])
        n.link(mix.outputs[0], surface)
        material.cycles.sample_as_light = False
