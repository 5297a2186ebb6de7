"""Holm oaks in groves, with a few alone."""
import numpy as np

from kit.materials import hazed
from kit.scatter import instance, lumpy_ball
from kit.terrain import fbm
from meseta.ground import HAZE, airfield_mask, ground, runway_axes


def add_oaks(rng):
    """Keeps the runway and its approach clear."""
    leaf = hazed("leaf", "#2a331d", HAZE, 24000, 0.95, color2="#3c4427", scale=0.4)
    oaks = [lumpy_ball("oak%d" % k, leaf, 30 + k, 0.62, 4, flat=0.45) for k in range(5)]
    rs = np.random.RandomState(12)
    M = 26000
    yy = 420 + 6200 * rs.rand(M) ** 1.5
    xx = (rs.rand(M) - 0.5) * 1.36 * yy
    grove = fbm(xx / 900, yy / 900, 77, 5, False)
    take = (grove > 0.575) | (rs.rand(M) < 0.022)
    u, v = runway_axes(xx, yy)
    take &= airfield_mask(xx, yy) < 0.02
    take &= ~((np.abs(v) < 55) & (u < 0) & (u > -1000))
    take &= rs.rand(M) < np.where(grove > 0.575, 0.42, 1)
    xx, yy = xx[take], yy[take]
    zz = ground(xx, yy)
    pts = list(zip(xx, yy, zz + 2.2))
    for k in range(5):
        instance(oaks[k], pts[k::5], 4.2 + 0.5 * k, rng, squash=(0.72, 0.95))
    print("OAKS", len(pts))
