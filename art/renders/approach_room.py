"""Radar (approach) simulator room: a row of working positions, empty chairs, warm slatted wall."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))  # Blender does not search a script's own folder
import math

import bpy

from kit.chair import add_swivel_chair
from kit.color import hex_rgba
from kit.geometry import BoxBatch, add_box, add_lathe, add_mesh, add_screen, add_tube
from kit.lights import add_area, add_camera
from kit.materials import glow, paint, picture
from kit.options import TEXTURES
from kit.scene import new_scene
from kit.still import render_still

new_scene(1600, 1000, samples=220, noise_threshold=0.01, exposure=1.6)
world = bpy.data.worlds.new("w")
bpy.context.scene.world = world
world.use_nodes = True
world.node_tree.nodes["Background"].inputs[0].default_value = hex_rgba("#0a1017")
world.node_tree.nodes["Background"].inputs[1].default_value = 0.5

wall, floor, ceiling = (
    paint("wall", "#20282d", 0.85),
    paint("floor", "#1a2024", 0.42, spec=0.45),
    paint("ceiling", "#1a2126", 0.9),
)
desk, dark, metal = paint("desk", "#3a4248", 0.42), paint("dark", "#161b1e", 0.6), paint("metal", "#1a1f23", 0.38, 0.5)
cloth, key, wood = (
    paint("cloth", "#2b353c", 0.95, spec=0.1),
    paint("key", "#22282c", 0.5),
    paint("slat", "#2a2522", 0.75),
)

add_mesh("floor", [(-12, -8, 0), (16, -8, 0), (16, 14, 0), (-12, 14, 0)], [(0, 1, 2, 3)], floor)
add_mesh("back", [(-12, 7.2, 0), (16, 7.2, 0), (16, 7.2, 5), (-12, 7.2, 5)], [(3, 2, 1, 0)], wall)
add_mesh("end", [(10.6, -8, 0), (10.6, 14, 0), (10.6, 14, 5), (10.6, -8, 5)], [(0, 1, 2, 3)], wall)
add_mesh("ceiling", [(-12, -8, 3.1), (16, -8, 3.1), (16, 14, 3.1), (-12, 14, 3.1)], [(3, 2, 1, 0)], ceiling)
slats = BoxBatch()
for k in range(150):
    slats.add((0.045, 0.07, 2.9), (-9 + k * 0.13, 7.13, 1.55))
slats.build("slats", wood)
# Lighting: one long wall washer, one long light standing for all screens, one soft fill. Cycles 3.4 picks one light
# at random per sample, so three big lights give a clean picture where fourteen small ones gave grain.
add_area((0.8, 6.62, 3.0), (0.8, 7.3, 0.9), 19, 420, "#ffb163", size_y=0.14)
add_area((1.0, 3.55, 1.35), (1.0, 0, 0.55), 10.5, 46, "#a9c6d2", size_y=0.5)
fill = add_area((2.2, -1.4, 3.0), (2.2, 3.4, 0.4), 7.0, 130, "#8fb4c8", size_y=1.2)
fill.visible_glossy = False  # its mirror image on the floor would only be a noisy stain

SCOPES = ["scope3", "scope7", "scope21", "scope12", "scope7"]


def position(x, y, turn, k):
    c, s = math.cos(turn), math.sin(turn)

    def P(a, b, z):
        return (x + a * c - b * s, y + a * s + b * c, z)

    rot, tilt = (0, 0, turn), math.radians(-11)
    add_box("top", (2.06, 0.85, 0.05), P(0, -0.12, 0.74), desk, rot=rot, bevel=0.012)
    add_box("edge", (2.06, 0.03, 0.06), P(0, -0.55, 0.735), metal, rot=rot, bevel=0.01)
    add_box("cabinet", (1.98, 0.5, 0.72), P(0, 0.15, 0.36), dark, rot=rot, bevel=0.01)
    add_box("back", (2.04, 0.3, 0.62), P(0, 0.44, 1.06), dark, rot=(math.radians(-8), 0, turn), bevel=0.02)
    add_box("bezel", (0.96, 0.05, 0.78), P(-0.46, 0.26, 1.20), metal, rot=(tilt, 0, turn), bevel=0.012)
    add_box("bezel", (0.64, 0.05, 0.78), P(0.46, 0.26, 1.20), metal, rot=(tilt, 0, turn), bevel=0.012)
    for o in (
        add_screen(
            "scope",
            0.91,
            0.73,
            P(-0.46, 0.231, 1.205),
            (tilt, 0, turn),
            picture("scope-" + SCOPES[k], TEXTURES / (SCOPES[k] + ".png"), 1.75),
        ),
        add_screen(
            "strips",
            0.59,
            0.73,
            P(0.46, 0.231, 1.205),
            (tilt, 0, turn),
            picture("strips", TEXTURES / "strips.png", 0.34),
        ),
        add_screen(
            "touch",
            0.22,
            0.16,
            P(0.40, -0.24, 0.790),
            (math.radians(-90), 0, turn),
            picture("touch", TEXTURES / "scope12.png", 0.8),
        ),
    ):
        o.visible_diffuse = False  # the long area light above already does this work
    add_box("shelf", (2.06, 0.34, 0.035), P(0, 0.38, 1.66), metal, rot=rot, bevel=0.008)
    add_box("keyboard", (0.46, 0.17, 0.025), P(-0.42, -0.28, 0.778), key, rot=(0.05, 0, turn), bevel=0.006)
    for r in range(4):
        add_box("keys", (0.42, 0.026, 0.012), P(-0.42, -0.335 + r * 0.037, 0.792), metal, rot=rot, bevel=0.003)
    add_box("panel", (0.27, 0.21, 0.022), P(0.40, -0.24, 0.776), key, rot=rot, bevel=0.006)
    add_lathe(
        "ball",
        [(0.001, 0.045), (0.035, 0.035), (0.05, 0.012), (0.055, 0)],
        18,
        key,
        P(-0.04, -0.27, 0.765),
        smooth=True,
    )
    add_tube("mic", [P(0.06, 0.0, 0.77), P(0.06, -0.03, 1.0), P(0.06, -0.2, 1.07)], 0.008, metal)
    if k:  # nothing between the camera and the first position
        add_swivel_chair(*P(-0.25 + 0.2 * (k % 2), -1.05, 0)[:2], turn + (0.55 if k % 2 else -0.3), cloth, metal)
    # a headset on the desk, as if its owner had just gone
    if k in (1, 3):
        h = P(-0.86, -0.30, 0.77)
        add_tube(
            "headset",
            [(h[0] - 0.08, h[1], h[2] + 0.03), (h[0], h[1] + 0.03, h[2] + 0.10), (h[0] + 0.08, h[1], h[2] + 0.03)],
            0.008,
            metal,
        )
        for d in (-0.08, 0.08):
            add_lathe(
                "cup",
                [(0.001, 0.05), (0.035, 0.045), (0.04, 0.01), (0.03, 0)],
                14,
                dark,
                (h[0] + d, h[1], h[2]),
                smooth=True,
            )


for k in range(5):
    position(-3.3 + k * 2.12, 3.4 + k * 0.42, math.radians(8), k)
# supervisor's wall display on the end wall and a low desk in front of it close the right side of the picture
add_box("display-frame", (0.08, 4.3, 2.42), (10.5, 3.0, 1.62), metal, bevel=0.02)
add_screen(
    "display", 4.16, 2.28, (10.44, 3.0, 1.62), (0, 0, -math.pi / 2), picture("display", TEXTURES / "scope12.png", 0.8)
).visible_diffuse = False
add_box("side-desk", (0.8, 2.6, 0.05), (8.6, 1.9, 0.74), desk, bevel=0.012)
add_box("side-desk-leg", (0.7, 0.06, 0.72), (8.6, 0.7, 0.36), dark)
add_box("side-desk-leg", (0.7, 0.06, 0.72), (8.6, 3.1, 0.36), dark)
for y in (1.3, 2.4):
    add_box("side-monitor", (0.05, 0.62, 0.38), (8.75, y, 1.03), metal, rot=(0, math.radians(-6), 0), bevel=0.01)
    add_screen(
        "side-screen",
        0.58,
        0.34,
        (8.715, y, 1.03),
        (math.radians(-6), 0, -math.pi / 2),
        picture("side", TEXTURES / "strips.png", 0.22),
    ).visible_diffuse = False
add_swivel_chair(7.9, 1.5, math.radians(-70), cloth, metal)
for x in (-1.6, 1.6, 4.8):
    add_box(
        "luminaire", (1.2, 0.06, 0.02), (x, 3.0 + x * 0.14, 3.07), glow("luminaire", "#ffdcae", 2.2), rot=(0, 0, 0.14)
    )
add_camera((-4.35, 0.0, 1.56), (0.75, 3.95, 1.16), lens=27, focus=4.2, fstop=4.0)
render_still("approach-room", glare=0.16)
