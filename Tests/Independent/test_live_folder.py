"""`poster show` in a window of its own display, while the files that it shows come and go."""

import json
import os
import shutil
import subprocess
import time
import unittest

from support import POSTER
from window import PATIENCE, WindowTestCase

RED, GREEN, BLUE, WHITE = (220, 30, 30), (20, 190, 40), (30, 40, 230), (240, 240, 240)
EMPTY, FAILED = (0, 0, 0), (41, 43, 51)


class LiveFolderTest(WindowTestCase):
    def test_pictures_come_and_go_and_the_current_one_stays(self):
        lobby = self.folder / "lobby"
        lobby.mkdir()
        self.show("lobby", "--record=session.jsonl")
        end = time.monotonic() + PATIENCE
        while self.screen()[340:380].max() < 200:
            self.assertLess(time.monotonic(), end, "nothing says that there are no pictures")
        (lobby / "5.jpg").write_bytes(self.picture(RED))
        self.until(RED)
        (lobby / "3.jpg").write_bytes(self.picture(GREEN))
        (lobby / "10.png").write_bytes(self.picture(WHITE, "PNG"))
        self.until_recorded(["3.jpg", "5.jpg", "10.png"])
        self.assertLess(abs(self.color() - RED).max(), 6)
        self.press("Left")
        self.until(GREEN)
        # Written over in place, piece by piece: never a page that says what is wrong.
        data = self.picture(BLUE)
        with open(lobby / "3.jpg", "wb") as file:
            for start in range(0, len(data), len(data) // 4):
                file.write(data[start : start + len(data) // 4])
                file.flush()
                self.assertGreater(abs(self.color() - FAILED).max(), 20)
        self.until(BLUE)
        os.rename(lobby / "3.jpg", lobby / "7.jpg")
        self.until_recorded(["5.jpg", "3.jpg", "10.png"])
        self.until(BLUE)
        os.truncate(lobby / "7.jpg", len(data) // 2)
        self.until(FAILED)
        (lobby / "7.jpg").write_bytes(data)
        self.until(BLUE)
        os.remove(lobby / "7.jpg")
        self.until(WHITE)
        shutil.rmtree(lobby)
        self.until(EMPTY)
        lobby.mkdir()
        (lobby / "1.jpg").write_bytes(self.picture(GREEN))
        self.until(GREEN)
        self.assertEqual(
            self.close(),
            [
                "poster: lobby: holds no pictures; folders inside it are not searched",
                "poster: lobby/7.jpg: is truncated: the JPEG file ends before its picture does",
            ],
        )
        self.replay()

    def until_recorded(self, names):
        end = time.monotonic() + PATIENCE
        ids = [f"lobby/{name}" for name in names]
        while [line["ids"] for line in self.recorded() if line["type"] == "posters"][-1] != ids:
            self.assertLess(time.monotonic(), end, f"never {ids}: {self.recorded()}")

    def replay(self):
        """The recording is a trace that ends where the session did."""
        with open(self.folder / "session.jsonl") as session:
            frames = subprocess.run(
                [POSTER, "trace", "--pages=0", "--size=480x720", "--fps=1"],
                stdin=session, stdout=subprocess.PIPE, check=True,
            ).stdout
        last = json.loads(frames.splitlines()[-1])
        self.assertEqual((last["page"], last["state"], len(last["pages"])), (0, "idle", 1))

    def test_a_file_that_is_copied_slowly_shows_when_it_is_whole(self):
        (self.folder / "0.jpg").write_bytes(self.picture(RED))
        data = self.picture(GREEN)
        self.show(".")
        self.until(RED)
        with open(self.folder / "1.jpg", "wb") as file:
            file.write(data[: len(data) // 2])
            file.flush()
            time.sleep(1)
            self.press("End")
            self.assertLess(abs(self.color() - RED).max(), 6, "half a picture has no page")
            file.write(data[len(data) // 2 :])
        end = time.monotonic() + PATIENCE
        while abs(self.color() - GREEN).max() > 6:
            self.assertLess(time.monotonic(), end)
            self.press("End")
        self.assertEqual(self.close(), [])


if __name__ == "__main__":
    unittest.main()
