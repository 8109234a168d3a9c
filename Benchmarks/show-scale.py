#!/usr/bin/env python3
"""Prints what a window costs on a folder of 10,000 large pictures, beside one of 10.

Usage: POSTER=.build/release/poster SHOWBENCH=.build/release/showbench \\
         /usr/bin/python3 Benchmarks/show-scale.py [FOLDER]

FOLDER keeps the pictures for the next run; without it they are made in a temporary one. They are
10,000 files of their own, JPEGs of 2000 × 3000 pixels and about 8 GB together: twenty are drawn and
encoded, each of the others is a copy of one of these with its number in a comment, so that no two
have the same bytes. They have just been written or read, so most come from the system's cache, not
from the disk.

Everything runs under Xvfb, drawn by cairo. The time to the first full frame is that of `poster show`
itself, from its start until the middle of its window has the first picture's colours, looked at every
2 ms from outside. The swipe is that of `showbench`, which opens the same window and goes through it
by its public functions: ten steps 0.1 s apart, then a second's rest.
"""

import ctypes
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
POSTER = os.environ.get("POSTER", str(ROOT / ".build/release/poster"))
SHOWBENCH = os.environ.get("SHOWBENCH", str(ROOT / ".build/release/showbench"))
COUNTS = (10, 10_000)
SWIPES = (50, 500)
RUNS = 7
DISTINCT = 20
# The colour in the middle of the first picture, which is flat there.
MIDDLE = (200, 60, 40)
SCREEN = (480, 720)
PEAK_LIMIT_MB = 250


def make_pictures(folder):
    """Twenty pictures with detail of all sizes, and a flat patch in the middle."""
    import numpy
    from PIL import Image

    random = numpy.random.default_rng(1)
    y, x = numpy.mgrid[0:3000, 0:2000]
    for seed in range(DISTINCT):
        waves = [128 + 90 * numpy.sin((x * (seed % 5 + 1) + y * channel) / 70) for channel in (1, 2, 3)]
        pixels = numpy.stack(waves, axis=2) + random.normal(0, 5, (3000, 2000, 1))
        pixels[1300:1700, 800:1200] = (MIDDLE[0], (MIDDLE[1] + seed * 9) % 256, MIDDLE[2])
        image = Image.fromarray(pixels.clip(0, 255).astype(numpy.uint8))
        image.save(folder / f"{seed}.jpg", quality=78)


def make_folder(folder, distinct, count):
    if folder.is_dir() and len(os.listdir(folder)) == count:
        return
    folder.mkdir(exist_ok=True)
    pictures = [(distinct / f"{seed}.jpg").read_bytes() for seed in range(DISTINCT)]
    for index in range(count):
        picture = pictures[index % DISTINCT]
        comment = f"{index:08}".encode()
        segment = b"\xff\xfe" + (len(comment) + 2).to_bytes(2, "big") + comment
        (folder / f"{index:05}.jpg").write_bytes(picture[:2] + segment + picture[2:])


class Screen:
    """A display of its own, and the colour of its middle."""

    def __init__(self):
        read, write = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{SCREEN[0]}x{SCREEN[1]}x24", "-noreset"],
            pass_fds=(write,), stderr=subprocess.DEVNULL,
        )
        os.close(write)
        with os.fdopen(read) as number:
            self.name = ":" + number.readline().strip()
        self.environment = {**os.environ, "DISPLAY": self.name, "GSK_RENDERER": "cairo"}
        self.environment.pop("WAYLAND_DISPLAY", None)
        self.library = ctypes.CDLL("libX11.so.6")
        for function in ("XOpenDisplay", "XGetImage"):
            getattr(self.library, function).restype = ctypes.c_void_p
        self.library.XDefaultRootWindow.restype = ctypes.c_ulong
        self.library.XGetPixel.restype = ctypes.c_ulong
        self.library.XGetPixel.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_int]
        self.display = ctypes.c_void_p(self.library.XOpenDisplay(self.name.encode()))
        self.root = ctypes.c_ulong(self.library.XDefaultRootWindow(self.display))

    def middle(self):
        every_plane, by_pixel = ctypes.c_ulong(~0 & (2**64 - 1)), 2
        image = self.library.XGetImage(
            self.display, self.root, SCREEN[0] // 2, SCREEN[1] // 2, 1, 1, every_plane, by_pixel
        )
        pixel = self.library.XGetPixel(image, 0, 0)
        self.library.XDestroyImage(ctypes.c_void_p(image))
        return pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255

    def close(self):
        self.library.XCloseDisplay(self.display)
        self.server.terminate()
        self.server.wait()


