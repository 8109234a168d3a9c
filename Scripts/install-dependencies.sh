#!/bin/sh
# Installs the Debian packages that a set of tasks needs and that are not there yet.
# Usage: install-dependencies.sh build|show|test [build|show|test …]
set -eu

build="pkg-config libgtk-4-dev libvips-dev libzimg-dev libcairo2-dev"
# Noto Color Emoji and Nanum draw the titles that Latin fonts cannot.
show="adwaita-icon-theme fonts-dejavu-core fonts-nanum fonts-noto-color-emoji"
# libvips-tools is what decoding is measured beside.
test="xvfb xauth xdotool x11-apps imagemagick python3 python3-pil python3-numpy libvips-tools"

wanted=
for set in "$@"; do
  case $set in
    build) wanted="$wanted $build" ;;
    show) wanted="$wanted $show" ;;
    test) wanted="$wanted $test" ;;
    *) echo "install-dependencies: unknown set $set" >&2; exit 2 ;;
  esac
done

if [ "$(uname)" != Linux ]; then
  exit 0 # Apple's systems need nothing beyond Xcode.
fi
if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
  echo "install-dependencies: not a Debian or Ubuntu system; install what these packages hold:" >&2
  echo " $wanted" >&2
  exit 0
fi

missing=
for package in $wanted; do
  status=$(dpkg-query --show --showformat '${db:Status-Status}' "$package" 2>/dev/null || true)
  [ "$status" = installed ] || missing="$missing $package"
done
[ -n "$missing" ] || exit 0

as_root=
if [ "$(id -u)" -ne 0 ]; then
  if ! command -v sudo >/dev/null; then
    echo "install-dependencies: become root and run: apt-get install$missing" >&2
    exit 1
  fi
  as_root=sudo
fi
echo "Installing$missing"
log=$(mktemp)
trap 'rm -f "$log"' EXIT
# shellcheck disable=SC2086 # each word is a package, or no sudo
if ! { $as_root apt-get update && DEBIAN_FRONTEND=noninteractive $as_root \
  apt-get install --yes --no-install-recommends $missing; } >"$log" 2>&1; then
  cat "$log" >&2
  echo "install-dependencies: could not install$missing" >&2
  exit 1
fi
