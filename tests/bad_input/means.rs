//! Memory, threads, instructions, and what a table cannot hold.
use std::process::Command;

use gods_algorithm::cpu::Cpu;
use gods_algorithm::puzzle::catalog::CATALOG;

use super::refused;

/// A board so far from solved that a search from both ends does not reach it.
const FAR: &str = "15 14 8 12 10 11 13 9 2 6 5 1 3 7 4 0";

#[test]
fn more_memory_than_there_is() {
    const FIFTEEN: &str = "sliding-4x4 has 10,461,394,944,000 positions";
    const SMALLER: &str = "choose a smaller size or a smaller puzzle";
    let rows: [(&'static [&'static str], &str); 5] = [
        (&["table", "15-puzzle"], "counting them in rows needs 1.3 TiB"),
        (&["plot", "15-puzzle", "-o", "-"], "counting them in rows needs 1.3 TiB"),
        (
            &["farthest", "15-puzzle"],
            "a table in rows with a byte for each place needs 10.8 TiB",
        ),
        (
            &["table", "15-puzzle", "--keep", "two-bits"],
            "a table in rows with two bits for each place needs 3.8 TiB",
        ),
        (
            &["table", "15-puzzle", "--engine", "hoisted"],
            "a table with a byte for each needs 9.5 TiB",
        ),
    ];
    for (arguments, needs) in rows {
        let message = format!(
            "{FIFTEEN}: {needs} of memory, and {{available}} are available; {SMALLER}"
        );
        refused(&[(arguments, message.leak())]);
    }
    let message = format!(
        "{FIFTEEN}: a table in rows with one bit for each place needs 2.5 TiB of memory, and \
         {{available}} are available; {SMALLER}"
    );
    let arguments = &["solve", "15-puzzle", "--position", FAR, "--method", "table"];
    refused(&[(arguments, message.leak())]);
    // A way is looked for first, from both ends.
    refused(&[(
        &[
            "solve",
            "pancake-13",
            "--position",
            "13 1 12 2 11 3 10 4 9 5 8 6 7",
            "--max-memory",
            "10M",
        ],
        "no way was found from both ends among 104,857 positions, and pancake-13 has \
         6,227,020,800 positions: a table in rows with two bits for each place needs 3.9 GiB \
         of memory, and 10.0 MiB are what --max-memory allows; allow --max-memory 3960M",
    )]);
    refused(&[
        (
            &["table", "sliding-4x5", "--json"],
            "sliding-4x5 has 1,216,451,004,088,320,000 positions: counting them in rows \
             needs 144.3 PiB of memory, and {available} are available; choose a smaller \
             size or a smaller puzzle",
        ),
        (
            &["table", "sliding-2x10", "--csv"],
            "sliding-2x10 has 1,216,451,004,088,320,000 positions: counting them in rows \
             needs 144.3 PiB of memory, and {available} are available; choose a smaller \
             size or a smaller puzzle",
        ),
    ]);
}

#[test]
fn less_memory_than_is_needed() {
    let limited: [(&'static [&'static str], &str); 5] = [
        (
            &["table", "8-puzzle", "--max-memory", "1K"],
            "counting them in rows needs {} of memory, and 1.0 KiB are what --max-memory \
             allows; allow --max-memory 1M",
        ),
        (
            &["table", "8-puzzle", "--keep", "byte", "--max-memory", "60K"],
            "a table in rows with a byte for each place needs {} of memory, and 60.0 KiB are what \
             --max-memory allows; take --keep one-bit, which needs {}",
        ),
        (
            &["table", "8-puzzle", "--keep", "byte", "--max-memory", "30K"],
            "a table in rows with a byte for each place needs {} of memory, and 30.0 KiB are what \
             --max-memory allows; take --keep nothing, which needs {}",
        ),
        (
            &["farthest", "8-puzzle", "--max-memory", "60K"],
            "a table in rows with a byte for each place needs {} of memory, and 60.0 KiB are what \
             --max-memory allows; take --count 0, which needs {}",
        ),
        (
            &["table", "pancake-8", "--engine", "hoisted", "--max-memory", "1K"],
            "a table with a byte for each needs {} of memory, and 1.0 KiB are what \
             --max-memory allows; allow --max-memory 1M",
        ),
    ];
    for (arguments, message) in limited {
        let mut gods = Command::new(env!("CARGO_BIN_EXE_gods"));
        let output = gods.args(arguments).output().unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{said}");
        // The parts between the sizes, in order.
        let mut rest = &said[..];
        for part in message.split("{}") {
            let at =
                rest.find(part).unwrap_or_else(|| panic!("{part:?} is not in {said}"));
            rest = &rest[at + part.len()..];
        }
        assert_eq!(said.lines().count(), 1, "{said}");
    }
}

