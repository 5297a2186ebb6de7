"""The airport by the sea."""
import math

from island.coast import CAM, HAZE, RUN_B, RUN_DIR, RUN_LEN, RUN_SIDE, RUN_Z
from kit.geometry import BoxBatch, add_lathe, add_mesh
from kit.materials import glow, hazed
from kit.scatter import add_lamps


def at(u, v, z=0.0):
    p = RUN_B - RUN_DIR * u + RUN_SIDE * v
    return float(p[0]), float(p[1]), RUN_Z + z


def strip(u0, u1, v0, v1, mat, z):
    add_mesh("strip", [at(u0, v0, z), at(u0, v1, z), at(u1, v1, z), at(u1, v0, z)], [(0, 1, 2, 3)], mat)


def add_airport():
    """Runway, lights on piles in the sea, terminal and tower."""
    asphalt, white = hazed("asphalt", "#17181b", HAZE, 30000, 0.8), hazed("marking", "#cfcabd", HAZE, 30000, 0.8)
    strip(-40, RUN_LEN, -23, 23, asphalt, 0.5)
    strip(0, RUN_LEN, 95, 112, asphalt, 0.45)
    for u in (10, 420, 900, 1400):
        strip(u, u + 20, 20, 100, asphalt, 0.47)
    for u in range(40, int(RUN_LEN) - 40, 60):
        strip(u, u + 30, -0.7, 0.7, white, 0.8)
    for k in range(10):
        strip(4, 34, -20 + k * 4.2, -18 + k * 4.2, white, 0.8)
    W = glow("runway-white", "#fff1d2", 26)
    add_lamps(
        "edge",
        [at(u, s * 25, 1.2) for u in range(0, int(RUN_LEN), 50) for s in (-1, 1)],
        0.5,
        W,
        CAM,
        0.00052,
        reflect=False,
    )
    add_lamps("centre", [at(u, 0, 0.9) for u in range(0, int(RUN_LEN), 25)], 0.25, W, CAM, 0.00034, reflect=False)
    add_lamps(
        "threshold", [at(-6, v, 1.2) for v in range(-24, 25, 4)], 0.4, glow("runway-green", "#3dffa2", 22), CAM, 0.0006
    )
    add_lamps("papi", [at(250, -42 - 9 * k, 1.5) for k in (0, 1)], 0.6, W, CAM, 0.0008)
    add_lamps(
        "papi-red", [at(250, -60 - 9 * k, 1.5) for k in (0, 1)], 0.6, glow("runway-red", "#ff2f22", 22), CAM, 0.0008
    )
    add_lamps(
        "taxi",
        [at(u, 103, 0.9) for u in range(0, int(RUN_LEN), 30)],
        0.3,
        glow("taxi-blue", "#4b83ff", 20),
        CAM,
        0.0005,
    )
    pier = BoxBatch()
    for u in range(60, 421, 60):  # approach lights stand on piles in the sea
        x, y, _ = at(-u - 40, 0)
        pier.add((1.4, 1.4, 13), (x, y, 5.5))
        pier.add((16, 1.4, 1), (x, y, 11.5), math.atan2(RUN_SIDE[1], RUN_SIDE[0]))
    pier.build("piles", asphalt)
    add_lamps(
        "approach", [at(-u - 40, v, 1.6) for u in range(60, 421, 60) for v in (-6, -3, 0, 3, 6)], 0.5, W, CAM, 0.0007
    )
    hall = BoxBatch()
    for u, v, w, l, hh in ((620, 190, 55, 210, 16), (900, 185, 40, 120, 12), (330, 185, 40, 90, 11)):
        x, y, _ = at(u, v)
        hall.add((w, l, hh), (x, y, RUN_Z + hh / 2), math.atan2(RUN_DIR[1], RUN_DIR[0]) - math.pi / 2)
    hall.build("terminal", hazed("terminal", "#8d8f90", HAZE, 30000, 0.6))
    add_lamps("apron", [at(u, 140, 15) for u in range(260, 1040, 65)], 1.0, glow("apron", "#ffe6bd", 26), CAM, 0.0008)
    tx, ty, _ = at(520, 215)
    tower = hazed("tower", "#bfbbb2", HAZE, 30000, 0.7)
    add_lathe("tower", [(3.4, 0), (2.4, 26), (4.8, 33), (4.8, 34)], 20, tower, (tx, ty, RUN_Z), smooth=True)
    add_lathe("tower-glass", [(4.2, 34), (5.0, 38)], 20, glow("cab", "#ffd79a", 2.2), (tx, ty, RUN_Z))
    add_lathe("tower-roof", [(5.6, 38), (5.4, 39), (0.1, 40)], 20, tower, (tx, ty, RUN_Z))
    add_lamps("obstacle", [(tx, ty, RUN_Z + 43)], 0.8, glow("obstacle", "#ff3a24", 60), CAM, 0.0009)
