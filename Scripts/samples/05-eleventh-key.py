"""The Eleventh Key: a thriller in cut paper; a keyhole, an eye that looks through it, a man."""

import math
import random

from kit import *

YELLOW, AMBER, RED, BLACK, PAPER = "#f8c51f", "#f2ae12", "#d62a1f", "#17120f", "#fff4d8"
chance = random.Random(29)


def keyhole(scale, wobble):
    """The outline, cut by hand: corners where the scissors turned, no true curve."""
    points = []
    count = 22
    for step in range(count + 1):
        angle = math.radians(117 + 306 * step / count)
        reach = 285 + chance.uniform(-wobble, wobble)
        points.append((reach * math.cos(angle), reach * math.sin(angle)))
    points += [(150, 420), (222, 740), (-228, 740), (-152, 420)]
    return [(500 + x * scale, 500 + y * (scale * 0.8 + 0.2)) for x, y in points]


def rays():
    wedges = []
    for step in range(18):
        if step % 2:
            a = math.tau * step / 18 + chance.uniform(-0.03, 0.03)
            b = a + math.tau / 18 + chance.uniform(-0.05, 0.05)
            wedges.append(
                polygon(
                    [
                        (500, 540),
                        (500 + 1300 * math.cos(a), 540 + 1300 * math.sin(a)),
                        (500 + 1300 * math.cos(b), 540 + 1300 * math.sin(b)),
                    ],
                    fill=AMBER,
                )
            )
    return group(*wedges)


def key(x, y, angle, scale, shade, hole):
    teeth = chance.choice([[(0, 22), (26, 30)], [(0, 30), (26, 18)], [(0, 26), (22, 26), (44, 14)]])
    return group(
        polygon([(-38, -104), (-6, -118), (30, -110), (42, -76), (28, -44), (-8, -34), (-36, -52)], fill=shade),
        polygon([(-18, -88), (4, -98), (20, -84), (18, -64), (-4, -56), (-20, -68)], fill=hole),
        polygon([(-8, -44), (8, -46), (9, 110), (-7, 112)], fill=shade),
        *(polygon([(0, 104 - dy), (w + 8, 106 - dy), (w + 7, 90 - dy), (0, 88 - dy)], fill=shade) for dy, w in teeth),
        transform=f"translate({x} {y}) rotate({angle}) scale({scale})",
    )


def ring_of_keys():
    places = [
        (78, 190, -20),
        (250, 128, 24),
        (750, 132, -26),
        (924, 196, 18),
        (62, 470, 16),
        (940, 486, -14),
        (72, 760, -24),
        (930, 770, 22),
        (118, 1010, 14),
        (886, 1020, -16),
    ]
    return group(*(key(x, y, angle, 1.0, BLACK, YELLOW) for x, y, angle in places))


def eye():
    white = [
        (248, 512),
        (330, 424),
        (436, 372),
        (548, 366),
        (652, 410),
        (752, 500),
        (664, 582),
        (560, 628),
        (440, 630),
        (338, 590),
    ]
    iris = [
        (
            500 + (118 + chance.uniform(-5, 5)) * math.cos(math.tau * s / 15),
            498 + (118 + chance.uniform(-5, 5)) * math.sin(math.tau * s / 15),
        )
        for s in range(15)
    ]
    pupil = [
        (
            500 + (62 + chance.uniform(-4, 4)) * math.cos(math.tau * s / 11),
            498 + (62 + chance.uniform(-4, 4)) * math.sin(math.tau * s / 11),
        )
        for s in range(11)
    ]
    slits = []
    for step in range(15):
        a = math.tau * (step + 0.5) / 15
        slits.append(
            polygon(
                [
                    (500 + 70 * math.cos(a - 0.05), 498 + 70 * math.sin(a - 0.05)),
                    (500 + 110 * math.cos(a), 498 + 110 * math.sin(a)),
                    (500 + 70 * math.cos(a + 0.05), 498 + 70 * math.sin(a + 0.05)),
                ],
                fill=YELLOW,
            )
        )
    lashes = []
    for x, y, dx, dy in (
        (330, 414, -30, -44),
        (408, 372, -18, -56),
        (492, 352, -2, -62),
        (578, 362, 16, -56),
        (656, 400, 32, -46),
    ):
        lashes.append(polygon([(x - 11, y + 4), (x + dx, y + dy), (x + 12, y - 2)], fill=PAPER))
    return group(
        polygon(white, fill=PAPER),
        group(
            polygon(iris, fill=RED),
            *slits,
            polygon(pupil, fill=BLACK),
            polygon([(452, 452), (486, 440), (490, 470), (462, 484)], fill=PAPER),
            clip_path="url(#lid)",
        ),
        *lashes,
    )


