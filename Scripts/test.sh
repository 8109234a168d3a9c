#!/bin/sh
# Runs every check of the project, the tests last, so that their closing lines close the output.
set -eu
cd "$(dirname "$0")/.."

say() { printf '\n== %s\n' "$1"; }

say "How the code is written"
make --no-print-directory lint
say "The engine as Embedded Swift"
Scripts/check-embedded.sh
say "The decoder of Apple's systems, against declarations of what it uses"
Scripts/check-imageio.sh
say "Building"
swift build --build-tests
swift build --product poster
say "The example app's manifest"
Scripts/check-examples.sh
say "The documentation"
Scripts/docs.sh
say "Pictures against an independent composition"
POSTER=$PWD/.build/debug/poster "${PYTHON:-/usr/bin/python3}" -m unittest discover \
  --start-directory Tests/Independent
say "Tests"
# A display of its own, so that the window is tested too; drawn in memory, so that no graphics
# driver is needed.
GSK_RENDERER=cairo GTK_A11Y=test xvfb-run --auto-servernum swift test --skip-build
