"""Pictures made to do harm: each is shown or refused with one reason, within a bound on memory, and
nothing is fetched."""

import os
import signal
import socket
import struct
import subprocess
import sys
import threading
import time
import unittest
import zlib

import numpy

from support import POSTER, ROOT, CommandTestCase, read

MEASURED = ROOT / "Tests/Independent/measured.py"
FIXTURES = ROOT / "Tests/Fixtures"
SIZE = "320x480"
# The command with a small picture takes 60 MB of this.
MODEST = 250 << 20
COLOUR = (200, 30, 60)


class HostileTestCase(CommandTestCase):
    def render(self, file, *, seconds=30):
        """The exit code, what was said, and the most memory that the command took, in bytes."""
        report = self.folder / "peak"
        start = time.monotonic()
        process = subprocess.Popen(
            [sys.executable, MEASURED, report, POSTER, "render", file, "--size", SIZE,
             "--output", self.folder / "frame.png"],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
            start_new_session=True,
        )
        timer = threading.Timer(seconds, os.killpg, [process.pid, signal.SIGKILL])
        timer.start()
        _, error = process.communicate()
        timer.cancel()
        self.assertLess(time.monotonic() - start, seconds, file)
        return process.returncode, error.decode("utf-8"), int(report.read_text()) << 10

    def assert_shown(self, file, memory):
        code, error, peak = self.render(file)
        self.assertEqual((code, error), (0, ""), file)
        self.assertLess(peak, memory, file)
        return read(self.folder / "frame.png")

    def assert_refused(self, file, reason, memory=MODEST, seconds=30):
        code, error, peak = self.render(file, seconds=seconds)
        self.assertEqual(code, 1, f"{file}: {error}")
        self.assertIn(reason, error)
        self.assertLess(peak, memory, file)


