"""The plateau: where the runway lies, and how high the ground is."""
import math

import numpy as np

from kit.terrain import fbm, sstep

CAM = (0, 0, 250)
HAZE = "#bb958f"
AZ = math.radians(9)  # runway heading as seen from the camera
SIDE0, NEAR, LENGTH, Z = 110.0, 1500.0, 3000.0, 4.0


def at(u, v, z=0.0):
    """u metres beyond the near threshold, v metres to the right of the centre line."""
    return (SIDE0 + (NEAR + u) * math.sin(AZ) + v * math.cos(AZ), (NEAR + u) * math.cos(AZ) - v * math.sin(AZ), Z + z)


def runway_axes(X, Y):
    dx, dy = X - SIDE0, Y
    return dx * math.sin(AZ) + dy * math.cos(AZ) - NEAR, dx * math.cos(AZ) - dy * math.sin(AZ)


def airfield_mask(X, Y):
    u, v = runway_axes(X, Y)
    return sstep(np.minimum(np.minimum(u + 260, LENGTH + 300 - u), 520 - np.abs(v - 250)), 0, 260)


def ground(X, Y):
    X, Y = np.asarray(X, float), np.asarray(Y, float)
    roll = (fbm(X / 2600, Y / 2600, 8, 6, False, 1, 0.5, 0.3) - 0.45) * 150
    near = (fbm(X / 620, Y / 620, 18, 5, False, 1, 0.5, 0.3) - 0.5) * 44
    h = roll + near + 46 * np.exp(-(((X + 900) / 700) ** 2) - ((Y - 1500) / 800) ** 2)
    h *= 1 - 0.75 * sstep(Y, 5000, 9000)
    m = airfield_mask(X, Y)
    return h * (1 - m) + Z * m
