#!/usr/bin/env bash
# Cuts STIX Two Math down to what the book can write in a formula.
# Needs Python's fonttools and brotli; $1 is the full font, $2 the result.
set -euo pipefail
# ASCII, Latin-1 signs, Greek, punctuation, primes, super- and subscripts,
# double-struck N Z Q R, arrows, operators, brackets, math italic and bold.
unicodes="U+0020-007E,U+00A0-00B7,U+00D7,U+00F7,U+0131,U+0237,U+0300-0308,U+0338,\
U+0393-03A9,U+03B1-03C9,U+03D1,U+03D5,U+03F5,U+2010-2016,U+2018-201D,U+2020-2022,U+2026,\
U+2032-2034,U+2044,U+2061-2064,U+2070-208E,U+2102,U+2115,U+211A,U+211D,U+2124,U+210E,\
U+2113,U+2190-2199,U+21A6,U+21AA,U+21BA,U+21BB,U+21D0-21D4,U+2200-220D,U+220F-221A,\
U+221D-221E,U+2223-222A,U+2234-2237,U+223C,U+2243-2245,U+2248,U+224D,U+2254,U+2260-2267,\
U+226A-226B,U+2282-228B,U+2295-2299,U+22A2-22A5,U+22BB,U+22C0-22C6,U+22EE-22F1,\
U+2308-230B,U+23B4-23B5,U+23DC-23DF,U+25A1,U+25CB,U+25CF,U+25E6,U+27E8-27E9,U+27F5-27F8,U+27FC,\
U+2A00-2A02,U+2A7D-2A7E,U+1D400-1D467,U+1D4AA"
pyftsubset "$1" --unicodes="$unicodes" --layout-features='ssty,dtls,flac' \
  --no-hinting --desubroutinize --name-IDs='0,1,2,3,4,5,6,13,14' \
  --flavor=woff2 --output-file="$2"
