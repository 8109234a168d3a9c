"""The Saguaro Grand: a pink hotel in strict symmetry, and a bellhop before its door."""

from kit import *

CREAM, ROSE, CORAL, WINE, MINT = "#fff1df", "#f4a6a8", "#e46f74", "#5c1630", "#9ed8c6"
GROUND = 1128


def mirrored(part):
    return part + group(part, transform="translate(1000 0) scale(-1 1)")


def window(x, y, width, height, state="dark"):
    """An arched window with a sill; curtains, a light, or someone who looks out."""
    arch = f"M{x},{y + height} L{x},{y + width / 2} A{width / 2},{width / 2} 0 0 1 {x + width},{y + width / 2} L{x + width},{y + height} Z"
    pane = {"dark": "#7d2440", "lit": "#ffd98a", "drawn": MINT}[state]
    centre = x + width / 2
    parts = [path(arch, fill=pane, stroke=CREAM, stroke_width=6)]
    if state == "dark":
        parts.append(
            path(
                f"M{x + 4},{y + height} L{x + 4},{y + width / 2} Q{x + width * 0.42},{y + height * 0.5} {x + 8},{y + height} Z",
                fill=ROSE,
            )
        )
        parts.append(
            path(
                f"M{x + width - 4},{y + height} L{x + width - 4},{y + width / 2} Q{x + width * 0.58},{y + height * 0.5} {x + width - 8},{y + height} Z",
                fill=ROSE,
            )
        )
    if state == "drawn":
        parts += [
            rect(x + width * step / 5 - 1, y + width / 2, 2, height - width / 2, fill="#6fb8a4") for step in range(1, 5)
        ]
    if state == "lit":
        parts.append(rect(centre - 1.5, y + 3, 3, height - 3, fill=CREAM))
    parts.append(rect(x - 7, y + height - 2, width + 14, 9, fill=CREAM))
    parts.append(rect(x - 7, y + height + 7, width + 14, 5, fill="#c9525c", opacity=0.6))
    return group(*parts)


def guest(x, y):
    """A lady in a hat, seen from the sill upwards."""
    return group(
        path("M-17,0 C-17,-24 17,-24 17,0 Z", fill=WINE),
        circle(0, -30, 9.5, fill="#b9714f"),
        ellipse(0, -36, 20, 4.5, fill=WINE),
        path("M-11,-37 A11,13 0 0 1 11,-37 Z", fill=WINE),
        transform=f"translate({x} {y})",
    )


def wings():
    """The two side wings run off the sheet."""
    states = {
        0: ("dark", "drawn", "lit"),
        1: ("drawn", "dark", "dark"),
        2: ("lit", "dark", "drawn"),
        3: ("dark", "lit", "dark"),
    }
    parts = [rect(-20, 560, 342, GROUND - 560, fill="url(#front)")]
    for floor, top in enumerate((602, 732, 862, 992)):
        parts += [window(x, top, 54, 92, states[floor][column]) for column, x in enumerate((28, 130, 232))]
        parts.append(rect(-20, top + 112, 342, 7, fill=CREAM, opacity=0.8))
    parts.append(rect(-20, 540, 342, 24, fill=CREAM))
    parts.append(rect(-20, 562, 342, 7, fill="#c9525c"))
    parts.append(path("M-20,540 L-20,462 Q150,438 306,462 L334,540 Z", fill=WINE))
    parts += [path(f"M{x},540 L{x},500 A22,22 0 0 1 {x + 44},500 L{x + 44},540 Z", fill=CREAM) for x in (58, 196)]
    parts += [
        path(f"M{x + 10},540 L{x + 10},502 A12,12 0 0 1 {x + 34},502 L{x + 34},540 Z", fill="#ffd98a")
        for x in (58, 196)
    ]
    return mirrored(group(*parts))


