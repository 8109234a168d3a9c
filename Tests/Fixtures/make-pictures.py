#!/usr/bin/env python3
"""Makes Pictures/ and what an independent decoder sees in it, expected.json.

Needs python3-pil, python3-numpy and libvips-tools (for AVIF, HEIC and a colour profile).
With a folder of other pictures as its argument it also writes odd-pictures.json about those.
Every expected number is Pillow's and numpy's, none that of the decoder that is tested.
"""

import io
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile

import numpy as np
from PIL import Image, ImageCms, ImageOps

from hostile_pictures import make_hostile
from ink_profile import ink_profile
from turned_heif import turned

HERE = pathlib.Path(__file__).resolve().parent
PICTURES = HERE / "Pictures"

# Two by three blocks of 32 pixels, no two alike: a turned or mirrored picture is another one.
BLOCK, COLUMNS, ROWS = 32, 2, 3
COLOURS = [
    [(230, 40, 60), (30, 180, 70)],
    [(50, 70, 220), (240, 200, 40)],
    [(128, 128, 128), (20, 20, 30)],
]
ALPHAS = [[255, 128], [64, 200], [255, 0]]


def blocks(values):
    return np.kron(np.array(values, np.uint8), np.ones((BLOCK, BLOCK, 1), np.uint8))


def p3_profile():
    """Display P3, which libvips carries."""
    with tempfile.TemporaryDirectory() as folder:
        plain, tagged = pathlib.Path(folder, "plain.png"), pathlib.Path(folder, "tagged.tif")
        Image.new("RGB", (1, 1)).save(plain)
        subprocess.run(["vips", "icc_transform", plain, tagged, "p3", "--input-profile", "srgb"], check=True)
        return Image.open(tagged).info["icc_profile"]


def convert(source, target):
    subprocess.run(["vips", "copy", source, target], check=True)


def upright_rgba(path):
    """The first frame as float RGBA, not premultiplied, sRGB."""
    image = ImageOps.exif_transpose(Image.open(path))
    icc = image.info.get("icc_profile")
    if image.mode.startswith("I"):
        image = Image.fromarray((np.array(image).astype(np.int64) >> 8).astype(np.uint8))
    if icc:
        try:
            image = ImageCms.profileToProfile(
                image,
                ImageCms.ImageCmsProfile(io.BytesIO(icc)),
                ImageCms.createProfile("sRGB"),
                outputMode="RGB",
            )
        except (ImageCms.PyCMSError, OSError):
            pass  # A profile that cannot be used is one that is not there.
    return np.array(image.convert("RGBA")).astype(float)


def premultiplied(rgba):
    return np.dstack([rgba[..., :3] * rgba[..., 3:] / 255, rgba[..., 3:]])


