//! Solutions and scrambles are replayed: they reach their positions, and none is shorter.
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

use base::parallel;
use gods_algorithm::puzzle::catalog::{self, CATALOG};
use gods_algorithm::puzzle::{Indexed, Metric};
use gods_algorithm::solve::{Instance, Limits, solve};
use serde_json::Value;

use super::prints;

fn objects(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// Returns the position after these moves.
fn replay(puzzle: &dyn Indexed, rank: u64, moves: &str) -> u64 {
    let names = puzzle.move_names();
    moves.split_whitespace().fold(rank, |rank, name| {
        let m = names.iter().position(|known| known == name).unwrap();
        puzzle.successors(rank)[m].unwrap()
    })
}

#[test]
fn small_puzzles_have_every_command() {
    let instances = CATALOG.iter().map(|family| {
        let all = family.examples.iter().map(|name| Instance::find(name).unwrap());
        all.min_by_key(|instance| instance.puzzle().position_count()).unwrap()
    });
    let small = |instance: &Instance| instance.puzzle().position_count() < 4_000_000;
    let small: Vec<_> = instances.filter(small).collect();
    assert!(small.len() > 8);
    parallel::map(&small, |instance| {
        let (name, puzzle) = (instance.name(), &**instance.puzzle());
        let random = prints(&["random", name, "--json", "--seed", "1"]);
        let drawn = &objects(&random)[0];
        let position = drawn["position"].as_str().unwrap();
        let scramble = drawn["scramble"].as_str().unwrap();
        let rank = puzzle.read_rank(position).unwrap();
        assert_eq!(replay(puzzle, puzzle.solved_rank(), scramble), rank);

        let solved = prints(&["solve", name, "--json", "--position", position]);
        let solution = objects(&solved)[0]["solution"].as_str().unwrap().to_owned();
        assert_eq!(replay(puzzle, rank, &solution), puzzle.solved_rank());
        let expected = solve(instance, rank, Limits::default()).unwrap();
        assert_eq!(solution.split_whitespace().count(), expected.moves.len());

        let table = &objects(&prints(&["table", name, "--json"]))[0];
        let depth = table["depth"].as_u64().unwrap() as usize;
        assert_ne!(table["published"]["same"], false);
        let farthest = &objects(&prints(&["farthest", name, "--json"]))[0];
        for far in farthest["positions"].as_array().unwrap() {
            let rank = puzzle.read_rank(far["position"].as_str().unwrap()).unwrap();
            let solution = far["solution"].as_str().unwrap();
            assert_eq!(solution.split(' ').count(), depth);
            assert_eq!(replay(puzzle, rank, solution), puzzle.solved_rank());
        }
        assert!(prints(&["plot", name, "-o", "-"]).ends_with("</svg>\n"));
    });
}

#[test]
fn random_scrambles_are_shortest() {
    for (name, metric) in [
        ("8-puzzle", None),
        ("pocket-cube", Some(Metric::QuarterTurn)),
        ("pocket-cube", Some(Metric::Clockwise)),
    ] {
        let mut arguments =
            vec!["random", name, "--seed", "7", "--count", "5", "--json"];
        arguments.extend(metric.iter().flat_map(|m| ["--metric", m.name()]));
        let choice = catalog::find(name).unwrap();
        let puzzle = choice.puzzle(metric).unwrap();
        let start = puzzle.solved_rank() as usize;
        let graph = gods_algorithm::table::ForwardGraph(&*puzzle);
        let table =
            gods_algorithm::table::CompleteTable::new(&graph, start, |_| {}).unwrap();
        let drawn = objects(&prints(&arguments));
        for object in &drawn {
            let rank = puzzle.read_rank(object["position"].as_str().unwrap()).unwrap();
            let scramble = object["scramble"].as_str().unwrap();
            assert_eq!(replay(&*puzzle, puzzle.solved_rank(), scramble), rank);
            let moves = scramble.split_whitespace().count();
            assert_eq!(table.distance(rank as usize).map(usize::from), Some(moves));
        }
    }
}

#[test]
fn seed_is_chosen_and_printed() {
    let draw =
        |more: &[&str]| prints(&[&["random", "8-puzzle", "--json"], more].concat());
    let text = draw(&["--count", "3"]);
    let seed = objects(&text)[0]["seed"].to_string();
    assert_eq!(draw(&["--count", "3", "--seed", &seed]), text);
    assert!(draw(&["--count", "9", "--seed", &seed]).starts_with(&text));
}

#[test]
fn cost_is_noted_before_table() {
    let mut gods = Command::new(env!("CARGO_BIN_EXE_gods"));
    gods.args(["table", "rubik-phase2", "--threads", "1"]);
    gods.stdout(Stdio::null()).stderr(Stdio::piped());
    let mut child = gods.spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stderr.take().unwrap()).read_line(&mut line).unwrap();
    child.kill().unwrap();
    child.wait().unwrap();
    assert_eq!(
        line,
        "note: rubik-phase2: a complete table of 19,508,428,800 positions in 425.8 MiB, made in \
         about 4 s\n"
    );
}
