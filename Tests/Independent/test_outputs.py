"""Where frames go, what is kept, and what an interrupted run leaves."""

import io
import os
import pty
import signal
import subprocess
import time
import unittest

import numpy
from PIL import Image
from support import POSTER, CommandTestCase, poster_pixels, read

SIZE = "--size=80x120"


class OutputTestCase(CommandTestCase):
    def setUp(self):
        super().setUp()
        self.names = [self.write(f"{seed}.png", poster_pixels(80, 120, seed)) for seed in range(3)]

    def render(self, *options, code=0):
        return self.poster("render", *self.names, SIZE, *options, code=code)

    def listing(self, name):
        return sorted(os.listdir(self.folder / name))


class FolderOutputTest(OutputTestCase):
    def test_what_a_folder_holds_is_kept(self):
        (self.folder / "out").mkdir()
        (self.folder / "out/notes.txt").write_text("mine")
        (self.folder / "out/frame-1.png").write_text("mine too")
        self.render("--frames=2", "--output=out")
        self.assertEqual(
            self.listing("out"), ["frame-0000.png", "frame-0001.png", "frame-1.png", "notes.txt"]
        )
        self.assertEqual((self.folder / "out/notes.txt").read_text(), "mine")
        self.assertEqual((self.folder / "out/frame-1.png").read_text(), "mine too")

    def test_frames_of_an_earlier_run_are_replaced(self):
        self.render("--frames=2", "--output=out")
        before = read(self.folder / "out/frame-0000.png")
        self.render("--frames=2", "--from=2", "--to=0", "--output=out/")
        self.assertEqual(self.listing("out"), ["frame-0000.png", "frame-0001.png"])
        self.assertTrue((read(self.folder / "out/frame-0001.png") == before).all())

    def test_frames_of_a_longer_run_are_refused_and_kept(self):
        self.render("--frames=3", "--output=out")
        before = (self.folder / "out/frame-0001.png").read_bytes()
        error = self.render("--frames=2", "--from=2", "--to=0", "--output=out", code=2)
        self.assertIn("frame-0002.png", error)
        self.assertEqual((self.folder / "out/frame-0001.png").read_bytes(), before)

    def test_without_a_number_there_are_31_frames_to_the_next_page(self):
        self.render("--output=out")
        self.assertEqual(len(self.listing("out")), 31)
        self.render("--from=1", "--output=one.png")
        self.assertTrue(
            (read(self.folder / "out/frame-0030.png") == read(self.folder / "one.png")).all()
        )

    def test_a_missing_parent_is_not_made(self):
        error = self.render("--output=none/out", code=2)
        self.assertIn("none", error)
        self.assertFalse((self.folder / "none").exists())

    def test_a_file_is_no_folder(self):
        (self.folder / "out").write_text("mine")
        self.render("--output=out", code=2)
        self.assertEqual((self.folder / "out").read_text(), "mine")


class AnimationTest(OutputTestCase):
    def check(self, name, encoded):
        """The frames come back about as well as from another encoder, whose error `encoded` gives;
        an animation stores differences between frames, which costs a little."""
        self.render("--frames=7", f"--output={name}")
        self.render("--frames=7", "--output=frames")
        with Image.open(self.folder / name) as image:
            self.assertEqual(image.n_frames, 7)
            self.assertEqual(image.size, (80, 120))
            self.assertEqual(image.info["loop"], 0)
            for index in range(7):
                image.seek(index)
                image.load()
                self.assertIn(image.info["duration"], (30, 33))
                shown = numpy.asarray(image.convert("RGB"), dtype=float)
                expected = read(self.folder / f"frames/frame-000{index}.png")
                error = abs(shown - expected).mean()
                self.assertLess(error, 1.5 * encoded(expected))

    def test_webp(self):
        def encoded(pixels):
            file = io.BytesIO()
            Image.fromarray(pixels.astype(numpy.uint8)).save(file, "WEBP", quality=85)
            return abs(read(file) - pixels).mean()

        self.check("a.webp", encoded)

    def test_gif(self):
        def encoded(pixels):
            palette = Image.fromarray(pixels.astype(numpy.uint8)).quantize(256)
            return abs(numpy.asarray(palette.convert("RGB"), dtype=float) - pixels).mean()

        self.check("a.GIF", encoded)

    def test_one_frame(self):
        self.render("--frames=1", "--output=a.webp")
        with Image.open(self.folder / "a.webp") as image:
            self.assertEqual(image.size, (80, 120))

    def test_only_the_file_is_left(self):
        before = set(os.listdir(self.folder))
        self.render("--frames=3", "--output=a.webp")
        self.assertEqual(set(os.listdir(self.folder)) - before, {"a.webp"})


class InterruptedTest(OutputTestCase):
    def interrupt(self, kill, is_ready, *options):
        """Starts a long run and ends it as soon as something stands there."""
        process = subprocess.Popen(
            [POSTER, "render", *self.names, "--size=600x900", *options],
            cwd=self.folder,
            stderr=subprocess.DEVNULL,
        )
        deadline = time.monotonic() + 60
        while not is_ready() and time.monotonic() < deadline:
            self.assertIsNone(process.poll(), "the run ended before it could be interrupted")
        process.send_signal(kill)
        self.assertNotEqual(process.wait(60), 0)

    def test_every_frame_that_is_there_is_whole(self):
        for kill in (signal.SIGINT, signal.SIGTERM, signal.SIGKILL):
            out = self.folder / f"out-{kill.name}"
            third = out / "frame-0003.png"
            self.interrupt(kill, third.exists, "--frames=5000", f"--output={out.name}")
            names = self.listing(out.name)
            self.assertEqual(names, [f"frame-{index:04}.png" for index in range(len(names))])
            for name in names:
                self.assertEqual(read(out / name).shape, (900, 600, 3))

    def test_a_file_keeps_its_old_content_and_nothing_lies_beside_it(self):
        (self.folder / "a.webp").write_text("old")
        before = set(os.listdir(self.folder))
        spent = time.monotonic() + 0.5
        self.interrupt(
            signal.SIGINT, lambda: time.monotonic() > spent, "--frames=5000", "--output=a.webp"
        )
        self.assertEqual((self.folder / "a.webp").read_text(), "old")
        self.assertEqual(set(os.listdir(self.folder)), before)


class ProgressTest(OutputTestCase):
    def test_a_terminal_has_a_line_that_goes_when_the_work_is_done(self):
        main, terminal = pty.openpty()
        subprocess.run(
            [POSTER, "render", *self.names, SIZE, "--frames=9", "--output=out"],
            cwd=self.folder,
            stderr=terminal,
            check=True,
        )
        os.close(terminal)
        shown = os.read(main, 65536)
        os.close(main)
        self.assertIn(b"frame 4 of 9", shown)
        self.assertNotIn(b"\n", shown)
        self.assertTrue(shown.endswith(b"\r\x1b[K"), shown)

    def test_elsewhere_nothing_is_written(self):
        self.assertEqual(self.render("--frames=9", "--output=out"), "")
        self.assertEqual(self.output, "")


if __name__ == "__main__":
    unittest.main()
