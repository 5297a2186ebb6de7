"""Colours as the site writes them."""


def hex_rgba(h):
    """sRGB hex to the linear RGBA that Blender expects."""
    h = h.lstrip("#")
    v = [int(h[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in v) + (1,)
