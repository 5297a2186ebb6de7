"""Lights and the camera."""
import math

import bpy
from mathutils import Vector

from kit.color import hex_rgba
from kit.options import opt


def _aim(o, loc, target):
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()


def add_area(loc, target, size, watts, color="#ffffff", size_y=None):
    light = bpy.data.lights.new("area", "AREA")
    light.energy, light.size, light.color = watts, size, hex_rgba(color)[:3]
    if size_y:
        light.shape, light.size_y = "RECTANGLE", size_y
    o = bpy.data.objects.new("area", light)
    bpy.context.collection.objects.link(o)
    _aim(o, loc, target)
    o.visible_camera = False
    return o


def add_sun(azimuth, elevation, strength, color, angle=0.5):
    light = bpy.data.lights.new("sun", "SUN")
    light.energy, light.color, light.angle = strength, hex_rgba(color)[:3], math.radians(angle)
    o = bpy.data.objects.new("sun", light)
    bpy.context.collection.objects.link(o)
    d = Vector((math.sin(azimuth) * math.cos(elevation), math.cos(azimuth) * math.cos(elevation), math.sin(elevation)))
    o.rotation_euler = (-d).to_track_quat("-Z", "Y").to_euler()
    return o


def add_camera(loc, target, lens=35.0, focus=None, fstop=2.8, shift=(0, 0)):
    c = bpy.data.cameras.new("camera")
    o = bpy.data.objects.new("camera", c)
    bpy.context.collection.objects.link(o)
    _aim(o, loc, target)
    c.lens, c.clip_end = opt("lens", float(lens)), 200000
    c.shift_x, c.shift_y = shift
    if focus:
        c.dof.use_dof, c.dof.focus_distance, c.dof.aperture_fstop = True, focus, fstop
    bpy.context.scene.camera = o
    return o
