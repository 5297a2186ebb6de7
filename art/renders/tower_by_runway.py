"""Control tower beside the runway. place=madrid: the plain in fog, before
sunrise. place=island: a volcanic ridge, palms and the sea, at dawn."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))  # Blender does not search a script's own folder
import random

from by_runway.island import add_island
from by_runway.madrid import add_madrid
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
render_still("tower-" + place, glare=0.28, glare_threshold=1.0, halos=0.8 if place == "madrid" else 0.0)
