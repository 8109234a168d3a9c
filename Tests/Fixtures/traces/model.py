#!/usr/bin/env python3
"""A second opinion on Docs/Motion.md, written from its rules and not from the engine's code.

    model.py NAME…        writes NAME.frames.jsonl from NAME.options and NAME.jsonl
    model.py --check N    compares `poster trace` with the model on N random event sequences

It knows fewer things than the engine (no resize, no change of posters, parallax of 0.5 only) and
looks for its numbers by bisection where the engine solves.
"""

import json
import math
import os
import pathlib
import random
import subprocess
import sys

FREQUENCY = 2 * math.pi / 0.4
BAND = 0.55
HAIR = 1e-9  # less than this of a page is a rounding error and not seen
FOLDER = pathlib.Path(__file__).parent


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


class Pager:
    def __init__(self, layout, auto_advance=None):
        self.layout, self.band = layout, Band(layout)
        self.state, self.offset, self.page, self.now = "idle", 0.0, 0, 0.0
        self.glide = self.finger = self.tracker = None
        self.interval, self.rested, self.restarted = auto_advance, 0.0, 0.0
        self.visible, self.reduced, self.wheel = True, False, 0.0
        self.events = []

    # Time

    def advance(self, time):
        while True:
            if self.glide and self.glide.end <= time:
                self._follow(self.glide.end)
            elif (due := self._due()) is not None and due <= time:
                self._animate(self.page + 1, due)
            else:
                break
        self._follow(time)
        self.now = time

    def _follow(self, time):
        glide = self.glide
        if glide is None:
            return
        while glide.crossings and glide.crossings[0][0] <= time:
            self._change(*reversed(glide.crossings.pop(0)))
        if time < glide.end:
            self.offset = glide.offset(time)
            return
        self.offset = glide.rest
        self._change(glide.target, glide.end)
        self._rest(glide.end)

    def _due(self):
        if self.interval is None or not self.visible or self.reduced or self.finger:
            return None
        if self.state != "idle" or self.layout.clamp(self.page + 1) == self.page:
            return None
        return max(self.rested, self.restarted) + self.interval

    def _change(self, page, time):
        if page != self.page:
            self.events.append(("pageChanged", time, self.page, page))
            self.page = page

    def _rest(self, time):
        self.state, self.glide, self.rested = "idle", None, time
        self.events.append(("settled", time, None, self.page))

    def _start(self, target, velocity, time, state):
        self.state = state
        self.glide = Glide(self.layout, target, self.offset, velocity, time, self.page)
        self._follow(time)

    # Events

    def handle(self, event, time):
        self.advance(time)
        getattr(self, "_" + event["type"])(event, time)
        self.restarted = time

    def _down(self, event, time):
        if self.finger:
            return
        position = self.layout.logical(event["x"], event["y"])
        self.tracker = Tracker(position, time)
        self.finger = {
            "id": event.get("id", 0), "from": (event["x"], event["y"]),
            "last": (event["x"], event["y"]), "mode": "pressed",
            "threshold": 4 if event.get("device") == "mouse" else 10}
        if self.state != "idle":
            self._grab(position)

    def _grab(self, position):
        self.finger["mode"] = "dragging"
        self.state, self.glide = "dragging", None
        self.origin, self.reference = self.page, position
        self.raw = self.anchor = self.band.raw(self.offset)

    def _move(self, event, time):
        finger = self.finger
        if not finger or finger["id"] != event.get("id", 0):
            return
        point = (event["x"], event["y"])
        position = self.layout.logical(*point)
        self.tracker.add(position, time)
        if finger["mode"] == "pressed":
            along = self._reached(point, 1 if self.layout.vertical else 0)
            across = self._reached(point, 0 if self.layout.vertical else 1)
            finger["last"] = point
            if min(along, across) < math.inf:
                if across < along:
                    finger["mode"] = "across"
                else:
                    start = self.layout.logical(*finger["from"])
                    self._grab(start + math.copysign(finger["threshold"], position - start))
        if finger["mode"] == "dragging":
            self.raw = self.anchor - (position - self.reference)
            self.offset = self.band.offset(self.raw)
            self._change(self.layout.nearest(self.offset), time)

    def _reached(self, point, axis):
        """The share of the way from the last point at which an axis reaches the threshold."""
        before = self.finger["last"][axis] - self.finger["from"][axis]
        after = point[axis] - self.finger["from"][axis]
        if abs(after) < self.finger["threshold"]:
            return math.inf
        return (math.copysign(self.finger["threshold"], after) - before) / (after - before)

    def _up(self, event, time):
        self._move(event, time)
        self._lift(event, time, lambda: self.tracker.velocity(time))

    def _cancel(self, event, time):
        self._lift(event, time, lambda: 0.0)

    def _lift(self, event, time, velocity):
        finger = self.finger
        if not finger or finger["id"] != event.get("id", 0):
            return
        self.finger = None
        if finger["mode"] != "dragging":
            return
        layout, velocity = self.layout, -velocity() * self.band.slope(self.raw)
        around = math.floor(self.offset / layout.stride)
        pages = range(around - 3, around + 5)
        if velocity >= 300:
            target = min(page for page in pages if layout.rest(page) > self.offset)
        elif velocity <= -300:
            target = max(page for page in pages if layout.rest(page) < self.offset)
        else:
            target = layout.nearest(self.offset)
        target = layout.clamp(max(self.origin - 1, min(target, self.origin + 1)))
        self._start(target, velocity, time, "settling")

    def _wheel(self, event, time):
        if self.wheel * event["notches"] < 0:
            self.wheel = 0.0
        self.wheel += event["notches"]
        whole = math.trunc(self.wheel)
        self.wheel -= whole
        if whole:
            self._step(whole, time)

    def _key(self, event, time):
        steps = {"next": 1, "previous": -1, "right": self.layout.sign, "left": -self.layout.sign}
        if event["key"] in steps:
            self._step(steps[event["key"]], time)
        elif self.state != "dragging":
            page = 0 if event["key"] == "first" else self.layout.count - 1
            self._scrollTo({"page": page, "animated": True}, time)

    def _step(self, pages, time):
        if self.state != "dragging":
            pending = self.glide.target if self.glide else self.page
            self._animate(self.layout.clamp(pending + pages), time)

    def _scrollTo(self, event, time):
        if self.finger:
            self.finger["mode"] = "refused"
        target = self.layout.clamp(event["page"])
        if self.layout.loops:
            forward = (event["page"] - self.page) % self.layout.count
            is_shorter = 2 * forward <= self.layout.count
            target = self.page + forward - (0 if is_shorter else self.layout.count)
        if event["animated"]:
            self._animate(target, time)
        elif self.state != "idle" or target != self.page:
            self.offset = self.layout.rest(target)
            self._change(target, time)
            self._rest(time)

    def _animate(self, target, time):
        if self.state == "idle" and target == self.page:
            return
        velocity = self.glide.velocity(time) if self.glide else 0.0
        rest, longest = self.layout.rest(target), 4 * self.layout.stride
        if abs(rest - self.offset) > longest + 1 / self.layout.scale:
            self.offset = rest - math.copysign(longest, rest - self.offset)
            self._change(self.layout.nearest(self.offset), time)
        self._start(target, velocity, time, "animating")

    def _visible(self, event, time):
        self.visible = event["value"]

    def _reducedMotion(self, event, time):
        self.reduced = event["value"]

    # Frames

    def frame(self, time):
        layout = self.layout
        around = math.floor(self.offset / layout.stride)
        pages = []
        for page in range(around - 4, around + 6):
            distance = layout.rest(page) - self.offset
            start = layout.peek + layout.sign * distance
            is_seen = -layout.length + HAIR < start < layout.viewport - HAIR
            if layout.clamp(page) != page or not is_seen:
                continue
            shift = -0.5 * distance * layout.sign
            pages.append({
                "index": layout.index(page), "virtual": page,
                "frame": ([0, start, layout.breadth, layout.length] if layout.vertical
                          else [start, 0, layout.length, layout.breadth]),
                "scale": 1, "opacity": 1, "order": 0,
                "content": {"x": 0 if layout.vertical else shift,
                            "y": shift if layout.vertical else 0, "scale": 1, "opacity": 1}})
        return {"t": time, "offset": self.offset, "page": layout.index(self.page),
                "progress": self.offset / layout.stride, "state": self.state, "pages": pages}

    def take_events(self):
        for kind, time, before, page in self.events:
            event = {"t": time, "event": kind}
            if before is not None:
                event["from"] = self.layout.index(before)
            event["page"] = self.layout.index(page)
            if self.layout.loops:
                if before is not None:
                    event["fromVirtual"] = before
                event["virtual"] = page
            yield event
        self.events.clear()


