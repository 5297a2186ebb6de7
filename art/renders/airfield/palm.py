"""Palms."""
import math
import random

from kit.geometry import add_mesh, add_tube


def add_palm(x, y, z, height, seed, mat_trunk, mat_leaf):
    rng = random.Random(seed)
    lean = rng.uniform(-0.06, 0.06), rng.uniform(-0.06, 0.06)
    top = (x + lean[0] * height, y + lean[1] * height, z + height)
    add_tube(
        "trunk",
        [(x, y, z), (x + lean[0] * height * 0.35, y + lean[1] * height * 0.35, z + height * 0.5), top],
        0.17,
        mat_trunk,
    )
    v, f = [], []
    for k in range(22):
        a, up, length = (
            k * 2.4 + rng.uniform(-0.2, 0.2),
            rng.uniform(0.05, 1.35),
            min(height * 0.36, 5.2) * rng.uniform(0.85, 1.1),
        )
        ca, sa = math.cos(a), math.sin(a)
        b = len(v)
        for i in range(7):
            t = i / 6
            r, dz = length * (t - 0.18 * t * t), length * (up * 1.25 * t - (0.55 + 0.75 * up) * t * t)
            w = 0.38 * (1 - t) ** 0.6 * (0.35 + min(1, t * 3)) + 0.015
            for q in (-1, 1):
                v.append((top[0] + ca * r - sa * q * w, top[1] + sa * r + ca * q * w, top[2] + dz - abs(w) * 0.35))
            if i:
                f.append((b + 2 * i - 2, b + 2 * i - 1, b + 2 * i + 1, b + 2 * i))
    add_mesh("palm", v, f, mat_leaf)
