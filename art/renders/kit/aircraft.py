"""Generic airliners without livery."""
import math

import bpy
from mathutils import Vector

from kit.geometry import add_box, add_lathe, add_mesh
from kit.materials import paint


def add_airliner(loc, heading, mat, scale=1.0, pitch=0.0, bank=0.0, turboprop=False, gear=True):
    """Generic airliner, 38 m, nose along +Y, no livery. turboprop: high straight wing and T-tail, 27 m."""
    e = bpy.data.objects.new("aircraft", None)
    bpy.context.collection.objects.link(e)
    parts = []

    def plate(pts, t=0.2):
        top = [(x, y, z) for x, y, z in pts]
        bottom = [(x, y, z - t) for x, y, z in pts]
        k = len(pts)
        faces = [tuple(range(k)), tuple(range(2 * k - 1, k - 1, -1))]
        faces += [(i, k + i, k + (i + 1) % k, (i + 1) % k) for i in range(k)]
        parts.append(add_mesh("plate", top + bottom, faces, mat))

    if turboprop:
        body = [
            (0.02, 13.5),
            (0.6, 13.1),
            (1.15, 11.8),
            (1.35, 10),
            (1.38, 7),
            (1.38, -5),
            (1.1, -9),
            (0.5, -12.5),
            (0.02, -13.4),
        ]
        wing_z, tail_z = 1.35, 5.4
    else:
        body = [
            (0.02, 19),
            (0.9, 18.3),
            (1.6, 16.8),
            (1.95, 14.5),
            (2, 10),
            (2, -8),
            (1.7, -12),
            (1.0, -16),
            (0.25, -19),
            (0.02, -19.2),
        ]
        wing_z, tail_z = -0.8, 1.0
    f = add_lathe("fuselage", body, 24, mat, smooth=True)
    f.rotation_euler = (-math.pi / 2, 0, 0)
    parts.append(f)
    for s in (-1, 1):
        if turboprop:
            plate([(0, 2.2, wing_z), (s * 13.5, 1.2, wing_z), (s * 13.5, -0.1, wing_z), (0, -0.6, wing_z)][::s])
            plate([(0, -11.2, tail_z), (s * 3.6, -12, tail_z), (s * 3.6, -13, tail_z), (0, -13.2, tail_z)][::s])
            g = add_lathe(
                "nacelle",
                [(0.02, 5), (0.3, 4.8), (0.55, 4.2), (0.6, 1), (0.35, -1.6), (0.02, -2)],
                14,
                mat,
                smooth=True,
            )
            g.location = (s * 4.1, 0, wing_z - 0.5)
            parts.append(add_lathe("prop", [(0.05, 4.9), (1.95, 4.9)], 24, paint("prop", "#55585a", 0.5), smooth=True))
            parts[-1].rotation_euler = (-math.pi / 2, 0, 0)
            parts[-1].location = (s * 4.1, 0, wing_z - 0.5)
        else:
            plate([(s * 1.5, 4.5, wing_z), (s * 17, -5, 0.7), (s * 17, -6.8, 0.7), (s * 1.5, -3, wing_z)][::s], 0.35)
            plate([(s * 17, -5.2, 0.6), (s * 17.6, -6.6, 2.6), (s * 17.6, -7.4, 2.6), (s * 17, -6.8, 0.6)][::s], 0.1)
            plate([(0, -14.8, tail_z), (s * 6.2, -18.3, 1.3), (s * 6.2, -19.5, 1.3), (0, -18, tail_z)][::s])
            g = add_lathe(
                "engine",
                [(0.02, 2.0), (0.95, 2.0), (1.05, 1), (0.9, -1.6), (0.5, -2.2), (0.02, -2.2)],
                16,
                mat,
                smooth=True,
            )
            g.location = (s * 5.8, 3.2, -1.9)
        g.rotation_euler = (-math.pi / 2, 0, 0)
        parts.append(g)
        if gear:
            parts.append(
                add_box("leg", (0.35, 1, 2.6), (s * (2.1 if turboprop else 3.2), -1 if turboprop else -2, -2.2), mat)
            )
    fin = (
        [(-11, 1.2), (-12.6, 5.5), (-13.4, 5.5), (-13, 1.0)]
        if turboprop
        else [(-12, 1.4), (-17.4, 7.6), (-19.6, 7.6), (-18.2, 1.2)]
    )
    v = [(x, y, z) for x in (0.14, -0.14) for y, z in fin]
    parts.append(add_mesh("fin", v, [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3)], mat))
    if gear:
        parts.append(add_box("nose-leg", (0.3, 0.6, 2.4), (0, 9.8 if turboprop else 13.5, -2.2), mat))
    for p in parts:
        p.parent = e
    e.location, e.rotation_euler, e.scale = loc, (pitch, bank, -heading), (scale,) * 3
    bpy.context.view_layer.update()
    return e


def on_aircraft(e, x, y, z):
    """World position of a point given in aircraft axes (for its lamps)."""
    return tuple(e.matrix_world @ Vector((x, y, z)))
