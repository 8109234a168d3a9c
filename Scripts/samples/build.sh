#!/bin/sh
# Draws the sample posters and writes them to Sources/poster/Samples as JPEGs.
#
# Needs these Debian packages:
#   python3 librsvg2-bin libvips-tools fontconfig
#   fonts-bebas-neue fonts-ebgaramond fonts-gfs-didot fonts-goudybookletter fonts-jura
#   fonts-league-spartan fonts-lobstertwo fonts-nanum fonts-nanum-extra
#
# Usage: Scripts/samples/build.sh [FOLDER]
set -eu

here=$(cd "$(dirname "$0")" && pwd)
samples=$here/../../Sources/poster/Samples
output=${1:-$samples}
limit=150000 # bytes a poster may take; the package ships all eight

fail() {
  echo "build.sh: $*" >&2
  exit 1
}

for tool in python3:python3 rsvg-convert:librsvg2-bin vips:libvips-tools vipsheader:libvips-tools \
  fc-list:fontconfig; do
  command -v "${tool%%:*}" >/dev/null || fail "${tool%%:*} is missing: apt-get install ${tool#*:}"
done

# A missing family would be replaced in silence, and the poster would look wrong. The first style
# that a poster asks for stands behind the family's name.
while IFS='|' read -r family style package; do
  [ -n "$(fc-list "$family:style=$style")" ] ||
    fail "the font $family ($style) is missing: apt-get install $package"
done <<'FONTS'
Bebas Neue|Bold|fonts-bebas-neue
Bebas Neue|Regular|fonts-bebas-neue
EB Garamond|12 Regular|fonts-ebgaramond
EB Garamond|12 Italic|fonts-ebgaramond
GFS Didot|Regular|fonts-gfs-didot
Goudy Bookletter 1911|Regular|fonts-goudybookletter
Jura|Light|fonts-jura
League Spartan|Light|fonts-league-spartan
Lobster Two|Bold Italic|fonts-lobstertwo
NanumGothic|Regular|fonts-nanum
NanumMyeongjo|Bold|fonts-nanum
NanumMyeongjo|ExtraBold|fonts-nanum-extra
FONTS

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$output"

for source in "$here"/[0-9][0-9]-*.py; do
  name=$(basename "$source" .py)
  PYTHONDONTWRITEBYTECODE=1 python3 "$source" >"$work/$name.svg"
  # Drawn at twice the size and halved: thin lines and gradients come out smoother.
  rsvg-convert --width 2000 --height 3000 --output "$work/large.png" "$work/$name.svg"
  vips shrink "$work/large.png" "$work/halved.v" 2 2
  # The sheets are opaque; drop an alpha band where the renderer wrote one.
  vips extract_band "$work/halved.v" "$work/$name.v" 0 --n 3

  # The best quality that keeps within the limit.
  quality=94
  while :; do
    vips jpegsave "$work/$name.v" "$work/$name.jpg" --Q "$quality" --strip --interlace \
      --optimize-coding --subsample-mode auto
    bytes=$(wc -c <"$work/$name.jpg")
    [ "$bytes" -gt "$limit" ] || break
    quality=$((quality - 2))
    [ "$quality" -ge 60 ] || fail "$name does not fit into $limit bytes"
  done

  size="$(vipsheader -f width "$work/$name.jpg")x$(vipsheader -f height "$work/$name.jpg")"
  [ "$size" = 1000x1500 ] || fail "$name is $size instead of 1000x1500"
  [ "$(vipsheader -f bands "$work/$name.jpg")" = 3 ] || fail "$name is not in colour"
  mv "$work/$name.jpg" "$output/$name.jpg"
  echo "$name.jpg  $bytes bytes, quality $quality"
done

# The list that ships and the pictures must name each other.
python3 - "$samples/posters.json" "$output" <<'CHECK' || fail "posters.json and the pictures differ"
import json, pathlib, sys

posters = json.loads(pathlib.Path(sys.argv[1]).read_text("utf-8"))
listed = [poster["file"] for poster in posters]
drawn = sorted(picture.name for picture in pathlib.Path(sys.argv[2]).glob("*.jpg"))
if listed != drawn:
    sys.exit(f"listed: {listed}\ndrawn:  {drawn}")
CHECK
