"""The Quiet Frequency: stacked traces of a receiver, and the face that comes through them."""

import math
import random

from kit import *

TOP, LINES, GAP = 250, 64, 14
NIGHT = "#0b0616"
chance = random.Random(8)


def bump(x, y, cx, cy, rx, ry, height):
    return height * math.exp(-(((x - cx) / rx) ** 2) - ((y - cy) / ry) ** 2)


def face(x, y):
    """How far a face rises at a point, in units of the sheet. The point is in half widths of the
    head, with the bridge of the nose at (0, 0)."""
    r = (x / 1.0) ** 2 + ((y - 0.05) / 1.42) ** 2
    head = 62 * math.sqrt(1 - r) if r < 1 else 0
    features = (
        bump(x, y, 0, 0.2, 0.12, 0.32, 38)
        + bump(x, y, 0, 0.44, 0.19, 0.1, 34)
        + bump(x, y, 0.17, 0.47, 0.08, 0.07, 14)
        + bump(x, y, -0.17, 0.47, 0.08, 0.07, 14)
        + bump(x, y, -0.36, -0.25, 0.3, 0.1, 26)
        + bump(x, y, 0.36, -0.25, 0.3, 0.1, 26)
        - bump(x, y, -0.37, 0.0, 0.25, 0.16, 50)
        - bump(x, y, 0.37, 0.0, 0.25, 0.16, 50)
        + bump(x, y, -0.37, 0.03, 0.16, 0.075, 40)
        + bump(x, y, 0.37, 0.03, 0.16, 0.075, 40)
        + bump(x, y, -0.52, 0.36, 0.22, 0.2, 16)
        + bump(x, y, 0.52, 0.36, 0.22, 0.2, 16)
        + bump(x, y, -0.13, 0.71, 0.17, 0.07, 22)
        + bump(x, y, 0.13, 0.71, 0.17, 0.07, 22)
        + bump(x, y, 0, 0.91, 0.24, 0.07, 30)
        - bump(x, y, 0, 0.81, 0.34, 0.035, 34)
        + bump(x, y, 0, 1.19, 0.26, 0.12, 22)
    )
    return head + features * (1 if r < 1 else 0)


def trace(number):
    """One sheet of the relief: its fill is brighter the higher it rises above its own rest."""
    y = TOP + number * GAP
    phase = [chance.uniform(0, 6.3) for _ in range(3)]
    points = []
    for x in range(-10, 1011, 5):
        u, v = (x - 500) / 285, (y - 690) / 285
        lift = 1.45 * face(u, v)
        calm = 0.2 if lift > 0 else 1
        spread = math.exp(-(((abs(u) - 1.3) / 0.6) ** 2))
        noise = math.sin(x / 21 + phase[0]) * math.sin(x / 57 + phase[1]) * (5 + 22 * spread) + 3 * math.sin(
            x / 90 + phase[2]
        )
        points.append(f"{x},{y - lift - noise * calm:.1f}")
    shade = linear(
        f"sheet{number}",
        (0, y - 150),
        (0, y + GAP + 8),
        (0, "#fff0c9"),
        (0.2, "#ffb199"),
        (0.42, "#ff4fb8"),
        (0.66, "#9a2bd0"),
        (0.86, "#4317a0"),
        (1, "#150840"),
    )
    return shade + path(
        "M" + " L".join(points) + f" L1010,{y + 90:.0f} L-10,{y + 90:.0f} Z", fill=f"url(#sheet{number})"
    )


sheet(
    radial("night", (500, 700), 900, (0, "#3a0f5e"), (0.5, "#1d0a3a"), (1, NIGHT))
    + linear("dusk", (0, 1060), (0, 1200), (0, NIGHT, 0), (0.6, NIGHT, 0.9), (1, NIGHT)),
    background("url(#night)"),
    *(trace(number) for number in range(LINES)),
    rect(0, 1060, 1000, 440, fill="url(#dusk)"),
    text("KEEP LISTENING", 500, 118, "Jura", 32, "#8fe9ff", spacing=20, font_weight=600),
    text("THE QUIET", 500, 1222, "Jura", 58, "#ffffff", spacing=26, font_weight=300),
    text("FREQUENCY", 500, 1328, "Jura", 104, "#ff7ddb", spacing=24, font_weight=300),
    billing(
        1402,
        [
            [
                ("", "Longwave"),
                ("presents", "Thandi Moreau"),
                ("", "Isak Bell"),
                ("and", "Corinne Adachi"),
                ("as", "the voice"),
            ],
            [("sound by", "Milo Haverstock"), ("written and directed by", "Zelda Okoro-Finch")],
        ],
        "#b9a9e6",
    ),
)
