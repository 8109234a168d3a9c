#!/bin/sh
# Checks the manifest of the example app against a double of Xcode's AppleProductTypes. The app itself
# is a target of the package on Linux, and is built and tested with it.
set -eu
cd "$(dirname "$0")/.."

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
runtime=$(swiftc -print-target-info | sed -n 's/^ *"runtimeResourcePath": "\(.*\)",*$/\1/p')
manifest_api=$runtime/pm/ManifestAPI

swiftc -swift-version 6 -warnings-as-errors -enable-upcoming-feature InternalImportsByDefault \
  -I "$manifest_api" -package-description-version 6.0 -parse-as-library -emit-module \
  -module-name AppleProductTypes -emit-module-path "$work/AppleProductTypes.swiftmodule" \
  Tests/Doubles/AppleProductTypes/*.swift
for manifest in Examples/*.swiftpm/Package.swift; do
  swiftc -swift-version 6 -warnings-as-errors -I "$manifest_api" -I "$work" \
    -package-description-version 6.0 -typecheck "$manifest"
  echo "ok: $manifest"
done
