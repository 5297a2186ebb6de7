"""Control tower at dusk. place=madrid: plain, sierra line. place=island: volcanic ridge, sea, palms."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))  # Blender leaves a script's own folder out
import random

from dusk.island import add_island
from dusk.madrid import add_madrid
from kit.options import opt
from kit.scene import new_scene
from kit.still import render_still

place = opt("place", "madrid")
new_scene(1600, 1000, samples=56)
rng = random.Random(11)

if place == "madrid":
    add_madrid(rng)
else:
    add_island(rng)
render_still("tower-" + place, glare=0.28, glare_threshold=1.0)
