"""The town round the bay."""
import math

import numpy as np

from island.coast import CAM, HAZE, height, inland, platform
from kit.geometry import BoxBatch
from kit.materials import glow, hazed
from kit.scatter import add_lamps


def add_town():
    """Houses thin out inland; none on the runway platform."""
    walls = {c: BoxBatch() for c in ("#c9bfb0", "#b8a488", "#b98a6c", "#a9a7a3", "#8f5f4a")}
    roofs, windows = BoxBatch(), BoxBatch()
    rs = np.random.RandomState(17)
    cx, cy = rs.uniform(-160, 1250, 9000), rs.uniform(1500, 3700, 9000)
    cd, cz = inland(cx, cy), height(cx, cy)
    pl = platform(cx, cy)
    cells = set()
    for x, y, d, zz, p in zip(cx, cy, cd, cz, pl):
        bay = math.exp(-(((x - 380) / 430) ** 2))
        if (
            d < 24
            or zz > 190
            or p > -110
            or rs.rand() > (math.exp(-d / 330) * (0.25 + bay))
            or (int(x // 15), int(y // 17)) in cells
        ):
            continue
        cells.add((int(x // 15), int(y // 17)))
        w, dp, hh = (
            rs.uniform(9, 15),
            rs.uniform(8, 13),
            rs.choice([4, 6.5, 6.5, 9.5, 12.5 if d < 240 else 6.5, 18 if d < 150 else 6.5]),
        )
        t = rs.uniform(-0.2, 0.2)
        walls[rs.choice(list(walls), p=[0.42, 0.22, 0.14, 0.15, 0.07])].add((w, dp, hh + 8), (x, y, zz + hh / 2 - 4), t)
        roofs.add((w + 0.4, dp + 0.4, 0.5), (x, y, zz + hh + 0.2), t)
        for k in range(int(w // 3)):
            for f in range(int(hh // 3)):
                if rs.rand() < 0.2:
                    windows.add((1.7, 0.3, 1.5), (x - w / 2 + 2 + k * 3, y - dp / 2 - 0.5, zz + 1.9 + f * 3.1), t)
    for c, bb in walls.items():
        bb.build("houses", hazed("wall" + c, c, HAZE, 30000, 0.85))
    roofs.build("roofs", hazed("roof", "#6d5d52", HAZE, 30000, 0.9))
    windows.build("windows", glow("window", "#ffc06a", 3.0)).visible_glossy = False


def shoreline(x, offset):
    """The y where the coast is `offset` metres inland, by bisection from the sea."""
    lo, hi = 1250.0, 3400.0
    for _ in range(22):
        mid = (lo + hi) / 2
        lo, hi = (mid, hi) if inland(x, mid) < offset else (lo, mid)
    return hi


def add_streets():
    """Street lamps along the shore and uphill."""
    street = []
    for x in np.arange(-120, 1150, 21.0):
        y = shoreline(x, 20)
        street.append((x, y, float(height(x, y)) + 7))
    for x in np.arange(-60, 1100, 34.0):  # an upper street
        y = shoreline(x, 210)
        street.append((x, y, float(height(x, y)) + 7))
    warm = glow("street", "#ffb45c", 16)
    add_lamps("street", street, 1.0, warm, CAM, 0.00048)
    cars = []
    for k in range(70):  # valley road winding uphill
        t = k / 69
        x, y = 560 + 330 * math.sin(t * 9) * (0.4 + t) + t * 500, 2750 + t * 2600
        cars.append((x, y, float(height(x, y)) + 8))
    add_lamps("hill-road", cars, 1.0, warm, CAM, 0.0003, reflect=False)
