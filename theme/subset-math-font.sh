#!/usr/bin/env bash
# Cuts STIX Two Math down to what the book can write in a formula.
# Needs Python's fonttools and brotli; $1 is the full font, $2 the result.
set -euo pipefail
# ASCII, Latin-1 signs, Greek, primes, double-struck C N P Q R Z, arrows, operators, relations,
# brackets, math italic.
unicodes="U+0020-007E,U+00A0,U+00AC,U+00B0-00B1,U+00B7,U+00D7,U+00F7,U+0131,U+0237,U+0300-0304,\
U+0308,U+0338,U+0393-03A9,U+03B1-03C9,U+03D1,U+03D5,U+03F5,U+2016,U+2026,U+2032-2033,U+2044,\
U+2061-2064,U+2102,U+2115,U+211A,U+2119,U+211D,U+2124,U+210E,U+2113,U+2190-2195,U+21A6,U+21D0-21D4,\
U+2200,U+2203,U+2205,U+2208-2209,U+220F,U+2211-2213,U+2216-2218,U+221A,U+221E,U+2223-222A,\
U+223C,U+2245,U+2248,U+2254,U+2260-2261,U+2264-2265,U+226A-226B,U+2282-2283,U+2286-2287,\
U+2295,U+2297,U+22C5,U+22EE-22F1,U+2308-230B,U+23DE-23DF,U+27E8-27E9,U+1D434-1D467"
pyftsubset "$1" --unicodes="$unicodes" --layout-features='ssty,dtls,flac' \
  --no-hinting --desubroutinize --name-IDs='0,1,2,3,4,5,6,13,14' \
  --flavor=woff2 --output-file="$2"
