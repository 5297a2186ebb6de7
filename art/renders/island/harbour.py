"""The harbour."""
import math

import numpy as np

from island.coast import CAM, HAZE
from kit.geometry import BoxBatch
from kit.materials import glow, hazed
from kit.scatter import add_lamps, instance


def add_harbour(rng, boulder):
    """Mole with a foot of boulders, quays, lights and boats."""
    quay = BoxBatch()
    mole = [(110, 2170), (150, 2060), (215, 1985), (300, 1940), (400, 1925), (490, 1940)]
    lamps = []
    for (x0, y0), (x1, y1) in zip(mole, mole[1:]):
        L, a = math.hypot(x1 - x0, y1 - y0), math.atan2(y1 - y0, x1 - x0)
        quay.add((L + 8, 13, 9), ((x0 + x1) / 2, (y0 + y1) / 2, 1.5), a)
        quay.add((L + 6, 2.2, 3), ((x0 + x1) / 2 + 5 * math.sin(a), (y0 + y1) / 2 - 5 * math.cos(a), 7), a)
        lamps += [(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, 11) for t in (0.2, 0.6)]
        out = [
            (
                x0 + (x1 - x0) * t + 11 * math.sin(a) + rng.uniform(-3, 3),
                y0 + (y1 - y0) * t - 11 * math.cos(a) + rng.uniform(-3, 3),
                0.8,
            )
            for t in np.arange(0, 1, 0.045)
        ]
        instance(boulder, out, 3.2, rng, squash=(0.6, 1))
    quay.add((13, 190, 8), (620, 2080, 1.2), 0.28)
    quay.add((9, 120, 5), (330, 2130, 0.6), 0)
    quay.add((9, 120, 5), (430, 2120, 0.6), 0)
    quay.build("quays", hazed("concrete", "#6f6a64", HAZE, 30000, 0.9))
    add_lamps(
        "harbour",
        lamps + [(330, 2080 + k * 24, 8) for k in range(5)] + [(430, 2070 + k * 24, 8) for k in range(5)],
        1.0,
        glow("quay", "#ffe0a8", 14),
        CAM,
        0.0006,
    )
    add_lamps("red", [(490, 1940, 13)], 1.3, glow("port", "#ff3b2a", 40), CAM, 0.0011)
    add_lamps("green", [(585, 1990, 12)], 1.3, glow("starboard", "#28e08a", 40), CAM, 0.0011)
    hulls, masts = BoxBatch(), BoxBatch()
    for bx in (318, 342, 418, 442):
        for k in range(9):
            y = 2076 + k * 13 + rng.uniform(-1, 1)
            hulls.add((11, 3.4, 1.8), (bx + (-7 if bx in (318, 418) else 7), y, 0.9))
            hulls.add((4, 2.4, 1.2), (bx + (-6 if bx in (318, 418) else 6), y, 2.3))
            masts.add((0.4, 0.4, 13), (bx + (-7 if bx in (318, 418) else 7), y, 7.5))
    hulls.build("boats", hazed("hull", "#d9d5cc", HAZE, 30000, 0.5))
    masts.build("masts", hazed("mast", "#b9b6b0", HAZE, 30000, 0.5))
