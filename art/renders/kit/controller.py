"""A controller at work, seen from behind: an invented figure of round shapes that merge."""
import math

import bpy
import numpy as np

from kit.geometry import add_lathe, add_mesh, add_tube
from kit.materials import paint
from kit.nodes import Nodes

RINGS, SEGMENTS = 8, 14


def _grown_together(name, chains, voxel, smooth, mat, loc, turn):
    """One skin over chains of ellipsoids (x, y, z, rx, ry, rz); the shape continues between neighbours of a chain."""
    v, f = [], []
    for chain in chains:
        keys = np.array(chain, float)
        steps = [keys[0]]
        for a, b in zip(keys, keys[1:]):
            count = max(2, int(np.linalg.norm(b[:3] - a[:3]) / 0.012))
            steps += [a + (b - a) * k / count for k in range(1, count + 1)]
        for x, y, z, rx, ry, rz in steps:
            base = len(v)
            for j in range(RINGS + 1):
                t = math.pi * (j + 0.001) / (RINGS + 0.002)
                for i in range(SEGMENTS):
                    a = math.tau * i / SEGMENTS
                    v.append(
                        (x + rx * math.sin(t) * math.cos(a), y + ry * math.sin(t) * math.sin(a), z + rz * math.cos(t))
                    )
            for j in range(RINGS):
                for i in range(SEGMENTS):
                    k = (i + 1) % SEGMENTS
                    q = base + j * SEGMENTS
                    f.append((q + i, q + SEGMENTS + i, q + SEGMENTS + k, q + k))
            f.append(tuple(base + i for i in range(SEGMENTS)))
            f.append(tuple(base + RINGS * SEGMENTS + i for i in reversed(range(SEGMENTS))))
    o = add_mesh(name, v, f, mat)
    o.location, o.rotation_euler = loc, (0, 0, turn)
    remesh = o.modifiers.new("skin", "REMESH")
    remesh.mode, remesh.voxel_size, remesh.use_smooth_shade = "VOXEL", voxel, True
    soften = o.modifiers.new("soften", "SMOOTH")
    soften.iterations = smooth
    return o


def _creased(name, color, rough, scale, stretch, strength, distance):
    """A surface with folds, as of cloth; if stretched, as of combed hair."""
    m = paint(name, color, rough, spec=0.3)
    n = Nodes(m.node_tree)
    place = n.new("ShaderNodeMapping")
    place.inputs["Scale"].default_value = stretch
    n.link(n.new("ShaderNodeTexCoord").outputs["Object"], place.inputs[0])
    bump = n.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = strength, distance
    n.link(n.noise(place.outputs[0], scale, 4, 0.5, 0.8), bump.inputs["Height"])
    n.link(bump.outputs[0], m.node_tree.nodes["Principled BSDF"].inputs["Normal"])
    return m


