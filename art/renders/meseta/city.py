"""The city and its four slender towers."""
import math

import numpy as np

from kit.geometry import BoxBatch, add_box, add_lathe
from kit.materials import glow, hazed
from kit.scatter import add_lamps
from meseta.ground import CAM, ground


def add_city(rng):
    """Low blocks that thin out, then the towers."""
    blocks = BoxBatch()
    lights = []
    rs = np.random.RandomState(2)
    for _ in range(2300):
        x, y = rs.normal(-1500, 2500), 8800 + abs(rs.normal(0, 1500))
        d = math.exp(-(((x + 1500) / 1700) ** 2))
        h = 14 + abs(rs.normal(0, 8)) + 22 * d * rs.rand()
        z = float(ground(x, y))
        blocks.add((rs.uniform(24, 80), rs.uniform(20, 60), h + 40), (x, y, z + h / 2 - 20), rs.uniform(-0.4, 0.4))
        for _ in range(2):
            if rs.rand() < 0.5:
                lights.append((x + rs.uniform(-20, 20), y - 40, z + rs.uniform(3, h)))
    CITY = "#b48f90"
    blocks.build("city", hazed("city", "#77706c", CITY, 19000, 0.8, most=0.9))
    add_lamps("city-lamps", lights, 1.0, glow("city-lamp", "#ffba6a", 5), CAM, 0.0003, reflect=False)
    steel = hazed("towers", "#4f5560", CITY, 24000, 0.35, spec=0.5)
    for x, h, w, kind in ((-1900, 249, 34, 0), (-1745, 236, 40, 1), (-1590, 250, 36, 2), (-1430, 224, 38, 3)):
        y, z = 8250, float(ground(x, 8250))
        if kind == 0:  # slab with an open frame at the top
            add_box("t", (w, w, h - 26), (x, y, z + (h - 26) / 2), steel)
            for s in (-1, 1):
                add_box("t", (7, w, 28), (x + s * (w / 2 - 3.5), y, z + h - 14), steel)
            add_box("t", (w, w, 5), (x, y, z + h - 2.5), steel)
        elif kind == 1:  # tapering, twisted
            add_lathe("t", [(w * 0.62, 0), (w * 0.66, h * 0.5), (w * 0.54, h - 4), (w * 0.5, h)], 4, steel, (x, y, z))
        elif kind == 2:  # faceted crystal with a slanted roof
            o = add_box("t", (w, w, h), (x, y, z + h / 2), steel)
            for q in o.data.vertices:
                if q.co.z > 0:
                    q.co.x *= 0.78
                    q.co.z += q.co.x * 0.9
        else:  # round
            add_lathe("t", [(w * 0.52, 0), (w * 0.52, h - 12), (w * 0.40, h)], 20, steel, (x, y, z), smooth=True)
        add_lamps("t-red", [(x, y - 20, z + h + 4)], 3, glow("obstacle", "#ff3a24", 60), CAM, 0.0005, reflect=False)
        win = BoxBatch()
        for f in range(10, h - 30, 9):
            for c in (-0.3, -0.1, 0.1, 0.3):
                if rng.random() < 0.38:
                    win.add((w * 0.13, 1, 4), (x + c * w, y - w * 0.72, z + f))
        win.build("t-win", glow("t-win", "#ffd49a", 1.6)).visible_glossy = False
