//! Names, sizes, metrics, engines and memory.
use std::process::Command;

use gods_algorithm::cpu::Cpu;

use super::refused;

#[test]
fn names_that_no_puzzle_has() {
    refused(&[
        (
            &["table", "poket-cube"],
            "unknown puzzle \"poket-cube\"; there are: {families}; did you mean \
             pocket-cube?",
        ),
        (&["table", ""], "unknown puzzle \"\"; there are: {families}"),
        (&["solve", "4d", "R"], "unknown puzzle \"4d\"; there are: {families}"),
        (
            &["table", "Pocket-Cube"],
            "unknown puzzle \"Pocket-Cube\"; there are: {families}; did you mean \
             pocket-cube?",
        ),
        (
            &["random", "cube"],
            "unknown puzzle \"cube\"; there are: {families}; did you mean \
             pocket-cube?",
        ),
        (
            &["farthest", "pocket-cube-2"],
            "unknown puzzle \"pocket-cube-2\"; there are: {families}; did you mean \
             pocket-cube?",
        ),
        (
            &["table", "sliding"],
            "\"sliding\" does not say which size; write sliding-RxC, as in \
             sliding-2x2",
        ),
        (
            &["table", "sliding-3"],
            "\"sliding-3\" does not say which size; write sliding-RxC, as in \
             sliding-2x2",
        ),
        (
            &["plot", "sliding-3x", "-o", "-"],
            "\"sliding-3x\" does not say which size; write sliding-RxC, as in \
             sliding-2x2",
        ),
        (
            &["table", "sliding-3x3x3"],
            "\"sliding-3x3x3\" does not say which size; write sliding-RxC, as in \
             sliding-2x2",
        ),
        (
            &["table", "sliding-axb"],
            "\"sliding-axb\" does not say which size; write sliding-RxC, as in \
             sliding-2x2",
        ),
        (
            &["table", "sliding--3x3"],
            "\"sliding--3x3\" does not say which size; write sliding-RxC, as in \
             sliding-2x2",
        ),
        (
            &["table", "8-puzzle\n"],
            "unknown puzzle \"8-puzzle\\n\"; there are: {families}; did you mean 8-puzzle?",
        ),
        (
            &["table", "sliding-3x3\r\nx"],
            "\"sliding-3x3\\r\\nx\" does not say which size; write sliding-RxC, as in \
             sliding-2x2",
        ),
        (
            &["table", "sliding-3×3"],
            "\"sliding-3×3\" does not say which size; write sliding-RxC, as in \
             sliding-2x2",
        ),
    ]);
}

#[test]
fn sizes_that_cannot_be() {
    refused(&[
        (
            &["table", "sliding-1x5"],
            "sliding-1x5: found 1 row, and there must be at least 2: {line}",
        ),
        (
            &["table", "sliding-5x1"],
            "sliding-5x1: found 1 column, and there must be at least 2: {line}",
        ),
        (
            &["random", "sliding-0x0"],
            "sliding-0x0: found 0 rows, and there must be at least 2: {line}",
        ),
        (
            &["table", "sliding-11x2"],
            "sliding-11x2: found 11 rows, and there must be at most 10: {cells}",
        ),
        (
            &["solve", "sliding-5x5", "DR"],
            "sliding-5x5: found 25 cells, and there must be at most 20: {cells}",
        ),
        (
            &["table", "sliding-99999999999999999999x2"],
            "sliding-RxC: found far too many rows, and there must be at most 10: \
             {cells}",
        ),
        (
            &["table", "sliding-2x99999999999999999999999999999999999999999"],
            "sliding-RxC: found far too many columns, and there must be at most 10: \
             {cells}",
        ),
    ]);
}

