#!/bin/sh
# Tries broken pictures on the decoder and broken lists on the manifest's parser, for FUZZ_SECONDS
# (60 unless set), with the compiler's own fuzzer and its address checks. An input that brings either
# down is kept in .build/fuzz and named; pass its path to the program that is named with it to see it
# again.
set -eu
cd "$(dirname "$0")/.."

seconds=${FUZZ_SECONDS:-60}
pictures=${POSTERSCROLL_PICTURES:-../shared/pictures}
build=$PWD/.build/fuzz
mkdir -p "$build"

# A crash is the fuzzer's to report. Libraries that are not ours keep what they allocate once.
export SWIFT_BACKTRACE=enable=no
export ASAN_OPTIONS=detect_leaks=0:allocator_may_return_null=1:quarantine_size_mb=64

# compile NAME OPTION... FILE...
compile() {
  name=$1
  shift
  echo "Building $name"
  if ! swiftc -O -assert-config Debug -wmo -swift-version 6 -parse-as-library -sanitize=fuzzer,address \
    -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault \
    -module-name "$name" -o "$build/$name" "$@" >"$build/$name.log" 2>&1; then
    cat "$build/$name.log" >&2
    exit 1
  fi
}

# fuzz NAME SECONDS LONGEST FOLDER...: inputs are made from the files in the folders.
fuzz() {
  name=$1 time=$2 longest=$3
  shift 3
  mkdir -p "$build/$name.corpus"
  echo "Fuzzing $name for $time s"
  if ! "$build/$name" -max_total_time="$time" -max_len="$longest" -timeout=20 -rss_limit_mb=2048 \
    -artifact_prefix="$build/$name-" -print_final_stats=1 "$build/$name.corpus" "$@" \
    >"$build/$name.out" 2>&1; then
    # Libraries write there too, whatever bytes a picture holds.
    grep -aE 'ERROR|SUMMARY|Fatal error|Test unit' "$build/$name.out" >&2 || tail -20 "$build/$name.out" >&2
    echo "failed: $build/$name does not survive the input named above" >&2
    exit 1
  fi
  runs=$(grep -a 'number_of_executed_units' "$build/$name.out" | tr -dc '0-9')
  echo "ok: $name survives $runs inputs"
}

seeds=$(mktemp -d)
trap 'rm -rf "$seeds"' EXIT
# Short ones: a fuzzer gets nowhere with the others.
for folder in Tests/Fixtures/Pictures Tests/Fixtures/Hostile "$pictures"; do
  [ -d "$folder" ] || continue
  find "$folder" -type f -size -64k -exec cp {} "$seeds" \;
done

# pkg-config's flags, and file names, hold no spaces.
# shellcheck disable=SC2046
compile DecoderFuzz -package-name posterscroll -Xcc -w $(pkg-config --cflags-only-I vips zimg | sed 's/-I/-Xcc -I/g') \
  -I Sources/CVips -I Sources/CZimg $(pkg-config --libs vips zimg) \
  $(find Sources/PosterImages -name '*.swift') Tests/Fuzz/DecoderFuzz.swift
compile ManifestFuzz Sources/poster/Input/Manifest.swift Sources/poster/Input/ManifestError.swift \
  Tests/Fuzz/ManifestFuzz.swift

fuzz DecoderFuzz $((seconds * 3 / 4)) 65536 "$seeds"
fuzz ManifestFuzz $((seconds - seconds * 3 / 4)) 4096 Tests/Fuzz/Manifests
