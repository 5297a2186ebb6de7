"""Inside a control tower cab: lit consoles, the runway outside. At dusk its seats are empty.
frame=landscape: hero. frame=portrait: 4:5, composed anew for phones, one seat facing the runway.
frame=controller: one controller at work, from behind, with the sun just up."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))  # Blender does not search a script's own folder
import math
import random

from cab.interior import add_positions, add_shell
from cab.outside import Dusk, Morning, add_view
from kit.fog import GroundFog
from kit.lights import add_camera, add_sun
from kit.options import opt
from kit.scene import new_scene
from kit.sky import painted_sky
from kit.still import render_still

frame = opt("frame", "landscape")
wide = frame != "portrait"
SIZE = {"landscape": (1920, 1200), "portrait": (1200, 1500), "controller": (1600, 1000)}[frame]
new_scene(*SIZE, samples=72, noise_threshold=0.02, exposure=0.12)
rng = random.Random(4)
CAM = {"landscape": (-0.5, -2.35, 1.66), "portrait": (-0.30, -2.55, 1.74), "controller": (-0.36, 0.42, 1.47)}[frame]

if frame == "controller":
    air = Morning
    painted_sky(
        [(0, "#f6d3a4"), (0.10, "#f3dcbd"), (0.24, "#d5dadb"), (0.42, "#a3bfd4"), (0.66, "#6f9bc2"), (1, "#3c6c9c")],
        0.9,
        clouds=0.5,
        cloud_color="#fbe3cb",
        sun_azimuth=math.radians(34),
        glow_color="#fff0d0",
        glow_strength=1.0,
        seed=5.4,
    )
    add_sun(math.radians(76), math.radians(13), 19, "#ffc88c", 0.6)
else:
    air = Dusk
    painted_sky(
        [
            (0, "#e2825a"),
            (0.10, "#f0a266"),
            (0.22, "#d98f76"),
            (0.36, "#8b7f92"),
            (0.52, "#4a6484"),
            (0.75, "#1d3a5c"),
            (1, "#0c1f38"),
        ],
        1.0,
        clouds=0.8,
        cloud_color="#f7a071",
        sun_azimuth=math.radians(-16),
        glow_color="#ffc277",
        glow_strength=0.9,
        seed=3.2,
    )

seats = {
    "landscape": ((1.18, 1.55, -24), (-1.15, 1.72, 20)),
    "portrait": ((-0.06, 1.30, -10),),
    "controller": (),
}[frame]

add_view(rng, CAM, air)
if frame == "controller":
    mist = GroundFog(CAM, density=0.00003, thickness=25, low="#e6d3ba", high="#c6d2da")
    mist.cover_sky()
    mist.cover_materials(lamps=("lamp", "arrival", "taxi-light"))
add_shell()
add_positions(seats, wide, taken=(0.36, 2.02, 8) if frame == "controller" else None)
if frame == "landscape":
    add_camera(CAM, (0.30, 6, 1.50), lens=29)
elif frame == "portrait":
    add_camera(CAM, (0.82, 6, 1.08), lens=39)  # the runway stays inside one pane
else:
    add_camera(CAM, (0.36, 5, 1.27), lens=31)
render_still("tower-cab-" + frame, glare=0.26, glare_threshold=1.0)
