"""A small colour profile for CMYK pictures."""

import struct

import numpy as np
from PIL import Image, ImageCms


def ink_profile():
    """A CMYK profile of an invented press, in a kilobyte: a table with three steps a channel."""

    def s15(v):
        return struct.pack(">i", round(v * 65536))

    def text(kind, string):
        if kind == b"desc":
            return kind + bytes(4) + struct.pack(">I", len(string) + 1) + string + b"\0" + bytes(78)
        return kind + bytes(4) + string + b"\0"

    srgb_to_lab = ImageCms.buildTransform(
        ImageCms.createProfile("sRGB"), ImageCms.createProfile("LAB"), "RGB", "LAB"
    )
    cells = []
    for c, m, y, k in np.ndindex(3, 3, 3, 3):
        # Inks that are less pure than a screen's, and a black that is not quite one.
        ink = (
            np.array([c, m, y])
            / 2
            @ np.array([[0.9, 0.25, 0.05], [0.1, 0.85, 0.3], [0.0, 0.1, 0.9]])
        )
        rgb = np.clip(1 - ink, 0, 1) * (1 - 0.85 * k / 2)
        pixel = Image.new("RGB", (1, 1), tuple(int(v) for v in (rgb * 255).round()))
        lightness, a, b = ImageCms.applyTransform(pixel, srgb_to_lab).getpixel((0, 0))
        cells += [lightness, a, b]
    identity = b"".join(s15(v) for v in [1, 0, 0, 0, 1, 0, 0, 0, 1])
    table = (
        b"mft1"
        + bytes(4)
        + bytes([4, 3, 3, 0])
        + identity
        + bytes(range(256)) * 4
        + bytes(cells)
        + bytes(range(256)) * 3
    )
    white = b"XYZ " + bytes(4) + s15(0.9642) + s15(1) + s15(0.8249)
    tags = [
        (b"desc", text(b"desc", b"Test press")),
        (b"cprt", text(b"text", b"None")),
        (b"wtpt", white),
        (b"A2B0", table),
    ]
    directory, body = struct.pack(">I", len(tags)), b""
    start = 128 + 4 + 12 * len(tags)
    for name, data in tags:
        data += bytes(-len(data) % 4)
        directory += name + struct.pack(">II", start + len(body), len(data))
        body += data
    header = (
        struct.pack(
            ">I4sI4s4s4s", start + len(body), bytes(4), 0x02400000, b"prtr", b"CMYK", b"Lab "
        )
        + struct.pack(">6H", 2026, 1, 1, 0, 0, 0)
        + b"acsp"
        + bytes(28)
        + s15(0.9642)
        + s15(1)
        + s15(0.8249)
        + bytes(48)
    )
    return header + directory + body
