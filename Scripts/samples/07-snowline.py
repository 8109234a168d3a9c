"""Snowline: a night express crosses a viaduct under one great mountain."""

import math
import random

from kit import *

RED, NAVY = "#d3202e", "#0f2a4a"
RAIL = 1010
chance = random.Random(21)


def facets(apex, base, left, right, seed, light, shade, snow, tint):
    """A peak: a lit and a shaded flank along a jagged ridge line, with ribs on both."""
    pick = random.Random(seed)
    x, y = apex
    ridge, steps = [(x, y)], 7
    for step in range(1, steps + 1):
        u = step / steps
        ridge.append((x + (34 if step % 2 else -30) * (0.4 + u) + pick.uniform(-10, 10), y + (base - y) * u))

    def flank(foot):
        edge = [(x, y)]
        for step in range(1, 9):
            u = step / 8
            bump = pick.uniform(-1, 1) * 16 + (18 if step % 2 else -12)
            edge.append((x + (foot - x) * u, y + (base - y) * u**0.92 - bump * (1 if step < 8 else 0)))
        return edge

    lit, dark = flank(left), flank(right)
    parts = [polygon(lit + ridge[::-1], fill=light), polygon(dark + ridge[::-1], fill=shade)]
    # Half shadow where the ridge turns, rock in the lit snow, snow in the shaded gullies.
    for number in range(2, steps, 2):
        (px, py), (qx, qy) = ridge[number], ridge[number + 1]
        parts.append(polygon([(px, py), (px - 0.42 * (qy - py), qy + 0.5 * (qy - py)), (qx, qy)], fill=tint))
    for number in range(1, 8):
        px, py = lit[number]
        parts.append(
            polygon(
                [
                    (px + 12, py + 12),
                    (px + 64 + pick.uniform(0, 40), py + 96 + pick.uniform(0, 60)),
                    (px + 40, py + 176 + pick.uniform(0, 60)),
                    (px + 30, py + 90),
                ],
                fill=tint,
            )
        )
    for number in range(1, 8):
        px, py = dark[number]
        parts.append(
            polygon(
                [
                    (px - 8, py + 8),
                    (px - 30, py + 84),
                    (px - 84 - pick.uniform(0, 40), py + 190 + pick.uniform(0, 60)),
                    (px - 52, py + 82),
                ],
                fill=snow,
            )
        )
    return group(*parts)


def sky():
    parts = []
    for y, shade in ((150, "#d5ecf4"), (270, "#e1f2f7"), (400, "#eef8fa")):
        line = " ".join(f"L{x},{y + 24 * math.sin(x / 150 + y):.0f}" for x in range(0, 1001, 40))
        parts.append(path(f"M0,1000 L0,{y} {line} L1000,1000 Z", fill=shade))
    return group(*parts)


def viaduct():
    """Tall arches from edge to edge, seen square on."""
    parts = [
        rect(-10, RAIL, 1020, 26, fill="#8fb2c9"),
        rect(-10, RAIL + 26, 1020, 8, fill="#3d678c"),
        rect(-10, RAIL - 5, 1020, 6, fill=NAVY),
    ]
    width, pier = 142, 34
    wall, inner = f"M-10,{RAIL + 34} L1010,{RAIL + 34} L1010,1400 L-10,1400 Z ", ""
    for number in range(-1, 8):
        left = -15 + number * (width + pier) - 42
        top = RAIL + 60 + width / 2
        wall += (
            f"M{left},1400 L{left},{top} A{width / 2},{width / 2} 0 0 1 {left + width},{top} L{left + width},1400 Z "
        )
        inner += f"M{left},1400 L{left},{top} A{width / 2},{width / 2} 0 0 1 {left + width * 0.5},{top - width / 2} A{width * 0.5},{width * 0.52} 0 0 0 {left + 18},{top} L{left + 18},1400 Z "
    parts.append(path(wall, fill="url(#stone)", fill_rule="evenodd"))
    parts.append(path(inner, fill="#274d74"))
    return group(*parts)


