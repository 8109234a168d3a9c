#!/usr/bin/env python3
"""Prints what `poster render` costs with 10 pictures in a folder and with 10,000.

Usage: POSTER=.build/release/poster /usr/bin/python3 Benchmarks/render-scale.py

Both folders hold names of the same ten JPEGs of 1000 × 1500 pixels. Eleven frames travel between two
pages in the folder's middle. Runs are interleaved; the medians of time and peak memory are printed,
and how many times the small folder's they are.
"""

import multiprocessing
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
POSTER = os.environ.get("POSTER", str(ROOT / ".build/release/poster"))
COUNTS = (10, 10_000)
RUNS = 9


def make_pictures(folder):
    """Runs in a process of its own: the system counts what this one holds as the command's peak."""
    import numpy
    from PIL import Image

    y, x = numpy.mgrid[0:1500, 0:1000]
    for seed in range(10):
        waves = numpy.stack(
            [128 + 120 * numpy.sin((x * (seed + 1) + y * channel) / 90) for channel in (1, 2, 3)], axis=2
        )
        Image.fromarray(waves.astype(numpy.uint8)).save(folder / f"{seed}.jpg", quality=85)


def make_folder(folder, pictures, count):
    folder.mkdir()
    for index in range(count):
        os.link(pictures / f"{index % 10}.jpg", folder / f"poster {index}.jpg")


def run(folder, count, output):
    """The seconds and the peak memory, in kilobytes, of one run."""
    shutil.rmtree(output, ignore_errors=True)
    # The same two pictures in both folders, since some take longer to decode than others.
    middle = count // 2 // 10 * 10 + 5
    arguments = [POSTER, "render", folder, f"--from={middle}", f"--to={middle + 1}"]
    start = time.perf_counter()
    process = subprocess.Popen([*arguments, "--frames=11", f"--output={output}"])
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        sys.exit("poster render failed")
    return time.perf_counter() - start, usage.ru_maxrss


def main():
    with tempfile.TemporaryDirectory(prefix="poster-benchmark-") as temporary:
        base = Path(temporary)
        pictures = base / "pictures"
        pictures.mkdir()
        maker = multiprocessing.Process(target=make_pictures, args=(pictures,))
        maker.start()
        maker.join()
        for count in COUNTS:
            make_folder(base / str(count), pictures, count)
        results = {count: [] for count in COUNTS}
        for _ in range(RUNS):
            for count in COUNTS:
                results[count].append(run(base / str(count), count, base / "out"))
    medians = {}
    for count in COUNTS:
        seconds, kilobytes = map(statistics.median, zip(*results[count]))
        medians[count] = seconds, kilobytes
        print(f"{count:6} pictures: {seconds * 1000:6.0f} ms, peak {kilobytes / 1024:6.1f} MB")
    small, large = (medians[count] for count in COUNTS)
    print(f"         ratio: {large[0] / small[0]:6.2f} in time, {large[1] / small[1]:.2f} in memory")


if __name__ == "__main__":
    main()
