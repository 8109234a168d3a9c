"""What the command makes of pictures, folders and manifests, bad ones among them."""

import json
import os
import unittest

import numpy
from PIL import Image
from support import CommandTestCase, read

# A plain colour for each poster: the frame tells which one is shown.
RED, GREEN, BLUE = (220, 20, 20), (20, 220, 20), (20, 20, 220)
SIZE = "--size=40x60"


class InputTestCase(CommandTestCase):
    def plain(self, name, color, **options):
        path = os.path.join(os.fsencode(self.folder), os.fsencode(name))
        with open(path, "wb") as file:
            Image.new("RGB", (40, 60), color).save(file, "JPEG", quality=95, **options)

    def shown(self, *arguments, page=0, error=""):
        """The mean colour of a page."""
        options = (SIZE, "--from", str(page), "--output", "page.png", "--frames", "1")
        self.assertEqual(self.poster("render", *arguments, *options), error)
        return read(self.folder / "page.png").mean(axis=(0, 1))

    def assertColor(self, color, expected):
        self.assertLess(abs(numpy.subtract(color, expected)).max(), 6, f"{color} is not {expected}")


class FolderTest(InputTestCase):
    def test_natural_order_without_hidden_files_strangers_and_folders_inside(self):
        (self.folder / "in").mkdir()
        self.plain("in/img10.jpg", BLUE)
        self.plain("in/img2.JPG", GREEN)
        self.plain("in/Img1.jpeg", RED)
        self.plain("in/.img0.jpg", BLUE)
        (self.folder / "in/README.txt").write_text("no poster")
        (self.folder / "in/more").mkdir()
        self.plain("in/more/img3.jpg", BLUE)
        for page, color in enumerate((RED, GREEN, BLUE)):
            self.assertColor(self.shown("in", page=page), color)
        error = self.poster("render", "in", "--from=3", "--output=x.png", code=2)
        self.assertIn("3 posters", error)

    def test_an_empty_folder_and_one_that_is_missing(self):
        (self.folder / "in").mkdir()
        error = self.poster("render", "in", "--output=x.png", code=1)
        self.assertTrue(error.startswith("poster: in: holds no pictures"), error)
        error = self.poster("render", "gone", "--output=x.png", code=1)
        self.assertTrue(error.startswith("poster: gone: "), error)

    def test_symbolic_links_are_followed(self):
        (self.folder / "real").mkdir()
        self.plain("real/a.jpg", RED)
        (self.folder / "link").symlink_to("real")
        (self.folder / "b.jpg").symlink_to("real/a.jpg")
        self.assertColor(self.shown("link"), RED)
        self.assertColor(self.shown("b.jpg"), RED)


class SamplesTest(InputTestCase):
    def test_without_input_there_are_the_samples_each_another_picture(self):
        error = self.poster("render", "--from=1000", "--output=x.png", code=2)
        count = int(error.split("there are ")[1].split()[0])
        self.assertGreaterEqual(count, 8)
        pages = [self.shown(page=page) for page in range(count)]
        for page in range(count):
            for other in range(page):
                self.assertGreater(abs(pages[page] - pages[other]).max(), 1)