def trace(pager, events, fps, until):
    """The lines that `poster trace` is to print."""
    frame, time, lines = 0, 0.0, []

    def frames(is_due):
        nonlocal frame
        while frame / fps <= until and is_due(frame / fps):
            pager.advance(frame / fps)
            lines.extend(pager.take_events())
            lines.append(pager.frame(frame / fps))
            frame += 1

    for event in events:
        time = max(time, event["t"])
        frames(lambda moment: moment < time)
        if time <= until:
            pager.handle(event, time)
            lines.extend(pager.take_events())
    frames(lambda moment: True)
    pager.advance(until)
    lines.extend(pager.take_events())
    return lines


def parsed(options):
    """The model's options out of those of `poster trace`."""
    words = iter(options.split())
    layout, rest = {}, {"fps": 60.0}
    for word in words:
        name = word[2:]
        if name in ("vertical", "rtl", "loop"):
            layout[name] = True
        elif name == "pages":
            layout[name] = int(next(words))
        elif name == "size":
            layout[name] = tuple(float(length) for length in next(words).split("x"))
        elif name in ("scale", "peek", "spacing"):
            layout[name] = float(next(words))
        else:
            rest[name] = float(next(words))
    return layout, rest


def modelled(options, events):
    layout, rest = parsed(options)
    pager = Pager(Layout(**layout), rest.get("auto-advance"))
    return trace(pager, events, rest["fps"], rest["until"])


