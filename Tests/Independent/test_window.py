"""`poster show` under a hand: the mouse, the keyboard, and the window around the posters."""

import time
import unittest

from window import WindowTestCase

RED, GREEN, BLUE = (220, 30, 30), (20, 190, 40), (30, 40, 230)


class WindowTest(WindowTestCase):
    screen_size = (1000, 800)

    def show_posters(self, *options):
        (self.folder / "posters.json").write_text(
            '[{"file": "0.jpg", "title": "Dune"}, {"file": "1.jpg", "title": ""}, {"file": "2.jpg"}]'
        )
        for index, color in enumerate((RED, GREEN, BLUE)):
            (self.folder / f"{index}.jpg").write_bytes(self.picture(color))
        self.show("posters.json", "--record=session.jsonl", *options)
        self.until(RED)

    def drag(self, xs, y=300):
        """Moves the pointer through places, a frame or two apart."""
        for x in xs:
            self.xdotool("mousemove", x, y, "sleep", 0.03)

    def pointer(self):
        """The kinds and the places of the pointer's events that were recorded."""
        kinds = ("down", "move", "up", "cancel")
        return [(line["type"], line.get("x")) for line in self.recorded() if line["type"] in kinds]

    def lifted(self):
        self.wait(lambda: self.pointer()[-1][0] in ("up", "cancel"), "the drag never ended")
        return self.pointer()

    def test_the_title_names_the_current_poster(self):
        self.show_posters()
        window = self.xdotool("search", "--name", "Posters$")
        for key, name in [("Home", "Dune"), ("Right", "1.jpg"), ("Right", "2.jpg"), ("Home", "Dune")]:
            self.press(key)
            self.wait(
                lambda: self.xdotool("getwindowname", window) == f"{name} – Posters",
                f"{self.xdotool('getwindowname', window)} is not {name}",
            )
        self.assertEqual(self.close(), [])

    def test_control_with_q_or_w_closes_the_window_and_nothing_is_said(self):
        for key in ("ctrl+q", "ctrl+w", "q", "Escape"):
            self.show_posters()
            self.assertEqual(self.close(key), [], key)

    def test_other_buttons_mean_nothing_in_a_drag(self):
        self.show_posters()
        self.xdotool("mousemove", 400, 300, "mousedown", 1)
        self.drag(range(390, 340, -10))
        for button in (2, 3, 9):
            self.xdotool("mousedown", button)
            self.drag((340 - 10 * button,))
            self.xdotool("mouseup", button)
        self.drag((200, 100, 90))
        self.assertNotIn("cancel", [kind for kind, _ in self.pointer()])
        self.xdotool("mouseup", 1)
        events = self.lifted()
        self.assertEqual(events[-1], ("up", 90))
        self.assertIn(("move", 310), events)
        self.until(GREEN)
        self.assertEqual(self.close(), [])

    def test_a_window_that_moves_and_grows_in_a_drag_does_not_move_the_pointer(self):
        self.show_posters()
        window = self.xdotool("search", "--name", "Posters$")
        self.xdotool("mousemove", 450, 300, "mousedown", 1)
        self.drag(range(445, 400, -5))
        self.xdotool("windowmove", window, 200, 0, "windowsize", window, 700, 720)
        self.drag(range(400, 300, -5))
        self.press("F11")
        self.drag(range(300, 200, -5))
        self.press("F11")
        self.drag(range(200, 150, -5))
        self.xdotool("mouseup", 1)
        xs = [x for _, x in self.lifted()]
        # Of three movements at once two may be lost; one over 200 points would be the window's.
        steps = [after - before for before, after in zip(xs, xs[1:])]
        self.assertTrue(all(-20 <= step <= 0 for step in steps), xs)
        self.assertLess(xs[-1], 400)
        self.close()

    def test_full_screen_covers_a_screen_that_nobody_manages(self):
        self.show_posters("--fullscreen")

        def covered():
            corners = self.screen()[[0, 0, 560], [0, 999, 999]]
            return abs(corners - RED).max() <= 6

        self.wait(covered, "the screen is not covered")
        self.press("Escape")
        self.wait(lambda: not covered(), "full screen is not left")
        self.press("F11")
        self.wait(covered, "the screen is not covered again")
        self.press("F11")
        self.wait(lambda: not covered(), "full screen is not left again")
        self.assertEqual(self.close(), [])

    def test_a_pointer_that_rests_is_hidden_in_full_screen_alone(self):
        self.xdotool("mousemove", 300, 300)
        self.show_posters("--fullscreen")
        self.wait(lambda: not self.is_pointer_shown(), "a pointer that never moved stays")
        self.xdotool("mousemove", 310, 300)
        self.wait(self.is_pointer_shown, "the pointer is not back")
        self.wait(lambda: not self.is_pointer_shown(), "a pointer that moved stays")
        self.press("F11")
        self.wait(self.is_pointer_shown, "the pointer is not back in the window")
        self.assertEqual(self.close(), [])

    def has_caption(self):
        """Whether the title stands over the picture: white on darkened red, above the dots."""
        return bool((self.screen()[640:690, 24:200].min(axis=2) > 240).any())

    def show_plain(self, *options):
        """Shows one red poster with a title."""
        self.write("0.png", [[RED] * 48] * 72)
        (self.folder / "posters.json").write_text('[{"file": "0.png", "title": "Dune"}]')
        self.show("posters.json", *options)
        self.until(RED)

    def test_captions_leave_and_come_back_with_the_pointer(self):
        self.show_plain()
        self.wait(self.has_caption, "there is no caption")
        self.wait(lambda: not self.has_caption(), "the caption stays")
        self.xdotool("mousemove", 200, 300)
        self.wait(self.has_caption, "the caption is not back")
        self.close()

    def test_captions_stay_or_never_come_where_that_is_asked_for(self):
        for option, expected in (("on", True), ("off", False)):
            self.show_plain(f"--captions={option}")
            end = time.monotonic() + 6
            while time.monotonic() < end:
                self.assertEqual(self.has_caption(), expected, option)
            self.close()


if __name__ == "__main__":
    unittest.main()
