"""Runs `poster show` on a display of its own, and looks at what is on it."""

import ctypes
import io
import json
import os
import shutil
import subprocess
import time
import unittest

import numpy
from PIL import Image

from support import POSTER, CommandTestCase

# More than the slowest of what is waited for takes: a folder that is back is found within 4 s.
PATIENCE = 40


class CursorImage(ctypes.Structure):
    """XFixesCursorImage, as far as it is looked at."""

    _fields_ = [
        ("x", ctypes.c_short),
        ("y", ctypes.c_short),
        ("width", ctypes.c_ushort),
        ("height", ctypes.c_ushort),
        ("hot_spot", ctypes.c_ushort * 2),
        ("serial", ctypes.c_ulong),
        ("pixels", ctypes.POINTER(ctypes.c_ulong)),
    ]


@unittest.skipUnless(shutil.which("Xvfb") and shutil.which("xdotool"), "needs Xvfb and xdotool")
class WindowTestCase(CommandTestCase):
    """A test with a bare X server: no window manager, and no session's bus."""

    screen_size = (480, 720)

    def setUp(self):
        super().setUp()
        read, write = os.pipe()
        screen = "{}x{}x24".format(*self.screen_size)
        command = ["Xvfb", "-displayfd", str(write), "-screen", "0", screen, "-noreset"]
        server = subprocess.Popen(command, pass_fds=(write,), stderr=subprocess.DEVNULL)
        self.addCleanup(server.wait)
        self.addCleanup(server.terminate)
        os.close(write)
        with os.fdopen(read) as number:
            display = ":" + number.readline().strip()
        self.environment = {**os.environ, "DISPLAY": display, "GSK_RENDERER": "cairo"}
        for name in ("WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "XDG_RUNTIME_DIR", "GTK_A11Y"):
            self.environment.pop(name, None)

    def show(self, *arguments):
        self.process = subprocess.Popen(
            [POSTER, "show", *arguments], cwd=self.folder, env=self.environment, stderr=subprocess.PIPE
        )
        self.addCleanup(self.process.stderr.close)
        self.addCleanup(self.process.wait)
        self.addCleanup(self.process.kill)

    def screen(self):
        command = ["import", "-window", "root", "png:-"]
        picture = subprocess.run(command, env=self.environment, stdout=subprocess.PIPE, check=True).stdout
        return numpy.asarray(Image.open(io.BytesIO(picture)).convert("RGB"), dtype=float)

    def color(self):
        """The colour a quarter down the window, where nothing is written."""
        return self.screen()[180, 240]

    def until(self, color):
        self.wait(lambda: abs(self.color() - color).max() <= 6, f"{color} is never shown")

    def wait(self, happens, otherwise):
        """Waits until something is true while the window is there."""
        end = time.monotonic() + PATIENCE
        while not happens():
            self.assertIsNone(self.process.poll(), "the window has gone")
            self.assertLess(time.monotonic(), end, otherwise)

    def xdotool(self, *arguments):
        command = ["xdotool", *(str(argument) for argument in arguments)]
        run = subprocess.run(command, env=self.environment, stdout=subprocess.PIPE, check=True)
        return run.stdout.decode().strip()

    def is_pointer_shown(self):
        """Whether any pixel of the pointer's shape can be seen; asked of X itself."""
        x11, xfixes = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXfixes.so.3")
        x11.XOpenDisplay.restype = ctypes.c_void_p
        xfixes.XFixesGetCursorImage.restype = ctypes.POINTER(CursorImage)
        display = ctypes.c_void_p(x11.XOpenDisplay(self.environment["DISPLAY"].encode()))
        number = ctypes.c_int()
        xfixes.XFixesQueryExtension(display, ctypes.byref(number), ctypes.byref(number))
        image = xfixes.XFixesGetCursorImage(display)
        cursor = image.contents
        shown = any(cursor.pixels[index] >> 24 & 255 for index in range(cursor.width * cursor.height))
        x11.XFree(image)
        x11.XCloseDisplay(display)
        return shown

    def press(self, key):
        self.xdotool("key", key)

    def picture(self, color, form="JPEG"):
        pixels = numpy.full((600, 400, 3), color, dtype=numpy.uint8)
        # Detail at the bottom makes the file long enough to be cut.
        pixels[500:] = numpy.random.default_rng(1).integers(0, 255, (100, 400, 3))
        data = io.BytesIO()
        Image.fromarray(pixels).save(data, form, quality=90)
        return data.getvalue()

    def close(self, key="q"):
        """Closes the window; what was written on standard error."""
        self.press(key)
        code = self.process.wait(timeout=PATIENCE)
        error = self.process.stderr.read().decode()
        self.assertEqual(code, 0, error)
        return error.splitlines()

    def recorded(self):
        """What was recorded so far, without a line that is being written."""
        text = (self.folder / "session.jsonl").read_text()
        return [json.loads(line) for line in text.splitlines(keepends=True) if line.endswith("\n")]
