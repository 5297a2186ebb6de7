"""A farm track and two farmhouses with a light on."""
import math

from kit.geometry import BoxBatch, add_mesh
from kit.materials import glow, hazed
from meseta.ground import HAZE, ground


def add_farms():
    """Pale earth, tiled roofs, warm windows."""
    # a pale farm track and two farmhouses with a light on
    track = []
    for k in range(90):
        t = k / 89
        x, y = -620 + 560 * t + 60 * math.sin(t * 8), 480 + 2300 * t**1.3
        track.append((x, y))
    tv, tf = [], []
    for k, (x, y) in enumerate(track):
        for s in (-3.2, 3.2):
            tv.append((x + s, y, float(ground(x + s, y)) + 0.5))
        if k:
            tf.append((2 * k - 2, 2 * k - 1, 2 * k + 1, 2 * k))
    add_mesh("track", tv, tf, hazed("track", "#a58b62", HAZE, 24000, 0.95))
    barn, tiles, lit = BoxBatch(), BoxBatch(), BoxBatch()
    for x, y in ((-330, 1120), (-300, 1142), (-268, 1118), (-720, 1900), (-690, 1915)):
        z = float(ground(x, y))
        barn.add((22, 11, 9), (x, y, z + 2.5), 0.3)
        tiles.add((23, 12, 1), (x, y, z + 7.4), 0.3)
        for k in (-6, 0, 6):
            lit.add((2, 0.4, 1.8), (x + k * 0.95 + 1.7, y - 5.8 + k * 0.3, z + 3.4), 0.3)
    barn.build("barn", hazed("barn", "#b9a88c", HAZE, 24000))
    tiles.build("tiles", hazed("tiles", "#7d4a34", HAZE, 24000))
    lit.build("lit", glow("lit", "#ffc46e", 3)).visible_glossy = False
