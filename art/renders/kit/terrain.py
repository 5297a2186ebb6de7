"""Fractal heights, and the grid that carries them."""
import bpy
import numpy as np

from kit.geometry import add_object


def fbm(X, Y, seed, octaves=8, ridged=True, freq=1.0, gain=0.5, warp=0.35):
    """Value-noise fractal on numpy arrays, optionally ridged, domain-warped so that it does not look regular."""
    G = np.random.RandomState(seed).rand(256, 256).astype(np.float32)

    def vn(x, y):
        xi, yi = np.floor(x).astype(int), np.floor(y).astype(int)
        u, v = x - xi, y - yi
        u, v = u * u * u * (u * (u * 6 - 15) + 10), v * v * v * (v * (v * 6 - 15) + 10)
        a, b = G[xi % 256, yi % 256], G[(xi + 1) % 256, yi % 256]
        c, d = G[xi % 256, (yi + 1) % 256], G[(xi + 1) % 256, (yi + 1) % 256]
        return (a * (1 - u) + b * u) * (1 - v) + (c * (1 - u) + d * u) * v

    X, Y = np.asarray(X, dtype=float), np.asarray(Y, dtype=float)
    wx = vn(X * freq * 1.3 + 9, Y * freq * 1.3) * 2 - 1
    wy = vn(X * freq * 1.3, Y * freq * 1.3 + 17) * 2 - 1
    x, y = X * freq + wx * warp, Y * freq + wy * warp
    h, a, w = np.zeros_like(X), 1.0, np.ones_like(X)
    for _ in range(octaves):
        n = vn(x, y)
        if ridged:
            n = (1 - np.abs(2 * n - 1)) ** 2
            h += a * n * w
            w = np.clip(n * 1.6, 0, 1)
        else:
            h += a * n
        x, y = x * 2.03 + 3.1, y * 2.03 + 7.7
        a *= gain
    return h / (2 if ridged else 1.9)


def sstep(x, lo, hi):
    t = np.clip((x - lo) / (hi - lo), 0, 1)
    return t * t * (3 - 2 * t)


def add_height_field(name, x_range, y_range, nx, ny, height, mat, power=1.7, fan=0.65, attributes=None, smooth=False):
    """Grid seen from the origin: rows are denser near the camera and the grid fans out with distance,
    so polygons have about the same size on screen. Rows wind so that normals point up."""
    t = np.linspace(0, 1, ny) ** power
    ys = y_range[0] + (y_range[1] - y_range[0]) * t
    X, Y = np.meshgrid(np.linspace(x_range[0], x_range[1], nx), ys)
    X = X * ((1 - fan) + fan * t)[:, None]
    Z = height(X, Y)
    v = np.stack([X, Y, Z], -1).reshape(-1, 3)
    i = np.arange(ny * nx).reshape(ny, nx)
    q = np.stack([i[:-1, :-1], i[:-1, 1:], i[1:, 1:], i[1:, :-1]], -1).reshape(-1, 4)
    me = bpy.data.meshes.new(name)
    me.vertices.add(len(v))
    me.vertices.foreach_set("co", v.ravel())
    me.loops.add(q.size)
    me.loops.foreach_set("vertex_index", q.ravel())
    me.polygons.add(len(q))
    me.polygons.foreach_set("loop_start", np.arange(0, q.size, 4))
    me.polygons.foreach_set("loop_total", np.full(len(q), 4))
    if smooth:
        me.polygons.foreach_set("use_smooth", np.ones(len(q), dtype=bool))
    me.update(calc_edges=True)
    for key, fn in (attributes or {}).items():
        a = me.attributes.new(key, "FLOAT", "POINT")
        a.data.foreach_set("value", fn(X, Y).astype(np.float32).ravel())
    return add_object(me, mat)
