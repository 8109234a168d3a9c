#!/bin/sh
# Builds the documentation of the views and of the engine, as one archive and website in build/docs,
# with the toolchain's docc. What it warns of, such as a link that leads nowhere, is an error.
set -eu
cd "$(dirname "$0")/.."

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
output=build/docs

swift build --target PosterScroll
modules=$(swift build --show-bin-path)/Modules
# PosterImages, which the views' module imports, needs its own C modules to be loaded.
cflags=$(pkg-config --cflags-only-I vips zimg | sed 's/-I/-Xcc -I/g')
target=$(swiftc -print-target-info | sed -n 's/^ *"unversionedTriple": "\(.*\)",*$/\1/p')

# extract MODULE: its public symbols, with those that it adds to other modules' types.
extract() {
  mkdir -p "$work/symbols/$1"
  # Words of the compiler's: no quotes.
  # shellcheck disable=SC2086
  swift symbolgraph-extract -module-name "$1" -target "$target" -I "$modules" \
    -I Sources/CVips -I Sources/CZimg $cflags \
    -minimum-access-level public -skip-synthesized-members -skip-inherited-docs \
    -emit-extension-block-symbols -output-dir "$work/symbols/$1"
}

# convert MODULE ARGUMENT...: MODULE.doccarchive.
convert() {
  module=$1
  shift
  docc convert --additional-symbol-graph-dir "$work/symbols/$module" \
    --fallback-display-name "$module" --fallback-bundle-identifier "org.posterscroll.$module" \
    --enable-experimental-external-link-support --warnings-as-errors \
    --output-dir "$work/$module.doccarchive" "$@"
}

extract PosterEngine
extract PosterScroll
convert PosterEngine
convert PosterScroll Sources/PosterScroll/PosterScroll.docc \
  --dependency "$work/PosterEngine.doccarchive"
rm -rf "$output"
mkdir -p "$(dirname "$output")"
docc merge "$work/PosterScroll.doccarchive" "$work/PosterEngine.doccarchive" \
  --synthesized-landing-page-name PosterScroll --output-path "$output"
echo "The documentation is in $output; serve it with:"
echo "  python3 -m http.server --directory $output    # http://localhost:8000/documentation"