def first_frame(screen, folder):
    """Seconds from the start of `poster show` to its first picture, wholly there."""
    start = time.perf_counter()
    process = subprocess.Popen([POSTER, "show", folder], env=screen.environment, stderr=subprocess.DEVNULL)
    try:
        while max(abs(a - b) for a, b in zip(screen.middle(), MIDDLE)) > 4:
            if process.poll() is not None or time.perf_counter() - start > 60:
                sys.exit("poster show shows no picture")
            time.sleep(0.002)
        return time.perf_counter() - start
    finally:
        process.terminate()
        process.wait()
        while screen.middle() != (0, 0, 0):
            time.sleep(0.01)


def swipe(screen, folder, pages):
    output = subprocess.run(
        [SHOWBENCH, folder, str(pages)], env=screen.environment, stderr=subprocess.DEVNULL,
        stdout=subprocess.PIPE, check=True,
    ).stdout
    return json.loads(output)


def line(title, summary):
    print(
        f"    {title:24} {summary['count']:6}   median {summary['median']:6.1f} ms   "
        f"95 % {summary['p95']:6.1f} ms   longest {summary['largest']:6.1f} ms"
    )


def measure(base):
    distinct = base / "distinct"
    if not distinct.is_dir():
        distinct.mkdir()
        make_pictures(distinct)
    for count in COUNTS:
        make_folder(base / str(count), distinct, count)
    screen = Screen()
    try:
        times = {count: [] for count in COUNTS}
        for _ in range(RUNS):
            for count in COUNTS:
                times[count].append(first_frame(screen, base / str(count)))
        small, large = (statistics.median(times[count]) * 1000 for count in COUNTS)
        print("First full frame of poster show, median of", RUNS)
        print(f"    {COUNTS[0]:6} pictures {small:6.0f} ms")
        print(f"    {COUNTS[1]:6} pictures {large:6.0f} ms   {large - small:+.0f} ms (at most +300), × {large / small:.2f}")

        reports = {pages: swipe(screen, base / str(COUNTS[1]), pages) for pages in SWIPES}
        print("Swiping through pages")
        for pages, report in reports.items():
            print(f"  {pages} pages: peak {report['peakKilobytes'] / 1024:.1f} MB (at most {PEAK_LIMIT_MB})")
            line("frames while decoding", report["framesWhileDecoding"])
            line("frames otherwise", report["framesOtherwise"])
            ratio = report["framesWhileDecoding"]["median"] / report["framesOtherwise"]["median"]
            print(f"    a frame while decoding takes × {ratio:.2f} of one otherwise")
            line("blank at rest", report["blankAtRest"])
            line("beyond its own decode", report["blankBeyondDecode"])
            line("decodes", report["decodes"])
        few, many = (reports[pages]["peakKilobytes"] for pages in SWIPES)
        print(f"  peak memory, {SWIPES[1]} pages : {SWIPES[0]} pages = {many / few:.3f} (at most 1.1)")
    finally:
        screen.close()


def main():
    if len(sys.argv) > 1:
        base = Path(sys.argv[1])
        base.mkdir(parents=True, exist_ok=True)
        measure(base)
    else:
        with tempfile.TemporaryDirectory(prefix="poster-benchmark-") as temporary:
            measure(Path(temporary))


if __name__ == "__main__":
    main()
