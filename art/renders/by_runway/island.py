"""The tower by the sea at dawn, a volcanic ridge behind."""
import math

import numpy as np

from airfield.coast import add_volcanic_coast
from airfield.palm import add_palm
from airfield.runway import Runway, add_runway
from airfield.tower import add_lit_building, add_tower
from by_runway.landing import landing_aircraft
from kit.aircraft import add_airliner
from kit.lights import add_area, add_camera, add_sun
from kit.materials import glow, paint
from kit.options import opt
from kit.scatter import add_lamps
from kit.sky import painted_sky

SUN = math.radians(26)  # just outside the picture, over the sea


def add_island(rng):
    """Adds tower and runway, palms, and a sleeping village on the slope."""
    body = paint("airframe", "#b9c0c5", 0.28)
    CAM = (0, 0, 33)
    painted_sky(
        [(0, "#ffcb8c"), (0.08, "#ffd3a2"), (0.20, "#f2d2be"), (0.36, "#c2d0dc"), (0.58, "#86aed0"), (1, "#3f78ab")],
        0.92,
        clouds=0.75,
        cloud_color="#ffd5b4",
        sun_azimuth=SUN,
        glow_color="#fff0c8",
        glow_strength=1.0,
        seed=2.6,
        cloud_scale=1.3,
    )
    add_sun(SUN + 0.1, math.radians(6), 9, "#ffbe7d", 1.0)
    HAZE = "#dcc3b4"
    rw = Runway((92, 40), math.radians(8), 0, length=2400)
    relief = add_volcanic_coast(
        lambda y: 196 + np.asarray(y) * math.tan(math.radians(8)),
        HAZE,
        n=opt("n", 800),
        surface=("#3a2f28", "#6a5644"),
        relief=2.3,
    )
    add_runway(
        rw, HAZE, CAM, grow=0.00055, reflect=False, ground=False, tarmac=("#2c2d30", "#3a3b3f"), extra_exits=(215,)
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
    )  # its nose points to the camera, so it is easy to recognise
    add_area((X + 14, Y - 24, 2), (X, Y, 32), 6, 4200, "#ffcf9a")
    add_camera(CAM, (-1.5, 100, 42), lens=33)
