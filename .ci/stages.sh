# The stages of .ci/run and .ci/full, which say which of them run: each is a function, run in
# a shell of its own. Sourced, with STAGES set, from the repository's root.

readonly MDBOOK=0.5.4 AXE_CORE=4.14.1
readonly LOGS=target/ci-logs TOOLS=target/ci-tools MODULE=target/ci-widgets
export CARGO_INCREMENTAL=0 CARGO_TERM_COLOR=${CARGO_TERM_COLOR:-never}

fmt() { cargo fmt --all --check; }

# The workspace; the tool with the features that it has without tests; then without the tool, as
# a program sees it that wants the algorithms: without the fast engine, and with it.
clippy() {
    cargo clippy --workspace --all-targets --locked -- -D warnings
    cargo clippy --locked -- -D warnings
    cargo clippy --lib --no-default-features --locked -- -D warnings
    cargo clippy --lib --no-default-features --features rows --locked -- -D warnings
}

# README's command, word for word. In CI the students' files must be as they were.
tests() { CI=true cargo test --workspace; }

doc() { RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps --locked; }

# The committed drawings, tables and facts are what the optimized program computes.
figures() { cargo run --release --locked -- figures --check; }

# The tool as `cargo test` has compiled it, so that .ci/run compiles it once.
tested_gods() {
    cargo test --workspace --locked --no-run --quiet
    GODS=$PWD/target/debug/gods
}

# The chapters, and the pages built from them.
book() {
    tested_gods
    "$GODS" book check
}

# The book with stock mdBook, without its commands `serve` and `watch`, not optimized: it runs
# twice.
mdbook() {
    tested_gods
    export MDBOOK_PREPROCESSOR__GODS__COMMAND="$GODS preprocess"
    local mdbook=$TOOLS/bin/mdbook
    if [[ $("$mdbook" --version 2>/dev/null || true) != "mdbook v$MDBOOK" ]]; then
        CARGO_PROFILE_DEV_DEBUG=false cargo install mdbook --debug --version "$MDBOOK" \
            --no-default-features --features search --locked --root "$TOOLS"
    fi
    "$mdbook" build --dest-dir "$PWD/target/ci-book"
    "$mdbook" test
}

# The tool serves a page.
serve() {
    tested_gods
    serves "$GODS"
}

# README's other command serves a page.
serve_release() {
    cargo build --release --locked
    serves cargo run --release --
}

# serves COMMAND...: the command serves the book at the port that it is told.
serves() {
    have curl curl
    local page port=$((20000 + RANDOM % 20000))
    # A group of its own, so that a child of the command ends with it.
    setsid "$@" --port "$port" &
    # shellcheck disable=SC2064
    trap "kill -- -$! 2>/dev/null || true" EXIT
    page=$(curl --silent --show-error --fail --retry 120 --retry-delay 1 \
        --retry-connrefused "http://127.0.0.1:$port/index.html")
    grep --quiet --ignore-case '<main>' <<<"$page"
    echo "served ${#page} characters at port $port"
}

# Every page once, on a phone, judged by axe-core; two pages in all themes; and the search.
browser() { browsers pages_read_well_in_browser pages_are_found; }

# Every page in every width and theme, and all that a reader does in pages.
browser_all() { GODS_BROWSER=all browsers; }

# browsers [TEST]: the tests in a browser.
browsers() {
    [[ -n ${CHROMIUM:-} ]] || have chromium chromium fonts-dejavu-core
    [[ -n ${CHROMEDRIVER:-} ]] || have chromedriver chromium-driver
    have pdftotext poppler-utils
    if [[ -z ${AXE:-} ]]; then
        have npm npm
        mkdir -p "$TOOLS"
        export AXE=$PWD/$TOOLS/package/axe.min.js
        [[ -f $AXE ]] || (cd "$TOOLS" && npm pack --silent "axe-core@$AXE_CORE" && tar -xzf "axe-core-$AXE_CORE.tgz")
    fi
    # The module that was made here, if there is one, and it is of these crates.
    if cmp --silent "$MODULE/stamp.txt" chapters/widgets/stamp.txt; then
        export GODS_WIDGETS=$PWD/$MODULE
    fi
    # With the whole workspace, dependencies are compiled as they were for the tests.
    local tests=(cargo test --workspace --locked --test browser -- --ignored)
    "${tests[@]}" --list "$@" | grep ': test$' >/dev/null # a filter that finds no test is an error
    "${tests[@]}" --nocapture "$@"
}

