"""Understory: a fox in the one bright clearing of a very green wood."""

import math
import random

from kit import *

GLOW = (500, 640)
chance = random.Random(18)


def trunks(count, shade, width, opacity, keep_clear):
    """Trunks from top to ground; none within keep_clear of the clearing's middle."""
    parts = []
    for number in range(count):
        x = 1000 * (number + chance.uniform(0.15, 0.85)) / count
        if abs(x - 500) < keep_clear:
            continue
        w = width * chance.uniform(0.7, 1.3)
        lean = chance.uniform(-26, 26)
        parts.append(
            path(
                f"M{x - w / 2 + lean:.0f},-10 L{x + w / 2 + lean:.0f},-10 Q{x + w / 2:.0f},600 {x + w * 0.75:.0f},1130 L{x - w * 0.75:.0f},1130 Q{x - w / 2:.0f},600 {x - w / 2 + lean:.0f},-10 Z",
                fill=shade,
            )
        )
        if width > 26:
            y = chance.uniform(260, 560)
            side = 1 if x < 500 else -1
            parts.append(
                path(
                    f"M{x},{y + 60:.0f} Q{x + side * 40},{y} {x + side * 90},{y - 80:.0f}",
                    fill="none",
                    stroke=shade,
                    stroke_width=w * 0.3,
                    stroke_linecap="round",
                )
            )
    return group(*parts, opacity=opacity)


def shafts():
    return group(
        *(
            polygon([(x, -10), (x + w, -10), (x + w - 330, 1060), (x - 330 - w * 0.8, 1060)], fill="url(#shaft)")
            for x, w in ((330, 60), (500, 90), (690, 50), (840, 110), (1040, 80), (1210, 60))
        )
    )


def leaf(x, y, length, width, angle, shade, vein=None):
    parts = [
        path(
            f"M0,0 C{length * 0.25},{-width} {length * 0.75},{-width * 0.9} {length},0 C{length * 0.75},{width * 0.9} {length * 0.25},{width} 0,0 Z",
            fill=shade,
        )
    ]
    if vein:
        parts.append(path(f"M0,0 L{length * 0.94},0", stroke=vein, stroke_width=2))
        for step in range(1, 6):
            u = step / 6.5
            reach = width * 0.66 * math.sin(math.pi * u) ** 0.8
            parts.append(
                path(
                    f"M{length * u:.1f},0 l{length * 0.1:.1f},{reach:.1f} M{length * u:.1f},0 l{length * 0.1:.1f},{-reach:.1f}",
                    stroke=vein,
                    stroke_width=1.4,
                    fill="none",
                )
            )
    return group(*parts, transform=f"translate({x:.1f} {y:.1f}) rotate({angle:.1f})")


def frond(x, y, length, angle, bend, shade, rib):
    """A fern: leaflets in pairs along a bent rib, longest in the lower third, none on the stalk."""
    parts, spine = [], []
    heading = math.radians(angle)
    count = 30
    px, py = x, y
    for step in range(count):
        u = step / (count - 1)
        spine.append(f"{px:.1f},{py:.1f}")
        if u > 0.16:
            v = (u - 0.16) / 0.84
            size = length * 0.3 * (1 - v) ** 0.75 * min(1, 0.55 + 2.6 * v) + 5
            for side in (-1, 1):
                parts.append(
                    leaf(px, py, size, max(3.4, size * 0.12), math.degrees(heading) + side * (66 - 22 * v), shade)
                )
        px += length / count * math.cos(heading)
        py += length / count * math.sin(heading)
        heading += math.radians(bend) / count
    parts.append(path("M" + " L".join(spine), fill="none", stroke=rib, stroke_width=f"{max(2, length / 150):.1f}"))
    return group(*parts)


def canopy(count, depth, shades, size):
    parts = []
    for number in range(count):
        x = 1040 * number / (count - 1) - 20 + chance.uniform(-20, 20)
        arch = depth * (0.35 + 0.65 * abs(x - 500) / 500)
        y = chance.uniform(-30, arch)
        parts.append(
            leaf(x, y, size * chance.uniform(0.7, 1.25), size * 0.24, chance.uniform(50, 130), chance.choice(shades))
        )
    return group(*parts)


def ground():
    return group(
        path("M-10,960 Q240,880 500,930 Q760,976 1010,884 L1010,1510 L-10,1510 Z", fill="#4d9c48"),
        path("M-10,1030 Q200,940 400,966 Q560,930 700,975 Q860,990 1010,960 L1010,1510 L-10,1510 Z", fill="#2a7a43"),
        ellipse(500, 990, 230, 34, fill="#c7e27a", opacity=0.55),
    )


