"""Frames composed anew from the rules alone: page geometry, effects and bilinear sampling.

Written from the design's tables, not from the program: every function here states a rule again in
numpy, so that the two agree only if both follow it.
"""

from dataclasses import dataclass, field

import numpy


@dataclass
class Scene:
    """What is drawn: `pictures` are arrays of exactly the pixels that a picture has to cover."""

    pictures: list
    width: float = 320
    height: float = 480
    scale: float = 1
    vertical: bool = False
    rtl: bool = False
    peek: float = 0
    spacing: float = 0
    loop: bool = False
    effect: str = "parallax"
    depth: float = 0.5
    background: tuple = field(default=(0, 0, 0))

    @property
    def length(self):
        return (self.height if self.vertical else self.width) - 2 * self.peek

    @property
    def stride(self):
        return self.length + self.spacing

    @property
    def lag(self):
        return {"parallax": self.depth, "reveal": 1}.get(self.effect, 0)

    @property
    def overscan(self):
        return self.lag * self.peek

    def picture_size(self):
        """The pixels that a picture has to cover, width and height."""
        along = (self.length + 2 * self.overscan) * self.scale
        if self.vertical:
            return round(self.width * self.scale), round(along)
        return round(along), round(self.height * self.scale)


def place(scene, position):
    """A page's (shift, scale, opacity, layer) and its picture's (shift, opacity), by the table."""
    p, s = position, scene.stride
    far = min(abs(p), 1)
    if scene.effect in ("slide", "parallax", "reveal"):
        return 0, 1, 1, 0, -scene.lag * p * s, 1
    if scene.effect == "cover":
        return (-p * s if p < 0 else 0), 1, 1, 0, 0, 1
    if scene.effect == "fade":
        return -p * s, 1, (1 if p <= 0 else 1 - p), 0, 0, 1
    if scene.effect == "zoom":
        return 0, 1 - 0.15 * far, 1, 0, 0, 1 - 0.5 * far
    if scene.effect == "stack":
        if p > 0:
            return -p * s, 1 - 0.25 * p, 1 - p, -1, 0, 1
        return 0, 1, 1, 0, 0, 1
    raise ValueError(scene.effect)


def visible(scene, offset):
    """Virtual indices that may show, lowest first."""
    middle = round(offset / scene.stride)
    pages = range(middle - 3, middle + 4)
    if not scene.loop:
        pages = [page for page in pages if 0 <= page < len(scene.pictures)]
    # A held page is gone once the other one lies over it, or it is as good as transparent.
    if scene.effect in ("cover", "fade"):
        pages = [page for page in pages if page * scene.stride - offset > -scene.stride]
    if scene.effect in ("stack", "fade"):
        pages = [page for page in pages if page * scene.stride - offset < scene.stride]
    return list(pages)


def compose(scene, offset):
    """The frame at an offset, and which of its pixels are within a pixel of a page's edge."""
    rows, columns = round(scene.height * scene.scale), round(scene.width * scene.scale)
    y, x = (numpy.mgrid[0:rows, 0:columns] + 0.5) / scene.scale
    frame = numpy.empty((rows, columns, 3))
    frame[:] = scene.background
    edges = numpy.zeros((rows, columns), dtype=bool)
    along, across = (y, x) if scene.vertical else (x, y)
    breadth = scene.width if scene.vertical else scene.height
    mirror = -1 if scene.rtl and not scene.vertical else 1

    placed = [(page, place(scene, (page * scene.stride - offset) / scene.stride)) for page in visible(scene, offset)]
    for page, (shift, scale, opacity, _, picture_shift, picture_opacity) in sorted(
        placed, key=lambda item: (item[1][3], item[0])
    ):
        start = scene.peek + mirror * (page * scene.stride - offset + shift)
        # Coordinates within the page, before its scale about the centre.
        u = (along - start - scene.length / 2) / scale + scene.length / 2
        v = (across - breadth / 2) / scale + breadth / 2
        inside = (u >= 0) & (u < scene.length) & (v >= 0) & (v < breadth)
        near = numpy.minimum.reduce([abs(u), abs(u - scene.length), abs(v), abs(v - breadth)])
        outside = (u < -1) | (u > scene.length + 1) | (v < -1) | (v > breadth + 1)
        edges |= (near * scale * scene.scale <= 1.01) & ~outside

        a = (u + scene.overscan - mirror * picture_shift) * scene.scale
        b = v * scene.scale
        picture = scene.pictures[page % len(scene.pictures)]
        color = sample(picture, *((b, a) if scene.vertical else (a, b)))
        color = color * picture_opacity + numpy.array(scene.background) * (1 - picture_opacity)
        frame[inside] = (color * opacity + frame * (1 - opacity))[inside]
    return frame, edges


def sample(picture, x, y):
    """A picture's colours at points given in its pixels, bilinear, its edge pixels going on."""
    picture = numpy.asarray(picture, dtype=float)
    rows, columns = picture.shape[:2]
    x = numpy.clip(x - 0.5, 0, columns - 1)
    y = numpy.clip(y - 0.5, 0, rows - 1)
    left, top = numpy.floor(x).astype(int), numpy.floor(y).astype(int)
    right, bottom = numpy.minimum(left + 1, columns - 1), numpy.minimum(top + 1, rows - 1)
    fx, fy = (x - left)[..., None], (y - top)[..., None]
    upper = picture[top, left] * (1 - fx) + picture[top, right] * fx
    lower = picture[bottom, left] * (1 - fx) + picture[bottom, right] * fx
    return upper * (1 - fy) + lower * fy
