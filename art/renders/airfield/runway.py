"""A lit runway with its taxiway."""
import math

from kit.geometry import add_mesh
from kit.materials import glow, hazed
from kit.scatter import add_lamps


class Runway:
    """at(u, v) gives world points: u metres along the runway from the near threshold, v metres to its right."""

    def __init__(self, start, azimuth, ground_z, length=3240):
        self.s, self.c = math.sin(azimuth), math.cos(azimuth)
        self.start, self.az, self.z, self.length = start, azimuth, ground_z, length

    def at(self, u, v, z=0.0):
        return (self.start[0] + u * self.s + v * self.c, self.start[1] + u * self.c - v * self.s, self.z + z)

    def strip(self, u0, u1, v0, v1, mat, z):
        add_mesh(
            "strip",
            [self.at(u0, v0, z), self.at(u0, v1, z), self.at(u1, v1, z), self.at(u1, v0, z)],
            [(0, 1, 2, 3)],
            mat,
        )


def add_runway(
    rw,
    haze,
    camera,
    grow=0.0008,
    reflect=True,
    ground=True,
    taxi_side=-1,
    surface=("#0e1418", "#171c1b"),
    tarmac=("#101214", "#1a1d20"),
    extra_exits=(),
):
    L, s = rw.length, taxi_side
    soil = hazed("ground", surface[0], haze, 15000, color2=surface[1], scale=0.006, most=0.8, spec=0.05)
    asphalt = hazed("asphalt", tarmac[0], haze, 16000, rough=0.62, color2=tarmac[1], scale=0.03, spec=0.25)
    white = hazed("marking", "#c4c2b6", haze, 16000, rough=0.8, spec=0.05)
    yellow = hazed("yellow", "#b98d1f", haze, 16000, rough=0.8, spec=0.05)
    if ground:
        z = rw.z
        add_mesh(
            "plain",
            [(-60000, -2000, z), (60000, -2000, z), (60000, 60000, z), (-60000, 60000, z)],
            [(0, 1, 2, 3)],
            soil,
        )
    rw.strip(-200, L + 60, -30, 30, asphalt, 0.05)
    for u in range(60, L, 60):
        rw.strip(u, u + 30, -0.5, 0.5, white, 0.08)
    for k in range(12):
        v = -26 + k * 4.4 + (2 if k > 5 else 0)
        rw.strip(6, 36, v, v + 1.8, white, 0.08)
    for q in (-1, 1):
        rw.strip(400, 445, q * 9 - 3, q * 9 + 3, white, 0.08)
        rw.strip(0, L, q * 29.2 - 0.45, q * 29.2 + 0.45, white, 0.08)
    a, b = sorted((s * 190, s * 215))
    rw.strip(-150, L, a, b, asphalt, 0.04)
    rw.strip(-150, L, s * 202.5 - 0.2, s * 202.5 + 0.2, yellow, 0.07)
    exits = (0, 700, 1500, 2300, L - 40) + tuple(extra_exits)
    for u in exits:
        a, b = sorted((s * 30, s * 192))
        rw.strip(u, u + 25, a, b, asphalt, 0.045)
        rw.strip(u + 12.3, u + 12.7, a, b, yellow, 0.07)
        for k, w in enumerate((0, 1.0, 2.0, 3.0)):  # holding position: two solid, two dashed
            v = s * (90 + w)
            for i in range(1 if k < 2 else 6):
                d = (25, 0) if k < 2 else (2.2, 4.2)
                rw.strip(u + i * d[1], u + i * d[1] + d[0], min(v, v + s * 0.45), max(v, v + s * 0.45), yellow, 0.08)
    W, Y = glow("lamp-white", "#fff1d2", 26), glow("lamp-yellow", "#ffb54a", 26)
    G, B, R = glow("lamp-green", "#3dffa2", 16), glow("lamp-blue", "#3f7bff", 20), glow("lamp-red", "#ff2f22", 22)

    def lamps(name, pts, r, mat, g=1.0):
        add_lamps(name, pts, r, mat, camera, grow * g, reflect)

    at = rw.at
    lamps("edge", [at(u, q * 31, 0.6) for u in range(0, L + 1, 60) for q in (-1, 1) if u < L - 600], 0.16, W)
    lamps("edge-yellow", [at(u, q * 31, 0.6) for u in range(L - 600, L + 1, 60) for q in (-1, 1)], 0.16, Y)
    lamps("centre", [at(u, 0, 0.2) for u in range(0, L + 1, 30)], 0.09, W, 0.55)
    lamps(
        "touchdown",
        [at(u, q * (9 + d * 1.5), 0.2) for u in range(60, 900, 60) for q in (-1, 1) for d in range(3)],
        0.08,
        W,
        0.5,
    )
    lamps("threshold", [at(-2, v, 0.6) for v in range(-30, 31, 3)], 0.14, G, 0.8)
    lamps("end", [at(L + 4, v, 0.6) for v in range(-30, 31, 6)], 0.14, R)
    lamps(
        "taxi-centre",
        [at(u, s * 202.5, 0.2) for u in range(-150, L, 25)]
        + [at(u + 12.5, s * v, 0.2) for u in exits for v in range(32, 190, 14)],
        0.08,
        G,
        0.5,
    )
    lamps("taxi-edge", [at(u, s * v, 0.6) for u in range(-150, L, 60) for v in (188, 217)], 0.1, B, 0.6)
    lamps("papi", [at(330, -52 - k * 9, 1) for k in (0, 1)], 0.3, W, 1.2)
    lamps("papi-red", [at(330, -52 - k * 9, 1) for k in (2, 3)], 0.3, R, 1.2)
    lamps("approach", [at(L + 60 + u, v, 1.5) for u in range(0, 900, 30) for v in (-2, 0, 2)], 0.15, W, 0.8)
