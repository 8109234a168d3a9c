"""Perihelion: a station before a sun that fills the sky, over the limb of a burnt world."""

import math
import random

from kit import *

SUN, RADIUS = (500, 590), 330
chance = random.Random(11)


def corona():
    """Thin flares all round, the longest of them past the sheet's edges."""
    flares = []
    for step in range(220):
        angle = math.tau * (step + chance.uniform(-0.4, 0.4)) / 220
        reach = RADIUS + 120 + 520 * chance.random() ** 2.2
        half = chance.uniform(0.004, 0.013)
        inner = RADIUS * 0.97
        points = [
            (SUN[0] + inner * math.cos(angle - half), SUN[1] + inner * math.sin(angle - half)),
            (SUN[0] + reach * math.cos(angle), SUN[1] + reach * math.sin(angle)),
            (SUN[0] + inner * math.cos(angle + half), SUN[1] + inner * math.sin(angle + half)),
        ]
        flares.append(polygon(points, fill="url(#flare)", opacity=f"{chance.uniform(0.35, 0.9):.2f}"))
    return group(*flares)


def halos():
    rings = [(930, 0.10), (760, 0.12), (620, 0.15), (510, 0.2), (420, 0.3)]
    return group(*(circle(*SUN, r, fill="#ff7a2a", opacity=o) for r, o in rings))


def surface():
    """Bands of plasma, wavy and slightly tilted, each a shade of its own."""
    shades = ["#ffe9b0", "#ffd873", "#ffc24a", "#ffab38", "#ff922c", "#ff7a22", "#fb611d", "#ee4a1a"]
    bands = []
    for number, shade in enumerate(shades):
        top = SUN[1] - RADIUS + 20 + number * 84
        phase, second = chance.uniform(0, 6), chance.uniform(0, 6)
        edge = []
        for x in range(140, 861, 8):
            wave = 15 * math.sin(x / 58 + phase) + 9 * math.sin(x / 23 + second) + 5 * math.sin(x / 9 + phase)
            edge.append(f"{x},{top + wave + (x - 500) * 0.10:.1f}")
        bands.append(path(f"M140,{top + 900} L" + " L".join(edge) + f" L860,{top + 900} Z", fill=shade))
    return group(
        circle(*SUN, RADIUS, fill="#fff6d8"),
        *bands,
        circle(*SUN, RADIUS, fill="url(#limb)"),
        clip_path="url(#disc)",
    )


def station():
    """A wheel seen almost edge-on, turning about a mast, between two wings of panels."""
    dark, lit = "#2a0613", "#ffb45e"
    wings = []
    for side in (-1, 1):
        for column in range(5):
            left = side * (166 + column * 30) - 13
            wings += [rect(left, -27, 26, 25, fill=dark), rect(left, 2, 26, 25, fill=dark)]
        wings.append(rect(min(0, side * 300), -2.5, 300, 5, fill=dark))
    spokes = [
        path(f"M0,0 L{x},{y}", stroke=dark, stroke_width=5) for x, y in ((-70, 19), (70, 19), (-70, -19), (70, -19))
    ]
    return group(
        *wings,
        *spokes,
        ellipse(0, 0, 124, 34, fill="none", stroke=dark, stroke_width=17),
        path(
            "M-124,-3 A124,34 0 0 1 124,-3",
            fill="none",
            stroke=lit,
            stroke_width=2,
            opacity=0.9,
            transform="translate(0 -6)",
        ),
        rect(-4, -96, 8, 180, fill=dark),
        rect(-19, -30, 38, 60, fill=dark, rx=10),
        rect(-11, -62, 22, 24, fill=dark, rx=4),
        path("M-26,-96 A26,14 0 0 0 26,-96 Z", fill=dark),
        rect(-1.2, -122, 2.4, 30, fill=dark),
        rect(-10, 48, 20, 22, fill=dark, rx=4),
        path("M-9,76 L9,76 L16,96 L-16,96 Z", fill=dark),
        transform=f"translate({SUN[0]} {SUN[1] + 6}) rotate(-19)",
    )


def world():
    centre, radius = (500, 2560), 1530
    return group(
        circle(*centre, radius + 26, fill="#ff8a3a", opacity=0.22),
        circle(*centre, radius + 9, fill="#ffb45e", opacity=0.55),
        circle(*centre, radius, fill="url(#ground)"),
    )


def dust():
    specks = []
    for _ in range(150):
        x, y = chance.uniform(0, 1000), chance.uniform(140, 1010)
        if math.hypot(x - SUN[0], y - SUN[1]) > RADIUS + 60:
            specks.append(
                circle(x, y, chance.uniform(0.8, 2.6), fill="#ffd9a0", opacity=f"{chance.uniform(0.3, 0.9):.2f}")
            )
    return group(*specks)


sheet(
    linear("sky", (0, 0), (0, 1100), (0, "#2b0411"), (0.45, "#a3161f"), (1, "#e8481d"))
    + radial("flare", SUN, 780, (0.4, "#ffd27a", 0.95), (0.62, "#ff9a45", 0.5), (1, "#ff6a2a", 0))
    + radial("limb", SUN, RADIUS, (0.7, "#ff7a1f", 0), (0.95, "#ff6a1a", 0.5), (1, "#fff0b8", 0.9))
    + linear("ground", (0, 1030), (0, 1300), (0, "#6d0f1c"), (0.16, "#3a0815"), (1, "#19030b"))
    + f'<clipPath id="disc"><circle cx="{SUN[0]}" cy="{SUN[1]}" r="{RADIUS}"/></clipPath>',
    background("url(#sky)"),
    halos(),
    dust(),
    corona(),
    surface(),
    station(),
    world(),
    text("ILSE MARCHETTI", 84, 100, "League Spartan", 27, "#ffe6bd", "start", 5, font_weight=500),
    text("TOBIAS OKONJO", 916, 100, "League Spartan", 27, "#ffe6bd", "end", 5, font_weight=500),
    text("PERIHELION", 500, 1232, "League Spartan", 124, "#ffeccb", spacing=15, font_weight=300),
    text(
        "THE CLOSEST YOU CAN COME IS STILL TOO FAR",
        500,
        1288,
        "League Spartan",
        24,
        "#ff9d57",
        spacing=5.2,
        font_weight=500,
    ),
    billing(
        1378,
        [
            [
                ("", "Meridian Nine pictures"),
                ("presents a", "Runa Delacroix"),
                ("film", "Perihelion"),
                ("with", "Anneke Sool"),
            ],
            [
                ("music by", "Piet Halloran"),
                ("photographed by", "Mireille Aduba"),
                ("written and directed by", "Runa Delacroix"),
            ],
        ],
        "#ffc998",
    ),
)
