"""A swivel chair."""
import math

from kit.geometry import add_box, add_lathe


def add_swivel_chair(x, y, turn, cloth, metal, base=True, tall=True):
    """Facing +y when `turn` is 0. A chair that is not tall leaves the shoulders and the head in sight."""
    def place(a, b, z):
        return (x + a * math.cos(turn) - b * math.sin(turn), y + a * math.sin(turn) + b * math.cos(turn), z)

    back = (
        ((place(0, -0.26, 0.94), (0.5, 0.08, 0.66), 8), (place(0, -0.31, 1.39), (0.28, 0.06, 0.17), 6))
        if tall
        else ((place(0, -0.22, 0.84), (0.46, 0.07, 0.44), 8),)
    )
    for p, size, tilt in (
        (place(0, 0, 0.5), (0.52, 0.5, 0.09), 0),
        *back,
        (place(-0.3, -0.02, 0.70), (0.06, 0.3, 0.04), 0),
        (place(0.3, -0.02, 0.70), (0.06, 0.3, 0.04), 0),
    ):
        add_box("chair", size, p, cloth, rot=(math.radians(tilt), 0, turn), bevel=0.035)
    for s in (-1, 1):
        add_box("arm", (0.03, 0.05, 0.22), place(s * 0.3, -0.02, 0.6), metal, rot=(0, 0, turn))
    add_box("spine", (0.1, 0.05, 0.5 if tall else 0.3), place(0, -0.3, 1.14 if tall else 0.9), metal, rot=(math.radians(8), 0, turn), bevel=0.01)
    add_lathe("post", [(0.03, 0.08), (0.03, 0.48)], 12, metal, place(0, 0, 0))
    if base:
        for q in range(5):
            a = q * math.tau / 5 + turn
            add_box(
                "leg",
                (0.3, 0.045, 0.035),
                (x + 0.15 * math.cos(a), y + 0.15 * math.sin(a), 0.075),
                metal,
                rot=(0, 0, a),
                bevel=0.01,
            )
