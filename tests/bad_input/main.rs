//! Bad input: whatever is wrong has a message of its own, in one line that says what was
//! found and what would be right; the exit code is 2, and nothing is computed or printed.
#![cfg(feature = "tool")]

mod families;
mod means;
mod options;
mod positions;
mod puzzles;

use std::process::{Command, Stdio};

use gods_algorithm::puzzle::catalog::CATALOG;

/// What the messages have in common.
const COMMON: [(&str, &str); 5] = [
    ("{line}", "in a single line, tiles cannot pass one another"),
    ("{cells}", "the positions of more than 20 cells have no 64-bit numbers"),
    (
        "{turns}",
        "where a move should start; the moves are U, R and F, each alone or with 2 or ' \
         after it, as in R U2 F'",
    ),
    (
        "{options}",
        "--metric, --engine, --threads, --max-memory, --position, --facelets, --file, \
         --table, --method, --tables, --max-nodes, --plan and --json",
    ),
    (
        "{list}",
        "it must be a text file with a scramble or a position a line, or - for standard \
         input",
    ),
];

/// Arguments, and what is said of them. `{families}` are the names of the catalog,
/// `{available}` is the memory that there happens to be.
pub type Row = (&'static [&'static str], &'static str);

/// Asserts that each is refused with its message.
#[track_caller]
pub fn refused(rows: &[Row]) {
    let names: Vec<_> = CATALOG.iter().map(|family| family.name).collect();
    for (arguments, message) in rows {
        let mut gods = Command::new(env!("CARGO_BIN_EXE_gods"));
        let output = gods.args(*arguments).stdin(Stdio::null()).output().unwrap();
        let mut said = String::from_utf8(output.stderr).unwrap();
        if let Some((before, after)) = said.split_once(" are available") {
            let (before, available) = before.rsplit_once(", and ").unwrap();
            let (number, unit) = available.split_once(' ').unwrap();
            assert!(number.parse::<f64>().unwrap() >= 0.0, "{available}");
            assert!(unit.starts_with("byte") || unit.ends_with("iB"), "{available}");
            said = format!("{before}, and {{available}} are available{after}");
        }
        let mut expected = message.replace("{families}", &names.join(", "));
        for (name, text) in COMMON {
            expected = expected.replace(name, text);
        }
        assert_eq!(said, format!("error: {expected}\n"), "{arguments:?}");
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(output.stdout.is_empty(), "{arguments:?}");
    }
}
