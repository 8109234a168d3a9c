"""Exit codes, and the one line that explains each."""

import os
import unittest

import numpy
from support import CommandTestCase


class ExitCodeTest(CommandTestCase):
    USAGE = {
        (): "command",
        ("play",): "play",
        ("--colour",): "--colour",
        ("render", "@"): "--output",
        ("render", "@", "--output"): "--output",
        ("render", "@", "--output="): "the path of a file or a folder",
        ("render", "@", "--output=x.png", "--from=0.5"): "a whole page number",
        ("render", "@", "--output=x.png", "--sise=3x4"): "--sise",
        ("render", "@", "--output=x.png", "-q"): "-q",
        ("render", "@", "--output=x.png", "--size"): "--size",
        ("render", "@", "--output=x.png", "--size", "--loop"): "--size",
        ("render", "@", "--output=x.png", "--size", "0x0"): "--size 0x0",
        ("render", "@", "--output=x.png", "--size=320"): "--size 320",
        ("render", "@", "--output=x.png", "--size=99999x99999"): "pixels",
        ("render", "@", "--output=x.png", "--frames", "0"): "--frames 0",
        ("render", "@", "--output=x.png", "--frames", "2"): "one frame",
        ("render", "@", "--output=x.png", "--scale", "0"): "--scale 0",
        ("render", "@", "--output=x.png", "--depth", "1.5"): "--depth 1.5",
        ("render", "@", "--output=x.png", "--depth", "nan"): "--depth nan",
        ("render", "@", "--output=x.png", "--effect", "swirl"): "swirl",
        ("render", "@", "--output=x.png", "--effect=fade", "--depth=0.5"): "fade",
        ("render", "@", "--output=x.png", "--peek", "160"): "--peek",
        ("render", "@", "--output=x.png", "--peek=-1"): "--peek -1",
        ("render", "@", "--output=x.png", "--spacing=-400"): "--spacing",
        ("render", "@", "--output=x.png", "--loop=yes"): "--loop",
        ("render", "@", "--output=x.png", "--from", "9"): "--from 9",
        ("render", "@", "--output=x.png", "--from", "-1"): "--from -1",
        ("render", "@", "--output=x.png", "--from", "1.5"): "--from 1.5",
        ("render", "@", "--output=x", "--to", "3"): "--to 3",
        ("render", "@", "--output=none/x.png"): "none",
        ("render", "@", "--output=x.mp4"): ".mp4",
        ("render", "@", "--output=-"): "standard output",
        ("render", "@", "--output=/dev/null"): "/dev/null",
        ("show", "@", "--frames=3"): "--frames",
        ("show", "@", "--auto-advance=0"): "--auto-advance 0",
    }

    def setUp(self):
        super().setUp()
        plain = numpy.full((60, 40, 3), 90)
        self.names = [self.write(f"{index}.png", plain) for index in range(3)]

    def expand(self, arguments):
        return [name for argument in arguments for name in (self.names if argument == "@" else [argument])]

    def test_wrong_usage_is_2_and_one_line_that_names_it(self):
        for arguments, word in self.USAGE.items():
            with self.subTest(arguments):
                error = self.poster(*self.expand(arguments), code=2)
                self.assertTrue(error.startswith("poster: "), error)
                self.assertEqual(error.count("\n"), 1, error)
                self.assertIn(word, error)
                self.assertEqual(self.output, "")
                self.assertFalse((self.folder / "x.png").exists())

    # A number on the wrong side of a limit, and the limit.
    LIMITS = {
        ("render", "@", "--output=x", "--size=320x200000"): "from 1 to 100000",
        ("render", "@", "--output=x", "--scale=17"): "from 0.1 to 16",
        ("render", "@", "--output=x", "--peek=100001"): "from 0 to 100000",
        ("render", "@", "--output=x", "--spacing=-100001"): "from -100000 to 100000",
        ("render", "@", "--output=x", "--depth=-1"): "from 0 to 1",
        ("render", "@", "--output=x", "--frames=1000001"): "from 1 to 1000000",
        ("render", "@", "--output=x", "--from=9223372036854775807"): "from -1000000000 to 1000000000",
        ("render", "@", "--output=x", "--to=-1000000001"): "from -1000000000 to 1000000000",
        ("show", "@", "--auto-advance=86401"): "from 1 to 86400",
        ("trace", "--size=3x4", "--pages=1000000001"): "from 0 to 1000000000",
        ("trace", "--size=3x4", "--pages=3", "--fps=100001"): "from 0.001 to 100000",
        ("trace", "--size=3x4", "--pages=3", "--until=-1"): "of 0 or more",
    }

    def test_a_number_beyond_a_limit_is_told_the_limit(self):
        for arguments, limit in self.LIMITS.items():
            with self.subTest(arguments):
                self.assertIn(limit, self.poster(*self.expand(arguments), code=2))

    def test_an_empty_argument_is_shown(self):
        for arguments in ([""], ["render", "--output=x", "--size="], ["show", "--auto-advance", ""]):
            self.assertIn(' ""', self.poster(*arguments, code=2))
        error = self.poster("render", "", "--output=x", code=1)
        self.assertTrue(error.startswith('poster: "": '), error)

    def test_nothing_to_show_is_1(self):
        (self.folder / "empty.png").write_bytes(b"")
        for name in ("empty.png", "missing.png"):
            error = self.poster("render", name, "--output=x.png", code=1)
            self.assertTrue(error.startswith(f"poster: {name}: "), error)
            self.assertFalse((self.folder / "x.png").exists())

    def test_an_output_that_cannot_be_written_is_1(self):
        error = self.poster("render", *self.names, "--output=/proc/x.png", code=1)
        self.assertTrue(error.startswith("poster: /proc/x.png: "), error)
        error = self.poster("render", *self.names, "--output=/proc/x.webp", code=1)
        self.assertTrue(error.startswith("poster: /proc/x.webp: "), error)

    def test_show_without_a_display_is_1_and_names_render(self):
        environment = {
            name: value
            for name, value in os.environ.items()
            if name not in ("DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR")
        }
        error = self.poster("show", *self.names, code=1, env=environment)
        self.assertIn("poster render", error)

    def test_loop_allows_any_page(self):
        for page in ("9", "-4", "1000000000"):
            self.poster("render", *self.names, "--loop", "--from", page, "--output=x.png")

    def test_help_and_version_are_0_and_on_standard_output(self):
        for arguments in (["--help"], ["help"], ["-h"], ["render", "--help"], ["show", "-h"]):
            self.assertEqual(self.poster(*arguments), "")
            self.assertTrue(self.output.startswith("Usage: poster"))
            self.assertLessEqual(max(map(len, self.output.splitlines())), 100)
        for arguments in (["--version"], ["render", "--version"]):
            self.poster(*arguments)
            self.assertRegex(self.output, r"^poster \d+\.\d+\.\d+\n$")

    def test_help_lists_every_option(self):
        self.poster("render", "--help")
        for option in (
            "output size scale from to frames effect depth peek spacing vertical rtl loop help version"
        ).split():
            self.assertIn(f"--{option}", self.output)


if __name__ == "__main__":
    unittest.main()
