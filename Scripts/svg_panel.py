"""A pair of axes and what is drawn on them, as SVG."""

from html import escape

INK, GRID = "#808890", "#80889044"
FONT = 'font-family="system-ui, sans-serif" font-size="12"'


class Panel:
    """One pair of axes."""

    def __init__(self, top, height, x_range, y_range, x_step, y_step, y_label, x_label=None):
        self.left, self.right, self.top, self.bottom = 64, 624, top, top + height
        self.x_range, self.y_range, self.parts = x_range, y_range, []
        self._axes(x_step, y_step, x_label, y_label)

    def x(self, value):
        low, high = self.x_range
        return self.left + (value - low) / (high - low) * (self.right - self.left)

    def y(self, value):
        low, high = self.y_range
        return self.bottom - (value - low) / (high - low) * (self.bottom - self.top)

    def _axes(self, x_step, y_step, x_label, y_label):
        for value in ticks(self.x_range, x_step):
            self._line(self.x(value), self.top, self.x(value), self.bottom, GRID)
            if x_label:
                self.text(self.x(value), self.bottom + 16, f"{value:g}", "middle")
        for value in ticks(self.y_range, y_step):
            self._line(self.left, self.y(value), self.right, self.y(value), GRID)
            self.text(self.left - 8, self.y(value) + 4, f"{value:,g}".replace("-", "−"), "end")
        if x_label:
            self.text((self.left + self.right) / 2, self.bottom + 34, x_label, "middle")
        middle = (self.top + self.bottom) / 2
        self.parts.append(
            f'<text transform="translate(14 {middle:.1f}) rotate(-90)" text-anchor="middle"'
            f' fill="{INK}">{escape(y_label)}</text>')

    def _line(self, x1, y1, x2, y2, colour, dash=""):
        style = f' stroke-dasharray="{dash}"' if dash else ""
        self.parts.append(f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
                          f' stroke="{colour}"{style}/>')

    def text(self, x, y, text, anchor="start", colour=INK):
        self.parts.append(f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"'
                          f' fill="{colour}">{escape(text)}</text>')

    def curve(self, points, colour, dash=""):
        style = f' stroke-dasharray="{dash}"' if dash else ""
        path = " ".join(f"{self.x(x):.1f},{self.y(y):.1f}" for x, y in points
                        if self.x_range[0] <= x <= self.x_range[1])
        self.parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}"'
                          f' stroke-width="2" stroke-linejoin="round"{style}/>')

    def dot(self, x, y, colour):
        self.parts.append(
            f'<circle cx="{self.x(x):.1f}" cy="{self.y(y):.1f}" r="4" fill="{colour}"/>')

    def moment(self, time, label, anchor="start"):
        shift = 5 if anchor == "start" else -5
        self._line(self.x(time), self.top, self.x(time), self.bottom, INK, "3 3")
        self.text(self.x(time) + shift, self.top + 13, label, anchor)

    def level(self, value, label):
        self._line(self.left, self.y(value), self.right, self.y(value), INK, "3 3")
        self.text(self.right - 4, self.y(value) - 5, label, "end")

    def name(self, x, y, text, colour, anchor="start"):
        self.text(self.x(x), self.y(y), text, anchor, colour)


def ticks(bounds, step):
    value = bounds[0]
    while value <= bounds[1] + step / 1000:
        yield round(value, 9)
        value += step


def page(title, panels):
    """A picture of panels one below the other."""
    height = panels[-1].bottom + 44
    parts = "\n".join(part for panel in panels for part in panel.parts)
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 {height}" {FONT}'
            f' role="img" aria-label="{escape(title)}">\n'
            f'<title>{escape(title)}</title>\n{parts}\n</svg>\n')
