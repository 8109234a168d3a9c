"""Low Tide: a lighthouse on an island, and what the island is."""

import math
import random

from kit import *

SEA = 735
LAMP = (500, 318)
chance = random.Random(4)

WHALE = (
    "M-70,905 C-40,800 110,752 250,742 C330,735 352,690 420,676 C470,667 540,667 590,682 "
    "C650,700 668,742 735,762 C790,778 840,794 872,786 C884,744 924,706 984,692 "
    "C986,738 966,780 934,808 C964,832 990,868 992,916 C936,908 892,880 868,842 "
    "C800,866 740,910 680,962 C590,1036 440,1092 270,1090 C110,1088 -30,1040 -70,905 Z"
)


def stars():
    dots = []
    for _ in range(190):
        x, y = chance.uniform(0, 1000), chance.uniform(140, SEA - 60)
        dots.append(
            circle(x, y, 0.8 + 1.7 * chance.random() ** 3, fill="#d9fff4", opacity=f"{chance.uniform(0.25, 0.95):.2f}")
        )
    return group(*dots)


def beams():
    """Two wedges of light that leave the sheet, each with a brighter core."""
    x, y = LAMP
    return group(
        polygon([(x, y), (-20, 120), (-20, 430)], fill="url(#beam)", opacity=0.55),
        polygon([(x, y), (-20, 205), (-20, 350)], fill="url(#beam)", opacity=0.8),
        polygon([(x, y), (1020, 200), (1020, 510)], fill="url(#beam)", opacity=0.55),
        polygon([(x, y), (1020, 285), (1020, 430)], fill="url(#beam)", opacity=0.8),
        circle(x, y, 230, fill="url(#glow)"),
    )


def tower():
    """White and red bands between y = 372 and the rock, wider towards the foot."""

    def half(y):
        return 30 + (y - 372) * 0.074

    bands = []
    edges = [372, 436, 500, 564, 628, 700]
    for number, (top, bottom) in enumerate(zip(edges, edges[1:])):
        shade = "#fbf1d8" if number % 2 == 0 else "#d8443a"
        bands.append(
            polygon(
                [
                    (500 - half(top), top),
                    (500 + half(top), top),
                    (500 + half(bottom), bottom),
                    (500 - half(bottom), bottom),
                ],
                fill=shade,
            )
        )
    shadow = polygon(
        [(508, 372), (500 + half(372), 372), (500 + half(700), 700), (514, 700)], fill="#052733", opacity=0.35
    )
    windows = [rect(493, y, 14, 22, rx=7, fill="#0a3440") for y in (394, 520, 582)]
    return group(
        *bands,
        shadow,
        *windows,
        path("M488,690 L488,655 A12,12 0 0 1 512,655 L512,690 Z", fill="#0a3440"),
        rect(456, 360, 88, 13, fill="#0a3440", rx=2),
        rect(472, 284, 56, 76, fill="#fff3b8"),
        *(rect(x, 284, 4, 76, fill="#0a3440") for x in (472, 489, 507, 524)),
        rect(466, 278, 68, 9, fill="#0a3440"),
        path("M468,279 C470,246 490,236 500,234 C510,236 530,246 532,279 Z", fill="#d8443a"),
        rect(498, 208, 4, 28, fill="#fbf1d8"),
        *(rect(x, 338, 3, 24, fill="#0a3440") for x in range(458, 544, 12)),
        rect(456, 336, 88, 3.5, fill="#0a3440"),
    )


def cottage():
    return group(
        polygon([(566, 690), (566, 655), (640, 655), (640, 705)], fill="#fbf1d8"),
        polygon([(558, 657), (576, 628), (632, 628), (648, 657)], fill="#d8443a"),
        rect(580, 666, 13, 14, fill="#ffd45e"),
        rect(612, 666, 13, 14, fill="#ffd45e"),
    )


def whale():
    grooves = []
    for number in range(8):
        grooves.append(
            path(
                f"M-70,{950 + number * 13} C90,{1012 + number * 11} 260,{1014 + number * 9} {430 - number * 18},{988 + number * 8}",
                fill="none",
                stroke="#7fe0cf",
                stroke_width=2.6,
                opacity=0.5,
            )
        )
    return group(
        path(WHALE, fill="url(#hide)"),
        group(
            path(
                "M-70,935 C110,1000 330,990 520,950 C640,925 760,898 868,842 L850,1120 L-70,1120 Z", fill="url(#belly)"
            ),
            *grooves,
            path("M-70,905 C60,925 170,930 262,900", fill="none", stroke="#021b24", stroke_width=5),
            clip_path="url(#body)",
        ),
        path("M330,958 C380,985 420,1075 392,1172 C330,1120 280,1050 262,975 Z", fill="#053441"),
        path("M330,958 C380,985 420,1075 392,1172", fill="none", stroke="#2f9c9a", stroke_width=3, opacity=0.7),
        ellipse(266, 868, 22, 16, fill="#0b4650"),
        circle(266, 868, 8.5, fill="#ffe38a"),
        circle(266, 868, 4, fill="#02161d"),
    )