def fox():
    coat, dark, cream = "#f0652a", "#4a1c17", "#fff0d6"
    return group(
        ellipse(10, 2, 150, 14, fill="#0c3b2a", opacity=0.45),
        path(
            "M48,-6 C112,12 168,-16 190,-72 C202,-108 186,-138 176,-150 C168,-116 140,-82 92,-62 C62,-48 36,-34 48,-6 Z",
            fill="#dd5320",
        ),
        path("M190,-72 C202,-108 186,-138 176,-150 C172,-130 162,-114 150,-101 C160,-92 176,-80 190,-72 Z", fill=cream),
        path(
            "M-36,-158 C-58,-120 -52,-80 -40,-50 L-42,-8 Q-54,-6 -56,0 L70,0 C96,-30 88,-92 48,-130 C36,-146 28,-160 24,-172 Z",
            fill=coat,
        ),
        path("M14,0 C-2,-50 28,-86 70,-84 C92,-56 90,-24 70,0 Z", fill="#dd5320"),
        path("M-38,-156 C-58,-120 -52,-84 -41,-52 C-22,-76 -4,-120 4,-172 L-30,-172 Z", fill=cream),
        path("M-40,-40 L-42,-8 Q-54,-6 -56,0 L-18,0 L-16,-40 Z", fill=dark),
        path("M-12,-48 L-12,-8 Q-20,-6 -22,0 L8,0 L6,-30 Z", fill="#36130f"),
        path("M2,-226 L24,-280 L34,-212 Z", fill="#c2441a"),
        path(
            "M28,-172 C36,-204 26,-230 4,-236 C-22,-240 -42,-224 -54,-208 L-94,-188 Q-100,-178 -88,-173 C-60,-160 -20,-152 28,-172 Z",
            fill=coat,
        ),
        path("M-24,-222 L-20,-284 L14,-232 Z", fill=coat),
        path("M-16,-234 L-17,-268 L2,-236 Z", fill=dark),
        path(
            "M-90,-174 C-62,-160 -30,-154 4,-162 C-10,-180 -44,-184 -62,-186 C-74,-186 -84,-182 -90,-174 Z", fill=cream
        ),
        circle(-93, -184, 6.5, fill=dark),
        ellipse(-38, -202, 5, 6.5, fill=dark),
        transform="translate(500 982) scale(1.12)",
    )


def fireflies():
    parts = []
    for _ in range(60):
        x, y, r = chance.uniform(30, 970), chance.uniform(300, 1040), chance.uniform(1.8, 4.4)
        if abs(x - 500) < 240 and y > 640:
            continue
        parts.append(
            circle(x, y, r * 3.4, fill="#f6ffb0", opacity=0.16) + circle(x, y, r, fill="#fbffd2", opacity=0.95)
        )
    return group(*parts)


def fern_bank(specs, shades):
    """Fronds with their mirror images; the shades take turns so that neighbours stay apart."""
    parts = []
    for number, (x, y, length, angle, bend) in enumerate(specs):
        shade, rib = shades[number % len(shades)]
        parts.append(frond(x, y, length, angle, bend, shade, rib))
        parts.append(frond(1000 - x, y, length, 180 - angle, -bend, shade, rib))
    return group(*parts)


BACK = [(40, 1060, 400, -78, 44), (150, 1080, 380, -70, 52), (250, 1090, 300, -66, 60)]
MIDDLE = [(-10, 1180, 470, -74, 40), (90, 1190, 450, -98, -40), (170, 1200, 390, -66, 50), (290, 1215, 270, -56, 60)]
FRONT = [
    (-20, 1330, 520, -62, 30),
    (110, 1340, 500, -86, 20),
    (60, 1340, 470, -110, -30),
    (240, 1340, 420, -72, 44),
    (350, 1340, 340, -84, -34),
    (420, 1340, 290, -74, 40),
]

sheet(
    radial("wood", GLOW, 900, (0, "#fbfbcf"), (0.2, "#dff09a"), (0.42, "#8fcf62"), (0.7, "#2c8a4c"), (1, "#0d4733"))
    + linear("shaft", (0, 0), (0, 1060), (0, "#fbffd0", 0.34), (1, "#fbffd0", 0.02))
    + linear("floor", (0, 1130), (0, 1340), (0, "#062a20", 0), (0.55, "#062a20", 0.96), (1, "#041d17")),
    background("url(#wood)"),
    trunks(17, "#7fc05c", 20, 0.75, 60),
    trunks(12, "#4a9c4e", 34, 0.85, 130),
    shafts(),
    trunks(8, "#1f6b42", 56, 1, 240),
    ground(),
    canopy(90, 330, ["#2c8a4c", "#3c9d50", "#247a48"], 120),
    fern_bank(BACK, [("#2f8a4a", "#5cb860"), ("#277e46", "#5cb860")]),
    fox(),
    fern_bank(MIDDLE, [("#176340", "#3f9a55"), ("#1f7045", "#3f9a55")]),
    path("M-30,-10 L110,-10 C86,400 100,800 150,1260 L-30,1260 Z", fill="#0b3f2d"),
    path("M1030,-10 L900,-10 C928,400 906,800 862,1260 L1030,1260 Z", fill="#0b3f2d"),
    canopy(80, 250, ["#0f5238", "#14603e", "#0b4531"], 150),
    fern_bank(FRONT, [("#0c4531", "#217a4c"), ("#0f5238", "#217a4c"), ("#093a2a", "#1d6b45")]),
    fireflies(),
    leaf(-40, 560, 330, 74, 24, "#0d4a33", "#1f6f49"),
    leaf(1040, 480, 330, 74, 152, "#0d4a33", "#1f6f49"),
    leaf(-30, 700, 250, 60, -16, "#0a3c2b", "#1a5f40"),
    leaf(1030, 660, 260, 60, 196, "#0a3c2b", "#1a5f40"),
    rect(0, 1130, 1000, 370, fill="url(#floor)"),
    text("UNDERSTORY", 500, 1318, "Goudy Bookletter 1911", 110, "#f4f8c4", spacing=10),
    text(
        "the forest remembers who was kind to it",
        500,
        1366,
        "EB Garamond",
        34,
        "#a9d878",
        spacing=1.5,
        font_style="italic",
    ),
    billing(
        1420,
        [
            [("", "Lantern Row"), ("presents", "Wren Okafor-Lunde"), ("", "Silas Thorne"), ("and", "Mabel Iyer")],
            [("animation", "Copse studio"), ("music by", "Elodie Fairbairn"), ("directed by", "Ansel Moriyama")],
        ],
        "#cfe7a8",
    ),
)
