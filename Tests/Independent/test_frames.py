"""Rendered frames against compositions made without the program."""

import unittest

import numpy
from composition import Scene, compose
from support import CommandTestCase, poster_pixels

# Levels of 255, away from the pixels at a page's edge.
MEAN_DIFFERENCE = 1.5


class CompositionTestCase(CommandTestCase):
    """A test that compares rendered frames with composed ones."""

    def make(self, scene, count=2):
        width, height = scene.picture_size()
        scene.pictures = [poster_pixels(width, height, seed) for seed in range(count)]
        return [self.write(f"{seed}.png", pixels) for seed, pixels in enumerate(scene.pictures)]

    def check(self, scene, *options, start=0, end=1, count=2, frames=5):
        names = self.make(scene, count)
        size = f"--size={scene.width}x{scene.height}"
        rendered = self.frames(
            *names, size, f"--from={start}", f"--to={end}", f"--frames={frames}", *options
        )
        self.assertEqual(len(rendered), frames)
        for index, frame in enumerate(rendered):
            offset = (start + (end - start) * index / (frames - 1)) * scene.stride
            expected, edges = compose(scene, offset)
            self.assertEqual(frame.shape, expected.shape)
            difference = abs(frame - expected)[~edges]
            self.assertLess(difference.mean(), MEAN_DIFFERENCE, f"frame {index}")
            self.assertLess(numpy.quantile(difference, 0.999), 8, f"frame {index}")


class FramesTest(CompositionTestCase):
    """The look options, and the numbers of the table of a poster scroll view."""

    def test_the_seam_and_half_of_the_travel(self):
        width, height = 320, 480
        # Column c of the first picture is c % 250 red, of the second too; blue tells them apart.
        ramp = numpy.zeros((height, width, 3))
        ramp[..., 0] = numpy.arange(width) % 250
        other = ramp.copy()
        other[..., 2] = 255
        names = [self.write("a.png", ramp), self.write("b.png", other)]
        frames = self.frames(*names, "--size", "320x480", "--from", "0", "--to", "1", "--frames", "5")
        for k, frame in enumerate(frames):
            seam = 320 - 80 * k
            blue = frame[240, :, 2]
            self.assertTrue((blue[:seam] == 0).all() and (blue[seam:] == 255).all(), f"frame {k}")
            columns = numpy.arange(width)
            travel = 80 * k
            picture = numpy.where(columns < seam, columns + travel / 2, columns - (320 - travel) / 2)
            self.assertTrue((frame[240, :, 0] == picture % 250).all(), f"frame {k}")

    def test_half_a_pixel_filters_stripes(self):
        stripes = numpy.zeros((480, 320, 3))
        stripes[:, ::2] = 255
        names = [self.write("a.png", stripes), self.write("b.png", stripes)]
        # 321 frames over 320 points: frame k stands at k, its pictures at k / 2.
        frames = self.frames(*names, "--size=320x480", "--frames=321")
        for k in (1, 161, 319):
            seam = 320 - k
            away = numpy.abs(numpy.arange(320) + 0.5 - seam) > 1.5
            away[[0, -1]] = False
            self.assertLess(abs(frames[k][100, away] - 127.5).max(), 2, f"frame {k}")
        self.assertEqual(set(frames[2][100, :310, 0]), {0, 255})

    def test_parallax(self):
        self.check(Scene([]))

    def test_sub_pixel_offsets(self):
        self.check(Scene([]), frames=8)

    def test_scale(self):
        self.check(Scene([], scale=2), "--scale", "2")

    def test_fractional_scale(self):
        self.check(Scene([], scale=1.5, width=200, height=300), "--scale", "1.5")

    def test_vertical(self):
        self.check(Scene([], vertical=True), "--vertical", frames=7)

    def test_right_to_left(self):
        self.check(Scene([], rtl=True), "--rtl", frames=7)

    def test_right_to_left_has_no_effect_on_a_vertical_pager(self):
        self.check(Scene([], rtl=True, vertical=True), "--rtl", "--vertical")

    def test_depths(self):
        self.check(Scene([], depth=0.25), "--depth", "0.25")

    def test_peek_and_spacing(self):
        scene = Scene([], peek=40, spacing=12)
        self.check(scene, "--peek", "40", "--spacing", "12", count=4, end=3, frames=13)

    def test_peek_and_spacing_right_to_left(self):
        scene = Scene([], peek=40, spacing=12, rtl=True)
        self.check(scene, "--peek=40", "--spacing=12", "--rtl", count=4, end=3, frames=10)

    def test_peek_and_spacing_vertical_at_scale_2(self):
        scene = Scene([], peek=40, spacing=12, vertical=True, scale=2, width=160, height=240)
        options = ("--peek=40", "--spacing=12", "--vertical", "--scale=2")
        self.check(scene, *options, count=3, end=2, frames=5)

    def test_looping_over_the_seam(self):
        scene = Scene([], loop=True, peek=20)
        self.check(scene, "--loop", "--peek=20", count=3, start=2, end=3)

    def test_looping_with_the_same_poster_twice_on_screen(self):
        scene = Scene([], loop=True, peek=30)
        self.check(scene, "--loop", "--peek=30", count=2, start=-1, end=1, frames=6)

    def test_no_background_at_any_edge_of_a_picture(self):
        white = numpy.full((480, 280, 3), 255)
        names = [self.write(f"{index}.png", white) for index in range(4)]
        options = ("--peek", "40", "--spacing", "12", "--to", "3", "--frames", "97")
        for index, frame in enumerate(self.frames(*names, "--size=320x480", *options)):
            offset = 3 * 252 * index / 96
            center = numpy.arange(320) + 0.5
            inside = numpy.zeros(320, dtype=bool)
            for page in range(4):
                left = 40 + page * 252 - offset
                inside |= (center > left + 1e-6) & (center < left + 240 - 1e-6)
            self.assertTrue((frame[:, inside] >= 254).all(), f"frame {index}")


class EffectsTest(CompositionTestCase):
    """Each effect on its own, and with all that moves pages."""

    EFFECTS = ("slide", "parallax", "reveal", "cover", "fade", "zoom", "stack")

    def test_each_effect(self):
        for effect in self.EFFECTS:
            with self.subTest(effect):
                scene = Scene([], effect=effect, width=160, height=240)
                self.check(scene, "--effect", effect, frames=6)

    def test_each_effect_with_peek_spacing_scale_and_right_to_left(self):
        options = ("--peek=30", "--spacing=10", "--rtl", "--scale=2")
        for effect in self.EFFECTS:
            with self.subTest(effect):
                scene = Scene(
                    [], effect=effect, peek=30, spacing=10, rtl=True, scale=2, width=140, height=180
                )
                self.check(scene, *options, "--effect", effect, count=3, end=2, frames=4)

    def test_each_effect_vertical(self):
        for effect in self.EFFECTS:
            with self.subTest(effect):
                scene = Scene([], effect=effect, vertical=True, width=120, height=200)
                self.check(scene, "--vertical", "--effect", effect, frames=4)


if __name__ == "__main__":
    unittest.main()
