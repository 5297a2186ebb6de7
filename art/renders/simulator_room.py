"""Tower simulator: curved panoramic screen with the airfield, console arc, empty seats, projectors overhead.
Needs out/textures/simulator-panorama.png: run simulator_panorama.py first."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))  # Blender does not search a script's own folder
import math

import bpy

from kit.chair import add_swivel_chair
from kit.color import hex_rgba
from kit.geometry import add_box, add_lathe, add_mesh, add_screen, add_tube
from kit.lights import add_area, add_camera
from kit.materials import glow, paint, picture
from kit.options import TEXTURES
from kit.scene import new_scene
from kit.still import render_still

new_scene(1600, 1000, samples=140, noise_threshold=0.012, exposure=0.25)
w = bpy.data.worlds.new("w")
bpy.context.scene.world = w
w.use_nodes = True
w.node_tree.nodes["Background"].inputs[0].default_value = hex_rgba("#0a0f14")
w.node_tree.nodes["Background"].inputs[1].default_value = 0.35

metal, dark, black = paint("metal", "#22282d", 0.4, 0.5), paint("dark", "#1e2428", 0.7), paint("black", "#0b0d0f", 0.9)
desk, cloth, floor = (
    paint("desk", "#333b41", 0.4),
    paint("cloth", "#39454d", 0.95, spec=0.1),
    paint("floor", "#1d2226", 0.38, spec=0.45),
)
add_mesh("floor", [(-9, -9, 0), (9, -9, 0), (9, 9, 0), (-9, 9, 0)], [(0, 1, 2, 3)], floor)
add_mesh("ceiling", [(-9, -9, 4.75), (9, -9, 4.75), (9, 9, 4.75), (-9, 9, 4.75)], [(3, 2, 1, 0)], black)
# screen: the picture covers 144 degrees of the ring, as in the panorama, so its angles are true
R, EYE = 6.2, 1.75
half = math.radians(72)
z0, z1 = EYE + R * math.tan(math.radians(-13)), EYE + R * math.tan(math.radians(23))
a0, a1 = math.pi / 2 - half, math.pi / 2 + half
ring = []
for j in range(9):  # equirectangular rows to a cylinder: height goes with tan(latitude)
    lat = math.radians(-13 + 36 * j / 8)
    ring.append((R, EYE + R * math.tan(lat)))
screen = add_lathe(
    "screen",
    ring,
    96,
    picture("panorama", TEXTURES / "simulator-panorama.png", 1.06, lights_scene=True, contrast=1.25),
    a0=a0,
    a1=a1,
    uv=True,
)
uv = screen.data.uv_layers[0].data
for q in uv:
    q.uv = (q.uv[0], q.uv[1] / 8)
add_lathe(
    "skirt",
    [(R - 0.02, 0), (R - 0.02, z0 - 0.02), (R - 0.12, z0 - 0.02), (R - 0.12, z0 + 0.02), (R + 0.1, z0 + 0.02)],
    96,
    dark,
    a0=0,
    a1=2 * math.pi,
)
add_lathe(
    "crown",
    [(R + 0.1, z1 - 0.02), (R - 0.14, z1 - 0.02), (R - 0.14, z1 + 0.16), (R - 0.02, z1 + 0.16), (R - 0.02, 4.75)],
    96,
    dark,
    a0=0,
    a1=2 * math.pi,
)
add_lathe("back", [(R + 0.05, 0), (R + 0.05, 4.75)], 64, black, a0=a1, a1=a0 + 2 * math.pi)
# projectors on a ring under the ceiling
add_lathe("truss", [(2.9, 4.35), (2.96, 4.35), (2.96, 4.41), (2.9, 4.41), (2.9, 4.35)], 64, metal)
for deg in range(30, 151, 24):
    a = math.radians(deg)
    x, y = 2.93 * math.cos(a), 2.93 * math.sin(a)
    add_box("projector", (0.46, 0.52, 0.2), (x, y, 4.2), metal, rot=(0, 0, a - math.pi / 2), bevel=0.03)
    add_lathe(
        "lens",
        [(0.001, 0), (0.07, 0), (0.075, -0.08), (0.06, -0.1)],
        18,
        glow("lens", "#dcecff", 2.0),
        (x + 0.28 * math.cos(a), y + 0.28 * math.sin(a), 4.2),
    ).rotation_euler = (0, math.pi / 2, a)
    add_box("hanger", (0.03, 0.03, 0.36), (x, y, 4.56), metal)

# console arc
b0, b1 = math.radians(36), math.radians(144)
add_lathe(
    "desk", [(2.36, 0.72), (2.32, 0.76), (3.0, 0.80), (3.14, 0.92), (3.4, 0.92), (3.4, 0)], 64, desk, a0=b0, a1=b1
)
add_lathe("desk-front", [(2.44, 0), (2.44, 0.72)], 64, dark, a0=b0, a1=b1)
for a in (b0, b1):
    o = add_box("desk-end", (1.0, 0.05, 0.9), (2.9 * math.cos(a), 2.9 * math.sin(a), 0.45), dark, rot=(0, 0, a))


def monitor(deg, r, w, h, z, tilt, mat):
    a = math.radians(deg)
    x, y = r * math.cos(a), r * math.sin(a)
    add_box(
        "bezel",
        (w + 0.05, 0.045, h + 0.05),
        (x + 0.03 * math.cos(a), y + 0.03 * math.sin(a), z),
        metal,
        rot=(tilt, 0, a - math.pi / 2),
        bevel=0.008,
    )
    add_screen("monitor", w, h, (x, y, z), (tilt, 0, a - math.pi / 2), mat).visible_diffuse = False


names = ["scope7", "scope21", "scope3", "scope12"]
for k, deg in enumerate((136, 118, 101, 79, 62, 44)):
    monitor(
        deg,
        2.96,
        0.56,
        0.34,
        0.97,
        math.radians(-24),
        picture("s-" + names[k % 4], TEXTURES / (names[k % 4] + ".png"), 1.5),
    )
for deg in (127, 109, 90, 71, 53):
    a = math.radians(deg)
    x, y = 2.66 * math.cos(a), 2.66 * math.sin(a)
    add_box("bay", (0.42, 0.5, 0.02), (x, y, 0.79), metal, rot=(math.radians(4), 0, a - math.pi / 2), bevel=0.005)
    add_screen(
        "strips",
        0.38,
        0.46,
        (x, y, 0.806),
        (math.radians(-86), 0, a - math.pi / 2),
        picture("strips", TEXTURES / "strips.png", 0.5),
    ).visible_diffuse = False
for deg in (112, 84, 58, 130):
    a = math.radians(deg)
    add_tube(
        "mic",
        [(r * math.cos(a), r * math.sin(a), z) for r, z in ((2.74, 0.79), (2.72, 1.02), (2.58, 1.1))],
        0.008,
        metal,
    )
for x, y, deg in ((-0.98, 1.42, 22), (0.30, 1.58, -8), (1.52, 1.12, -40)):
    add_swivel_chair(x, y, math.radians(deg), cloth, metal)
fill = add_area((0, -3.2, 4.2), (0, 2.0, 0.4), 3.0, 300, "#a9c6d8")
fill.visible_glossy = False
add_camera((-1.15, -2.9, 1.9), (0.38, 4, 1.78), lens=22)
render_still("simulator-room", glare=0.14, glare_threshold=1.3)
