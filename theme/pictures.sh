#!/bin/sh
# Makes the book's pictures of dots of its drawings: the icons for browsers that take no SVG and
# for a phone's screen, and what is shown where someone shares the book. Needs Chromium.
#
#   theme/pictures.sh
set -eu

cd "$(dirname "$0")"
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT

# icon FILE SIDE SHARE COLOR: the cube in a square of this color, over so much of its side.
icon() {
  cat >"$room/page.html" <<END
<!DOCTYPE html>
<html><body style="margin: 0; width: $2px; height: $2px; background: $4; display: grid; place-items: center">
<div style="width: $3; height: $3">$(cat favicon.svg)</div>
</body></html>
END
  shoot "$1" "$2" "$2"
}

# said KEY: what book.toml says of the book.
said() {
  sed -n "s/^$1 = \"\(.*\)\"/\1/p" ../book.toml | sed "s/'/\&rsquo;/g"
}

# share FILE: the book's title beside the figure that opens it.
share() {
  cat >"$room/page.html" <<END
<!DOCTYPE html>
<html class="light">
<meta charset="utf-8">
<link rel="stylesheet" href="file://$PWD/colors.css">
<style>
  @font-face { font-family: "Source Serif 4"; src: url("file://$PWD/fonts/source-serif-4-400-normal.woff2") }
  @font-face { font-family: "Source Serif 4"; font-weight: 600; src: url("file://$PWD/fonts/source-serif-4-600-normal.woff2") }
  body { box-sizing: border-box; width: 1200px; height: 630px; margin: 0; padding: 0 56px 0 72px; display: flex;
    align-items: center; gap: 56px; background: var(--bg); color: var(--fg); font-family: "Source Serif 4" }
  .words { flex: 1 }
  .words img { margin-left: -14px }
  h1 { margin: 24px 0 20px; font-size: 80px; font-weight: 600; line-height: 1.04 }
  p { margin: 0; font-size: 37px; line-height: 1.35; color: var(--muted) }
  .figure { width: 504px; font-family: "Liberation Sans", sans-serif }
  .figure svg { max-width: none !important }
</style>
<body><div class="words"><img src="file://$PWD/favicon.svg" width="128" alt=""><h1>$(said title)</h1><p>$(said description)</p></div>
<div class="figure">$(cat ../chapters/figures/pocket-cube-layers.svg)</div>
</body></html>
END
  shoot "$1" 1200 630
}

# shoot FILE WIDTH HEIGHT: the page in the room.
shoot() {
  "${CHROMIUM:-chromium}" --headless --no-sandbox --disable-gpu --hide-scrollbars --no-first-run \
    --user-data-dir="$room/user" --allow-file-access-from-files --force-device-scale-factor=1 \
    --virtual-time-budget=2000 --window-size="$2,$3" \
    --default-background-color=00000000 --screenshot="$room/page.png" "file://$room/page.html" \
    >"$room/log" 2>&1 || { cat "$room/log" >&2; exit 1; }
  mv "$room/page.png" "$1"
  echo "$1: $(wc -c <"$1") bytes"
}

icon favicon.png 48 100% transparent
icon ../chapters/pictures/apple-touch-icon.png 180 78% '#fffefc'
share ../chapters/pictures/share.png
