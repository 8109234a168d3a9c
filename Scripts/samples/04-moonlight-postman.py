"""The Moonlight Postman (Korean): a postman rides along the roofs, and the letters fly ahead."""

import math
import random

from kit import *

MOON = (500, 560)
chance = random.Random(7)


def stars():
    dots = []
    for _ in range(170):
        x, y = chance.uniform(0, 1000), chance.uniform(150, 900)
        dots.append(
            circle(x, y, 0.8 + 1.8 * chance.random() ** 3, fill="#fff3c9", opacity=f"{chance.uniform(0.3, 0.95):.2f}")
        )
    return group(*dots)


def moon():
    craters = [
        (400, 450, 46),
        (590, 420, 30),
        (640, 560, 58),
        (430, 640, 34),
        (360, 560, 22),
        (540, 700, 26),
        (520, 510, 18),
        (470, 380, 20),
    ]
    return group(
        circle(*MOON, 620, fill="url(#halo)"),
        circle(*MOON, 335, fill="url(#moon)"),
        *(circle(x, y, r, fill="#f2c968", opacity=0.4) for x, y, r in craters),
        *(circle(x + r * 0.12, y + r * 0.12, r * 0.82, fill="#ffe9a6", opacity=0.45) for x, y, r in craters),
    )


def cloud(x, y, width, shade, opacity):
    """A cloud of flat bars with round ends, as on folding screens."""
    bars = [(0, 0, 1), (0.16, -26, 0.55), (0.08, 26, 0.7), (0.34, 50, 0.4)]
    return group(
        *(rect(x + dx * width, y + dy, w * width, 27, rx=13.5, fill=shade) for dx, dy, w in bars), opacity=opacity
    )


def roof(x, y, width, height, shade, edge, tiles=True):
    """A tiled hanok roof: the ridge sags a little, the eaves turn up at both ends."""
    w, h = width / 2, height
    outline = (
        f"M{-w * 0.62},{-h} Q0,{-h + 14} {w * 0.62},{-h} Q{w * 0.74},{-h * 0.3} {w * 1.12},{-16} "
        f"Q{w * 0.9},{14} {w * 0.6},{14} Q0,{26} {-w * 0.6},{14} Q{-w * 0.9},{14} {-w * 1.12},{-16} Q{-w * 0.74},{-h * 0.3} {-w * 0.62},{-h} Z"
    )
    lines = []
    if tiles:
        count = int(width / 26)
        for number in range(1, count):
            u = number / count * 2 - 1
            lines.append(
                path(
                    f"M{u * w * 0.6:.1f},{-h + 10} Q{u * w * 0.72:.1f},{-h * 0.35:.1f} {u * w * 0.98:.1f},{12 - 16 * abs(u) ** 3:.1f}",
                    fill="none",
                    stroke=edge,
                    stroke_width=3,
                    opacity=0.55,
                )
            )
    ridge = path(
        f"M{-w * 0.66},{-h - 6} Q0,{-h + 8} {w * 0.66},{-h - 6}",
        fill="none",
        stroke=edge,
        stroke_width=11,
        stroke_linecap="round",
    )
    return group(path(outline, fill=shade), *lines, ridge, transform=f"translate({x} {y})")


def house(x, y, width, height, shade, edge, lit=()):
    """The wall under a roof, with paper windows; the lit ones glow."""
    wall = rect(x - width * 0.44, y, width * 0.88, 460, fill="#140f38")
    panes = []
    for number in range(4):
        left = x - width * 0.36 + number * width * 0.19
        glow = number in lit
        panes.append(rect(left, y + 40, width * 0.14, 76, fill="#ffcf66" if glow else "#2b2467"))
        for bar in (0.33, 0.66):
            panes.append(rect(left + width * 0.14 * bar - 1.5, y + 40, 3, 76, fill="#140f38"))
        panes += [rect(left, y + 40 + row, width * 0.14, 3, fill="#140f38") for row in (24, 50)]
    return group(wall, *panes) + roof(x, y, width, height, shade, edge)


def letter(x, y, size, angle, opacity=1):
    return group(
        rect(-22, -14, 44, 28, fill="#fffdf6", stroke="#6a45a8", stroke_width=2, rx=2),
        path("M-22,-13 L0,5 L22,-13", fill="none", stroke="#6a45a8", stroke_width=2),
        circle(0, 5, 4.5, fill="#e5484d"),
        transform=f"translate({x:.0f} {y:.0f}) rotate({angle:.0f}) scale({size:.2f})",
        opacity=opacity,
    )


def letters():
    """A stream that rises from the left edge, past the moon, and out at the right."""
    stream = []
    for number in range(26):
        u = number / 25
        x = -20 + 1040 * u
        y = 800 - 560 * u**1.25 + 70 * math.sin(u * 9) + chance.uniform(-55, 55)
        if 330 < x < 640 and y > 560:
            y -= 190
        stream.append(letter(x, y, chance.uniform(0.6, 1.35), chance.uniform(-40, 40)))
    return group(*stream)


