"""The tower on the plain, in fog before sunrise."""
import math

from airfield.runway import Runway, add_runway
from airfield.tower import add_lit_building, add_tower
from by_runway.landing import landing_aircraft
from kit.aircraft import add_airliner
from kit.fog import GroundFog
from kit.geometry import add_box, add_screen
from kit.lights import add_area, add_camera
from kit.materials import glow, paint, picture
from kit.options import TEXTURES
from kit.scatter import add_lamps
from kit.sky import painted_sky

# beginnings of the names of materials that shine through the fog: lamps, the lit sign, the cab's inside
LAMPS = ("lamp", "landing", "nav", "street", "apron", "sign", "tower-", "hall-lit")


def add_madrid(rng):
    """Adds tower and runway, and an illuminated airport sign in the dark grass."""
    body = paint("airframe", "#b9c0c5", 0.28)
    CAM = (0, 0, 4.6)
    painted_sky(
        [(0, "#8c9aa6"), (0.12, "#7e93a6"), (0.30, "#5b7a98"), (0.55, "#2c5077"), (1, "#122f52")],
        1.0,
        clouds=0.3,
        cloud_color="#b9a9a8",
        sun_azimuth=math.radians(30),
        glow_color="#e8c5a4",
        glow_strength=0.5,
        seed=9.1,
        cloud_scale=1.2,
    )
    HAZE = "#76848f"
    rw = Runway((-30, 22), math.radians(14), 0)
    add_runway(rw, HAZE, CAM, grow=0.0006, reflect=False, surface=("#161d17", "#20271d"), tarmac=("#15171a", "#20242a"))
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
    # a taxiing aircraft fills the middle distance
    p = rw.at(420, -202)
    add_airliner((p[0], p[1], 4.6), rw.az + math.pi, body, 1)
    # an illuminated airport sign in the dark grass, which looks like the buttons of the site
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
    fog = GroundFog(CAM, density=0.0084, thickness=21, low="#7b8b95", high="#566f88")
    fog.cover_sky()
    fog.cover_materials(lamps=LAMPS)
    add_camera(CAM, (12, 100, 20.5), lens=35)
