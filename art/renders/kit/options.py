"""The options of a scene: key=value pairs after the lone `--` of the Blender command line."""
import sys
from pathlib import Path

ART = Path(__file__).resolve().parents[2]
TEXTURES = ART / "out/textures"  # our own radar and strip pictures: npm run textures
OUT = ART / "out"


def _arguments():
    """key=value pairs after the lone `--` of the Blender command line."""
    words = sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else []
    return dict(w.split("=", 1) for w in words)


ARGS = _arguments()


def opt(key, default):
    """An option with the type of its default."""
    return type(default)(ARGS[key]) if key in ARGS else default
