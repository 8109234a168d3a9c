"""The formulas of Docs/Motion.md: where pages rest, how far a band yields, how springs settle."""

import math

FREQUENCY = 2 * math.pi / 0.4
BAND = 0.55


class Layout:
    """Where pages rest, along the axis."""

    def __init__(self, pages, size, scale=1.0, peek=0.0, spacing=0.0, vertical=False, rtl=False,
                 loop=False):
        self.count, self.size, self.scale, self.peek = pages, size, scale, peek
        self.vertical, self.sign = vertical, -1 if rtl and not vertical else 1
        self.loops = loop and pages >= 2
        self.viewport = size[1] if vertical else size[0]
        self.breadth = size[0] if vertical else size[1]
        self.stride = self.viewport - 2 * peek + spacing
        self.length = math.ceil((self.viewport - 2 * peek) * scale - 1e-6) / scale

    def rest(self, page):
        return math.floor(page * self.stride * self.scale + 0.5) / self.scale

    def clamp(self, page):
        return page if self.loops else max(0, min(page, self.count - 1))

    def index(self, page):
        return page % self.count

    def nearest(self, offset):
        around = math.floor(offset / self.stride)
        pages = range(around - 2, around + 4)
        return self.clamp(min(pages, key=lambda page: (abs(self.rest(page) - offset), page)))

    def ends(self):
        return (-math.inf, math.inf) if self.loops else (0.0, self.rest(self.count - 1))

    def beyond(self, offset):
        """The end that the offset lies beyond, and how far; the distance is signed."""
        first, last = self.ends()
        end = min(max(offset, first), last)
        return end, offset - end

    def logical(self, x, y):
        return self.sign * (y if self.vertical else x)


class Band:
    """The rubber band of a viewport."""

    def __init__(self, layout):
        self.layout = layout

    def offset(self, raw):
        end, over = self.layout.beyond(raw)
        if over == 0:
            return raw
        length = self.layout.viewport
        return end + math.copysign((1 - 1 / (BAND * abs(over) / length + 1)) * length, over)

    def raw(self, offset):
        end, over = self.layout.beyond(offset)
        if over == 0:
            return offset
        length = self.layout.viewport
        return end + math.copysign((1 / (1 - abs(over) / length) - 1) * length / BAND, over)

    def slope(self, raw):
        _, over = self.layout.beyond(raw)
        return 1 if over == 0 else BAND / (BAND * abs(over) / self.layout.viewport + 1) ** 2


class Glide:
    """A movement to a page's rest."""

    def __init__(self, layout, target, offset, velocity, start, page):
        self.target, self.rest, self.start = target, layout.rest(target), start
        self.x0, self.v0, self.frequency = offset - self.rest, velocity, FREQUENCY
        self.half = 0.5 / layout.scale
        leaves = not layout.loops and (
            target == 0 if velocity < 0 else target == layout.count - 1)
        if self.x0 * velocity < 0 and not leaves:
            if abs(self.x0) <= self.half:
                self.v0 = 0.0
            else:
                self.frequency = max(FREQUENCY, abs(velocity / self.x0))
        else:
            room = layout.viewport - abs(layout.beyond(offset)[1])
            farthest = max(BAND / (BAND + 1) * room, self.half)
            self.frequency = max(FREQUENCY, abs(velocity) / (math.e * farthest))
        slope = self.v0 + self.frequency * self.x0
        turn = self.v0 / (self.frequency * slope) if slope else 0.0
        self.turn = max(turn, 0.0)
        self.end = start + self._duration()
        self.crossings = list(self._crossings(layout, page))

    def x(self, time):
        slope = self.v0 + self.frequency * self.x0
        return math.exp(-self.frequency * time) * (self.x0 + slope * time)

    def velocity(self, time):
        time -= self.start
        slope = self.v0 + self.frequency * self.x0
        return math.exp(-self.frequency * time) * (self.v0 - self.frequency * slope * time)

    def offset(self, time):
        return self.rest + self.x(time - self.start)

    def _duration(self):
        is_near = lambda time: abs(self.x(time)) <= self.half
        if not is_near(self.turn):
            late = self.turn + 1 / self.frequency
            while not is_near(late):
                late += 1 / self.frequency
            return bisect(self.turn, late, is_near)
        return 0.0 if is_near(0.0) else bisect(0.0, self.turn, is_near)

    def _crossings(self, layout, page):
        duration = self.end - self.start
        turns = [0.0, self.turn, duration] if 0 < self.turn < duration else [0.0, duration]
        for early, late in zip(turns, turns[1:]):
            rises = self.x(late) > self.x(early)
            step = 1 if rises else -1
            last = layout.nearest(self.rest + self.x(late))
            while (last - page) * step > 0:
                seam = (layout.rest(page) + layout.rest(page + step)) / 2
                passed = lambda time: (
                    self.rest + self.x(time) > seam if rises else self.rest + self.x(time) <= seam)
                page += step
                yield self.start + bisect(early, late, passed), page


def bisect(early, late, is_late):
    for _ in range(200):
        middle = (early + late) / 2
        if is_late(middle):
            late = middle
        else:
            early = middle
    return late


class Tracker:
    """The velocity of a finger."""

    def __init__(self, position, time):
        self.samples = [(time, position)]

    def add(self, position, time):
        if self.samples[-1][1] != position:
            self.samples.append((time, position))

    def velocity(self, time):
        if time - self.samples[-1][0] >= 0.04 - 1e-9:
            return 0.0
        recent = [sample for sample in self.samples if sample[0] >= time - 0.1 - 1e-9]
        mean_time = math.fsum(sample[0] for sample in recent) / len(recent)
        mean_position = math.fsum(sample[1] for sample in recent) / len(recent)
        spread = math.fsum((sample[0] - mean_time) ** 2 for sample in recent)
        if spread == 0:
            return 0.0
        return math.fsum(
            (sample[0] - mean_time) * (sample[1] - mean_position) for sample in recent) / spread
