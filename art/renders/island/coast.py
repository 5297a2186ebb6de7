"""The shape of the island: shore, cape, slopes and the platform of the runway."""
import numpy as np

from kit.terrain import fbm, sstep

CAM = (0, 0, 230)
HAZE = "#bf8f8e"
RUN_A, RUN_B = np.array([-1560.0, 3080.0]), np.array([-470.0, 1700.0])  # far and near runway ends
RUN_DIR = (RUN_B - RUN_A) / np.linalg.norm(RUN_B - RUN_A)
RUN_SIDE = np.array([RUN_DIR[1], -RUN_DIR[0]])
RUN_LEN, RUN_Z = float(np.linalg.norm(RUN_B - RUN_A)), 11.0


def along_runway(X, Y):
    """Metres along the runway (0 at the near end, negative beyond it) and metres to its side."""
    dx, dy = X - RUN_B[0], Y - RUN_B[1]
    return -(dx * RUN_DIR[0] + dy * RUN_DIR[1]), dx * RUN_SIDE[0] + dy * RUN_SIDE[1]


def platform(X, Y):
    """Distance inside the flat runway platform (positive inside)."""
    u, v = along_runway(X, Y)
    return np.minimum(np.minimum(u + 90, RUN_LEN + 250 - u), 135 - np.abs(v - 25))


def inland(X, Y):
    """Roughly the distance inland in metres; negative in the sea. Shared by terrain, surf, town and rocks."""
    X, Y = np.asarray(X, float), np.asarray(Y, float)
    coast = (
        2080
        - 120 * np.exp(-(((X + 900) / 500) ** 2))
        + 520 * np.exp(-(((X - 330) / 330) ** 2))
        - 620 * sstep(X, 640, 1350)
    )
    wob = (fbm(X / 620, Y / 620, 31, 6, False, 1, 0.55, 0.5) - 0.5) * 300 + (
        fbm(X / 90, Y / 90, 33, 4, False, 1, 0.5, 0.4) - 0.5
    ) * 46
    d = Y - coast + wob
    cape = (1 - ((X - 560) / 330) ** 2 - ((Y - 900) / 150) ** 2) * 120 + (
        fbm(X / 150, Y / 150, 41, 6, False, 1, 0.6, 0.6) - 0.5
    ) * 190
    stack = (1 - ((X - 175) / 34) ** 2 - ((Y - 985) / 30) ** 2) * 30 + (
        fbm(X / 40, Y / 40, 43, 4, False, 1, 0.5, 0.4) - 0.5
    ) * 26
    d = np.maximum(d, np.maximum(cape, stack))
    return np.maximum(d, np.minimum(platform(X, Y), 60))


def height(X, Y):
    d = inland(X, Y)
    cliff = 7 * sstep(d, 0, 16) + 16 * sstep(d, 8, 60) * fbm(X / 210, Y / 210, 51, 5, True, 1, 0.5, 0.4)
    slope = np.clip(d, 0, None) ** 1.12 * 0.052
    dome = np.clip(1 - np.sqrt(((X - 1500) / 8800) ** 2 + ((Y - 10400) / 8000) ** 2), 0, 1) ** 1.3
    ridge = fbm(X / 4300, Y / 4300, 3, 9, True, 1, 0.54, 0.45)
    hills = fbm(X / 1500, Y / 1500, 13, 7, True, 1, 0.5, 0.4)
    h = cliff + slope + sstep(d, 250, 1500) * hills * 210 + sstep(d, 800, 4500) * dome * (170 + 1900 * ridge**1.15)
    # one monolith on the summit plateau
    r = np.sqrt((X - 620) ** 2 + (Y - 10050) ** 2)
    h += 260 * np.exp(-((r / 120) ** 6))
    # farmed terraces: flat treads, short risers, only on the lower slopes
    step = 20.0
    q = h / step
    tread = (np.floor(q) + sstep(q - np.floor(q), 0.72, 0.98)) * step
    farm = sstep(h, 30, 60) * (1 - sstep(h, 330, 520)) * sstep(fbm(X / 900, Y / 900, 61, 4, False), 0.40, 0.52)
    h = h * (1 - farm) + tread * farm
    # cape: black basalt, higher and rougher
    near = (Y < 1250) & (X > 60)
    h = np.where(
        near,
        np.clip(d, 0, None) ** 0.8 * 1.05 * (0.55 + 0.9 * fbm(X / 75, Y / 75, 71, 6, True)) + 3 * sstep(d, 0, 8),
        h,
    )
    flat = sstep(platform(X, Y), -70, 6)
    h = h * (1 - flat) + RUN_Z * flat
    return np.where(d > 0, h, np.clip(d * 0.25, -40, -0.6))
