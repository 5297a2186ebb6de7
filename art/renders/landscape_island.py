"""Volcanic island at dusk, seen from the sea: cape and surf in front, bay town and harbour, coastal runway,
terraced slopes, ridge. An invented place in the spirit of Gran Canaria, not a portrait of it."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))  # Blender leaves a script's own folder out
import math
import random

from island.airport import add_airport, at
from island.coast import CAM, RUN_DIR, RUN_Z
from island.harbour import add_harbour
from island.rock import add_island
from island.sea import add_boulders, add_neighbour, add_sea
from island.town import add_streets, add_town
from kit.aircraft import add_airliner, on_aircraft
from kit.lights import add_camera, add_sun
from kit.materials import glow, paint
from kit.options import opt
from kit.scatter import add_lamps
from kit.scene import new_scene
from kit.sky import dusk_sky
from kit.still import render_still

scene = new_scene(1600, 1000, samples=48, exposure=0.15)
scene.cycles.sample_clamp_indirect = 1.0  # lamps glitter on the sea instead of sparkling
rng = random.Random(5)
N = opt("n", 1000)
dusk_sky(
    [(0, "#ffb37c"), (0.10, "#fba67f"), (0.22, "#d9918f"), (0.38, "#8a86a6"), (0.58, "#44688f"), (1, "#173a63")],
    1.0,
    clouds=0.8,
    cloud_color="#ffab8c",
    sun_azimuth=math.radians(-52),
    glow_color="#ffd59a",
    glow_strength=1.1,
    seed=4.4,
    cloud_scale=1.15,
)
add_sun(math.radians(-101), math.radians(15), 5.2, "#ffc39a", 0.8)

add_island(N)
add_sea(N)
boulders = add_boulders(rng)
add_town()
add_streets()
add_harbour(rng, boulders[1])
add_airport()

# the turboprop on final
p = at(-860, 0)
plane = add_airliner(
    (p[0], p[1], RUN_Z + 52),
    math.atan2(-RUN_DIR[0], -RUN_DIR[1]),
    paint("white", "#f2f3f4", 0.35),
    1.5,
    pitch=math.radians(3),
    turboprop=True,
)
add_lamps(
    "landing",
    [on_aircraft(plane, s * 4.1, 5.6, 0.6) for s in (-1, 1)],
    0.5,
    glow("landing", "#fff6df", 90),
    CAM,
    0.0008,
)
add_lamps("nav-red", [on_aircraft(plane, -13.7, 0.6, 1.5)], 0.3, glow("nav-red", "#ff3325", 40), CAM, 0.0006)
add_lamps("nav-green", [on_aircraft(plane, 13.7, 0.6, 1.5)], 0.3, glow("nav-green", "#38ff9e", 40), CAM, 0.0006)
add_lamps("beacon", [on_aircraft(plane, 0, -13, 6)], 0.3, glow("nav-white", "#ffffff", 40), CAM, 0.0006)
add_neighbour()
add_camera(CAM, (170, 4000, 255), lens=31)
render_still("island", glare=0.2, glare_threshold=1.3)
