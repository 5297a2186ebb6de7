"""Boxes, surfaces of revolution, screens and tubes."""
import math

import bpy


def add_object(mesh_data, mat=None):
    o = bpy.data.objects.new(mesh_data.name, mesh_data)
    bpy.context.collection.objects.link(o)
    if mat:
        mesh_data.materials.append(mat)
    return o


def add_mesh(name, verts, faces, mat=None, uv=None, smooth=False):
    me = bpy.data.meshes.new(name)
    me.from_pydata(verts, [], faces)
    me.update()
    if uv is not None:
        layer = me.uv_layers.new()
        for i, u in enumerate(uv):
            layer.data[i].uv = u
    if smooth:
        for p in me.polygons:
            p.use_smooth = True
    return add_object(me, mat)


_BOX_FACES = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]


def _box_verts(size):
    x, y, z = [s / 2 for s in size]
    return [(-x, -y, -z), (x, -y, -z), (x, y, -z), (-x, y, -z), (-x, -y, z), (x, -y, z), (x, y, z), (-x, y, z)]


def add_box(name, size, loc, mat, rot=(0, 0, 0), bevel=0):
    o = add_mesh(name, _box_verts(size), _BOX_FACES, mat)
    o.location, o.rotation_euler = loc, rot
    if bevel:
        b = o.modifiers.new("bevel", "BEVEL")
        b.width, b.segments = bevel, 3
    return o


class BoxBatch:
    """Many boxes in one mesh: a town of 1000 houses is one object."""

    def __init__(self):
        self.v, self.f = [], []

    def add(self, size, loc, turn=0.0):
        b, c, s = len(self.v), math.cos(turn), math.sin(turn)
        self.v += [(loc[0] + x * c - y * s, loc[1] + x * s + y * c, loc[2] + z) for x, y, z in _box_verts(size)]
        self.f += [tuple(b + i for i in q) for q in _BOX_FACES]

    def build(self, name, mat):
        return add_mesh(name, self.v, self.f, mat) if self.v else None


def add_lathe(name, profile, segments, mat, loc=(0, 0, 0), smooth=False, a0=0.0, a1=2 * math.pi, flip=False, uv=False):
    """Surface of revolution from (radius, z) pairs; a partial turn leaves it open."""
    full = abs((a1 - a0) - 2 * math.pi) < 1e-6
    k = segments if full else segments + 1
    v = [
        (r * math.cos(a0 + (a1 - a0) * i / segments), r * math.sin(a0 + (a1 - a0) * i / segments), z)
        for r, z in profile
        for i in range(k)
    ]
    f, uvs = [], []
    for j in range(len(profile) - 1):
        for i in range(segments):
            i2 = (i + 1) % k if full else i + 1
            q = (j * k + i, j * k + i2, (j + 1) * k + i2, (j + 1) * k + i)
            t = [(i / segments, j), ((i + 1) / segments, j), ((i + 1) / segments, j + 1), (i / segments, j + 1)]
            f.append(q[::-1] if flip else q)
            uvs += [(1 - u, w) for u, w in (t[::-1] if flip else t)]
    o = add_mesh(name, v, f, mat, uv=uvs if uv else None, smooth=smooth)
    o.location = loc
    return o


def add_screen(name, w, h, loc, rot, mat):
    o = add_mesh(
        name,
        [(-w / 2, 0, -h / 2), (w / 2, 0, -h / 2), (w / 2, 0, h / 2), (-w / 2, 0, h / 2)],
        [(0, 1, 2, 3)],
        mat,
        uv=[(0, 0), (1, 0), (1, 1), (0, 1)],
    )
    o.location, o.rotation_euler = loc, rot
    return o


def add_tube(name, points, radius, mat):
    cu = bpy.data.curves.new(name, "CURVE")
    cu.dimensions, cu.bevel_depth = "3D", radius
    sp = cu.splines.new("BEZIER")
    sp.bezier_points.add(len(points) - 1)
    for b, p in zip(sp.bezier_points, points):
        b.co = p
        b.handle_left_type = b.handle_right_type = "AUTO"
    cu.materials.append(mat)
    o = bpy.data.objects.new(name, cu)
    bpy.context.collection.objects.link(o)
    return o