#[test]
fn records_threads_and_sizes_that_cannot_be() {
    refused(&[
        (
            &["table", "8-puzzle", "--keep", "two-bit"],
            "found --keep \"two-bit\"; there are byte, two-bits, one-bit, nothing; did \
             you mean two-bits?",
        ),
        (
            &["table", "pocket-cube", "--keep", "one-bit"],
            "found --keep one-bit: one bit is enough only where each move changes the \
             color, and here is one color; write --keep two-bits",
        ),
        (
            &["table", "pocket-cube", "--keep", "one-bit", "--metric", "clockwise"],
            "found --keep one-bit: one bit is enough only where each move changes the \
             color, and here is one color; write --keep byte",
        ),
        (
            &["table", "pocket-cube", "--keep", "two-bits", "--metric", "clockwise"],
            "found --keep two-bits: two bits are enough only where each move can be taken \
             back by one, and from position 0 a move leads that cannot; write --keep byte",
        ),
        (
            &["table", "hanoi-3x4", "--keep", "two-bits"],
            "found --keep two-bits, and the engine hoisted keeps a byte for each position: \
             write --keep byte, or leave --keep out",
        ),
        (
            &["table", "8-puzzle", "--threads", "0"],
            "found --threads \"0\", and it must be a whole number from 1 to 1024",
        ),
        (
            &["solve", "8-puzzle", "D", "--threads", "1025"],
            "found --threads \"1025\", and it must be a whole number from 1 to 1024",
        ),
        (
            &["plot", "hanoi-3x4", "-o", "-", "--threads", "2"],
            "found --threads 2, and the engine hoisted has one: leave --threads out",
        ),
        (
            &["farthest", "8-puzzle", "--max-memory", "6X"],
            "found --max-memory \"6X\", and it must be a number of bytes, or one with K, M, \
             G or T after it, as in 500M or 1.5 GiB, and less than 16 EiB",
        ),
        // As they are written in the message itself.
        (
            &["table", "pancake-9", "--engine", "hoisted", "--max-memory", "0.3 MiB"],
            "pancake-9 has 362,880 positions: a table with a byte for each needs 354.4 KiB \
             of memory, and 307.2 KiB are what --max-memory allows; allow --max-memory 1M",
        ),
        (
            &[
                "table",
                "pancake-9",
                "--engine",
                "hoisted",
                "--max-memory",
                "362,879 bytes",
            ],
            "pancake-9 has 362,880 positions: a table with a byte for each needs 362,880 \
             bytes of memory, and 362,879 bytes are what --max-memory allows; allow \
             --max-memory 1M",
        ),
    ]);
}

