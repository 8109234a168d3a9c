"""The pager of Docs/Motion.md: events with their times in, frames and events out."""

import math

from rules import Band, Glide, Tracker

HAIR = 1 / 1024  # less than this part of a device pixel is a rounding error and not seen


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
            "last": (event["x"], event["y"]), "at": (event["x"], event["y"]), "mode": "pressed",
            "threshold": 4 if event.get("device") == "mouse" else 10, "credit": 0}
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
        finger["at"] = point
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
                    if finger["threshold"] == 4:
                        finger["credit"] = 4 + 0.5 / self.layout.scale
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
        if self.finger and self.finger["id"] == event.get("id", 0):
            self.finger["credit"] = 0
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
            gone = self.reference - layout.logical(*finger["at"])
            lead = math.copysign(finger["credit"], gone) if gone else 0
            target = layout.nearest(self.offset + lead)
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
            hair = HAIR / layout.scale
            is_seen = -layout.length + hair < start < layout.viewport - hair
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