def tower():
    parts = [
        rect(318, 430, 364, GROUND - 430, fill="url(#middle)"),
        rect(318, 430, 14, GROUND - 430, fill=CREAM),
        rect(668, 430, 14, GROUND - 430, fill=CREAM),
        rect(302, 410, 396, 24, fill=CREAM),
        rect(318, 434, 364, 7, fill="#c9525c"),
        path("M318,410 C318,340 420,336 436,286 L564,286 C580,336 682,340 682,410 Z", fill=WINE),
        rect(424, 272, 152, 16, fill=CREAM),
        path("M440,272 A60,62 0 0 1 560,272 Z", fill=MINT),
        rect(497, 150, 6, 64, fill=WINE),
        path("M503,152 L566,168 L503,188 Z", fill=CORAL),
    ]
    # The clock, a quarter past four.
    parts += [
        circle(500, 366, 33, fill=CREAM),
        circle(500, 366, 33, fill="none", stroke=CORAL, stroke_width=5),
        path("M500,366 L500,342", stroke=WINE, stroke_width=4, transform="rotate(90 500 366)"),
        path("M500,366 L500,350", stroke=WINE, stroke_width=5, transform="rotate(128 500 366)"),
        circle(500, 366, 4, fill=WINE),
    ]
    for floor, top in enumerate((588, 724)):
        for column, x in enumerate((362, 466, 570)):
            lit = (floor, column) in ((0, 1), (1, 2))
            parts.append(window(x, top, 68, 104, "lit" if lit else ("drawn" if (floor + column) % 2 else "dark")))
    parts.append(guest(500, 691))
    # The balcony under the middle floor.
    parts += [rect(346, 844, 308, 10, fill=CREAM), rect(346, 806, 308, 6, fill=CREAM)]
    parts += [rect(x, 808, 4, 40, fill=CREAM) for x in range(348, 654, 15)]
    return group(*parts)


def sign():
    """The house sign on the tower's front: the film's title is elsewhere, so it says HOTEL."""
    return group(
        rect(362, 464, 276, 88, fill=WINE, rx=8),
        rect(370, 472, 260, 72, fill="none", stroke="#ffd98a", stroke_width=2.5, rx=5),
        text("HOTEL", 500, 528, "League Spartan", 56, "#ffd98a", spacing=14, font_weight=700),
    )


def entrance():
    parts = [
        rect(388, 900, 224, 228, fill=WINE),
        path("M404,1128 L404,990 A96,84 0 0 1 596,990 L596,1128 Z", fill="#ffd98a"),
        path("M404,1128 L404,990 A96,84 0 0 1 596,990 L596,1128 Z", fill="none", stroke=CREAM, stroke_width=7),
        rect(497, 908, 6, 220, fill=CREAM),
        rect(404, 988, 192, 6, fill=CREAM),
    ]
    stripes = []
    for number in range(10):
        left, foot = 374 + number * 25.2, 356 + number * 28.8
        shade = CREAM if number % 2 else CORAL
        stripes.append(
            path(
                f"M{left},876 L{left + 25.2:.1f},876 L{foot + 28.8:.1f},934 A14.4,13 0 0 1 {foot:.1f},934 Z", fill=shade
            )
        )
    return group(*parts, *stripes, rect(370, 868, 260, 10, fill=WINE))


def steps():
    parts = [rect(-10, GROUND, 1020, 400, fill="url(#square)")]
    parts += [
        rect(360 - step * 26, GROUND + step * 20, 280 + step * 52, 20, fill=(CREAM, "#f9dcc8")[step % 2])
        for step in range(3)
    ]
    parts.append(polygon([(446, GROUND), (554, GROUND), (574, GROUND + 60), (426, GROUND + 60)], fill=CORAL))
    parts.append(polygon([(426, GROUND + 60), (574, GROUND + 60), (600, 1215), (400, 1215)], fill="#c94f5a"))
    return group(*parts)


def bellhop():
    return group(
        ellipse(0, 2, 52, 7, fill="#8f2c46", opacity=0.5),
        rect(-15, -62, 12, 62, fill=WINE),
        rect(3, -62, 12, 62, fill=WINE),
        path("M-24,-62 L-20,-128 Q0,-138 20,-128 L24,-62 Z", fill="#6b3fa0"),
        *(circle(x, y, 2.6, fill="#ffd98a") for x in (-7, 7) for y in (-116, -100, -84)),
        path("M-20,-126 L-34,-72 L-26,-69 L-15,-104 Z", fill="#5a328c"),
        path("M20,-126 L34,-72 L26,-69 L15,-104 Z", fill="#5a328c"),
        rect(-5, -142, 10, 14, fill="#a4603f"),
        circle(0, -148, 15, fill="#b9714f"),
        path("M-15,-154 L-13,-172 L13,-172 L15,-154 Z", fill="#6b3fa0"),
        rect(-16, -158, 32, 5, fill="#ffd98a"),
        rect(-66, -54, 42, 54, fill="#b5652f", rx=5),
        rect(-66, -40, 42, 5, fill="#7d3f1c"),
        path("M-54,-54 L-54,-66 L-36,-66 L-36,-54", fill="none", stroke="#7d3f1c", stroke_width=4),
        rect(24, -44, 52, 44, fill=MINT, rx=5),
        rect(24, -30, 52, 5, fill="#5da893"),
        path("M40,-44 L40,-56 L60,-56 L60,-44", fill="none", stroke="#5da893", stroke_width=4),
        transform=f"translate(500 {GROUND + 60})",
    )