#[test]
fn instructions_that_are_not_there() {
    let with = |name: &str, arguments: &[&str]| {
        let mut gods = Command::new(env!("CARGO_BIN_EXE_gods"));
        let output = gods.args(arguments).env("GODS_CPU", name).output().unwrap();
        (output.status.code(), String::from_utf8(output.stderr).unwrap())
    };
    let said = |name: &str| with(name, &["table", "sliding-2x2", "--json"]);
    // A line break in a name makes no second line.
    for (name, shown) in [("sse", "sse"), ("a\nb", "a\\nb"), ("AVX2 ", "AVX2 ")] {
        let unknown = format!(
            "error: GODS_CPU: found \"{shown}\", and there are `portable`, `simd128`, \
             `neon`, `avx2`, `avx512` and `avx512-vbmi`\n"
        );
        assert_eq!(said(name), (Some(2), unknown));
    }
    // Only the engine rows has a choice.
    for arguments in [
        &["table", "hanoi-3x4"][..],
        &["table", "sliding-2x2", "--engine", "hoisted"],
        &["random", "sliding-2x2", "--seed", "1"],
    ] {
        assert_eq!(with("sse", arguments), (Some(0), String::new()), "{arguments:?}");
    }
    assert_eq!(said(""), (Some(0), String::new()));
    for cpu in Cpu::ALL {
        let (code, errors) = said(&cpu.to_string());
        match cpu.check() {
            Ok(_) => assert_eq!((code, errors), (Some(0), String::new())),
            Err(error) => {
                assert_eq!(
                    (code, errors),
                    (Some(2), format!("error: GODS_CPU: {error}\n"))
                );
            }
        }
    }
}

#[test]
fn what_is_allowed_and_not_there() {
    const FIFTEEN: &str = "sliding-4x4 has 10,461,394,944,000 positions";
    let cases: [(&'static [&'static str], &str, &str); 4] = [
        (
            &["table", "15-puzzle", "--max-memory", "2T"],
            "counting them in rows needs 1.3 TiB",
            "2.0 TiB",
        ),
        (
            &["plot", "15-puzzle", "-o", "-", "--max-memory", "2T"],
            "counting them in rows needs 1.3 TiB",
            "2.0 TiB",
        ),
        (
            &["farthest", "15-puzzle", "--max-memory", "12T"],
            "a table in rows with a byte for each place needs 10.8 TiB",
            "12.0 TiB",
        ),
        (
            &["table", "15-puzzle", "--engine", "hoisted", "--max-memory", "1T"],
            "a table with a byte for each needs 9.5 TiB",
            "1.0 TiB",
        ),
    ];
    for (arguments, needs, allowed) in cases {
        let message = format!(
            "{FIFTEEN}: {needs} of memory, --max-memory allows {allowed}, and {{available}} \
             are available; choose a smaller size or a smaller puzzle"
        );
        refused(&[(arguments, message.leak())]);
    }
    refused(&[(
        &["table", "sliding-4x5", "--max-memory", "15000000T"],
        "sliding-4x5 has 1,216,451,004,088,320,000 positions: counting them in rows needs \
         144.3 PiB of memory, --max-memory allows 14.3 EiB, and {available} are available; \
         choose a smaller size or a smaller puzzle",
    )]);
}

#[test]
fn a_byte_too_few() {
    refused(&[
        (
            &["table", "pancake-9", "--engine", "hoisted", "--max-memory", "362879"],
            "pancake-9 has 362,880 positions: a table with a byte for each needs 362,880 \
             bytes of memory, and 362,879 bytes are what --max-memory allows; allow \
             --max-memory 1M",
        ),
        // 9 moves of 5040 + 729 rows, 4 bytes each, beside 3,674,160 bytes.
        (
            &["table", "pocket-cube", "--engine", "tables", "--max-memory", "3881843"],
            "pocket-cube has 3,674,160 positions: a table with a byte for each, beside two \
             transition tables, needs 3,881,844 bytes of memory, and 3,881,843 bytes are \
             what --max-memory allows; allow --max-memory 4M",
        ),
    ]);
    let enough =
        ["table", "pocket-cube", "--engine", "tables", "--max-memory", "3881844"];
    let output =
        Command::new(env!("CARGO_BIN_EXE_gods")).args(enough).output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.contains("\nmemory     3,881,844 bytes\n"), "{text}");
}