class BadPosterTest(InputTestCase):
    NEWLINE = b"new\nline.jpg"
    EMOJI = "🎬 영화.jpg".encode()
    NOT_UTF8 = b"caf\xe9.jpg"

    def setUp(self):
        super().setUp()
        (self.folder / "in").mkdir()
        for name, color in ((self.NEWLINE, RED), (self.EMOJI, GREEN), (self.NOT_UTF8, BLUE)):
            self.plain(b"in/" + name, color)
        y, x = numpy.mgrid[0:600, 0:400]
        noise = numpy.stack([x * y % 256, x % 256, y % 256], axis=2).astype(numpy.uint8)
        Image.fromarray(noise).save(self.folder / "in/truncated.jpg", quality=90)
        whole = (self.folder / "in/truncated.jpg").read_bytes()
        (self.folder / "in/truncated.jpg").write_bytes(whole[: len(whole) // 2])
        (self.folder / "in/text.png").write_text("this is no picture\n")
        (self.folder / "in/empty.gif").write_bytes(b"")
        (self.folder / "in/x.jpg").mkdir()
        self.plain("in/locked.jpg", RED)
        os.chmod(self.folder / "in/locked.jpg", 0)
        self.bad = ["empty.gif", "locked.jpg", "text.png", "truncated.jpg", "x.jpg"]
        # Root may read everything: somebody else has to be refused.
        self.somebody = {}
        if os.geteuid() == 0:
            os.chmod(self.folder, 0o755)
            (self.folder / "out").mkdir()
            os.chown(self.folder / "out", 65534, 65534)
            self.somebody = {"user": 65534, "group": 65534}

    def run_all(self, code, *inputs):
        options = ("--loop", "--to=12", "--frames=13", SIZE, "--output=out")
        return self.poster("render", *inputs, *options, code=code, **self.somebody).splitlines()

    def test_each_bad_one_is_named_and_the_others_are_shown(self):
        lines = self.run_all(0, "in")
        self.assertEqual(sorted(line.split(": ")[1] for line in lines), [f"in/{name}" for name in self.bad])
        for line in lines:
            self.assertRegex(line, r"^poster: in/[^ ]+: [a-z].{5,}$")
        reasons = {line.split(": ")[1]: line.split(": ", 2)[2] for line in lines}
        self.assertIn("0 bytes", reasons["in/empty.gif"])
        self.assertIn("permission", reasons["in/locked.jpg"])
        self.assertIn("folder", reasons["in/x.jpg"])
        self.assertIn("truncated", reasons["in/truncated.jpg"])
        colors = [read(path).mean(axis=(0, 1)) for path in sorted((self.folder / "out").iterdir())]
        for color in (RED, GREEN, BLUE):
            self.assertTrue(any(abs(numpy.subtract(shown, color)).max() < 6 for shown in colors), color)

    def test_only_bad_ones_are_a_failure_that_writes_nothing(self):
        lines = self.run_all(1, *[f"in/{name}" for name in self.bad])
        self.assertEqual(len(lines), len(self.bad))
        out = self.folder / "out"
        self.assertTrue(not out.exists() or not os.listdir(out))

    def test_names_are_shown_escaped_on_one_line(self):
        (self.folder / os.fsdecode(b"b\xe9\nd.jpg")).write_bytes(b"")
        error = self.poster("render", b"b\xe9\nd.jpg", "--output=x.png", code=1)
        self.assertEqual(error.count("\n"), 1)
        self.assertTrue(error.startswith("poster: b\\xE9\\nd.jpg: "), error)

    def test_names_of_any_bytes_open_when_they_are_named(self):
        for name, color in ((self.NEWLINE, RED), (self.EMOJI, GREEN), (self.NOT_UTF8, BLUE)):
            self.assertColor(self.shown(b"in/" + name), color)
        self.plain(b"--out\xff.jpg", RED)
        self.assertColor(self.shown("--output=page.png", "--frames=1", SIZE, "--", b"--out\xff.jpg"), RED)

    def test_only_posters_that_are_drawn_are_opened_and_reported(self):
        self.plain("good.jpg", GREEN)
        self.assertColor(self.shown("in/text.png", "good.jpg", "in/empty.gif", page=1), GREEN)

    def test_a_bad_poster_has_a_page_that_says_so(self):
        self.plain("good.jpg", GREEN)
        options = ("--size=320x480", "--frames=2", "--output=pages")
        self.poster("render", "in/text.png", "good.jpg", *options)
        page = read(self.folder / "pages/frame-0000.png")
        # A plain page with bright text in its middle third.
        self.assertTrue((page[0] == page[-1]).all())
        self.assertGreater(page[160:320].max(), page[0].max() + 100)


class ManifestTest(InputTestCase):
    def manifest(self, content, name="posters.json"):
        text = content if isinstance(content, str) else json.dumps(content)
        (self.folder / name).write_text(text)
        return name

    def test_files_are_relative_to_the_manifest_and_in_its_order(self):
        (self.folder / "lists/pictures").mkdir(parents=True)
        self.plain("lists/pictures/b.jpg", RED)
        self.plain("lists/a.jpg", GREEN)
        self.plain("c.jpg", BLUE)
        entries = [
            {"file": "pictures/b.jpg", "title": "제목", "link": "https://example.org/?a=b"},
            {"file": "a.jpg", "subtitle": None, "unknown": [1, {}]},
            {"file": str(self.folder / "c.jpg")},
        ]
        name = self.manifest(entries, "lists/posters.json")
        for page, color in enumerate((RED, GREEN, BLUE)):
            self.assertColor(self.shown(name, page=page), color)

    def test_faults_name_the_entry_and_the_field(self):
        for content, words in (
            ("", ["JSON"]),
            ("[{", ["JSON"]),
            ("[" * 200_000, ["JSON"]),
            ({"file": "a"}, ["list"]),
            ([{"file": "a"}, {"title": "b"}], ["entry 2", '"file"']),
            ([{"file": 7}], ["entry 1", '"file"']),
            ([{"file": "a"}, {"file": "b", "title": ["c"]}], ["entry 2", '"title"']),
            ([{"file": ""}], ["entry 1", '"file"']),
            ([], ["no posters"]),
        ):
            error = self.poster("render", self.manifest(content), "--output=x.png", code=1)
            self.assertTrue(error.startswith("poster: posters.json: "), error)
            self.assertEqual(error.count("\n"), 1)
            for word in words:
                self.assertIn(word, error)

    def test_a_bad_manifest_does_not_stop_the_others(self):
        self.plain("a.jpg", RED)
        self.manifest("[", "bad.json")
        error = "poster: bad.json: is not valid JSON; expected a list such as" + (
            ' [{"file": "a.jpg", "title": "A"}]\n'
        )
        self.assertColor(self.shown("bad.json", "a.jpg", error=error), RED)


if __name__ == "__main__":
    unittest.main()