# Nothing above may leave a tracked file changed or a new one behind.
clean() {
    [[ -z $(git status --porcelain) ]] || { git status --short && git --no-pager diff --stat && return 1; }
}

# Each chapter crate as it would be published, its own files alone, compiled from those. In a new
# folder each time: Cargo would compile yesterday's crate in place of today's.
package() {
    mkdir -p target
    local folder others=() manifest
    folder=$(mktemp -d "$PWD/target/ci-package.XXXXXX")
    # shellcheck disable=SC2064
    trap "rm -rf '$folder'" EXIT
    for manifest in src/*/Cargo.toml course/Cargo.toml course/*/Cargo.toml Cargo.toml; do
        others+=(--exclude "$(sed -n 's/^name = "\(gods-.*\)"/\1/p' "$manifest" | head -1)")
    done
    CARGO_PROFILE_DEV_OPT_LEVEL=0 cargo package --workspace "${others[@]}" \
        --locked --allow-dirty --target-dir "$folder"
}

# The chapter crates with the oldest packages that their manifests allow.
minimal() {
    local folder manifest
    folder=$(mktemp -d "$PWD/target/ci-minimal.XXXXXX")
    # shellcheck disable=SC2064
    trap "rm -rf '$folder'" EXIT
    cp -r code "$folder"
    sed -n '1,/^\[package\]/p' Cargo.toml | sed '/^\[package\]/d; s/^members = .*/members = ["code\/*"]/' >"$folder/Cargo.toml"
    for manifest in "$folder"/code/*/Cargo.toml; do
        sed -i '/^\[\(target.*\.\)\?dev-dependencies\]/,/^$/d; /^\[\[bench\]\]/,/^$/d' "$manifest"
    done
    cd "$folder"
    RUSTC_BOOTSTRAP=1 cargo update --quiet -Z direct-minimal-versions
    cargo check --workspace --lib
}

# The Rust that Cargo.toml promises, and no newer one.
msrv() {
    local rust
    rust=$(sed -n 's/^rust-version = "\(.*\)"/\1/p' Cargo.toml)
    rustup toolchain install "$rust" --profile minimal
    cargo "+$rust" check --workspace --all-targets --locked
}

# Tables of gigabytes, one after another, for these take up to 6 GB: every puzzle of up to 4
# million positions, larger ones that others have counted, 19.5 billion positions of phase 2, the
# trillion of the edges. Then IDA* on all boards of the 8-puzzle, and Korf's hundred boards.
large() {
    local test=(cargo test --release --locked --workspace)
    "${test[@]}" --test catalog_large --test large_cube --test truth --test korf --test fifteen --test optimal_tables --no-run
    "${test[@]}" --test catalog_large -- --ignored --nocapture
    "${test[@]}" --test large_cube -- --ignored --nocapture --test-threads=1
    "${test[@]}" --test truth --test korf --test fifteen --test optimal_tables -- --ignored --nocapture
}

standard_library() {
    compgen -G '/usr/src/rustc-*/library' >/dev/null || have rust-web-src rustc-web rust-web-src
}

# The rows as ARM's processors step them, on an emulator: NEON and the portable code find
# the same layers, and the same distance of every position. The standard library is compiled
# for it, from the source that Debian has of its own compiler.
arm() {
    have qemu-aarch64 qemu-user
    have aarch64-linux-gnu-gcc gcc-aarch64-linux-gnu libc6-dev-arm64-cross
    local library target=aarch64-unknown-linux-gnu
    standard_library
    library=$(compgen -G '/usr/src/rustc-*/library' | tail -1)
    export CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_LINKER=aarch64-linux-gnu-gcc
    export CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_RUNNER='qemu-aarch64 -L /usr/aarch64-linux-gnu'
    RUSTC=/usr/bin/rustc RUSTC_BOOTSTRAP=1 __CARGO_TESTS_ONLY_SRC_ROOT=$library \
        cargo test -Zbuild-std=std,panic_abort,panic_unwind,test --target "$target" --locked \
        --config profile.dev.package.compiler_builtins.opt-level=3 \
        --target-dir "target/ci-$target" -p gods-cpu -p gods-rows --test levels --test translation -- \
        --skip corners_of_rubiks_cube
}