def centres(rgba):
    """The premultiplied colour at the centre of each block, row by row."""
    pixels = premultiplied(rgba)
    height, width = pixels.shape[:2]
    rows, columns = height // BLOCK, width // BLOCK
    return [
        [round(v, 1) for v in pixels[r * BLOCK + BLOCK // 2, c * BLOCK + BLOCK // 2]]
        for r in range(rows)
        for c in range(columns)
    ]


def means(rgba, columns=4, rows=4):
    """The mean premultiplied colour of the cells of a grid, row by row."""
    pixels = premultiplied(rgba).astype(np.float32)
    image = [
        np.array(Image.fromarray(pixels[..., band]).resize((columns, rows), Image.BOX)) for band in range(4)
    ]
    return np.round(np.dstack(image).reshape(-1, 4), 1).tolist()


def make_formats():
    rgb = Image.fromarray(blocks(COLOURS))
    rgba = Image.fromarray(np.dstack([blocks(COLOURS), blocks([[[a] for a in r] for r in ALPHAS])]))
    other = Image.fromarray(255 - blocks(COLOURS))
    cmyk = Image.fromarray(
        blocks(
            [
                [(0, 200, 150, 20), (180, 0, 160, 40)],
                [(200, 150, 0, 0), (0, 30, 220, 10)],
                [(0, 0, 0, 128), (60, 40, 40, 240)],
            ]
        ),
        "CMYK",
    )
    grey = rgb.convert("L")
    p3 = p3_profile()
    jpeg = dict(quality=95, subsampling=0)

    def save(image, name, **options):
        image.save(PICTURES / name, **options)

    save(rgb, "rgb.jpg", **jpeg)
    save(rgb, "progressive.jpg", progressive=True, **jpeg)
    save(grey, "grey.jpg", quality=95)
    save(cmyk, "cmyk.jpg", **jpeg)
    save(cmyk, "cmyk-profile.jpg", icc_profile=ink_profile(), **jpeg)
    save(rgb, "profile.jpg", icc_profile=p3, **jpeg)
    srgb = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    save(rgb, "srgb-profile.jpg", icc_profile=srgb, **jpeg)
    save(rgb, "broken-profile.jpg", icc_profile=p3[:200], **jpeg)
    save(grey, "wrong-profile.jpg", icc_profile=p3, quality=95)
    for orientation in range(1, 9):
        exif = Image.Exif()
        exif[0x0112] = orientation
        save(rgb, f"orientation-{orientation}.jpg", exif=exif, **jpeg)

    save(rgb, "rgb.png")
    save(grey, "grey.png")
    save(rgb.quantize(6), "palette.png")
    save(rgba, "rgba.png")
    save(rgba.convert("LA"), "grey-alpha.png")
    save(rgb, "profile.png", icc_profile=p3)
    save(grey.point(lambda v: 255 * (v > 100), "1"), "one-bit.png")
    save(Image.fromarray(np.array(grey).astype(np.uint16) * 257), "grey-16.png")
    convert(f"{PICTURES / 'rgb.png'}", f"{PICTURES / 'interlaced.png'}[interlace]")
    (PICTURES / "lies.png").write_bytes((PICTURES / "rgb.jpg").read_bytes())

    save(rgb, "rgb.webp", lossless=True)
    save(rgba, "rgba.webp", lossless=True)
    save(rgb, "animated.webp", lossless=True, save_all=True, append_images=[other])
    save(rgb.quantize(6), "rgb.gif")
    save(rgb, "animated.gif", save_all=True, append_images=[other])
    save(rgb, "rgb.tiff", compression="tiff_lzw")
    save(rgb, "big-endian.tiff")
    save(cmyk, "cmyk.tiff")
    save(rgba, "rgba.tiff", compression="tiff_adobe_deflate")
    save(rgb.convert("YCbCr"), "luma.tiff", tiffinfo={530: (1, 1)})
    convert(PICTURES / "rgb.png", f"{PICTURES / 'rgb.avif'}[Q=95,subsample_mode=off]")
    convert(PICTURES / "rgba.png", f"{PICTURES / 'rgba.avif'}[lossless]")
    convert(PICTURES / "rgb.png", f"{PICTURES / 'rgb.heic'}[Q=95,subsample_mode=off]")
    # As telephones write it: turned by the file, and EXIF saying so once more.
    turned_picture = PICTURES / "turned-6.avif"
    convert(PICTURES / "orientation-6.jpg", f"{turned_picture}[Q=95,subsample_mode=off]")
    turned_picture.write_bytes(turned(turned_picture.read_bytes()))
    # The format's own word counts: EXIF alone turns nothing.
    convert(PICTURES / "orientation-6.jpg", f"{PICTURES / 'exif-only.avif'}[Q=95,subsample_mode=off]")
    rows = [
        f'<rect x="{c * BLOCK}" y="{r * BLOCK}" width="{BLOCK}" height="{BLOCK}" fill="rgb{COLOURS[r][c]}"/>'
        for r in range(ROWS)
        for c in range(COLUMNS)
    ]
    (PICTURES / "rgb.svg").write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{COLUMNS * BLOCK}" height="{ROWS * BLOCK}">'
        + "".join(rows)
        + "</svg>\n"
    )


def make_resampled():
    """Pictures without symmetry whose every pixel counts, at other sizes."""
    y, x = np.mgrid[0:90, 0:120]
    waves = [np.sin(x / 25 + y / 60), np.cos(x / 50 - y / 19), np.sin((x + 2 * y) / 40)]
    large = Image.fromarray(np.dstack([127.5 + 120 * w for w in waves]).round().astype(np.uint8))
    small = large.resize((24, 18), Image.BOX)
    large.save(PICTURES / "waves.png")
    small.save(PICTURES / "ripples.png")
    # Large enough to be slow, in a few kilobytes: dark on the left, bright on the right.
    halves = np.full((2900, 2900), 40, np.uint8)
    halves[:, 1450:] = 200
    Image.fromarray(halves).save(PICTURES / "large.jpg", quality=50, optimize=True)
    # One column more than whole blocks of 8.
    ramp = np.tile((np.arange(65) * 3).astype(np.uint8), (65, 1))
    Image.fromarray(ramp).save(PICTURES / "ramp.jpg", quality=100)
    cases = []
    for name, image, mode, size in [
        ("waves.png", large, "fill", (20, 20)),
        ("waves.png", large, "fill", (16, 30)),
        ("waves.png", large, "fill", (71, 40)),
        ("waves.png", large, "fill", (90, 45)),
        ("waves.png", large, "fit", (32, 32)),
        ("waves.png", large, "fit", (40, 200)),
        ("ripples.png", small, "fill", (48, 36)),
        ("ripples.png", small, "fill", (40, 40)),
        ("ripples.png", small, "fit", (24, 18)),
    ]:
        kernel = Image.LANCZOS if image is large else Image.BICUBIC
        resize = ImageOps.fit if mode == "fill" else ImageOps.contain
        result = resize(image, size, kernel)
        cases.append(
            {
                "name": name,
                "mode": mode,
                "requested": size,
                "size": result.size,
                "green": np.array(result)[..., 1].reshape(-1).tolist(),
            }
        )
    return cases


def describe_odd(folder):
    """The grid of means of every picture that Pillow reads the way browsers do."""
    # Pillow paints what the first frame leaves free; it reads too much of the broken TIFF.
    skipped = {"issue_1455_undersized.gif", "ycbcr_lzw_broken.tif"}
    paths = sorted(p for p in folder.glob("*/*.*") if p.name not in skipped)
    return {f"{p.parent.name}/{p.name}": means(upright_rgba(p)) for p in paths}


def main():
    shutil.rmtree(PICTURES, ignore_errors=True)
    PICTURES.mkdir()
    make_formats()
    names = sorted(p.name for p in PICTURES.iterdir())
    resampled = make_resampled()
    make_hostile(HERE / "Hostile")
    # Pillow has no decoder for these: they hold the same blocks.
    same = {
        "rgb.avif": "rgb.png",
        "rgba.avif": "rgba.png",
        "rgb.heic": "rgb.png",
        "turned-6.avif": "orientation-6.jpg",
        "exif-only.avif": "rgb.png",
        "luma.tiff": "rgb.png",
        "rgb.svg": "rgb.png",
    }
    blocks_of = {n: centres(upright_rgba(PICTURES / same.get(n, n))) for n in names}
    expected = {"blocks": blocks_of, "resampled": resampled}
    (HERE / "expected.json").write_text(json.dumps(expected, separators=(",", ":")) + "\n")
    if len(sys.argv) > 1:
        odd = describe_odd(pathlib.Path(sys.argv[1]))
        (HERE / "odd-pictures.json").write_text(json.dumps(odd, separators=(",", ":")) + "\n")


main()
