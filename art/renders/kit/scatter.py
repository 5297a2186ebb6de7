"""Many small things: lamps, trees, rocks."""
import math

import bpy
import numpy as np
from mathutils import Vector

from kit.geometry import add_mesh


def add_lamps(name, points, radius, mat, camera=None, grow=0.0, reflect=True):
    """Many small glowing spheres in one mesh. Their radius grows with distance so that far lamps stay
    at least about one pixel wide instead of flickering away."""
    v, f = [], []
    for p in points:
        d = (Vector(p) - Vector(camera)).length if camera is not None else 0
        r = max(radius, d * grow)
        rings, seg = (6, 10) if d and d < 400 else (3, 6)
        b = len(v)
        for j in range(rings + 1):
            t = math.pi * j / rings
            v += [
                (
                    p[0] + r * math.sin(t) * math.cos(i * math.tau / seg),
                    p[1] + r * math.sin(t) * math.sin(i * math.tau / seg),
                    p[2] + r * math.cos(t),
                )
                for i in range(seg)
            ]
        for j in range(rings):
            f += [
                (b + j * seg + i, b + (j + 1) * seg + i, b + (j + 1) * seg + (i + 1) % seg, b + j * seg + (i + 1) % seg)
                for i in range(seg)
            ]
    o = add_mesh(name, v, f, mat)
    o.visible_diffuse = o.visible_shadow = False
    o.visible_glossy = reflect  # off on rough asphalt, where reflections turn into fireflies
    return o


def instance(mesh_data, points, scale, rng, squash=(0.8, 1.1), turn=True):
    """Linked copies of one mesh: memory stays flat however many trees or rocks there are."""
    for p in points:
        o = bpy.data.objects.new("i", mesh_data)
        bpy.context.collection.objects.link(o)
        k = scale * rng.uniform(0.65, 1.35)
        o.location = p
        o.scale = (k, k * rng.uniform(0.8, 1.25), k * rng.uniform(*squash))
        if turn:
            o.rotation_euler = (0, 0, rng.uniform(0, math.tau))


def lumpy_ball(name, mat, seed, rough=0.35, subdivisions=3, flat=0.0):
    """Displaced sphere: tree crown or boulder."""
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=subdivisions, radius=1)
    o = bpy.context.object
    me = o.data
    rs = np.random.RandomState(seed)
    k = np.concatenate([rs.normal(size=(10, 3)) * 2.2, rs.normal(size=(10, 3)) * 6.5])  # big lobes, then small ones
    ph = rs.rand(20) * math.tau
    for q in me.vertices:
        d = sum(math.sin(q.co.x * a + q.co.y * b + q.co.z * c + p) for (a, b, c), p in zip(k, ph)) / 14
        q.co *= 1 + rough * d * 1.8
        if flat and q.co.z < -flat:
            q.co.z = -flat
    if subdivisions > 2:
        me.polygons.foreach_set("use_smooth", np.ones(len(me.polygons), dtype=bool))
    me.materials.append(mat)
    me.name = name
    bpy.data.objects.remove(o)
    return me