/// Towers on three pegs are 2^n - 1 moves apart: that is told before anything is
/// allocated, whatever memory there is.
#[test]
fn towers_that_are_too_deep_for_a_table() {
    const DEEP: &str = "there are positions at distance 255, and the table holds at most \
                        254; choose a smaller puzzle, or one with more pegs";
    let cases: [(&str, &'static [&'static str]); 4] = [
        ("hanoi-3x8", &["table", "hanoi-3x8", "--max-memory", "1K"]),
        ("hanoi-3x24", &["table", "hanoi-3x24"]),
        ("hanoi-3x21", &["farthest", "hanoi-3x21"]),
        ("hanoi-4x19", &["plot", "hanoi-4x19", "-o", "-"]),
    ];
    for (name, arguments) in cases {
        refused(&[(arguments, format!("{name}: {DEEP}").leak())]);
    }
    // From both ends, a thousand positions lead not so far.
    let solve = ["solve", "hanoi-3x20", "--position", "AAAAAAAAAAAAAAAAAAAA"];
    let solve = [&solve[..], &["--max-memory", "100K"]].concat().leak();
    let looked = "no way was found from both ends among 1,024 positions";
    refused(&[(solve, format!("{looked}, and hanoi-3x20: {DEEP}").leak())]);
}

/// What a process may have of addresses is set by the shell that starts it.
#[cfg(target_os = "linux")]
#[test]
fn less_than_the_system_gives_to_others() {
    let limited = |kilobytes: u32, arguments: &str| {
        let gods = env!("CARGO_BIN_EXE_gods");
        let line = format!("ulimit -v {kilobytes} && exec '{gods}' {arguments}");
        let output = Command::new("sh").args(["-c", &line]).output().unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(
            (output.status.code(), said.lines().count()),
            (Some(2), 1),
            "{said}"
        );
        assert!(output.stdout.is_empty());
        said
    };
    let said = limited(400_000, "table pyraminx --threads 8");
    let start = "error: pyraminx: 8 threads need 528.0 MiB beside ";
    assert!(said.starts_with(start), "{said}");
    assert!(said.ends_with(" MiB; take fewer, as in --threads 1\n"), "{said}");
    // Not near what one bit needs: numbers that round alike are told to the byte.
    let said = limited(120_000, "table sliding-3x4 --keep byte --threads 1");
    let start = "error: sliding-3x4 has 239,500,800 positions: a table in rows with a byte \
                 for each place needs 258.9 MiB of memory, and ";
    assert!(said.starts_with(start), "{said}");
    assert!(said.contains(" MiB are available; "), "{said}");
}

/// No system has room for such a stack, so none starts the threads.
#[test]
fn threads_that_the_system_does_not_start() {
    let mut gods = Command::new(env!("CARGO_BIN_EXE_gods"));
    gods.args(["table", "pyraminx", "--threads", "2"]);
    let output =
        gods.env("RUST_MIN_STACK", (1_u64 << 47).to_string()).output().unwrap();
    assert_eq!(
        String::from_utf8(output.stderr).unwrap(),
        "error: pyraminx: 2 threads cannot be had; take fewer, as in --threads 1\n"
    );
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn what_is_absurdly_long_is_not_repeated_whole() {
    let name = "x".repeat(50_000);
    let position = "1 ".repeat(50_000);
    let scramble = "D ".repeat(50_000);
    let cases = [
        (
            vec!["table", &name],
            "error: unknown puzzle \"xxx",
            // The last of the catalog.
            &*format!(", {}\n", CATALOG.last().unwrap().name),
        ),
        (
            vec!["solve", "8-puzzle", "--position", &name],
            "error: found \"xxx",
            "(character 1) where a number from 0 to 8 should be\n",
        ),
        (
            vec!["solve", "8-puzzle", &scramble, "--position", &position],
            "error: found the scramble \"D D ",
            " and --position: give one of the two\n",
        ),
        (
            vec!["table", "8-puzzle", "--metric", &name],
            "error: found --metric \"xxx",
            "has only one way to count moves: leave --metric out\n",
        ),
    ];
    for (arguments, start, end) in cases {
        let mut gods = Command::new(env!("CARGO_BIN_EXE_gods"));
        let output = gods.args(&arguments).output().unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2));
        assert!(said.len() < 1000, "{} bytes", said.len());
        assert!(said.starts_with(start) && said.ends_with(end), "{said}");
        assert!(said.contains(" more characters "), "{said}");
    }
}
