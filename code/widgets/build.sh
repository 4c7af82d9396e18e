#!/usr/bin/env bash
# Compiles the four modules that pages run, and says what is missing for it. Only who changes a
# crate that they are made of, or an exercise that is answered in its page, needs it.
#
#   code/widgets/build.sh                 into chapters/widgets
#   code/widgets/build.sh FOLDER          into another folder
#   code/widgets/build.sh --check         are they what the files in stamp.txt are today?
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
readonly HOME_OF_MODULES=chapters/widgets TARGET=wasm32-unknown-unknown MADE=target/widgets/made
# What a module weighs at most as it is sent to a reader, compressed.
readonly HEAVIEST=250000

missing() {
    echo "$1 is missing, and the modules cannot be made: install $2" >&2
    exit 1
}

if [[ ${1:-} == --check ]]; then
    sha256sum --check --quiet "$HOME_OF_MODULES/stamp.txt" && exit
    echo "the modules of the pages are stale: code/widgets/build.sh makes them anew" >&2
    exit 1
fi
into=${1:-$HOME_OF_MODULES}

# The compiler and the source of its standard library, where rustup or Debian puts them.
RUSTC=${RUSTC:-rustc}
sysroot=$("$RUSTC" --print sysroot)
linker=$sysroot/lib/rustlib/$("$RUSTC" -vV | sed -n 's/^host: //p')/bin/rust-lld
library=$sysroot/lib/rustlib/src/rust/library
if [[ ! -f $library/Cargo.lock && -x /usr/bin/rustc ]]; then
    RUSTC=/usr/bin/rustc
    library=/usr/src/rustc-$(/usr/bin/rustc --version | cut -d' ' -f2)/library
fi
[[ -f $library/Cargo.lock ]] ||
    missing "the source of the standard library" "it by \`rustup component add rust-src\`, or on Debian rustc-web and rust-web-src"
[[ -x $linker ]] || missing rust-lld "a toolchain of rustup, which brings it"
version=$(sed -n '/^name = "wasm-bindgen"$/{n;s/^version = "\(.*\)"$/\1/p}' Cargo.lock)
[[ $(wasm-bindgen --version 2>/dev/null || true) == "wasm-bindgen $version"* ]] ||
    missing "wasm-bindgen $version" "it by \`cargo install wasm-bindgen-cli --version $version\`"

export RUSTC RUSTC_BOOTSTRAP=1 __CARGO_TESTS_ONLY_SRC_ROOT=$library
export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER=$linker
# Vectors, and no words for a panic, which a page would not show. Where a compiler's source
# lies, and the book's, is no reader's business.
export RUSTFLAGS="-C target-feature=+simd128 -Z unstable-options -Cpanic=immediate-abort \
    -Z location-detail=none --remap-path-prefix=$library=library --remap-path-prefix=$PWD=."
# compile PROFILE ...: compiles a library for the browser, as this profile and `cargo` say.
compile() {
    local profile=$1
    shift
    cargo build --lib --profile "$profile" --target "$TARGET" -Zbuild-std=std,panic_abort \
        --target-dir target/widgets "$@"
}

files=(code/widgets/{build.sh,Cargo.toml,answers/Cargo.toml})
# bind NAME LIBRARY [PROFILE]: makes the module gods_NAME of the library that was compiled last.
bind() {
    local module=gods_$1 compiled=target/widgets/$TARGET/${3:-widgets}/$2 size file
    wasm-bindgen --target web --no-typescript --remove-name-section --remove-producers-section \
        --out-name "$module" --out-dir "$MADE" "$compiled.wasm"
    size=$(gzip -9 -c "$MADE/${module}_bg.wasm" | wc -c)
    echo "${module}_bg.wasm: $size bytes compressed"
    ((size <= HEAVIEST)) || missing "room for it: there may be $HEAVIEST" "less of the crates"
    # Of what it was made, as cargo says.
    for file in $(sed 's/^[^:]*: //' "$compiled.d"); do
        [[ $file == "$PWD/target/"* || $file != "$PWD/"* ]] || files+=("$(realpath --relative-to=. "$file")")
    done
}
compile widgets --locked --package gods-widgets --no-default-features --features figures
bind widgets widgets
compile widgets --locked --package gods-widgets --no-default-features --features generators
bind generators widgets
compile widgets-fast --locked --package gods-widgets --no-default-features --features rubik
bind rubik widgets widgets-fast
# A new exercise is no change of a file that cargo looks at.
touch code/widgets/answers/build.rs
cp Cargo.lock code/widgets/answers/Cargo.lock
compile widgets --manifest-path code/widgets/answers/Cargo.toml
bind answers answers

mkdir -p "$into"
cp "$MADE"/gods_{answers,generators,rubik,widgets}{.js,_bg.wasm} "$into"
(cd "$into" && sha256sum gods_{answers,generators,rubik,widgets}{.js,_bg.wasm}) | sed "s|  |  $HOME_OF_MODULES/|" >"$into/stamp.txt"
printf '%s\n' "${files[@]}" | LC_ALL=C sort -u | xargs sha256sum >>"$into/stamp.txt"
