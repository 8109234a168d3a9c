"""`make demo` where there is no window to be had."""

import os
import subprocess
import unittest

from PIL import Image
from support import POSTER, ROOT, CommandTestCase


class DemoTest(CommandTestCase):
    def test_without_a_display_the_posters_are_rendered_and_found(self):
        plain = {
            name: value
            for name, value in os.environ.items()
            if name not in ("DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR")
        }
        # None, and one that is named but is not there, as in a shell that outlived its session.
        for environment in ({}, {"DISPLAY": ":9876"}):
            with self.subTest(environment):
                result = subprocess.run(
                    [ROOT / "Scripts/demo.sh", POSTER],
                    cwd=self.folder,
                    env=plain | environment,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.PIPE,
                    timeout=120,
                )
                self.assertEqual(result.returncode, 0, result.stderr)
                path = result.stdout.decode().strip().rpartition(" ")[2]
                with Image.open(path) as image:
                    self.assertEqual(image.n_frames, 121)
                os.unlink(path)


if __name__ == "__main__":
    unittest.main()
