#!/bin/sh
# Proves with the compiler itself that the engine is Embedded Swift, that placing a frame allocates
# nothing, and that the engine needs nothing from elsewhere but libm.
set -eu
cd "$(dirname "$0")/.."

engine=Sources/PosterEngine
output=$(mktemp -d)
trap 'rm -rf "$output"' EXIT

# compile DESCRIPTION OPTION... FILE...: one line for each check; what the compiler says where it
# fails.
compile() {
  what=$1
  shift
  if swiftc -target wasm32-unknown-none-wasm -swift-version 6 -warnings-as-errors \
    -enable-experimental-feature Embedded -enable-experimental-feature Extern \
    -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault \
    -wmo -Osize -parse-as-library -package-name posterscroll -module-name PosterEngine \
    -c -o "$output/engine.o" "$@" >"$output/messages" 2>&1; then
    echo "ok: $what"
  else
    cat "$output/messages" >&2
    echo "failed: $what" >&2
    exit 1
  fi
}

# What is between an offset and a picture's place, and the movements: files by name, so that a new
# one that is forgotten here fails to compile rather than going unchecked.
frame_path() {
  # Finding posters by their ids happens when they change, not in a frame.
  find "$engine/Geometry" "$engine/Effects" "$engine/Paging" -name '*.swift' \
    ! -name PosterAnchor.swift
  for name in LayerPlacement PagePlacement PagerFrame PagerFrame+HitTest \
    Motion/Exponential Motion/Spring Motion/Glide Motion/RubberBand Motion/Overscroll Motion/Drag; do
    echo "$engine/$name.swift"
  done
}

imports=$(grep -rnE '^[[:space:]]*(@[^ ]+ )*((public|package|internal|private|fileprivate) )?import ' \
  "$engine" --include='*.swift' | grep -vE 'import (Darwin|Glibc|Musl)$' || true)
if [ -n "$imports" ]; then
  echo "$imports" >&2
  echo "failed: PosterEngine imports something other than libm" >&2
  exit 1
fi
echo "ok: PosterEngine imports nothing but libm"

# File names of the engine hold no spaces.
# shellcheck disable=SC2046
compile "PosterEngine compiles as Embedded Swift for wasm32" $(find "$engine" -name '*.swift')
# shellcheck disable=SC2046
compile "placing a frame allocates nothing" -Xfrontend -no-allocations $(frame_path)
