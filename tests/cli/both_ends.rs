//! Positions near to solved, of puzzles whose table takes long or cannot be made.
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

use gods_algorithm::puzzle::Metric;
use gods_algorithm::puzzle::catalog;

use super::{gods, json, prints};

const KEYS: [&str; 11] = [
    "puzzle", "metric", "scramble", "length", "solution", "optimal", "nodes", "engine",
    "threads", "bytes", "seconds",
];

/// Asserts that a scramble has a shortest solution of so many moves, found from both ends,
/// and that it solves it.
#[track_caller]
fn solves(name: &str, metric: Option<Metric>, scramble: &str, length: usize) {
    let metrics = metric.map(|metric| ["--metric", metric.name()]);
    let metrics = metrics.as_ref().map_or(&[][..], |metrics| metrics);
    // With many threads a table may be there so soon that nothing is looked for first.
    let arguments =
        [&["solve", name, scramble, "--json", "--threads", "1"], metrics].concat();
    let solved = json(&prints(&arguments), &KEYS);
    assert_eq!(solved["length"], length, "{name} {scramble}");
    assert_eq!((&solved["optimal"], &solved["threads"]), (&true.into(), &1.into()));
    assert_eq!(solved["engine"], "both-ends");
    // Neither more than it may look at, nor more memory than that takes.
    let nodes = solved["nodes"].as_u64().unwrap();
    let bytes = solved["bytes"].as_u64().unwrap();
    assert!(nodes >= length as u64 && nodes <= 4_000_000, "{nodes}");
    assert!(bytes <= 400_000_000, "{bytes}");
    // It solves the position, and replayed move by move it was not longer than it says.
    let puzzle = catalog::find(name).unwrap().puzzle(metric).unwrap();
    let solution = solved["solution"].as_str().unwrap();
    let all = puzzle.scramble_rank(&format!("{scramble} {solution}"));
    assert_eq!(all, Ok(puzzle.solved_rank()), "{name} {scramble}: {solution}");
    let spaces = solution.split_whitespace().count();
    assert_eq!(spaces, length, "{solution}");
}

#[test]
fn a_position_near_to_solved_needs_no_table() {
    solves("rubik-edges", Some(Metric::HalfTurn), "R U", 2);
    solves("rubik-edges", Some(Metric::QuarterTurn), "R2 U", 3);
    solves("15-puzzle", None, "DRUL", 4);
    solves("15-puzzle", None, "", 0);
    solves("rubik-phase2", None, "U R2 F2 D", 4);
    solves("sliding-4x5", None, "DDRRULDRULDLU", 9);
    // And not where a table would be too deep.
    solves("hanoi-3x20", None, "CA CB AB CA", 4);
}

/// What is said of a table before it is begun, by a command that is ended then.
fn said_first(arguments: &[&str]) -> String {
    let mut gods = Command::new(env!("CARGO_BIN_EXE_gods"));
    gods.args(arguments).stdout(Stdio::null()).stderr(Stdio::piped());
    let mut child = gods.spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stderr.take().unwrap()).read_line(&mut line).unwrap();
    child.kill().unwrap();
    child.wait().unwrap();
    line
}

#[test]
fn what_a_long_table_costs_is_told_before_it_is_begun() {
    // 479,001,600 positions, each with a byte and eleven moves.
    let said = said_first(&["table", "pancake-12", "--engine", "hoisted"]);
    let start = "note: pancake-12: the table of 479,001,600 positions takes 456.8 MiB of \
                 memory and about ";
    let end = " positions a second, as 2,000 have just taken\n";
    assert!(said.starts_with(start) && said.ends_with(end), "{said}");
    let said = said_first(&["table", "rubik-phase2", "--threads", "1"]);
    assert_eq!(
        said,
        "note: rubik-phase2: the table of 19,508,428,800 positions takes 425.8 MiB of \
         memory and about 4 s, with 1 thread, at 100 MB of rows a second for each, which \
         gods measure found\n"
    );
}

#[test]
fn lists_are_solved_as_far_as_they_can_be() {
    let folder = tempfile::tempdir().unwrap();
    let list = folder.path().join("list");
    let far = "15 14 8 12 10 11 13 9 2 6 5 1 3 7 4 0";
    std::fs::write(&list, format!("DRUL\nposition: {far}\nDR\n")).unwrap();
    // So little memory that the search soon ends.
    let arguments = ["solve", "15-puzzle", "--max-memory", "1M", "--file"];
    let output = gods(&[&arguments[..], &[list.to_str().unwrap()]].concat());
    let printed = String::from_utf8(output.stdout).unwrap();
    assert_eq!(printed, "1: 4 moves: R D L U\n3: 2 moves: L U\n");
    let said = String::from_utf8(output.stderr).unwrap();
    let why = ":2: sliding-4x4 has 10,461,394,944,000 positions: IDA* with the tables 6-6-3 \
               needs ";
    assert!(said.contains(why), "{said}");
    assert!(said.ends_with("error: 1 line could not be solved\n"), "{said}");
    assert_eq!(output.status.code(), Some(1));
}
