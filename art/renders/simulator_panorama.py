"""The airfield as the tower simulator shows it: a wide panorama used as the screen picture in simulator_room.py.
Rendered with an equirectangular camera between the limits below (degrees)."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))  # Blender does not search a script's own folder
import math
import random

import numpy as np

from airfield.coast import add_volcanic_coast
from airfield.runway import Runway, add_runway
from airfield.tower import add_lit_building
from kit.aircraft import add_airliner, on_aircraft
from kit.geometry import BoxBatch, add_box, add_mesh
from kit.lights import add_camera, add_sun
from kit.materials import glow, hazed, paint
from kit.options import ARGS, TEXTURES, opt
from kit.scatter import add_lamps
from kit.scene import new_scene
from kit.sky import painted_sky
from kit.still import render_still

new_scene(3360, 840, samples=32, exposure=0.35)
HAZE = "#b9a6a4"
CAM = (0, 0, 46)
painted_sky(
    [(0, "#f4cfa4"), (0.10, "#efc6a6"), (0.24, "#c9bdbf"), (0.42, "#8fa9c4"), (0.66, "#5484b0"), (1, "#2a5a8c")],
    1.05,
    clouds=0.75,
    cloud_color="#ffd9bd",
    sun_azimuth=math.radians(-60),
    glow_color="#ffe3b0",
    glow_strength=0.9,
    seed=6.3,
    cloud_scale=1.2,
)
add_sun(math.radians(-100), math.radians(20), 3.4, "#ffd0a0", 0.6)
rw = Runway((160, -700), math.radians(2), 0, length=3240)
relief = add_volcanic_coast(
    lambda y: 420 + np.asarray(y) * math.tan(math.radians(2)),
    HAZE,
    n=opt("n", 900),
    relief=1.7,
    fan=0.62,
    surface=("#4a3d30", "#75634a"),
)
add_runway(
    rw, HAZE, CAM, grow=0.0005, reflect=False, ground=False, tarmac=("#2b2c2e", "#37383a"), extra_exits=(900, 1150)
)
body = paint("airframe", "#dfe4e8", 0.3)
grey = hazed("apron", "#56544f", HAZE, 15000, 0.9)
add_mesh("apron", [(-330, 90, 0.03), (-60, 90, 0.03), (-40, 640, 0.03), (-330, 640, 0.03)], [(0, 1, 2, 3)], grey)
rng = random.Random(2)
for k in range(6):
    add_airliner((-150, 190 + k * 62, 4.3 if k % 2 else 3.2), math.radians(90), body, 1, turboprop=not k % 2)
add_lit_building(-300, 380, 60, 420, 20, rng, wall="#8c8a84", glass=1.0)
add_box("pier", (60, 420, 16), (-275, 380, 8), paint("pier", "#9a978f", 0.7))
panes = BoxBatch()
for k in range(46):
    for z in (5, 10):
        panes.add((0.4, 7.4, 3.4), (-244.8, 176 + k * 9, z))
panes.build("panes", glow("panes", "#ffdca6", 0.9))
for u, s in ((1500, -202),):
    p = rw.at(u, s)
    add_airliner((p[0], p[1], 4.4), rw.az + math.pi, body, 1)
p = rw.at(915, -75)
add_airliner((p[0], p[1], 3.4), rw.az + math.radians(90), body, 1.1, turboprop=True)
plane = add_airliner((175, 460, 58), rw.az + math.pi, body, 1.2, pitch=math.radians(4))
add_lamps(
    "landing",
    [on_aircraft(plane, s * 3, 17, -1.6) for s in (-1, 1)],
    0.5,
    glow("landing", "#fff7df", 120),
    CAM,
    0.0009,
    reflect=False,
)
cam = add_camera(CAM, (0, 100, 46), lens=30)
c = cam.data
c.type = "PANO"
c.cycles.panorama_type = "EQUIRECTANGULAR"
c.cycles.longitude_min, c.cycles.longitude_max = math.radians(-72), math.radians(72)
c.cycles.latitude_min, c.cycles.latitude_max = math.radians(-13), math.radians(23)
ARGS["passes"] = "0"
ARGS.setdefault("out", str(TEXTURES / "simulator-panorama.png"))
render_still("simulator-panorama", glare=0.12)