#[test]
fn more_memory_than_there_is() {
    const FIFTEEN: &str = "sliding-4x4 has 10,461,394,944,000 positions";
    const SMALLER: &str = "choose a smaller size or a smaller puzzle";
    let rows: [(&'static [&'static str], &str); 7] = [
        (&["table", "15-puzzle"], "counting them in rows needs 1.3 TiB"),
        (&["plot", "15-puzzle", "-o", "-"], "counting them in rows needs 1.3 TiB"),
        (
            &["farthest", "15-puzzle"],
            "a table in rows with a byte for each place needs 10.8 TiB",
        ),
        (
            &["solve", "15-puzzle", "DR"],
            "a table in rows with one bit for each place needs 2.5 TiB",
        ),
        (
            &["solve", "15-puzzle", "--file", "Cargo.toml"],
            "a table in rows with one bit for each place needs 2.5 TiB",
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
            &["table", "pancake-8", "--max-memory", "1K"],
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
            "one bit is enough only where each move changes the color, and here is one \
             color",
        ),
        (
            &["table", "pocket-cube", "--keep", "two-bits", "--metric", "clockwise"],
            "two bits are enough only where each move can be taken back by one, and from \
             position 0 a move leads that cannot",
        ),
        (
            &["table", "pancake-5", "--keep", "two-bits"],
            "found --keep two-bits, and the engine hoisted keeps a byte for each position",
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
            &["plot", "pancake-5", "-o", "-", "--threads", "2"],
            "found --threads 2, and the engine hoisted has one: leave --threads out",
        ),
        (
            &["farthest", "8-puzzle", "--max-memory", "6X"],
            "found --max-memory \"6X\", and it must be a number of bytes, or one with K, M, \
             G or T after it, as in 6G or 500M",
        ),
    ]);
}

#[test]
fn instructions_that_are_not_there() {
    let said = |name: &str| {
        let mut gods = Command::new(env!("CARGO_BIN_EXE_gods"));
        gods.args(["table", "sliding-2x2", "--json"]).env("GODS_CPU", name);
        let output = gods.output().unwrap();
        (output.status.code(), String::from_utf8(output.stderr).unwrap())
    };
    let unknown = "error: GODS_CPU: found `sse`, and there are `portable`, `avx2` and \
                   `avx512`\n";
    assert_eq!(said("sse"), (Some(2), unknown.to_owned()));
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
fn metrics_and_engines_that_are_not_there() {
    refused(&[
        (
            &["table", "pocket-cube", "--metric", "quarter"],
            "found --metric \"quarter\", and pocket-cube has half-turn, quarter-turn and \
             clockwise; did you mean quarter-turn?",
        ),
        (
            &["solve", "pocket-cube", "R", "--metric", "qtm"],
            "found --metric \"qtm\", and pocket-cube has half-turn, quarter-turn and \
             clockwise",
        ),
        (
            &["random", "pocket-cube", "--metric", ""],
            "found --metric \"\", and pocket-cube has half-turn, quarter-turn and \
             clockwise",
        ),
        (
            &["table", "8-puzzle", "--metric", "half-turn"],
            "found --metric \"half-turn\", and sliding-3x3 has only one way to count \
             moves: leave --metric out",
        ),
        (
            &["farthest", "8-puzzle", "--metric", "x"],
            "found --metric \"x\", and sliding-3x3 has only one way to count moves: \
             leave --metric out",
        ),
        (
            &["table", "pocket-cube", "--metric", "a\nb"],
            "found --metric \"a\\nb\", and pocket-cube has half-turn, quarter-turn and \
             clockwise",
        ),
        (
            &["table", "8-puzzle", "--metric", "a\nb"],
            "found --metric \"a\\nb\", and sliding-3x3 has only one way to count moves: \
             leave --metric out",
        ),
        (
            &["table", "pocket-cube", "--engine", "a\nb"],
            "unknown engine \"a\\nb\"; there are rows, tables, hoisted, unrank",
        ),
        (
            &["table", "pocket-cube", "--engine", "gpu"],
            "unknown engine \"gpu\"; there are rows, tables, hoisted, unrank",
        ),
        (
            &["table", "pocket-cube", "--engine", "table"],
            "unknown engine \"table\"; there are rows, tables, hoisted, unrank; did you \
             mean tables?",
        ),
        (
            &["table", "8-puzzle", "--engine", "tables"],
            "found --engine tables, and sliding-3x3 has the engines rows and hoisted: \
             leave --engine out",
        ),
        (
            &["farthest", "pancake-5", "--engine", "rows"],
            "found --engine rows, and pancake-5 has only the engine hoisted: leave \
             --engine out",
        ),
    ]);
}