def island():
    grass = "M318,738 C352,692 400,676 448,672 C520,664 590,678 626,698 C650,712 668,738 690,746 L318,746 Z"
    return group(
        path(grass, fill="#0b3d42"),
        path("M330,728 C372,688 420,674 470,671", fill="none", stroke="#ffe9a0", stroke_width=3, opacity=0.6),
    )


def surface():
    """Broken streaks on the water, gold under the lamp and pale towards the edges."""
    streaks = []
    for _ in range(130):
        depth = chance.random() ** 1.6
        y = SEA + 4 + depth * 105
        x = chance.uniform(-40, 1000)
        width = chance.uniform(20, 110)
        lit = abs(x + width / 2 - 500) < 190
        streaks.append(
            rect(
                x,
                y,
                width,
                1.4 + 2.2 * depth,
                rx=2,
                fill="#ffe9a0" if lit else "#a9f2e3",
                opacity=f"{(0.65 if lit else 0.38) * (1 - depth * 0.75):.2f}",
            )
        )
    line = "M0,{0} ".format(SEA) + " ".join(f"Q{x + 25},{SEA - 6} {x + 50},{SEA}" for x in range(0, 1000, 50))
    return group(*streaks, path(line, fill="none", stroke="#c8fff0", stroke_width=3, opacity=0.75))


def shafts():
    return group(
        *(
            polygon([(x, SEA), (x + w, SEA), (x + w + slope, 1330), (x + slope - w, 1330)], fill="url(#shaft)")
            for x, w, slope in ((60, 60, -110), (270, 50, -70), (600, 70, 60), (820, 60, 110))
        )
    )


def bubbles():
    return group(
        *(
            circle(x, y, r, fill="none", stroke="#a9f2e3", stroke_width=1.8, opacity=0.6)
            for x, y, r in (
                (96, 800, 5),
                (118, 776, 8),
                (84, 830, 4),
                (740, 1035, 6),
                (765, 1000, 9),
                (752, 1070, 4),
                (880, 985, 5),
                (905, 950, 8),
            )
        )
    )


def boat():
    return group(
        path("M0,0 L92,0 L76,22 L14,22 Z", fill="#05222c"),
        path("M44,-4 L44,-82 L86,-10 Z", fill="#fbf1d8"),
        path("M40,-4 L40,-70 L10,-10 Z", fill="#d8443a"),
        transform=f"translate(120 {SEA - 16})",
    )


sheet(
    linear("sky", (0, 0), (0, SEA), (0, "#03202c"), (0.55, "#07505c"), (1, "#2b9c94"))
    + linear("deep", (0, SEA), (0, 1500), (0, "#17878a"), (0.35, "#0b5b68"), (0.62, "#053342"), (1, "#021620"))
    + linear("hide", (0, 670), (0, 1100), (0, "#0b4650"), (0.3, "#06313d"), (1, "#031d27"))
    + linear("belly", (0, 930), (0, 1100), (0, "#2f9c9a", 0.75), (1, "#0c5560", 0.35))
    + linear("shaft", (0, SEA), (0, 1330), (0, "#b4fff0", 0.22), (1, "#b4fff0", 0))
    + radial("beam", LAMP, 620, (0, "#fff3b8", 0.95), (0.5, "#ffe58a", 0.55), (1, "#ffe07a", 0.12))
    + radial("glow", LAMP, 230, (0, "#fff6cf", 1), (0.22, "#ffe892", 0.65), (1, "#ffe07a", 0))
    + f'<clipPath id="body"><path d="{WHALE}"/></clipPath>',
    background("url(#sky)"),
    stars(),
    beams(),
    rect(0, SEA, 1000, 800, fill="url(#deep)"),
    shafts(),
    whale(),
    island(),
    cottage(),
    tower(),
    surface(),
    boat(),
    bubbles(),
    text("SOME ISLANDS ARE ONLY RESTING", 500, 108, "GFS Didot", 28, "#d9fff4", spacing=8),
    text("LOW TIDE", 500, 1300, "GFS Didot", 150, "#fbf1d8", spacing=8),
    billing(
        1384,
        [
            [("", "Harbour and Vane"), ("present", "Oona Brightwater"), ("and", "Caspian Rook"), ("in", "Low Tide")],
            [("score by the", "Saltmarsh quartet"), ("edited by", "Ines Tollund"), ("a film by", "Marek Osterholm")],
        ],
        "#bfeee4",
    ),
)