def stairs():
    """Steps that widen towards us; each tread catches a little light."""
    treads = []
    for step in range(7):
        u = step / 7
        y = 820 + 300 * u**1.15
        half = 74 + 100 * u
        treads.append(
            polygon(
                [
                    (500 - half, y),
                    (500 + half, y + 2),
                    (500 + half + 5, y + 11 + 5 * u),
                    (500 - half - 5, y + 10 + 5 * u),
                ],
                fill="#4a3524" if step % 2 else "#3a2a1d",
            )
        )
    return group(*treads)


def man():
    """Hat, coat, and in his raised hand the eleventh key."""
    return group(
        polygon([(-30, -78), (-6, -80), (-12, -2), (-44, 0), (-46, -10), (-30, -14)], fill=PAPER),
        polygon([(2, -80), (30, -76), (34, -14), (52, -8), (50, 2), (16, 0)], fill=PAPER),
        polygon([(-34, -196), (-2, -206), (32, -194), (44, -62), (2, -54), (-46, -64)], fill=RED),
        polygon([(-34, -194), (-62, -120), (-44, -104), (-22, -160)], fill=RED),
        polygon([(24, -196), (64, -238), (76, -226), (36, -164)], fill=RED),
        polygon([(62, -238), (72, -252), (84, -240), (76, -226)], fill=PAPER),
        polygon([(-12, -200), (-4, -176), (2, -120), (8, -176), (14, -200)], fill=PAPER),
        polygon([(-2, -182), (5, -182), (8, -130), (2, -118), (-4, -130)], fill=BLACK),
        polygon([(-18, -236), (4, -244), (22, -232), (18, -204), (0, -196), (-16, -206)], fill=PAPER),
        polygon([(-38, -232), (40, -240), (44, -230), (-34, -220)], fill=RED),
        polygon([(-22, -232), (-16, -266), (6, -258), (22, -268), (26, -236)], fill=RED),
        polygon([(-22, -238), (25, -243), (26, -234), (-22, -229)], fill=BLACK),
        polygon([(-61, -120), (-45, -105), (-42, -88), (-56, -86)], fill=PAPER),
        transform="translate(494 1108) scale(1.04)",
    ) + key(586, 800, 32, 0.5, PAPER, BLACK)


WIDTHS = {"T": 0.37, "H": 0.42, "E": 0.37, "L": 0.35, "V": 0.41, "N": 0.43, "K": 0.42, "Y": 0.40, " ": 0.2}


def title(words, y, size):
    """Every letter turned and moved a little, as if laid out from scraps."""
    advance = size * 0.024
    x = 500 - sum(WIDTHS[letter] * size + advance for letter in words) / 2
    letters = []
    for number, letter in enumerate(words):
        width = WIDTHS[letter] * size
        if letter != " ":
            angle, lift = chance.uniform(-4, 4), chance.uniform(-7, 7)
            shade = RED if words[number:] in ("KEY", "EY", "Y") else BLACK
            letters.append(
                group(
                    text(letter, 0, 0, "Bebas Neue", size, shade, font_weight=700),
                    transform=f"translate({x + width / 2:.1f} {y + lift:.1f}) rotate({angle:.1f})",
                )
            )
        x += width + advance
    return group(*letters)


def torn(y, shade):
    edge = [(-10, y)] + [(x, y + chance.uniform(-13, 13)) for x in range(20, 1000, 46)] + [(1010, y + 6)]
    return polygon(edge + [(1010, 1510), (-10, 1510)], fill=shade)


sheet(
    '<clipPath id="lid"><polygon points="248,512 330,424 436,372 548,366 652,410 752,500 664,582 560,628 440,630 338,590"/></clipPath>',
    background(YELLOW),
    rays(),
    ring_of_keys(),
    polygon(keyhole(1.24, 12), fill=RED),
    polygon(keyhole(1.115, 9), fill=PAPER),
    polygon(keyhole(1, 7), fill=BLACK),
    eye(),
    stairs(),
    man(),
    torn(1142, RED),
    torn(1164, PAPER),
    title("THE ELEVENTH KEY", 1312, 138),
    text("TEN OPEN DOORS. ONE OPENS YOU.", 500, 1366, "Bebas Neue", 37, BLACK, spacing=7.5, font_weight=700),
    billing(
        1418,
        [
            [
                ("", "Paperknife productions"),
                ("present", "Lorcan Adeyemi"),
                ("", "Sunniva Brandt"),
                ("", "Gil Pereira"),
            ],
            [("titles by", "Noor Castellane"), ("music by", "Dizzy Halvorsen"), ("directed by", "Ottoline Marsh")],
        ],
        "#3a2a1d",
        opacity=1,
    ),
)
