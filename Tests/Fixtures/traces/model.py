#!/usr/bin/env python3
"""A second opinion on Docs/Motion.md, written from its rules and not from the engine's code.

    model.py NAME…        writes NAME.frames.jsonl from NAME.options and NAME.jsonl
    model.py --check N    compares `poster trace` with the model on N random event sequences

It knows fewer things than the engine (no resize, no change of posters, parallax of 0.5 only) and
looks for its numbers by bisection where the engine solves.
"""

import json
import os
import pathlib
import random
import subprocess
import sys

sys.dont_write_bytecode = True
from pager import Pager
from rules import Layout

FOLDER = pathlib.Path(__file__).parent


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
