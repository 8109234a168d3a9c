#!/bin/sh
# Draws the documentation's pictures: three moments on the way from one sample poster to the next.
# Usage: docs-pictures.sh POSTER-COMMAND
set -eu
poster=$1
resources=$(dirname "$0")/../Sources/PosterScroll/PosterScroll.docc/Resources
frames=$(mktemp -d)
trap 'rm -rf "$frames"' EXIT

# draw NAME FIRST OPTION...: NAME.jpg of the frames at FIRST quarters of the way and the next two.
draw() {
  name=$1
  first=$2
  shift 2
  "$poster" render --size 240x360 --frames 5 --output "$frames/$name" "$@"
  convert "$frames/$name/frame-000$first.png" "$frames/$name/frame-000$((first + 1)).png" \
    "$frames/$name/frame-000$((first + 2)).png" -background white -bordercolor white -border 6 \
    +append -shave 6x6 -quality 80 -strip "$resources/$name.jpg"
}

for effect in slide parallax reveal cover fade zoom stack; do
  draw "effect-$effect" 1 --effect "$effect"
done
draw peek 0 --from 1 --peek 24 --spacing 12
