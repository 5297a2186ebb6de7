"""Meseta at dusk: fields and holm oaks, a runway with an aircraft on short final, the city with four slender towers,
the sierra with some snow. An invented view in the spirit of Madrid-Barajas."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))  # Blender leaves a script's own folder out
import math
import random

from kit.aircraft import add_airliner, on_aircraft
from kit.lights import add_camera, add_sun
from kit.materials import glow, paint
from kit.options import opt
from kit.scatter import add_lamps
from kit.scene import new_scene
from kit.sky import dusk_sky
from kit.still import render_still
from meseta.airport import add_airport
from meseta.city import add_city
from meseta.farms import add_farms
from meseta.fields import add_fields
from meseta.ground import AZ, CAM, Z, at
from meseta.oaks import add_oaks
from meseta.sierra import add_sierra

new_scene(1600, 1000, samples=44, exposure=0.12)
rng = random.Random(9)
N = opt("n", 900)
dusk_sky(
    [(0, "#f6b27c"), (0.08, "#f7b487"), (0.20, "#dfa795"), (0.36, "#9c98ae"), (0.56, "#4f7396"), (1, "#1c3f6a")],
    1.0,
    clouds=0.85,
    cloud_color="#ffb390",
    sun_azimuth=math.radians(-34),
    glow_color="#ffd9a0",
    glow_strength=1.0,
    seed=7.7,
    cloud_scale=1.25,
)
add_sun(math.radians(-97), math.radians(12), 5.0, "#ffb07a", 0.8)

add_fields(N)
add_oaks(rng)
add_farms()
add_airport(rng)
add_city(rng)
add_sierra(N)

# the aircraft on short final
p = at(-560, 0)
plane = add_airliner((p[0], p[1], Z + 58), AZ, paint("airframe", "#eef0f2", 0.3), 1.25, pitch=math.radians(3.5))
add_lamps(
    "landing",
    [on_aircraft(plane, s * 3, 5.2, -1) for s in (-1, 1)],
    0.5,
    glow("landing", "#fff6df", 90),
    CAM,
    0.0008,
    reflect=False,
)
add_lamps(
    "nav-red", [on_aircraft(plane, -17.4, -6, 1)], 0.3, glow("nav-red", "#ff3325", 60), CAM, 0.0008, reflect=False
)
add_lamps(
    "nav-green", [on_aircraft(plane, 17.4, -6, 1)], 0.3, glow("nav-green", "#38ff9e", 60), CAM, 0.0008, reflect=False
)
add_lamps(
    "tail", [on_aircraft(plane, 0, -19.4, 0.5)], 0.3, glow("nav-white", "#ffffff", 60), CAM, 0.0007, reflect=False
)
add_camera(CAM, (60, 4000, 165), lens=34)
render_still("madrid", glare=0.2, glare_threshold=1.3)
