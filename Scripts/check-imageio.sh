#!/bin/sh
# Proves with the compiler that PosterImages, decoding with ImageIO as on Apple's systems, compiles:
# against declarations of what it uses, in modules that nothing else sees. libvips is not there.
set -eu
cd "$(dirname "$0")/.."

doubles=Tests/Doubles/ImageIO
output=$(mktemp -d)
trap 'rm -rf "$output"' EXIT

# compile DESCRIPTION OPTION... FILE...: one line; what the compiler says where it fails.
compile() {
  what=$1
  shift
  if swiftc -swift-version 6 -warnings-as-errors -I "$output" \
    -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault \
    "$@" >"$output/messages" 2>&1; then
    echo "ok: $what"
  else
    cat "$output/messages" >&2
    echo "failed: $what" >&2
    exit 1
  fi
}

# module NAME: a double that others import.
module() {
  compile "the double of $1" -emit-module -o "$output/$1.swiftmodule" -module-name "$1" \
    -parse-as-library -strict-concurrency=minimal -swift-version 5 "$doubles/$1.swift"
}

module CoreGraphics
module ImageIO
# Dispatch is there, but for memory pressure: that is declared inside PosterImages.
# File names hold no spaces.
# shellcheck disable=SC2046
compile "PosterImages compiles with ImageIO" -typecheck -module-name PosterImages -parse-as-library \
  -package-name posterscroll \
  "$doubles/Dispatch.swift" $(find Sources/PosterImages -name '*.swift')
