"""Runs the command under test, and makes and reads pictures. Nothing here knows how it draws."""

import os
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

import numpy
from PIL import Image

ROOT = Path(__file__).resolve().parents[2]
POSTER = os.environ.get("POSTER", str(ROOT / ".build/debug/poster"))


class CommandTestCase(unittest.TestCase):
    """A test with a folder of its own, `self.folder`, which is also the command's working folder."""

    def setUp(self):
        temporary = tempfile.TemporaryDirectory(prefix="poster-independent-")
        self.addCleanup(temporary.cleanup)
        self.folder = Path(temporary.name)

    def poster(self, *arguments, code=0, **options):
        """Runs the command, checks its exit code, and returns what it wrote on standard error."""
        result = subprocess.run(
            [POSTER, *arguments],
            cwd=self.folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            timeout=120,
            **options,
        )
        error = result.stderr.decode("utf-8")
        self.assertEqual(result.returncode, code, f"{arguments}: {error}")
        self.output = result.stdout.decode("utf-8")
        return error

    def frames(self, *arguments, **options):
        """The frames that `render` makes of the arguments, as arrays of floats."""
        shutil.rmtree(self.folder / "frames", ignore_errors=True)
        error = self.poster("render", *arguments, "--output", "frames", **options)
        self.assertEqual(error, "")
        names = sorted(os.listdir(self.folder / "frames"))
        self.assertEqual(names, [f"frame-{index:04}.png" for index in range(len(names))])
        return [read(self.folder / "frames" / name) for name in names]

    def write(self, name, pixels):
        """Saves pixels as a picture and returns its name."""
        Image.fromarray(numpy.asarray(pixels, dtype=numpy.uint8)).save(self.folder / name)
        return name


def read(path):
    """A picture's pixels as floats, height × width × 3."""
    with Image.open(path) as image:
        return numpy.asarray(image.convert("RGB"), dtype=float)


def poster_pixels(width, height, seed):
    """A picture with soft slopes and hard edges, another for each seed, none of it symmetric."""
    y, x = numpy.mgrid[0:height, 0:width] + 0.5
    waves = numpy.stack(
        [
            128 + 100 * numpy.sin(x / (23 + 3 * seed) + channel + seed) * numpy.cos(y / (31 + 5 * channel))
            for channel in range(3)
        ],
        axis=2,
    )
    block = (x > width * 0.2) & (x < width * 0.35) & (y > height * 0.1) & (y < height * 0.6)
    waves[block] = [250, 30 * seed % 255, 20]
    disc = (x - width * 0.7) ** 2 + (y - height * 0.75) ** 2 < (width * 0.12) ** 2
    waves[disc] = [10, 200, 40 * seed % 255]
    return numpy.clip(numpy.round(waves), 0, 255)