def cactus(x, scale):
    green, light = "#2f8f7b", "#5dbd9f"
    return group(
        path("M0,0 L0,-190", stroke=green, stroke_width=44, stroke_linecap="round"),
        path(
            "M0,-66 L-50,-66 Q-58,-66 -58,-78 L-58,-132",
            fill="none",
            stroke=green,
            stroke_width=28,
            stroke_linecap="round",
        ),
        path(
            "M0,-92 L46,-92 Q54,-92 54,-104 L54,-164",
            fill="none",
            stroke=green,
            stroke_width=28,
            stroke_linecap="round",
        ),
        *(path(f"M{dx},-4 L{dx},-192", stroke=light, stroke_width=2.5) for dx in (-9, 0, 9)),
        path("M-58,-80 L-58,-132 M54,-106 L54,-164", stroke=light, stroke_width=2.5),
        circle(0, -214, 10, fill=CORAL),
        circle(-58, -148, 7, fill=CORAL),
        circle(54, -180, 7, fill=CORAL),
        path("M-44,-10 L44,-10 L34,56 L-34,56 Z", fill=WINE),
        rect(-50, -18, 100, 16, fill=CORAL, rx=3),
        transform=f"translate({x} {GROUND + 4}) scale({scale})",
    )


def sky():
    rays = []
    for number in range(22):
        left = -440 + number * 90
        if number % 2:
            rays.append(polygon([(500, 1000), (left, -30), (left + 90, -30)], fill="#ffe9d2", opacity=0.55))
    clouds = group(
        path("M-40,250 a46,46 0 0 1 78,-34 a58,58 0 0 1 106,-4 a44,44 0 0 1 70,38 Z", fill=CREAM),
        path("M60,356 a34,34 0 0 1 58,-26 a44,44 0 0 1 78,-2 a32,32 0 0 1 50,28 Z", fill=CREAM, opacity=0.75),
    )
    return group(*rays) + mirrored(clouds)


sheet(
    linear("sky", (0, 0), (0, 700), (0, "#f79fae"), (1, "#ffd9c2"))
    + linear("front", (0, 560), (0, GROUND), (0, "#f5a3a6"), (1, "#e8858c"))
    + linear("middle", (0, 430), (0, GROUND), (0, "#fbbfba"), (1, "#f09aa0"))
    + linear("square", (0, GROUND), (0, 1500), (0, "#f6c3a8"), (0.25, "#f0a59a"), (1, "#e98a8c")),
    background("url(#sky)"),
    sky(),
    wings(),
    tower(),
    sign(),
    steps(),
    entrance(),
    mirrored(cactus(352, 0.66) + cactus(220, 0.86) + cactus(58, 1.0)),
    bellhop(),
    rect(0, 1214, 1000, 286, fill=WINE),
    rect(0, 1222, 1000, 4, fill="#ffd98a"),
    text("FIVE FLOORS, ONE LIFT, NO VACANCIES", 500, 84, "League Spartan", 25, WINE, spacing=6.5, font_weight=600),
    text("The Saguaro Grand", 500, 1328, "Lobster Two", 106, CREAM, font_weight=700, font_style="italic"),
    billing(
        1402,
        [
            [
                ("", "Paloma and sons"),
                ("present", "Odile Ferrante"),
                ("", "Basil Quaye"),
                ("and", "Dot Lindqvist"),
                ("as", "the manager"),
            ],
            [("costumes by", "Aurelio Penn"), ("music by", "The Lobby Orchestra"), ("directed by", "Hettie Vasquez")],
        ],
        "#ffd0c2",
    ),
)