# Each benchmark once, in Criterion's test mode, so that none can rot.
benches() { cargo test --workspace --benches --locked; }

# The committed module of the pages is what the crates are today; and it can be made.
widgets() {
    local fresh=0 version
    code/widgets/build.sh --check || fresh=1
    version=$(sed -n '/^name = "wasm-bindgen"$/{n;s/^version = "\(.*\)"$/\1/p}' Cargo.lock)
    export PATH=$PWD/$TOOLS/bin:$PATH
    if [[ $(wasm-bindgen --version 2>/dev/null || true) != "wasm-bindgen $version"* ]]; then
        # Not with its own lock file, which names packages that were withdrawn.
        CARGO_PROFILE_DEV_DEBUG=false cargo install wasm-bindgen-cli --debug \
            --version "$version" --root "$TOOLS"
    fi
    [[ -d $(rustc --print sysroot)/lib/rustlib/src/rust/library ]] || standard_library
    rm -rf "$MODULE"
    code/widgets/build.sh "$MODULE"
    return "$fresh"
}

# A minute of random bytes for the readers of definitions.
fuzz() {
    [[ -x $TOOLS/bin/cargo-fuzz ]] || cargo install cargo-fuzz --locked --root "$TOOLS"
    export PATH=$PWD/$TOOLS/bin:$PATH
    cd code/definition
    cargo fuzz run read --sanitizer none -- -max_total_time=60
}

# have COMMAND PACKAGE...: installs Debian packages if the command is missing.
have() {
    local command=$1
    shift
    command -v "$command" >/dev/null && return
    echo "$command is missing: installing $*, which needs root on Debian"
    export DEBIAN_FRONTEND=noninteractive
    apt-get update --quiet --quiet
    apt-get install --quiet --quiet --yes --no-install-recommends "$@"
}

# main SCRIPT [STAGE...]: runs these stages, or all of STAGES, each in a shell of its own: there
# `set -e` holds, which it would not in a function that is the condition of an `if`. Says of each
# how long it took and how much of the processors, in seconds.
main() {
    local script=$1 stage status failed=() report=() seconds cpu sum=0
    shift
    if [[ ${1:-} == --stage ]]; then
        "$2"
        return
    fi
    [[ $# -gt 0 ]] || set -- "${STAGES[@]}"
    for stage; do
        [[ " ${STAGES[*]} " == *" $stage "* ]] || {
            echo "no stage is named $stage; there are: ${STAGES[*]}" >&2
            exit 2
        }
    done
    mkdir -p "$LOGS"
    local TIMEFORMAT='%0R %U %S'
    for stage; do
        printf '\n=== %s\n' "$stage"
        { time bash "$script" --stage "$stage" 2>&1 | tee "$LOGS/$stage.log"; } 2>"$LOGS/$stage.time" || failed+=("$stage")
        read -r seconds cpu < <(awk 'END { printf "%d %.0f\n", $1, $2 + $3 }' "$LOGS/$stage.time")
        sum=$((sum + cpu))
        report+=("$(printf '%-12s %5d s %6d CPU-s' "$stage" "$seconds" "$cpu")")
    done
    printf '\n=== summary\n'
    printf '%s\n' "${report[@]}"
    printf '%-12s %5d s %6d CPU-s\n' 'in all' "$SECONDS" "$sum"
    [[ " $* " != *" tests "* ]] || awk '/^test result:/ { passed += $4; failed += $6; ignored += $8 }
        END { printf "tests: %d passed; %d failed; %d ignored\n", passed, failed, ignored }' "$LOGS/tests.log"
    [[ ${#failed[@]} -eq 0 ]] || { printf '\nfailed: %s\n' "${failed[*]}" >&2 && exit 1; }
}
