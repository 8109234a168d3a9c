#!/usr/bin/env python3
"""Draws Docs/motion/*.svg: what `poster trace` prints for a few gestures.

    Scripts/plot-motion.py          with .build/debug/poster, or the command that POSTER names

Needs nothing but Python. Colours are chosen to be read on light and dark pages alike.
"""

import json
import os
import pathlib
import subprocess
import sys

sys.dont_write_bytecode = True
from svg_panel import Panel, page

ROOT = pathlib.Path(__file__).resolve().parent.parent
FIXTURES = ROOT / "Tests/Fixtures/traces"
OUTPUT = ROOT / "Docs/motion"
POSTER = os.environ.get("POSTER", str(ROOT / ".build/debug/poster"))

FRAMES_A_SECOND = 240
BLUE, ORANGE, GREEN = "#3b82d6", "#d9762b", "#2f9e6e"


# Traces


class Trace:
    """What `poster trace` printed."""

    def __init__(self, options, events):
        command = [POSTER, "trace", *options, "--fps", str(FRAMES_A_SECOND)]
        text = "\n".join(json.dumps(event) for event in events)
        run = subprocess.run(command, input=text, capture_output=True, text=True)
        if run.returncode:
            sys.exit(run.stderr.strip())
        lines = [json.loads(line) for line in run.stdout.splitlines()]
        self.input = events
        self.frames = [line for line in lines if "event" not in line]
        self.events = [line for line in lines if "event" in line]

    def offsets(self, since=0.0, until=float("inf")):
        """The offset over time; under a finger only where the finger told its position."""
        moved = [event["t"] for event in self.input if event["type"] in ("move", "up")]
        points = [(moment, next(f for f in self.frames if f["t"] >= moment)) for moment in moved]
        shown = [(f["t"], f["offset"]) for f in self.frames if f["state"] != "dragging"]
        shown += [(moment, f["offset"]) for moment, f in points if f["state"] == "dragging"]
        return sorted(point for point in shown if since <= point[0] <= until)

    def velocities(self):
        pairs = zip(self.frames, self.frames[1:])
        return [((a["t"] + b["t"]) / 2, (b["offset"] - a["offset"]) * FRAMES_A_SECOND)
                for a, b in pairs]

    def at(self, time):
        """The offset at a time, between the two frames around it."""
        after = next(k for k, frame in enumerate(self.frames) if frame["t"] >= time)
        a, b = self.frames[max(after - 1, 0)], self.frames[after]
        share = (time - a["t"]) / (b["t"] - a["t"]) if b["t"] > a["t"] else 0
        return a["offset"] + share * (b["offset"] - a["offset"])

    def times(self, name):
        return [event["t"] for event in self.events if event["event"] == name]

    def fingers(self):
        """How far the finger has pulled the content, to the left."""
        points = [event for event in self.input if "x" in event]
        return [(event["t"], points[0]["x"] - event["x"]) for event in points]


def fixture(name, *options):
    options = (FIXTURES / f"{name}.options").read_text().split() + list(options)
    lines = (FIXTURES / f"{name}.jsonl").read_text().splitlines()
    return Trace(options, [json.loads(line) for line in lines])


def pull(length, speed, size, pages=3):
    """A finger that pulls the content by a length at a constant speed, then lets go at 0.5 s."""
    travel = length + 10  # the first 10 points are the threshold
    end = 0.5
    steps = max(round(travel / (speed * 0.01)), 2)
    step = travel / speed / steps
    start = end - steps * step
    events = [{"t": start, "type": "down", "x": 900, "y": 300}]
    for k in range(1, steps + 1):
        events.append({"t": start + k * step, "type": "move",
                       "x": 900 - travel * k / steps, "y": 300})
    events.append({"t": end, "type": "up", "x": 900 - travel, "y": 300})
    return Trace(["--pages", str(pages), "--size", size, "--until", "1.3"], events)


def held(length, size):
    """A finger that has pulled the content by a length, waits, and lets go at 0.5 s."""
    events = [{"t": 0.1, "type": "down", "x": 900, "y": 300},
              {"t": 0.2, "type": "move", "x": 900 - length - 10, "y": 300},
              {"t": 0.5, "type": "up", "x": 900 - length - 10, "y": 300}]
    return Trace(["--pages", "3", "--size", size, "--until", "1.3"], events)


# Plots


def save(name, title, *panels):
    (OUTPUT / f"{name}.svg").write_text(page(title, panels))


TIME = "time, s"