def steam():
    """Puffs that grow from the chimney to the right edge; each has a lit and a shaded side."""
    puffs = []
    for number in range(26):
        u = number / 25
        x = 176 + 900 * u**0.9
        y = 846 - 175 * u**0.8 + chance.uniform(-26, 26) * (0.2 + u)
        puffs.append((x, y, 17 + 76 * u**0.8 * chance.uniform(0.75, 1.1)))
    return group(
        *(circle(x + 4, y + r * 0.2, r, fill="#a9c9dc") for x, y, r in puffs),
        *(circle(x, y, r * 0.93, fill="#dcebf2") for x, y, r in puffs),
        *(circle(x - r * 0.1, y - r * 0.22, r * 0.72, fill="#ffffff") for x, y, r in puffs),
    )


def wheel(x, radius):
    spokes = [
        path(
            f"M{x},{RAIL - 5 - radius} l{radius * 0.85 * math.cos(a):.1f},{radius * 0.85 * math.sin(a):.1f}",
            stroke=RED,
            stroke_width=3,
        )
        for a in (k * math.tau / 8 for k in range(8))
    ]
    return group(
        circle(x, RAIL - 5 - radius, radius, fill=NAVY),
        circle(x, RAIL - 5 - radius, radius * 0.74, fill="#0a1c33"),
        *spokes,
        circle(x, RAIL - 5 - radius, radius * 0.24, fill="#f3c65a"),
    )


def engine():
    top = RAIL - 128
    return group(
        path(f"M96,{RAIL - 34} L96,{top + 22} Q96,{top + 8} 112,{top + 8} L286,{top + 8} L286,{RAIL - 34} Z", fill=RED),
        path(f"M96,{top + 46} L286,{top + 46} L286,{top + 54} L96,{top + 54} Z", fill="#f3c65a"),
        *(rect(x, top + 8, 6, 84, fill="#a4121f") for x in (136, 186, 236)),
        circle(96, top + 56, 7, fill="#fff2b8"),
        rect(88, top + 20, 9, 72, fill=NAVY, rx=3),
        path(
            f"M126,{top + 8} L130,{top - 30} L120,{top - 38} L166,{top - 38} L156,{top - 30} L160,{top + 8} Z",
            fill=NAVY,
        ),
        path(f"M196,{top + 8} A20,18 0 0 1 236,{top + 8} Z", fill="#f3c65a"),
        path(f"M278,{RAIL - 34} L278,{top - 26} L364,{top - 26} L364,{RAIL - 34} Z", fill=RED),
        rect(268, top - 36, 106, 12, fill=NAVY, rx=4),
        rect(294, top - 10, 24, 40, fill="#ffdf8a", rx=3),
        rect(326, top - 10, 24, 40, fill="#ffdf8a", rx=3),
        rect(84, RAIL - 42, 290, 14, fill=NAVY),
        path(f"M84,{RAIL - 40} L84,{RAIL - 28} L46,{RAIL - 7} L98,{RAIL - 7} Z", fill="#f3c65a"),
        wheel(118, 15),
        wheel(164, 27),
        wheel(226, 27),
        wheel(288, 27),
        wheel(344, 15),
        rect(160, RAIL - 36, 132, 6, fill="#dfe9ef", rx=3),
    )


