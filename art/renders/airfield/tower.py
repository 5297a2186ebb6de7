"""The control tower and lit buildings beside it. Nobody is visible in them."""
import math

import bpy
from mathutils import Vector

from kit.color import hex_rgba
from kit.geometry import BoxBatch, add_box, add_lathe
from kit.materials import glow, paint
from kit.scatter import add_lamps


def add_tower(x, y, h, camera, stone="#7b8087"):
    """Control tower, cab glazed and lit from inside. Nobody is visible in it."""
    con, met = paint("tower-concrete", stone, 0.85), paint("tower-metal", "#2a2f34", 0.4, 0.4)
    add_lathe(
        "shaft",
        [
            (5.2, 0),
            (3.5, 9),
            (3.0, 22),
            (3.05, h - 8),
            (4.0, h - 4),
            (6.6, h - 0.6),
            (6.9, h),
            (6.9, h + 0.9),
            (6.2, h + 0.9),
        ],
        48,
        con,
        (x, y, 0),
        smooth=True,
    )
    for k in range(12):
        a = k * math.pi / 6
        add_box(
            "fin", (0.35, 0.25, h - 14), (x + 3.12 * math.cos(a), y + 3.12 * math.sin(a), h / 2), met, rot=(0, 0, a)
        )
    add_lathe(
        "sill", [(4.6, h + 0.9), (4.6, h + 1.9), (0.02, h + 1.9)], 16, glow("tower-inside", "#e9a35c", 0.42), (x, y, 0)
    )
    glass = bpy.data.materials.new("tower-glass")
    glass.use_nodes = True
    b = glass.node_tree.nodes["Principled BSDF"]
    b.inputs["Transmission"].default_value, b.inputs["Roughness"].default_value, b.inputs["IOR"].default_value = (
        1,
        0.02,
        1.08,
    )
    b.inputs["Base Color"].default_value = hex_rgba("#bfe0e0")
    add_lathe("cab", [(5.6, h + 0.9), (6.7, h + 4.5)], 14, glass, (x, y, 0))
    for i in range(14):
        a = math.tau * i / 14
        p = Vector((x + 5.6 * math.cos(a), y + 5.6 * math.sin(a), h + 0.9))
        q = Vector((x + 6.7 * math.cos(a), y + 6.7 * math.sin(a), h + 4.5))
        add_box("mullion", (0.16, 0.22, (q - p).length), (p + q) / 2, met).rotation_euler = (
            (q - p).to_track_quat("Z", "Y").to_euler()
        )
    add_lathe(
        "roof", [(5.9, h + 4.4), (7.3, h + 4.5), (7.3, h + 5.1), (5, h + 5.7), (0.02, h + 5.9)], 28, met, (x, y, 0)
    )
    add_lathe("ceiling", [(6.6, h + 4.42), (0.02, h + 4.42)], 14, glow("tower-ceiling", "#ffb56b", 0.55), (x, y, 0))
    # balcony: deck, posts and two rails
    add_lathe("deck", [(6.9, h - 0.3), (8.0, h - 0.3), (8.0, h - 0.1), (6.9, h - 0.1)], 40, met, (x, y, 0))
    for z in (h + 0.45, h + 1.0):
        add_lathe(
            "rail", [(7.92, z - 0.035), (7.99, z - 0.035), (7.99, z + 0.035), (7.92, z + 0.035)], 40, met, (x, y, 0)
        )
    for i in range(28):
        a = math.tau * i / 28
        add_box("post", (0.06, 0.06, 1.1), (x + 7.95 * math.cos(a), y + 7.95 * math.sin(a), h + 0.45), met)
    add_lathe("mast", [(0.16, h + 5.8), (0.1, h + 15)], 8, met, (x + 0.5, y, 0))
    add_lathe(
        "radome",
        [(0.02, 2.1), (0.9, 1.95), (1.6, 1.3), (1.75, 0.5), (1.5, -0.2), (1.1, -0.5)],
        24,
        paint("radome", "#c9ccca", 0.5),
        (x - 2.6, y, h + 7),
        smooth=True,
    )
    for k in range(5):
        add_lathe(
            "aerial",
            [(0.04, h + 5.6), (0.03, h + 8.5 + k % 3)],
            6,
            met,
            (x + 3 * math.cos(k * 1.3), y + 3 * math.sin(k * 1.3), 0),
        )
    add_lamps("obstacle", [(x + 0.5, y, h + 15.2)], 0.28, glow("tower-obstacle", "#ff2a1c", 60), camera)
    for k in range(6):
        a = math.radians(200 + k * 28)
        add_box(
            "monitor",
            (0.9, 0.1, 0.6),
            (x + 4.7 * math.cos(a), y + 4.7 * math.sin(a), h + 2.1),
            glow("tower-monitor", "#8fd0d8", 1.6),
            rot=(0, 0, a + math.pi / 2),
        )


def add_lit_building(x, y, w, d, h, rng, chance=0.75, rows=(0.6,), wall="#23282c", glass=1.4):
    add_box("hall", (w, d, h), (x, y, h / 2), paint("hall" + wall, wall, 0.8))
    add_box("cornice", (w + 0.6, d + 0.6, 0.5), (x, y, h), paint("cornice", "#15181b", 0.6))
    lit = BoxBatch()
    for row in rows:
        for k in range(int(w / 3.4)):
            if rng.random() < chance:
                lit.add((2.5, 0.2, 1.7), (x - w / 2 + 2.2 + k * 3.4, y - d / 2 - 0.05, h * row))
    lit.build("lit", glow("hall-lit", "#ffcd86", glass))
