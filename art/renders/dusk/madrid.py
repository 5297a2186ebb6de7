"""The tower on the plain, a sierra line behind."""
import math

from airfield.hills import add_hills
from airfield.runway import Runway, add_runway
from airfield.tower import add_lit_building, add_tower
from dusk.landing import landing_aircraft
from kit.aircraft import add_airliner
from kit.geometry import add_box, add_screen
from kit.lights import add_area, add_camera
from kit.materials import glow, paint, picture
from kit.options import TEXTURES
from kit.scatter import add_lamps
from kit.sky import dusk_sky


def add_madrid(rng):
    """With an illuminated airport sign in the dark grass."""
    body = paint("airframe", "#b9c0c5", 0.28)
    CAM = (0, 0, 4.6)
    dusk_sky(
        [(0, "#e07d55"), (0.12, "#eaa070"), (0.26, "#c98f86"), (0.40, "#74809c"), (0.60, "#2f5478"), (1, "#0b1f3a")],
        1.0,
        clouds=0.55,
        cloud_color="#ef9a74",
        sun_azimuth=math.radians(30),
        glow_color="#ffc27a",
        glow_strength=0.9,
        seed=9.1,
        cloud_scale=1.2,
    )
    HAZE = "#7d5f60"
    rw = Runway((-30, 22), math.radians(14), 0)
    add_runway(rw, HAZE, CAM, grow=0.0006, reflect=False, surface=("#161d17", "#20271d"), tarmac=("#15171a", "#20242a"))
    for d, h, c, seed in ((30000, 1500, "#8d6470", 15), (19000, 620, "#6b4f60", 19)):
        add_hills("hills%d" % seed, d, -1.2, 1.2, h, glow("hills%d" % seed, c, 0.6), seed)
    X, Y, H = 68, 212, 46
    add_tower(X, Y, H, CAM)
    add_lit_building(X + 27, Y + 10, 50, 16, 7, rng, rows=(0.6,), wall="#3a3f45")
    add_lit_building(330, 700, 210, 40, 15, rng, rows=(0.35, 0.7))
    add_lit_building(-430, 900, 260, 40, 15, rng, rows=(0.35, 0.7))
    add_lit_building(-240, 1400, 160, 40, 14, rng, rows=(0.35,))
    for k in range(4):
        add_airliner((-520 + k * 62, 860, 4.5), 0.06 * k, body, 1)
    add_lamps(
        "apron",
        [(-560 + k * 46, 830, 19) for k in range(8)],
        0.7,
        glow("apron", "#ffe2b0", 30),
        CAM,
        0.0007,
        reflect=False,
    )
    add_lamps(
        "street",
        [(X + 4 + k * 11, Y - 8, 5.5) for k in range(5)],
        0.12,
        glow("street", "#ffe0ad", 40),
        CAM,
        0.0005,
        reflect=False,
    )
    # taxiing aircraft gives the middle distance something to look at
    p = rw.at(420, -202)
    add_airliner((p[0], p[1], 4.6), rw.az + math.pi, body, 1)
    # an illuminated airport sign in the dark grass: the same object as the buttons of the site
    sign = (17.6, 32.5, 0.95)
    facing = -math.atan2(sign[0], sign[1])
    add_screen(
        "sign", 3.1, 0.775, sign, (0, 0, facing), picture("sign", TEXTURES / "airport-sign.png", 0.72)
    ).visible_diffuse = False
    add_box(
        "sign-case",
        (3.2, 0.22, 0.86),
        (sign[0] + 0.065, sign[1] + 0.115, sign[2]),
        paint("sign-case", "#14171a", 0.6),
        rot=(0, 0, facing),
    )
    for dx in (-1.3, 0, 1.3):
        add_box(
            "sign-leg",
            (0.08, 0.08, 0.6),
            (sign[0] + dx * math.cos(facing), sign[1] + dx * math.sin(facing) + 0.12, 0.3),
            paint("sign-case", "#14171a", 0.6),
        )
    add_area((sign[0] - 0.4, sign[1] - 0.8, 0.9), (sign[0] - 0.6, sign[1] - 2.2, 0), 3.2, 14, "#ffd27a", size_y=0.3)
    landing_aircraft((-72, 430, 92), rw.az + math.pi, 1.15, CAM)
    add_area((X - 16, Y - 22, 2), (X, Y, 30), 6, 5200, "#ffcf9a")
    add_camera(CAM, (12, 100, 20.5), lens=35)