class Bombs(HostileTestCase):
    def test_a_real_png_of_60000_by_60000(self):
        """A few hundred kilobytes that hold all of their 3.6 billion pixels."""
        row = bytes(1 + 60_000 // 8)
        packer = zlib.compressobj(9)
        data = b"".join(packer.compress(row * 100) for _ in range(600)) + packer.flush()
        file = self.folder / "one-colour.png"
        file.write_bytes(png(60_000, 60_000, 1, 0, data))
        self.assertLess(file.stat().st_size, 1 << 20)
        self.assert_refused(file, "is too large: 60000 × 60000 pixels")

    def test_a_real_png_within_the_limit(self):
        """Read row by row: 400 million pixels cost no more than a few rows."""
        row = bytes(1 + 20_000 // 8)
        packer = zlib.compressobj(9)
        data = b"".join(packer.compress(row * 100) for _ in range(200)) + packer.flush()
        file = self.folder / "large.png"
        file.write_bytes(png(20_000, 20_000, 1, 0, data))
        self.assertEqual(self.assert_shown(file, MODEST).max(), 0)

    def test_the_widest_rows_within_the_limit(self):
        """libvips keeps all of them, several times over."""
        file = self.folder / "wide.png"
        row = bytes(1 + 900_000 * 3)
        file.write_bytes(png(900_000, 17, 8, 2, zlib.compress(row * 17, 1)))
        self.assertEqual(self.assert_shown(file, MODEST).max(), 0)

    def test_files_that_claim_more_than_they_hold(self):
        for name, reason in [
            ("claims-60000.png", "is too large"),
            ("claims-787402.png", "is too large"),
            ("claims-wide.png", "is too large"),
            ("claims.gif", "is too large"),
            ("interlaced-20000.png", "is too large"),
            ("too-few-rows.png", "is damaged"),
        ]:
            with self.subTest(name):
                self.assert_refused(FIXTURES / "Hostile" / name, reason)

    def test_the_largest_progressive_jpeg_that_is_held(self):
        """Six bytes a pixel at the limit of 64 million; one row more is refused at once."""
        file = self.folder / "progressive.jpg"
        make(file, (8000, 8000), progressive=True, subsampling=0, quality=50)
        frame = self.assert_shown(file, 550 << 20)
        self.assertLess(numpy.abs(frame - COLOUR).max(), 4)
        make(file, (8000, 8001), progressive=True, quality=50)
        self.assert_refused(file, "is too large: 8000 × 8001 pixels")


class OddPictures(HostileTestCase):
    def test_every_fixture_stays_within_the_bound(self):
        for file in sorted((FIXTURES / "Pictures").iterdir()):
            with self.subTest(file.name):
                self.assert_shown(file, MODEST)

    def test_extreme_proportions(self):
        for width, height in [(1, 1), (1, 20_000), (20_000, 1), (1920, 17_047)]:
            for suffix in ["png", "jpg"]:
                with self.subTest(f"{width} × {height} {suffix}"):
                    file = self.folder / f"odd.{suffix}"
                    make(file, (width, height))
                    frame = self.assert_shown(file, MODEST)
                    self.assertLess(numpy.abs(frame - COLOUR).max(), 4)

    def test_an_extension_that_lies(self):
        file = self.folder / "picture.svg"
        make(file, (40, 60), format="WEBP", lossless=True)
        self.assertTrue((self.assert_shown(file, MODEST) == COLOUR).all())


class Drawings(HostileTestCase):
    def test_entities_that_grow(self):
        self.assert_refused(FIXTURES / "Hostile/entities.svg", "is damaged")

    def test_drawings_that_take_hours(self):
        noise = "".join(
            f'<feTurbulence type="turbulence" baseFrequency="0.{index % 9 + 1}" numOctaves="10"/>'
            for index in range(1000)
        )
        file = self.folder / "noise.svg"
        file.write_text(
            '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="960">'
            f'<filter id="f" x="0" y="0" width="1" height="1">{noise}</filter>'
            '<rect width="640" height="960" filter="url(#f)"/></svg>'
        )
        self.assert_refused(file, "takes too long", seconds=25)

    def test_nothing_is_fetched(self):
        with socket.create_server(("127.0.0.1", 0)) as server:
            server.settimeout(0.5)
            address = f"http://127.0.0.1:{server.getsockname()[1]}"
            secret = self.folder / "secret.png"
            make(secret, (40, 60), colour=(0, 0, 255))
            file = self.folder / "external.svg"
            file.write_text(
                f'<?xml version="1.0"?><?xml-stylesheet href="{address}/a.css"?>'
                f'<!DOCTYPE svg SYSTEM "{address}/a.dtd">'
                '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="60"'
                ' xmlns:xlink="http://www.w3.org/1999/xlink"'
                ' xmlns:xi="http://www.w3.org/2001/XInclude">'
                f'<style>@import url({address}/b.css); @font-face {{ font-family: x;'
                f" src: url({address}/x.ttf) }} </style>"
                '<rect width="40" height="60" fill="#ff0000"/>'
                + "".join(
                    f'<image width="40" height="60" {name}="{target}"/>'
                    f'<use {name}="{target}#a"/>'
                    for name in ["href", "xlink:href"]
                    for target in [f"{address}/a.png", f"file://{secret}", str(secret), secret.name]
                )
                + f'<xi:include href="{address}/c.svg"/><script href="{address}/d.js"/>'
                '<text font-family="x">a</text></svg>'
            )
            frame = self.assert_shown(file, MODEST)
            with self.assertRaises(TimeoutError):
                server.accept()
        # Neither the server's picture nor the file beside it covers the red.
        self.assertEqual(tuple(frame[400, 200]), (255, 0, 0))


def make(file, size, colour=COLOUR, **options):
    """A picture of one colour, made by a process of its own: what this one holds at any time would
    count as the command's."""
    code = f"from PIL import Image; Image.new('RGB', {size}, {colour}).save({str(file)!r}, **{options})"
    subprocess.run([sys.executable, "-c", code], check=True)


def png(width, height, depth, colour, data):
    """A PNG of those compressed rows."""

    def chunk(name, body):
        return (
            struct.pack(">I", len(body)) + name + body
            + struct.pack(">I", zlib.crc32(name + body))
        )

    header = struct.pack(">IIBBBBB", width, height, depth, colour, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        chunk(name, body) for name, body in [(b"IHDR", header), (b"IDAT", data), (b"IEND", b"")]
    )


if __name__ == "__main__":
    unittest.main()
