"""Inside a control tower cab at dusk: empty seats, lit consoles, the runway outside.
frame=landscape: hero. frame=portrait: 4:5, composed anew for phones, one seat facing the runway.
frame=side: campus slide, along the console."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))  # Blender leaves a script's own folder out
import math
import random

from cab.interior import add_positions, add_shell
from cab.outside import add_view
from kit.lights import add_camera
from kit.options import opt
from kit.scene import new_scene
from kit.sky import dusk_sky
from kit.still import render_still

frame = opt("frame", "landscape")
wide = frame != "portrait"
SIZE = {"landscape": (1920, 1200), "portrait": (1200, 1500), "side": (1600, 1000)}[frame]
new_scene(*SIZE, samples=72, noise_threshold=0.02, exposure=0.12)
rng = random.Random(4)
CAM = {"landscape": (-0.5, -2.35, 1.66), "portrait": (-0.30, -2.55, 1.74), "side": (-2.35, -0.95, 1.72)}[frame]

dusk_sky(
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
    "side": ((1.55, 1.02, -40), (-0.15, 1.70, 14)),
}[frame]

add_view(rng, CAM)
add_shell()
add_positions(seats, wide)
if frame == "landscape":
    add_camera(CAM, (0.30, 6, 1.50), lens=29)
elif frame == "portrait":
    add_camera(CAM, (0.82, 6, 1.08), lens=39)  # the runway stays inside one pane
else:
    add_camera(CAM, (1.7, 4.6, 1.42), lens=27)
render_still("tower-cab-" + frame, glare=0.26, glare_threshold=1.0)
