"""The cab itself: fourteen panes, a desk, monitors, strips, seats."""
import math

from mathutils import Vector

from kit.chair import add_swivel_chair
from kit.controller import add_controller
from kit.geometry import add_box, add_lathe, add_mesh, add_screen, add_tube
from kit.lights import add_area
from kit.materials import glow, paint, picture
from kit.options import TEXTURES


def add_shell():
    """Mullions, sill and ceiling, and the curved desk."""
    metal, ceiling = paint("mullion", "#14181b", 0.45, 0.2), paint("ceiling", "#12161a", 0.85)
    desk, rim = paint("desk", "#242c31", 0.36), paint("rim", "#1f262b", 0.35, 0.3)
    NS, TURN = 14, math.radians(4)
    RB, RT, ZB, ZT = 4.3, 5.0, 0.86, 3.35
    for i in range(NS):
        a = math.tau * (i + 0.5) / NS + TURN
        b, t = Vector((RB * math.cos(a), RB * math.sin(a), ZB)), Vector((RT * math.cos(a), RT * math.sin(a), ZT))
        add_box("mullion", (0.075, 0.11, (t - b).length), (b + t) / 2, metal).rotation_euler = (
            (t - b).to_track_quat("Z", "Y").to_euler()
        )
    for name, prof, mat in (
        (
            "sill",
            [
                (RB - 0.32, ZB - 0.04),
                (RB + 0.1, ZB - 0.04),
                (RB + 0.1, ZB + 0.05),
                (RB - 0.32, ZB + 0.05),
                (RB - 0.32, ZB - 0.04),
            ],
            rim,
        ),
        ("wall", [(RB - 0.3, 0), (RB - 0.3, ZB)], ceiling),
        ("head", [(RT - 0.42, ZT - 0.12), (RT + 0.2, ZT - 0.02), (RT + 0.2, ZT + 0.4), (0.01, ZT + 0.4)], ceiling),
    ):
        add_lathe(name, prof, NS, mat).rotation_euler = (0, 0, math.pi / NS + TURN)
    add_mesh("floor", [(-6, -6, 0), (6, -6, 0), (6, 6, 0), (-6, 6, 0)], [(0, 1, 2, 3)], paint("floor", "#15191c", 0.5))
    a0, a1 = math.radians(28), math.radians(152)
    add_lathe(
        "desk", [(2.55, 0.72), (2.5, 0.76), (3.25, 0.80), (3.42, 0.93), (3.75, 0.93), (3.75, 0)], 56, desk, a0=a0, a1=a1
    )
    add_lathe("desk-front", [(2.62, 0), (2.62, 0.72)], 56, ceiling, a0=a0, a1=a1)
    add_lathe("desk-line", [(2.535, 0.722), (2.535, 0.732)], 56, glow("desk-line", "#8fc3d6", 0.22), a0=a0, a1=a1)


def monitor(angle, radius, w, h, z, tilt, mat):
    metal = paint("mullion", "#14181b", 0.45, 0.2)
    x, y, turn = radius * math.cos(angle), radius * math.sin(angle), angle - math.pi / 2
    add_screen("screen", w, h, (x, y, z), (tilt, 0, turn), mat).visible_diffuse = False
    add_box(
        "bezel",
        (w + 0.05, 0.045, h + 0.05),
        (x + 0.03 * math.cos(angle), y + 0.03 * math.sin(angle), z),
        metal,
        rot=(tilt, 0, turn),
        bevel=0.008,
    )


def add_positions(seats, wide, taken=None):
    """Adds screens, strips, empty `seats` (x, y, degrees), traces of people, and the light of the screens.
    A controller sits on the seat `taken`."""
    metal = paint("mullion", "#14181b", 0.45, 0.2)
    cloth = paint("cloth", "#2a333a", 0.95, spec=0.1)
    names = ["scope7", "scope3", "scope21", "scope12"]
    for k, (deg, w) in enumerate(((146, 0.60), (131, 0.60), (113, 0.66), (66, 0.66), (49, 0.60), (34, 0.60))):
        monitor(
            math.radians(deg),
            3.2,
            w,
            w * 0.60,
            1.0,
            math.radians(-20),
            picture("s-" + names[k % 4], TEXTURES / (names[k % 4] + ".png"), 1.1),
        )
    for deg in (122, 97, 83, 57):
        a = math.radians(deg)
        x, y = 2.88 * math.cos(a), 2.88 * math.sin(a)
        add_screen(
            "strips",
            0.40,
            0.48,
            (x, y, 0.815),
            (math.radians(-82), 0, a - math.pi / 2),
            picture("strips", TEXTURES / "strips.png", 0.42),
        ).visible_diffuse = False
        add_box(
            "strip-bay", (0.44, 0.52, 0.02), (x, y, 0.80), metal, rot=(math.radians(8), 0, a - math.pi / 2), bevel=0.005
        )
    for deg in (118, 64) if wide else (112, 58):
        monitor(
            math.radians(deg), 3.9, 0.5, 0.3, 2.72, math.radians(14), picture("s-wind", TEXTURES / "scope12.png", 0.9)
        )
    for deg in (74, 104, 137, 44):
        a = math.radians(deg)
        add_tube(
            "mic",
            [(r * math.cos(a), r * math.sin(a), z) for r, z in ((2.95, 0.8), (2.93, 1.05), (2.78, 1.13))],
            0.009,
            metal,
        )
    for x, y, deg in seats:
        add_swivel_chair(x, y, math.radians(deg), cloth, metal)
    if taken:
        x, y, deg = taken
        add_swivel_chair(x, y, math.radians(deg), cloth, metal, tall=False)
        add_controller(x, y, math.radians(deg), (-0.22, 0.46, 0.80), (0.16, 0.60, 0.85), look=0.3)
    # traces of people: binoculars, a cup, a headset hung on the microphone
    for dx in (-0.035, 0.035):
        add_lathe(
            "binoculars",
            [(0.001, 0.13), (0.03, 0.13), (0.034, 0.05), (0.026, 0), (0.001, 0)],
            18,
            metal,
            ((-0.62 if wide else -0.52) + dx, 3.36, 0.94),
            smooth=True,
        )
    add_lathe(
        "cup",
        [(0.001, 0), (0.035, 0), (0.04, 0.1), (0.034, 0.1), (0.03, 0.01)],
        22,
        paint("cup", "#c9c4b8", 0.5),
        (0.62, 3.0, 0.80),
        smooth=True,
    )
    # light of the screens on desk and chair backs, plus a faint cool fill from behind
    for deg in (122, 58):
        a = math.radians(deg)
        add_area((3.0 * math.cos(a), 3.0 * math.sin(a), 1.28), (0, 0, 0.6), 1.9, 9, "#a8cede", size_y=0.25)
    fill = add_area((0, -2.6, 3.1), (0, 2.2, 0.5), 2.6, (30 if taken else 110) if wide else 150, "#9fc4d8")
    fill.visible_glossy = False
