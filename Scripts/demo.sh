#!/bin/sh
# Shows the sample posters in a window, or renders them where there is no display.
set -eu
poster=$1
if [ -n "${WAYLAND_DISPLAY:-}${DISPLAY:-}" ]; then
  # The display that is named may not be there, which is a status of 1.
  status=0
  "$poster" show --loop --auto-advance 5 || status=$?
  [ "$status" -eq 1 ] || exit "$status"
fi
mkdir -p build
animation=build/demo.webp
"$poster" render --size 320x480 --from 0 --to 4 --frames 121 --output "$animation"
echo "There is no display to open a window on. The posters are in $PWD/$animation"
