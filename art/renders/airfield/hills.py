"""Far ridge lines."""
import math

import numpy as np

from kit.geometry import add_mesh
from kit.terrain import fbm


def add_hills(name, distance, az0, az1, height, mat, seed, base=0.0, steps=600):
    """Far ridge line as a vertical curtain; enough for silhouettes."""
    az = np.linspace(az0, az1, steps)
    h = fbm(az * 5 + seed, az * 0 + seed * 1.7, seed, 9, False, 1, 0.55, 0)
    h = (h - h.min()) / (h.max() - h.min()) * height
    v = []
    for a, q in zip(az, h):
        x, y = math.sin(a) * distance, math.cos(a) * distance
        v += [(x, y, base - 400), (x, y, base + q)]
    return add_mesh(name, v, [(2 * k, 2 * k + 2, 2 * k + 3, 2 * k + 1) for k in range(steps - 1)], mat)
