"""What the command does when it is started without its standard streams."""

import subprocess
import unittest

from support import POSTER, CommandTestCase, poster_pixels


class ClosedStreamsTest(CommandTestCase):
    def closed(self, streams, *arguments):
        """Runs the command with these descriptors closed, and returns how it went."""
        return subprocess.run(
            ["sh", "-c", f'exec "$@" {streams}', "sh", POSTER, *arguments],
            cwd=self.folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            timeout=120,
        )

    def test_no_output_receives_what_is_meant_for_people(self):
        good = [self.write(f"{seed}.png", poster_pixels(80, 120, seed)) for seed in range(2)]
        (self.folder / "empty.png").write_bytes(b"")
        # The bad one comes into view when the output is open already.
        names = [good[0], "empty.png", good[1]]
        for output in ("a.webp", "a.gif"):
            options = ["--to=2", "--frames=9", "--size=80x120", f"--output={output}"]
            self.poster("render", *names, *options)
            expected = (self.folder / output).read_bytes()
            for streams in ("2>&-", "1>&- 2>&-", "0<&- 1>&- 2>&-"):
                with self.subTest(output, streams=streams):
                    (self.folder / output).unlink()
                    result = self.closed(streams, "render", *names, *options)
                    self.assertEqual(result.returncode, 0)
                    self.assertEqual((self.folder / output).read_bytes(), expected)

    def test_a_trace_without_its_input_or_output_is_a_failure(self):
        options = ["trace", "--pages=2", "--size=80x120"]
        for streams, name in (("0<&-", b"standard input"), ("1>&-", b"standard output")):
            result = self.closed(streams, *options)
            self.assertEqual(result.returncode, 1)
            self.assertIn(b"poster: " + name, result.stderr)
        self.assertEqual(self.closed("1>&- 2>&-", *options).returncode, 1)

    def test_help_that_cannot_be_written_is_a_failure(self):
        for arguments in (["--help"], ["--version"], ["render", "--help"], ["show", "--version"]):
            for streams in ("1>&-", "1>/dev/full"):
                result = self.closed(streams, *arguments)
                self.assertEqual(result.returncode, 1)
                self.assertTrue(result.stderr.startswith(b"poster: standard output: "))


if __name__ == "__main__":
    unittest.main()
