"""The airport on the plateau."""
import math

from kit.aircraft import add_airliner
from kit.geometry import BoxBatch, add_lathe, add_mesh
from kit.materials import glow, hazed, paint
from kit.scatter import add_lamps
from meseta.ground import AZ, CAM, HAZE, LENGTH, Z, at, ground


def strip(u0, u1, v0, v1, mat, z):
    add_mesh("strip", [at(u0, v0, z), at(u0, v1, z), at(u1, v1, z), at(u1, v0, z)], [(0, 1, 2, 3)], mat)


def above_ground(u, v, z):
    x, y, _ = at(u, v)
    return x, y, max(Z, float(ground(x, y))) + z


def add_airport(rng):
    """Runway, taxiway and lights, then what stands beside them."""
    asphalt, white = hazed("asphalt", "#1d1d20", HAZE, 24000, 0.9), hazed("marking", "#d2cdbf", HAZE, 24000, 0.9)
    strip(-60, LENGTH + 60, -30, 30, asphalt, 1.0)
    strip(-60, LENGTH + 60, 185, 210, asphalt, 0.9)
    for u in (0, 650, 1400, 2200, 2950):
        strip(u, u + 30, 28, 190, asphalt, 0.95)
    strip(500, 1900, 260, 560, hazed("apron", "#47464a", HAZE, 24000, 0.9), 0.9)
    for u in range(80, int(LENGTH) - 60, 60):
        strip(u, u + 30, -0.9, 0.9, white, 1.4)
    for k in range(12):
        strip(6, 40, -26 + k * 4.4 + (2 if k > 5 else 0), -24 + k * 4.4 + (2 if k > 5 else 0), white, 1.4)
    for s in (-1, 1):
        strip(0, LENGTH, s * 28 - 0.6, s * 28 + 0.6, white, 1.4)
        strip(400, 450, s * 10 - 4, s * 10 + 4, white, 1.4)
    W = glow("white", "#fff1d2", 26)
    lamp = dict(reflect=False)
    add_lamps(
        "edge", [at(u, s * 31, 2) for u in range(0, int(LENGTH), 60) for s in (-1, 1)], 0.4, W, CAM, 0.0005, **lamp
    )
    add_lamps("centre", [at(u, 0, 1.6) for u in range(0, int(LENGTH), 30)], 0.2, W, CAM, 0.0003, **lamp)
    add_lamps(
        "touchdown",
        [at(u, s * (9 + d * 3), 1.6) for u in range(60, 900, 60) for s in (-1, 1) for d in range(3)],
        0.2,
        W,
        CAM,
        0.00032,
        **lamp
    )
    add_lamps(
        "threshold", [at(-4, v, 2) for v in range(-30, 31, 4)], 0.4, glow("green", "#3dffa2", 22), CAM, 0.0005, **lamp
    )

    add_approach_lights(lamp, W)
    add_terminal(rng, lamp)


def add_approach_lights(lamp, W):
    """Lights before the threshold, and the taxiway lights."""
    add_lamps(
        "approach",
        [above_ground(-u, v, 3) for u in range(60, 901, 30) for v in (-2.4, 0, 2.4)],
        0.35,
        W,
        CAM,
        0.00045,
        **lamp
    )
    add_lamps(
        "crossbars",
        [above_ground(-u, v, 3) for u, w in ((150, 12), (300, 16), (450, 20), (600, 24)) for v in range(-w, w + 1, 4)],
        0.35,
        W,
        CAM,
        0.00045,
        **lamp
    )
    add_lamps("papi", [at(330, -56 - k * 10, 3) for k in (0, 1)], 0.6, W, CAM, 0.0008, **lamp)
    add_lamps(
        "papi-red", [at(330, -76 - k * 10, 3) for k in (0, 1)], 0.6, glow("red", "#ff2f22", 24), CAM, 0.0008, **lamp
    )
    add_lamps(
        "taxi",
        [at(u, 197, 1.6) for u in range(0, int(LENGTH), 30)],
        0.2,
        glow("taxi", "#3dffa2", 14),
        CAM,
        0.0003,
        **lamp
    )
    add_lamps(
        "taxi-blue",
        [at(u, v, 2) for u in range(0, int(LENGTH), 60) for v in (182, 213)],
        0.2,
        glow("blue", "#4b83ff", 20),
        CAM,
        0.0004,
        **lamp
    )


def add_terminal(rng, lamp):
    """Halls, parked aircraft, the tower."""
    halls = BoxBatch()
    for u, v, w, l, h in (
        (700, 640, 60, 420, 22),
        (1300, 660, 60, 420, 24),
        (1750, 700, 70, 200, 18),
        (320, 600, 50, 150, 15),
    ):
        x, y, z = at(u, v)
        halls.add((w, l, h), (x, y, z + h / 2), -AZ)
    halls.build("halls", hazed("hall", "#77777a", HAZE, 24000, 0.7))
    glass = BoxBatch()
    for u, l, h in ((700, 420, 22), (1300, 420, 24)):
        for k in range(int(l / 9)):
            x, y, z = at(u - l / 2 + 6 + k * 9, 608 if u == 700 else 628)
            if rng.random() < 0.8:
                glass.add((0.6, 5.5, 3.4), (x, y, z + h * 0.4), -AZ)
    for k in range(5):
        x, y, z = at(488, 616 + k * 11)
        glass.add((7, 0.6, 3.4), (x, y, z + 9), -AZ)
    glass.build("glass", glow("glass", "#ffcf8a", 2.6)).visible_glossy = False
    add_lamps(
        "apron-lamps",
        [at(u, v, 22) for u in range(520, 1900, 90) for v in (300, 540)],
        1,
        glow("apron-lamp", "#ffe2b0", 26),
        CAM,
        0.0006,
        **lamp
    )
    parked = paint("parked", "#c9ced2", 0.35)
    for k in range(9):
        x, y, z = at(560 + k * 92, 470)
        add_airliner((x, y, z + 4.5), AZ + math.radians(90), parked, 0.95)
    tx, ty, tz = at(1050, 420)
    concrete = hazed("tower-concrete", "#c4bfb6", HAZE, 24000, 0.8)
    add_lathe("tower", [(6, 0), (4, 20), (3.4, 52), (7, 62), (7, 64)], 24, concrete, (tx, ty, tz), smooth=True)
    add_lathe("tower-cab", [(6.4, 64), (7.4, 69)], 24, glow("tower-cab", "#ffd79a", 2.2), (tx, ty, tz))
    add_lathe("tower-roof", [(8, 69), (7.6, 70.5), (0.1, 72)], 24, concrete, (tx, ty, tz))
    add_lamps("tower-red", [(tx, ty, tz + 78)], 1, glow("obstacle", "#ff3a24", 60), CAM, 0.0007, **lamp)
