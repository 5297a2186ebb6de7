#!/bin/sh
# Renders and denoises every scene into art/out/renders. Takes about half an hour; from any folder:
# THREADS=2 sh render-all.sh
set -e
here=$(cd "$(dirname "$0")" && pwd)
out=$here/../out
raw=$out/raw
mkdir -p "$raw" "$out/renders"

blend() { # scene, options...
  scene=$1
  shift
  nice -n 19 blender -t "${THREADS:-2}" -b -P "$here/$scene.py" -- "$@" 2>&1 |
    grep -E 'RENDER_SECONDS|DENOISE|Error: (Python|File)|Traceback' || true
}
make_picture() { # name, scene, options...
  name=$1
  scene=$2
  shift 2
  blend "$scene" "out=$raw/$name.png" "$@"
  blend denoise_guided "in=$raw/$name.png" "out=$out/renders/$name.png"
}

npm --prefix "$here/.." run --silent textures # content of the screens in the scenes
blend simulator_panorama spp=32               # content of the simulator's curved screen
make_picture hero-tower-cab-landscape tower_cab frame=landscape spp=76
make_picture hero-tower-cab-portrait tower_cab frame=portrait spp=72
make_picture campus-madrid-2-tower-cab tower_cab frame=controller spp=44
make_picture campus-madrid-3-tower tower_by_runway place=madrid spp=28
make_picture campus-madrid-4-approach approach_room spp=210
make_picture campus-canarias-2-tower tower_by_runway place=island spp=36
make_picture campus-canarias-3-simulator simulator_room spp=140
