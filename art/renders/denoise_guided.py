"""Removes the last grain of a Cycles render without smearing edges, and writes the 8-bit master.

    blender -b -P renders/denoise_guided.py -- in=render.png out=master.png [strength=1.0] [radius=5]

Debian's Blender has no OpenImageDenoise, so this is a plain joint bilateral filter. Neighbouring pixels are averaged
when their *noise-free* passes agree (surface colour, normal, depth) and their own colour is close. Pixels that are
pure sky or pure lamp/screen carry no noise and are kept. The script runs inside Blender only because Blender's
Python can read the OpenEXR passes.
"""
import struct
import sys
import time
import zlib
from pathlib import Path

import bpy
import numpy as np

args = dict(a.split("=", 1) for a in sys.argv[sys.argv.index("--") + 1 :])
source, target = Path(args["in"]).resolve(), Path(args["out"]).resolve()
strength, R = float(args.get("strength", 1)), int(args.get("radius", 5))
started = time.time()


def load(path):
    im = bpy.data.images.load(str(path))
    im.colorspace_settings.name = "Non-Color"  # raw numbers, no view transform
    a = np.empty(im.size[0] * im.size[1] * 4, np.float32)
    im.pixels.foreach_get(a)
    return a.reshape(im.size[1], im.size[0], 4)[::-1, :, :3].copy()


def load_pass(name):
    return load(source.with_suffix(".passes") / (name + "0001.exr"))


def blur3(a):
    """3x3 binomial blur."""
    p = np.pad(a, ((1, 1), (1, 1), (0, 0)), mode="edge")
    v = (p[:-2] + 2 * p[1:-1] + p[2:]) / 4
    return (v[:, :-2] + 2 * v[:, 1:-1] + v[:, 2:]) / 4


image = load(source)
normal, albedo = load_pass("Normal"), np.sqrt(np.clip(load_pass("DiffCol"), 0, 1))
depth = np.log1p(np.minimum(load_pass("Depth")[..., :1], 1e6))
linear, emitted, sky = load_pass("Image"), load_pass("Emit"), load_pass("Env")
share = (emitted.sum(2) + sky.sum(2)) / (linear.sum(2) + 1e-4)
clean = np.clip((share - 0.82) / 0.14, 0, 1)[..., None]

# colour distance is measured on a blurred copy, so that single noisy pixels are averaged too
sc, sa, sn, sd = 0.045 * strength, 0.06, 0.25, 0.02
features = np.concatenate([blur3(blur3(image)) / sc, albedo / sa, normal / sn, depth / sd], 2).astype(np.float32)
out, weight = image.copy(), np.ones(image.shape[:2], np.float32)
H, W = weight.shape
for dy in range(-R, R + 1):
    for dx in range(-R, R + 1):
        if (dy, dx) <= (0, 0) or dx * dx + dy * dy > R * R + 1:
            continue  # only half of the offsets, because each pair of pixels is used in both directions
        a = (slice(0, H - dy), slice(max(0, -dx), W - max(0, dx)))
        b = (slice(dy, H), slice(max(0, dx), W - max(0, -dx)))
        d = features[a] - features[b]
        w = np.exp(-0.5 * np.einsum("ijk,ijk->ij", d, d) - (dx * dx + dy * dy) / 18.0)
        weight[a] += w
        weight[b] += w
        out[a] += w[..., None] * image[b]
        out[b] += w[..., None] * image[a]
out = out / weight[..., None] * (1 - clean) + image * clean
# triangular dither of one 8-bit step keeps dusk gradients from banding
rs = np.random.RandomState(1)
out = out * 255 + (rs.rand(*out.shape) - rs.rand(*out.shape)) * 0.5
px = np.clip(np.rint(out), 0, 255).astype(np.uint8).reshape(H, W * 3)
rows = np.empty((H, W * 3 + 1), np.uint8)
rows[:, 0] = 2  # PNG filter "up"
rows[0, 1:] = px[0]
rows[1:, 1:] = px[1:] - px[:-1]


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


target.parent.mkdir(parents=True, exist_ok=True)
target.write_bytes(
    b"\x89PNG\r\n\x1a\n"
    + chunk(b"IHDR", struct.pack(">IIBBBBB", W, H, 8, 2, 0, 0, 0))
    + chunk(b"IDAT", zlib.compress(rows.tobytes(), 9))
    + chunk(b"IEND", b"")
)
print("DENOISE %s %.1fs" % (target.name, time.time() - started), flush=True)
