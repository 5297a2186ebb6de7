"""An aircraft about to land."""
import math

from kit.aircraft import add_airliner, on_aircraft
from kit.materials import glow, paint
from kit.scatter import add_lamps


def landing_aircraft(loc, heading, scale, camera, turboprop=False):
    body = paint("airframe", "#b9c0c5", 0.28)
    plane = add_airliner(loc, heading, body, scale, pitch=math.radians(4), turboprop=turboprop)
    k = (4.1, 5.6, 0.6) if turboprop else (3, 17, -1.6)
    span = 13.6 if turboprop else 17.4
    add_lamps(
        "landing",
        [on_aircraft(plane, s * k[0], k[1], k[2]) for s in (-1, 1)],
        0.5,
        glow("landing", "#fff7df", 120),
        camera,
        0.0010,
        reflect=False,
    )
    add_lamps(
        "nav-red",
        [on_aircraft(plane, -span, -3, 1)],
        0.3,
        glow("nav-red", "#ff3325", 40),
        camera,
        0.0006,
        reflect=False,
    )
    add_lamps(
        "nav-green",
        [on_aircraft(plane, span, -3, 1)],
        0.3,
        glow("nav-green", "#38ff9e", 40),
        camera,
        0.0006,
        reflect=False,
    )
