#!/usr/bin/python3
"""Decoding at the size of a page, beside vipsthumbnail and gdk-pixbuf, on the same files.

All take turns at all files, so that what else the machine does meets them alike; the median round
counts. This project's decoder uses every processor, with a thread for each, and so does
vipsthumbnail, with a process for each, which writes what it makes to memory, uncompressed.
gdk-pixbuf loads at a scale in one call after the other, as its callers do, and for comparison with
a thread for each processor too.

Run `swift build -c release --product imagesbench` first.
"""

import argparse
import ctypes
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from PIL import Image, ImageChops

ROOT = Path(__file__).resolve().parent.parent
PROCESSORS = len(os.sched_getaffinity(0))


def make_pictures(folder, count):
    """JPEGs of 2000 x 3000, all different, out of the sample posters."""
    samples = sorted((ROOT / "Sources/poster/Samples").glob("*.jpg"))
    folder.mkdir(parents=True, exist_ok=True)
    bases = {}
    files = [folder / f"{index:03}.jpg" for index in range(count)]
    for index, file in enumerate(files):
        if file.exists():
            continue
        sample = samples[index % len(samples)]
        if sample not in bases:
            bases[sample] = Image.open(sample).convert("RGB").resize((2000, 3000), Image.LANCZOS)
        ImageChops.offset(bases[sample], 37 * index, 53 * index).save(file, quality=90)
    return files


def shares(files):
    return [files[index::PROCESSORS] for index in range(PROCESSORS) if files[index::PROCESSORS]]


def run(commands, **options):
    processes = [subprocess.Popen(command, **options) for command in commands]
    if any([process.wait() for process in processes]):
        sys.exit(f"{commands[0][0]} failed")


def decode_ours(files, size):
    tool = ROOT / ".build/release/imagesbench"
    result = subprocess.run([tool, size, *files], check=True, capture_output=True, text=True)
    if result.stdout.strip() != str(len(files)):
        sys.exit(f"imagesbench made {result.stdout.strip()} pictures of {len(files)}")


def decode_vipsthumbnail(files, size):
    with tempfile.TemporaryDirectory(dir="/dev/shm") as folder:
        run(
            [
                ["vipsthumbnail", "--size", size, "--smartcrop", "centre",
                 "--output", f"{folder}/%s.v", *share]
                for share in shares(files)
            ],
            env={**os.environ, "VIPS_CONCURRENCY": "1"},
        )
        if len(list(Path(folder).iterdir())) != len(files):
            sys.exit("vipsthumbnail left files out")


def decode_gdk_pixbuf(files, size, threads=1):
    run([[sys.executable, __file__, "--gdk-pixbuf", str(threads), "--size", size, *files]])


def gdk_pixbuf_child(files, size, threads):
    """In a process of its own, as the others are."""
    library = ctypes.CDLL("libgdk_pixbuf-2.0.so.0")
    load = library.gdk_pixbuf_new_from_file_at_scale
    load.restype = ctypes.c_void_p
    load.argtypes = [ctypes.c_char_p, ctypes.c_int, ctypes.c_int, ctypes.c_int, ctypes.c_void_p]
    unref = ctypes.CDLL("libgobject-2.0.so.0").g_object_unref
    unref.argtypes = [ctypes.c_void_p]
    width, height = map(int, size.split("x"))

    def decode(file):
        pixbuf = load(os.fsencode(file), width, height, 1, None)
        if not pixbuf:
            sys.exit(f"gdk-pixbuf cannot load {file}")
        unref(pixbuf)

    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(decode, files))


DECODERS = {
    "this project": decode_ours,
    "vipsthumbnail": decode_vipsthumbnail,
    "gdk-pixbuf": decode_gdk_pixbuf,
    "with threads": lambda files, size: decode_gdk_pixbuf(files, size, PROCESSORS),
}


def used_seconds():
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def measure(files, size, rounds):
    """The seconds of each round, and the processor's seconds altogether, of each decoder."""
    walls = {name: [] for name in DECODERS}
    work = dict.fromkeys(DECODERS, 0.0)
    names = list(DECODERS)
    for index in range(rounds):
        for name in names[index % len(names):] + names[:index % len(names)]:
            used, start = used_seconds(), time.perf_counter()
            DECODERS[name](files, size)
            walls[name].append(time.perf_counter() - start)
            work[name] += used_seconds() - used
    return walls, work


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--size", default="640x960")
    parser.add_argument("--folder", type=Path, default=ROOT / "build/throughput")
    parser.add_argument("--gdk-pixbuf", type=int, help=argparse.SUPPRESS)
    parser.add_argument("files", nargs="*", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.gdk_pixbuf:
        return gdk_pixbuf_child(options.files, options.size, options.gdk_pixbuf)

    files = [str(file) for file in make_pictures(options.folder, options.count)]
    for decode in DECODERS.values():  # Starts with everything in the system's cache.
        decode(files[:PROCESSORS], options.size)
    walls, work = measure(files, options.size, options.rounds)
    print(f"{len(files)} JPEGs of 2000 x 3000 at {options.size}, {PROCESSORS} processors")
    print(f"{'':14}  pictures/s  ratio  processor ms/picture  ratio")
    base = statistics.median(walls["this project"])
    for name in DECODERS:
        wall = statistics.median(walls[name])
        print(
            f"{name:14}  {len(files) / wall:10.1f}  {wall / base:5.2f}"
            f"  {1000 * work[name] / len(files) / options.rounds:20.1f}  {work[name] / work['this project']:5.2f}"
        )
    ratios = {name: statistics.median(walls[name]) / base for name in DECODERS}
    print("A ratio above 1 is in favour of this project.")
    fast = ratios["vipsthumbnail"] >= 0.9 and ratios["gdk-pixbuf"] >= 2
    print("ok" if fast else "failed", "(0.9 of vipsthumbnail and twice gdk-pixbuf are wanted)")
    return 0 if fast else 1


if __name__ == "__main__":
    sys.exit(main())