def write(name):
    options = (FOLDER / f"{name}.options").read_text()
    events = [json.loads(line) for line in (FOLDER / f"{name}.jsonl").read_text().splitlines()]
    lines = modelled(options, events)
    text = "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)
    (FOLDER / f"{name}.frames.jsonl").write_text(text)


# Random checks


def random_options(chance):
    pick = chance.choice
    options = (f"--pages {pick([1, 2, 3, 4, 7, 50])} --scale {pick([1, 1.5, 2, 3])}"
               f" --size {pick([390, 400, 356.72, 393.3333, 960])}x{pick([600, 844])}"
               f" --peek {pick([0, 0, 24, 45])} --spacing {pick([0, 0, 12, 17.3])}"
               f" --fps {pick([2, 10, 30, 59.94, 60, 144])}")
    for flag in ("--vertical", "--rtl", "--loop"):
        options += f" {flag}" if chance.random() < 0.3 else ""
    return options + pick(["", "", " --auto-advance 1", " --auto-advance 2.5"])


def random_gesture(chance, time):
    x, y, finger = chance.uniform(20, 380), chance.uniform(20, 580), chance.choice([0, 0, 0, 3])
    speed_x = chance.gauss(0, 1) * chance.choice([50, 300, 1000, 5000])
    speed_y = chance.gauss(0, 1) * chance.choice([10, 50, 300, 1000])
    yield {"t": time, "type": "down", "x": x, "y": y, "id": finger,
           "device": chance.choice(["touch", "mouse"])}
    for _ in range(chance.randint(0, 15)):
        step = chance.choice([0.008, 0.016, 0.016, 0.03, 0.05])
        time, x, y = round(time + step, 4), x + speed_x * step, y + speed_y * step
        speed_x *= chance.choice([1] * 19 + [-1])
        yield {"t": time, "type": "move", "x": x, "y": y, "id": finger}
    time = round(time + chance.choice([0, 0, 0.01, 0.03, 0.04, 0.05]), 4)
    yield {"t": time, "type": chance.choice(["up"] * 9 + ["cancel"]), "x": x, "y": y,
           "id": chance.choice([finger] * 19 + [9])}


def random_events(chance):
    events, time = [], 0.0
    for _ in range(chance.randint(1, 12)):
        time = round(time + chance.choice([0, 0.05, 0.1, 0.3, 1, 3]) * chance.random(), 4)
        kind = chance.random()
        if kind < 0.6:
            events += random_gesture(chance, time)
            time = events[-1]["t"]
        elif kind < 0.7:
            notches = chance.choice([1, -1, 0.5, 0.4, -0.3, 2, 3, -2])
            events.append({"t": time, "type": "wheel", "notches": notches})
        elif kind < 0.85:
            key = chance.choice(["next", "previous", "first", "last", "left", "right"])
            events.append({"t": time, "type": "key", "key": key})
        elif kind < 0.95:
            events.append({"t": time, "type": "scrollTo", "animated": chance.random() < 0.7,
                           "page": chance.choice([0, 1, 2, 5, 20, 49, -3])})
        else:
            events.append({"t": time, "type": chance.choice(["visible", "reducedMotion"]),
                           "value": chance.random() < 0.6})
    return events


def differs(one, other, path=""):
    """Where two values differ by more than a millionth, or nothing."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        return next(filter(None, (differs(one[k], other[k], f"{path}.{k}") for k in one)), None)
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        pairs = enumerate(zip(one, other))
        return next(filter(None, (differs(*pair, f"{path}[{k}]") for k, pair in pairs)), None)
    numbers = (int, float)
    if isinstance(one, numbers) and isinstance(other, numbers) and abs(one - other) < 1e-6:
        return None
    return None if one == other else f"{path}: {one!r} and {other!r}"


def check(runs):
    poster = os.environ.get("POSTER", str(FOLDER / "../../../.build/debug/poster"))
    for seed in range(runs):
        chance = random.Random(seed)
        options, events = random_options(chance), random_events(chance)
        options += f" --until {round(events[-1]['t'] + chance.uniform(0, 4), 3)}"
        printed = subprocess.run(
            [poster, "trace", *options.split()], input="\n".join(map(json.dumps, events)),
            capture_output=True, text=True, check=True).stdout
        actual = [json.loads(line) for line in printed.splitlines()]
        expected = modelled(options, events)
        # Reduced motion replaces the effect by one that the model does not draw.
        if any(event["type"] == "reducedMotion" for event in events):
            for line in actual + expected:
                line.pop("pages", None)
        if difference := differs(expected, actual):
            sys.exit(f"run {seed} ({options}): the model and poster differ at {difference}")
    print(f"{runs} runs agree")


if __name__ == "__main__":
    if sys.argv[1:2] == ["--check"]:
        check(int(sys.argv[2]))
    else:
        for name in sys.argv[1:]:
            write(name)