def postman():
    """Drawn about the point where the wheels touch the ridge."""
    dark = "#120c33"
    wheel = lambda x: group(
        circle(x, -40, 38, fill="none", stroke=dark, stroke_width=6),
        *(
            path(
                f"M{x},-40 L{x + 37 * math.cos(a * math.pi / 6):.1f},{-40 + 37 * math.sin(a * math.pi / 6):.1f}",
                stroke=dark,
                stroke_width=1.4,
            )
            for a in range(12)
        ),
        circle(x, -40, 5, fill=dark),
    )
    frame = "M-70,-40 L-30,-102 L44,-102 L2,-40 L-70,-40 M-36,-116 L2,-40 M40,-124 L70,-40"
    return group(
        wheel(-70),
        wheel(70),
        path(frame, fill="none", stroke=dark, stroke_width=6, stroke_linejoin="round"),
        path("M40,-122 L28,-132 L48,-136", fill="none", stroke=dark, stroke_width=6, stroke_linecap="round"),
        path("M-52,-118 L-18,-118", stroke=dark, stroke_width=9, stroke_linecap="round"),
        circle(2, -40, 11, fill=dark),
        path("M2,-40 L14,-20 M6,-20 L24,-20", stroke=dark, stroke_width=5),
        # Far leg, near leg, body, arm.
        path(
            "M-26,-124 L22,-88 L-6,-60",
            fill="none",
            stroke="#1e1650",
            stroke_width=17,
            stroke_linejoin="round",
            stroke_linecap="round",
        ),
        path(
            "M-28,-124 L30,-98 L16,-28",
            fill="none",
            stroke=dark,
            stroke_width=18,
            stroke_linejoin="round",
            stroke_linecap="round",
        ),
        path("M4,-20 L32,-20", stroke=dark, stroke_width=10, stroke_linecap="round"),
        path("M-46,-114 Q-44,-170 -6,-204 Q16,-206 20,-190 Q12,-150 -10,-112 Z", fill=dark),
        path(
            "M8,-188 L24,-156 L46,-138",
            fill="none",
            stroke=dark,
            stroke_width=14,
            stroke_linejoin="round",
            stroke_linecap="round",
        ),
        # Scarf, head, cap with its peak.
        path("M-2,-204 Q-40,-214 -74,-198 Q-96,-190 -112,-204 Q-92,-218 -62,-216 Q-30,-222 6,-212 Z", fill="#e5484d"),
        circle(16, -226, 20, fill=dark),
        path("M-8,-230 Q-8,-256 20,-254 Q38,-252 39,-234 L54,-228 L36,-226 Z", fill=dark),
        # Mail bag and parcel rack.
        path("M-40,-176 L-72,-150 L-84,-104 L-44,-98 L-26,-142 Z", fill="#8a4b2a"),
        path("M-72,-150 L-80,-128 L-40,-122 L-34,-140 Z", fill="#a8613a"),
        rect(-66, -164, 20, 13, fill="#fff8e6", transform="rotate(-24 -56 -158)"),
        transform="translate(500 872) scale(1.22)",
    )


sheet(
    linear("sky", (0, 0), (0, 1150), (0, "#0d0b3b"), (0.5, "#2f2591"), (1, "#8f63d6"))
    + radial("halo", MOON, 620, (0.5, "#ffe08a", 0.5), (0.62, "#f7b6d2", 0.26), (1, "#b78cff", 0))
    + radial("moon", (440, 470), 430, (0, "#fffbe6"), (0.6, "#ffe89f"), (1, "#f9c75e"))
    + linear("near", (0, 860), (0, 1080), (0, "#2a2170"), (1, "#15103f"))
    + linear("far", (0, 820), (0, 1010), (0, "#5a45b8"), (1, "#3d2f95"))
    + linear("floor", (0, 1080), (0, 1500), (0, "#140f38", 0), (0.3, "#0e0a2b"), (1, "#0a0720")),
    background("url(#sky)"),
    stars(),
    moon(),
    cloud(-60, 700, 330, "#c9a6ff", 0.5),
    cloud(742, 480, 330, "#c9a6ff", 0.42),
    cloud(-80, 330, 240, "#c9a6ff", 0.28),
    cloud(760, 770, 300, "#e8c1ff", 0.4),
    roof(90, 930, 330, 84, "url(#far)", "#7c66d9"),
    roof(905, 938, 350, 90, "url(#far)", "#7c66d9"),
    postman(),
    house(500, 1000, 640, 112, "url(#near)", "#4a3db0", (1, 2)),
    house(70, 1068, 460, 104, "url(#near)", "#3f3399", (2,)),
    house(940, 1074, 460, 104, "url(#near)", "#3f3399", (0, 1)),
    letters(),
    rect(0, 1080, 1000, 420, fill="url(#floor)"),
    text("주소 없는 편지는 밤에만 배달된다", 500, 118, "NanumMyeongjo", 37, "#ffeec2", spacing=5, font_weight=700),
    text("달빛 우체부", 500, 1318, "NanumMyeongjo", 158, "#ffe9a8", spacing=4, font_weight=800),
    text("THE MOONLIGHT POSTMAN", 500, 1385, "EB Garamond", 29, "#c9b6ff", spacing=11),
    group(
        text("각본·감독 윤새벽   출연 한가람  백노을  오미르   음악 서달음   제작 은하수필름", 500, 1440, "NanumGothic", 23, "#c9b6ff", spacing=1),
    ),
)
