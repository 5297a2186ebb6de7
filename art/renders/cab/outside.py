"""The view from the cab: runway, terminals, aircraft, the city far away."""
import math

from airfield.hills import add_hills
from airfield.runway import Runway, add_runway
from kit.aircraft import add_airliner, on_aircraft
from kit.geometry import BoxBatch, add_box, add_mesh
from kit.materials import glow, hazed, paint
from kit.scatter import add_lamps

GROUND = -58


class Dusk:
    """Colours of air and ground after sunset."""

    haze = "#8f6258"
    hills = "#9a6a6e", "#7d5560", "#5a434e"
    ground, tarmac, apron = ("#1b1d1b", "#2a2721"), ("#141619", "#22252a"), "#2b2d30"
    hill_light = 0.62
    city_lamps = 1100


class Morning:
    """Colours of air and ground just after sunrise."""

    haze = "#b9bfc0"
    hills = "#a9b4be", "#8d99a3", "#6f7a80"
    ground, tarmac, apron = ("#4a4a38", "#6a6248"), ("#3a3d40", "#4a4d50"), "#606365"
    hill_light = 0.9
    city_lamps = 0


def add_view(rng, CAM, air):
    """Adds the view from a cab 58 m above the ground."""
    rw = Runway((20, 190), math.radians(13), GROUND)
    add_runway(rw, air.haze, CAM, grow=0.0006, reflect=False, surface=air.ground, tarmac=air.tarmac)
    for d, h, c, seed in ((42000, 1900, air.hills[0], 5), (27000, 820, air.hills[1], 9), (17000, 260, air.hills[2], 2)):
        add_hills("hills%d" % seed, d, -1.4, 1.4, h, glow("hills%d" % seed, c, air.hill_light), seed, base=GROUND)
    apron = hazed("apron", air.apron, air.haze, 16000, 0.8)
    add_mesh(
        "apron",
        [
            (-820, 640, GROUND + 0.03),
            (-190, 700, GROUND + 0.03),
            (-150, 1240, GROUND + 0.03),
            (-900, 1160, GROUND + 0.03),
        ],
        [(0, 1, 2, 3)],
        apron,
    )
    dark = paint("building", "#22272b", 0.7)
    lit = BoxBatch()
    for x, y, w, d, h in ((-520, 900, 300, 60, 22), (-760, 1150, 180, 60, 26), (-300, 1280, 220, 50, 16)):
        add_box("terminal", (w, d, h), (x, y, GROUND + h / 2), dark)
        for k in range(int(w / 7)):
            if rng.random() < 0.85:
                lit.add((5.4, 0.4, 3.2), (x - w / 2 + 4 + k * 7, y - d / 2 - 0.3, GROUND + h * 0.35))
            if rng.random() < 0.6:
                lit.add((5.4, 0.4, 2.2), (x - w / 2 + 4 + k * 7, y - d / 2 - 0.3, GROUND + h * 0.7))
    lit.build("terminal-lit", glow("terminal-lit", "#ffcf8a", 1.8))
    body = paint("airframe", "#b4bcc2", 0.3)
    for x, y, r in ((-600, 800, 0.1), (-540, 795, 0), (-470, 798, -0.1), (-400, 803, 0.05), (-330, 812, 0)):
        add_airliner((x, y, GROUND + 4), r, body)
    p = rw.at(-40, 0)
    add_airliner((p[0] + 2, p[1] - 15, GROUND + 4), math.radians(9), body)
    for u in (560, 980):
        p = rw.at(u, -202)
        e = add_airliner((p[0], p[1], GROUND + 4), rw.az + math.pi, body)
        add_lamps(
            "taxi-light",
            [on_aircraft(e, 0, 14.5, -2)],
            0.5,
            glow("taxi-light", "#fff6df", 60),
            CAM,
            0.0009,
            reflect=False,
        )
    add_lamps(
        "apron-lamps",
        [(x + rng.uniform(-6, 6), 775 + rng.uniform(-10, 10), GROUND + 22) for x in range(-700, -300, 40)],
        0.8,
        glow("apron-lamp", "#ffe2b0", 40),
        CAM,
        0.0009,
        reflect=False,
    )
    city = [(rng.uniform(-9000, 9000), rng.uniform(4500, 15000), GROUND + 14 + rng.random() * 10) for _ in range(air.city_lamps)]
    add_lamps("city", city, 0.5, glow("city", "#ffb266", 5), CAM, 0.00033, reflect=False)
    q = rw.at(3300, 0)
    add_lamps(
        "arrivals",
        [(q[0] + k * 260, q[1] + k * 1500, -8 + k * 95) for k in range(1, 4)],
        1,
        glow("arrival", "#fff6df", 60),
        CAM,
        0.0010,
        reflect=False,
    )
