"""The tower by the sea, a volcanic ridge behind."""
import math

import numpy as np

from airfield.coast import add_volcanic_coast
from airfield.palm import add_palm
from airfield.runway import Runway, add_runway
from airfield.tower import add_lit_building, add_tower
from dusk.landing import landing_aircraft
from kit.aircraft import add_airliner
from kit.lights import add_area, add_camera, add_sun
from kit.materials import glow, paint
from kit.options import opt
from kit.scatter import add_lamps
from kit.sky import dusk_sky


def add_island(rng):
    """With palms and a sleeping village on the slope."""
    body = paint("airframe", "#b9c0c5", 0.28)
    CAM = (0, 0, 33)
    dusk_sky(
        [(0, "#f0a070"), (0.10, "#f3ad80"), (0.22, "#e0a092"), (0.36, "#8f93ad"), (0.56, "#3f688f"), (1, "#123054")],
        1.0,
        clouds=0.7,
        cloud_color="#ffab88",
        sun_azimuth=math.radians(-46),
        glow_color="#ffcf90",
        glow_strength=1.0,
        seed=2.6,
        cloud_scale=1.3,
    )
    add_sun(math.radians(-98), math.radians(10), 2.9, "#ffa36a", 1.0)
    HAZE = "#a5797c"
    rw = Runway((92, 40), math.radians(8), 0, length=2400)
    relief = add_volcanic_coast(
        lambda y: 196 + np.asarray(y) * math.tan(math.radians(8)),
        HAZE,
        n=opt("n", 800),
        surface=("#241d19", "#4b3a2d"),
        relief=2.3,
    )
    add_runway(
        rw, HAZE, CAM, grow=0.00055, reflect=False, ground=False, tarmac=("#1a1b1d", "#26272a"), extra_exits=(215,)
    )
    X, Y, H = -58, 205, 48
    add_tower(X, Y, H, CAM, stone="#8d8880")
    add_lit_building(X - 30, Y + 12, 54, 18, 8, rng, wall="#5a5650")
    add_lit_building(-330, 620, 190, 40, 14, rng, rows=(0.35, 0.7), wall="#57534e")
    # sleeping village on the slope
    lit = []
    rs = np.random.RandomState(4)
    for _ in range(420):
        a, d = rs.normal(-0.36, 0.13), rs.uniform(2300, 4200)
        lit.append((math.sin(a) * d, math.cos(a) * d, float(relief(math.sin(a) * d, math.cos(a) * d)) + 4))
    add_lamps("village", lit, 0.5, glow("village", "#ffb866", 7), CAM, 0.0004, reflect=False)
    trunk, leaf = paint("trunk", "#2c241d", 0.9), paint("palm", "#182016", 0.8)
    for k, (x, y, h) in enumerate(
        (
            (-32, 66, 34),
            (-28, 74, 31),
            (-38, 74, 28.5),
            (-84, 176, 15),
            (-92, 190, 12),
            (-22, 176, 13),
            (-14, 184, 11),
            (-104, 182, 17),
        )
    ):
        add_palm(x, y, 0, h, 50 + k, trunk, leaf)
    add_lamps(
        "street",
        [(X - 48 + k * 12, Y - 10, 5.5) for k in range(7)],
        0.14,
        glow("street", "#ffe0ad", 40),
        CAM,
        0.0005,
        reflect=False,
    )
    for k in range(3):
        add_airliner((-262 + k * 52, 560, 3.4), math.radians(8), body, 1.1, turboprop=True)
    p = rw.at(560, -202)
    add_airliner((p[0], p[1], 3.4), rw.az + math.pi, body, 1.15, turboprop=True)
    landing_aircraft(
        (118, 400, 76), math.atan2(118, 400) + math.pi, 1.5, CAM, turboprop=True
    )  # nose to the camera: reads best
    add_area((X + 14, Y - 24, 2), (X, Y, 32), 6, 4200, "#ffcf9a")
    add_camera(CAM, (-1.5, 100, 38.5), lens=33)