def carriage(x, width=216):
    top = RAIL - 128
    panes = int((width - 26) // 38)
    return group(
        rect(x - 12, RAIL - 40, 16, 8, fill=NAVY),
        path(
            f"M{x},{RAIL - 28} L{x},{top + 4} Q{x},{top - 14} {x + 18},{top - 14} L{x + width - 18},{top - 14} Q{x + width},{top - 14} {x + width},{top + 4} L{x + width},{RAIL - 28} Z",
            fill=RED,
        ),
        path(
            f"M{x},{top + 8} L{x},{top + 4} Q{x},{top - 14} {x + 18},{top - 14} L{x + width - 18},{top - 14} Q{x + width},{top - 14} {x + width},{top + 4} L{x + width},{top + 8} Z",
            fill=NAVY,
        ),
        rect(x, top + 64, width, 5, fill="#f3c65a"),
        *(rect(x + 16 + number * 38, top + 22, 26, 34, fill="#ffdf8a", rx=3) for number in range(panes)),
        rect(x + 4, RAIL - 34, width - 8, 10, fill=NAVY),
        *(
            circle(x + dx, RAIL - 18, 13, fill=NAVY) + circle(x + dx, RAIL - 18, 5, fill="#8fb2c9")
            for dx in (34, 68, width - 68, width - 34)
        ),
    )


def pine(x, y, height, shade):
    parts = [rect(x - height * 0.02, y - 8, height * 0.04, 30, fill=shade)]
    for tier in range(5):
        half = height * (0.07 + 0.047 * tier)
        top, foot = y - height + height * 0.17 * tier, y - height + height * (0.17 * tier + 0.29)
        parts.append(
            path(
                f"M{x:.1f},{top:.1f} Q{x + half * 0.35:.1f},{foot - half * 0.6:.1f} {x + half:.1f},{foot:.1f} Q{x:.1f},{foot - half * 0.3:.1f} {x - half:.1f},{foot:.1f} Q{x - half * 0.35:.1f},{foot - half * 0.6:.1f} {x:.1f},{top:.1f} Z",
                fill=shade,
            )
        )
    return group(*parts)


def forest(count, y, heights, shade):
    """A row of trees at nearly even steps, rising from y."""
    step = 1080 / count
    trees = [
        pine(
            -40 + step * (number + chance.uniform(0.1, 0.9)), y + chance.uniform(-8, 8), chance.uniform(*heights), shade
        )
        for number in range(count)
    ]
    hills = " ".join(f"L{x},{y - 10 + 14 * math.sin(x / 83 + y):.0f}" for x in range(0, 1001, 20))
    return group(*trees, path(f"M0,1500 {hills} L1000,1500 Z", fill=shade))


def snowfall():
    return group(
        *(
            circle(
                chance.uniform(0, 1000),
                chance.uniform(400, 1330),
                1.2 + 3 * chance.random() ** 3,
                fill="#ffffff",
                opacity=f"{chance.uniform(0.5, 1):.2f}",
            )
            for _ in range(190)
        )
    )


sheet(
    linear("sky", (0, 0), (0, 700), (0, "#b9dfee"), (1, "#f3fafb"))
    + linear("stone", (0, RAIL), (0, 1300), (0, "#6f9bbb"), (1, "#2c5680"))
    + linear("mist", (0, 760), (0, 1080), (0, "#eef8fa", 0), (1, "#cfe4ee", 1)),
    background("url(#sky)"),
    sky(),
    text("SNOWLINE", 500, 352, "Bebas Neue", 292, RED, spacing=2, font_weight=700),
    text("THE LAST TRAIN OVER THE PASS IS NEVER LATE", 500, 108, "Bebas Neue", 34, NAVY, spacing=8.4, font_weight=700),
    facets((180, 500), 1040, -190, 520, 3, "#d9ebf3", "#9fc5db", "#c6dfeb", "#bcd8e6"),
    facets((850, 470), 1040, 520, 1230, 5, "#d9ebf3", "#9fc5db", "#c6dfeb", "#bcd8e6"),
    facets((505, 285), 1060, -60, 1060, 8, "#ffffff", "#4f86ad", "#a9cbdf", "#c3dbe8"),
    rect(0, 760, 1000, 640, fill="url(#mist)"),
    forest(34, 1060, (70, 130), "#a9cbdf"),
    forest(26, 1180, (90, 170), "#7fabc8"),
    steam(),
    viaduct(),
    engine(),
    carriage(384),
    carriage(612),
    carriage(840),
    forest(17, 1296, (110, 210), "#1d466f"),
    forest(13, 1345, (80, 170), "#0b1f38"),
    snowfall(),
    billing(
        1402,
        [
            [("", "Cold Harbour road"), ("presents", "Agneta Vos"), ("", "Emeka Thurlow"), ("", "Philippa Zhou")],
            [("from the novel by", "Casper Linde"), ("music by", "Yrsa Calloway"), ("directed by", "Joachim Reyes")],
        ],
        "#cfe4ee",
    ),
)
