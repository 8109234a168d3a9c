"""What the eight posters share: the sheet, type, gradients and the billing block.

A poster is a Python file that prints one SVG document of 1000 x 1500 units. Anything random comes
from a generator with a fixed seed, so that a rebuild draws the same picture.
"""

from xml.sax.saxutils import escape

WIDTH, HEIGHT = 1000, 1500


def sheet(defs, *layers):
    """The whole document; the layers are drawn in order."""
    print(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'width="{WIDTH}" height="{HEIGHT}">\n<defs>{defs}</defs>\n' + "\n".join(layers) + "\n</svg>"
    )


def stops(*pairs):
    """Gradient stops from (offset, colour) or (offset, colour, opacity)."""
    return "".join(
        f'<stop offset="{p[0]}" stop-color="{p[1]}" stop-opacity="{p[2] if len(p) > 2 else 1}"/>' for p in pairs
    )


def linear(name, start, end, *pairs):
    """A linear gradient between two points of the sheet."""
    return (
        f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="{start[0]}" y1="{start[1]}" '
        f'x2="{end[0]}" y2="{end[1]}">{stops(*pairs)}</linearGradient>'
    )


def radial(name, centre, radius, *pairs):
    """A radial gradient about a point of the sheet."""
    return (
        f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="{centre[0]}" '
        f'cy="{centre[1]}" r="{radius}">{stops(*pairs)}</radialGradient>'
    )


def attributes(values):
    return "".join(f' {key.replace("_", "-")}="{value}"' for key, value in values.items())


def rect(x, y, width, height, **style):
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"{attributes(style)}/>'


def background(fill):
    return rect(0, 0, WIDTH, HEIGHT, fill=fill)


def circle(x, y, radius, **style):
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}"{attributes(style)}/>'


def ellipse(x, y, rx, ry, **style):
    return f'<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="{rx:.1f}" ry="{ry:.1f}"{attributes(style)}/>'


def path(d, **style):
    return f'<path d="{d}"{attributes(style)}/>'


def polygon(points, **style):
    return f'<polygon points="{" ".join(f"{x:.1f},{y:.1f}" for x, y in points)}"{attributes(style)}/>'


def group(*parts, **style):
    return f"<g{attributes(style)}>" + "".join(parts) + "</g>"


def quoted(family):
    """A family name as CSS reads it; one that has a digit as a word must stand in quotes."""
    return f"'{family}'"


def text(words, x, y, family, size, fill, anchor="middle", spacing=0, **style):
    """One line of type. Half of the tracking stands before the first letter and half behind the
    last, so a line set to a margin is moved to touch it."""
    shift = {"start": -spacing / 2, "middle": 0, "end": spacing / 2}[anchor]
    return (
        f'<text x="{x + shift:g}" y="{y:g}" font-family="{quoted(family)}" font-size="{size:g}" fill="{fill}" '
        f'text-anchor="{anchor}" letter-spacing="{spacing:g}"{attributes(style)}>{escape(words)}</text>'
    )


def billing(y, lines, fill, size=27, leading=34, x=500, anchor="middle", opacity=0.85):
    """The block of credits: a line is a list of (role, names); roles are set small, names tall."""
    rows = []
    for number, line in enumerate(lines):
        spans = "".join(
            f'<tspan font-size="{size * 0.62:g}" dx="{14 if place and role else 0}">{escape(role)}</tspan>'
            f'<tspan font-size="{size:g}" dx="{6 if role else 14 if place else 0}">{escape(names)}</tspan>'
            for place, (role, names) in enumerate(line)
        )
        rows.append(
            f'<text x="{x}" y="{y + number * leading:g}" font-family="Bebas Neue" text-anchor="{anchor}" '
            f'letter-spacing="1.5" fill="{fill}" opacity="{opacity}">{spans}</text>'
        )
    return "".join(rows)