def add_controller(x, y, turn, left_hand, right_hand, look=0.0, shirt="#aebac4"):
    """Adds a controller on the chair at (x, y), which faces +y turned by `turn`. Hands: positions in the chair's axes.
    look: how far the head is turned, in radians, to the left when positive."""
    loc = (x, y, 0)

    def grown(name, chains, mat, voxel=0.009, smooth=6, turned=turn, at=loc):
        return _grown_together(name, chains, voxel, smooth, mat, at, turned)

    cloth = _creased("shirt", shirt, 0.9, 7, (1, 1, 0.55), 0.5, 0.02)
    torso = [
        (0, -0.03, 0.60, 0.185, 0.13, 0.07),
        (0, -0.02, 0.76, 0.158, 0.112, 0.07),
        (0, 0.00, 0.92, 0.172, 0.118, 0.07),
        (0, 0.02, 1.03, 0.178, 0.115, 0.06),
        (0, 0.03, 1.09, 0.165, 0.095, 0.05),
    ]
    yoke = [(s * d, 0.032, z, 0.06, r, r) for s in (1,) for d, z, r in ((-0.178, 1.088, 0.056), (0, 1.125, 0.064), (0.178, 1.088, 0.056))]
    slope = [(0, 0.03, 1.12, 0.13, 0.07, 0.05), (0, 0.034, 1.17, 0.075, 0.06, 0.04), (0, 0.04, 1.20, 0.06, 0.058, 0.02)]
    arms = []
    for s, hand in ((-1, left_hand), (1, right_hand)):
        hx, hy, hz = hand
        elbow = (s * 0.245, (0.03 + hy) / 2 - 0.05, max(0.80, hz + 0.05))
        arms.append(
            [
                (s * 0.192, 0.03, 1.082, 0.056, 0.062, 0.06),
                (s * 0.225, elbow[1] * 0.45 + 0.02, 0.96, 0.05, 0.053, 0.05),
                (*elbow, 0.044, 0.047, 0.045),
                ((elbow[0] + hx) / 2, (elbow[1] + hy) / 2, (elbow[2] + hz) / 2 + 0.01, 0.041, 0.042, 0.041),
                (elbow[0] * 0.2 + hx * 0.8, elbow[1] * 0.2 + hy * 0.8, elbow[2] * 0.2 + hz * 0.8, 0.033, 0.033, 0.032),
            ]
        )
    thighs = [[(s * 0.09, 0.0, 0.60, 0.09, 0.1, 0.075), (s * 0.13, 0.42, 0.60, 0.07, 0.07, 0.07), (s * 0.13, 0.46, 0.3, 0.055, 0.06, 0.06), (s * 0.13, 0.44, 0.08, 0.04, 0.05, 0.05)] for s in (-1, 1)]
    grown("shirt", [torso, yoke, slope] + arms, cloth)
    grown("trousers", thighs, paint("trousers", "#1d2329", 0.9))
    collar = paint("collar", shirt, 0.85)
    grown("collar", [[(0.066 * math.cos(a), 0.044 + 0.062 * math.sin(a), 1.196 - 0.016 * math.sin(a), 0.008, 0.008, 0.017) for a in np.linspace(0, math.tau, 25)]], collar, 0.006, 3)

    skin = paint("skin", "#b98a6c", 0.55)
    for s, (hx, hy, hz) in ((-1, left_hand), (1, right_hand)):
        palm = [(hx, hy - 0.03, hz, 0.03, 0.03, 0.022), (hx, hy + 0.05, hz - 0.004, 0.04, 0.035, 0.017)]
        fingers = [
            [(hx + q * 0.021, hy + 0.07, hz - 0.002, 0.011, 0.012, 0.010), (hx + q * 0.024, hy + 0.115, hz + 0.004, 0.010, 0.012, 0.009), (hx + q * 0.023, hy + 0.145, hz - 0.012, 0.008, 0.009, 0.008)]
            for q in (-1.4, -0.5, 0.5, 1.4)
        ]
        thumb = [(hx - s * 0.03, hy + 0.0, hz, 0.014, 0.016, 0.012), (hx - s * 0.055, hy + 0.06, hz - 0.006, 0.010, 0.014, 0.010)]
        grown("hand", [palm, thumb] + fingers, skin, 0.004, 4)

    # the head turns about the neck
    c, s_ = math.cos(turn), math.sin(turn)
    pivot = (x - 0.045 * s_, y + 0.045 * c, 0)
    head = dict(turned=turn + look, at=pivot)
    face = [
        [(0, -0.005, 1.16, 0.058, 0.056, 0.04), (0, 0.0, 1.26, 0.053, 0.056, 0.04)],
        [(0, 0.012, 1.372, 0.072, 0.093, 0.088)],
        [(0, 0.045, 1.30, 0.055, 0.058, 0.05), (0, 0.07, 1.27, 0.038, 0.036, 0.026)],
        *[[(s * 0.074, 0.008, 1.345, 0.009, 0.02, 0.028)] for s in (-1, 1)],
    ]
    grown("head", face, skin, 0.006, 5, **head)
    hair = _creased("hair", "#231813", 0.42, 34, (1, 1, 0.12), 0.55, 0.006)
    grown(
        "hair",
        [
            [(0, 0.0, 1.392, 0.078, 0.096, 0.086), (0, -0.018, 1.352, 0.077, 0.082, 0.075), (0, -0.03, 1.315, 0.066, 0.056, 0.05)],
            [
                (0, -0.090, 1.352, 0.023, 0.022, 0.022),
                (0, -0.112, 1.335, 0.030, 0.026, 0.030),
                (0.003, -0.112, 1.280, 0.031, 0.025, 0.036),
                (0.006, -0.100, 1.225, 0.022, 0.018, 0.030),
                (0.008, -0.096, 1.195, 0.012, 0.010, 0.020),
            ],
        ],
        hair,
        0.005,
        3,
        **head,
    )
    _add_headset(pivot, turn + look)


def _add_headset(pivot, turn):
    """A band over the head, two pads and a microphone on a thin arm."""
    dark, pad = paint("headset", "#14181b", 0.3), paint("headset-pad", "#0d1012", 0.8)

    def P(a, b, z):
        return (pivot[0] + a * math.cos(turn) - b * math.sin(turn), pivot[1] + a * math.sin(turn) + b * math.cos(turn), z)

    for b in (0.004, 0.016):
        add_tube("band", [P(0.088 * math.cos(t), b, 1.352 + 0.130 * math.sin(t)) for t in np.linspace(0, math.pi, 11)], 0.0055, dark)
    for s in (-1, 1):
        for name, profile, mat in (
            ("pad", [(0.001, 0.0), (0.034, 0.0), (0.038, 0.008), (0.034, 0.017), (0.001, 0.017)], pad),
            ("shell", [(0.034, 0.017), (0.033, 0.027), (0.024, 0.035), (0.001, 0.037)], dark),
        ):
            o = add_lathe(name, profile, 28, mat, P(s * 0.076, 0.010, 1.343), smooth=True)
            o.rotation_euler = (0, s * math.pi / 2, turn)
    add_tube("boom", [P(-0.105, 0.02, 1.33), P(-0.10, 0.07, 1.29), P(-0.06, 0.125, 1.268), P(-0.03, 0.135, 1.268)], 0.0035, dark)