def draw_drag():
    trace = fixture("drag")
    panel = Panel(16, 280, (0, 1.1), (0, 400), 0.1, 100, "points", TIME)
    release = trace.input[-1]["t"]
    panel.level(10, "threshold")
    panel.moment(release, "release")
    panel.curve(trace.fingers(), ORANGE, "5 4")
    panel.curve(trace.offsets(), BLUE)
    (changed,), (settled,) = trace.times("pageChanged"), trace.times("settled")
    panel.dot(changed, trace.at(changed), BLUE)
    panel.dot(settled, trace.at(settled), BLUE)
    panel.name(0.29, 92, "finger’s travel", ORANGE, "end")
    panel.name(0.52, 290, "offset", BLUE)
    panel.name(changed + 0.02, 192, "pageChanged", BLUE)
    panel.name(settled, 372, "settled", BLUE, "middle")
    save("drag", "A drag follows the finger from the threshold on, and settles after release",
         panel)


def draw_release():
    panel = Panel(16, 280, (0.3, 1.1), (0, 400), 0.1, 100, "offset, points", TIME)
    panel.moment(0.5, "release at 150 points", "end")
    runs = [(4000, BLUE, "4,000 points/s: the next page, no farther"),
            (350, ORANGE, "350 points/s: the next page"),
            (250, GREEN, "250 points/s: back to the nearest page")]
    for k, (speed, colour, label) in enumerate(runs):
        panel.curve(pull(150, speed, "390x844").offsets(0.3), colour)
        panel.name(0.72, 270 - 35 * k, label, colour)
    save("release", "The speed at release decides the page", panel)


def draw_bounce():
    trace = fixture("bounce")
    panel = Panel(16, 280, (0, 1.1), (-250, 50), 0.1, 50, "points", TIME)
    release = trace.input[-1]["t"]
    panel.moment(release, "release")
    panel.level(0, "first page")
    panel.curve(trace.fingers(), ORANGE, "5 4")
    panel.curve(trace.offsets(), BLUE)
    (settled,) = trace.times("settled")
    panel.dot(settled, 0, BLUE)
    panel.name(0.2, -150, "finger’s travel", ORANGE, "end")
    panel.name(0.50, -100, "offset", BLUE)
    save("bounce", "Content that is pulled past the first page yields less and less, and returns",
         panel)


def draw_settle():
    panel = Panel(16, 280, (0, 0.6), (0, 400), 0.1, 100, "points to the target",
                  "time since release, s")
    runs = [(pull(10, 1000, "400x600"), 400, BLUE, "390 away, 1,000 points/s"),
            (held(200, "400x600"), 0, ORANGE, "200 away, at rest"),
            (pull(195, 1000, "390x600"), 390, GREEN, "195 away, 1,000 points/s")]
    for k, (trace, target, colour, label) in enumerate(runs):
        end = trace.times("settled")[0]
        curve = [(t - 0.5, abs(offset - target)) for t, offset in trace.offsets(0.5)]
        panel.curve(curve, colour)
        panel.dot(end - 0.5, 0, colour)
        panel.name(0.27, 330 - 40 * k, f"{label}: at rest after {end - 0.5:.3f} s", colour)
    save("settle", "Settling is a critically damped spring that never crosses its target", panel)


def draw_retarget():
    trace = fixture("notches", "--scale", "4")
    end = 1.1
    offsets = Panel(16, 220, (0, end), (0, 1200), 0.1, 400, "offset, points")
    speeds = Panel(252, 130, (0, end), (0, 8000), 0.1, 2000, "velocity, points/s", TIME)
    notches = [0.1, 0.2, 0.27]
    for time in notches:
        for panel in (offsets, speeds):
            panel.moment(time, "")
    offsets.text(offsets.x(notches[0]) - 5, offsets.top + 13, "3 notches", "end")
    offsets.curve(trace.offsets(until=end), BLUE)
    speeds.curve([point for point in trace.velocities() if point[0] <= end], ORANGE)
    for time in trace.times("pageChanged")[:3]:
        offsets.dot(time, trace.at(time), BLUE)
    settled = trace.times("settled")[0]
    offsets.dot(settled, 1200, BLUE)
    offsets.name(settled, 1110, "settled", BLUE, "middle")
    offsets.name(0.44, 950, "pageChanged at each middle", BLUE)
    save("retarget", "Three quick notches go three pages, without a jump in velocity",
         offsets, speeds)


if __name__ == "__main__":
    OUTPUT.mkdir(parents=True, exist_ok=True)
    for draw in (draw_drag, draw_release, draw_bounce, draw_settle, draw_retarget):
        draw()
