//! Solutions and scrambles are replayed: they reach their positions, and none is shorter.
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

use base::parallel;
use cli::puzzles::list_reader::{Entry, ListReader};
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

/// `gods random P | gods solve P --file -`, for every puzzle of the catalog. Those that have no
/// table soon are only read.
#[test]
fn random_output_is_a_list() {
    let names: Vec<_> = CATALOG.iter().flat_map(|family| family.examples).collect();
    parallel::map(&names, |name| {
        let instance = Instance::find(name).unwrap();
        for options in
            [&["--seed", "3", "--count", "2"][..], &["--seed", "3", "--json"]]
        {
            let random = super::gods(&[&["random", name], options].concat()).stdout;
            let read =
                |entry: std::io::Result<Entry<Instance>>| entry.unwrap().1.unwrap().0;
            let ranks: Vec<u64> =
                ListReader::new(&instance, &random[..]).unwrap().map(read).collect();
            let text = String::from_utf8(random.clone()).unwrap();
            let positions = text.lines().filter_map(|line| {
                let json = serde_json::from_str::<Value>(line).ok();
                let json =
                    json.and_then(|json| json["position"].as_str().map(String::from));
                json.or_else(|| line.strip_prefix("position  ").map(String::from))
            });
            let expected: Vec<u64> = positions
                .map(|text| instance.puzzle().read_rank(&text).unwrap())
                .collect();
            assert_eq!((&ranks, ranks.len()), (&expected, options.len() - 2), "{text}");
            if instance.puzzle().position_count() > 4_000_000 {
                continue;
            }
            let mut gods = Command::new(env!("CARGO_BIN_EXE_gods"));
            gods.args(["solve", name, "--file", "-", "--json"]);
            let mut child =
                gods.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
            child.stdin.take().unwrap().write_all(&random).unwrap();
            let output = child.wait_with_output().unwrap();
            assert_eq!(output.status.code(), Some(0), "{name}");
            for (object, rank) in
                objects(&String::from_utf8(output.stdout).unwrap()).iter().zip(&ranks)
            {
                let solution = object["solution"].as_str().unwrap();
                let end = replay(&**instance.puzzle(), *rank, solution);
                assert_eq!(end, instance.puzzle().solved_rank(), "{name}");
            }
        }
    });
}

/// The scramble of cstimer's issue 128.
#[test]
fn counts_of_sliding_moves_are_read() {
    let scramble = "D2 R U L D R U2 L D R D L U R2 U R D L2 U R2 D L3 U R D2 R U2 D2 R D L3 U \
                    R3 U L D L U R2 U L2 D3 L U D R3";
    let cache = tempfile::tempdir().unwrap();
    let mut gods = Command::new(env!("CARGO_BIN_EXE_gods"));
    let gods = gods.args(["solve", "15-puzzle", scramble, "--json"]);
    let output = gods.env("GODS_CACHE", cache.path()).output().unwrap();
    let solved = &objects(&String::from_utf8(output.stdout).unwrap())[0];
    assert_eq!(solved["length"], 46);
}

/// Lines that may be rows are not joined without end, which would take hours here.
#[test]
fn many_short_lines_are_read_at_once() {
    let instance = Instance::find("8-puzzle").unwrap();
    for (line, lines) in [("1 2 q\n", 40_000), ("1\n", 40_000)] {
        let text = line.repeat(lines);
        let mut entries = ListReader::new(&instance, text.as_bytes()).unwrap();
        let first = entries.next().unwrap().unwrap();
        assert_eq!((first.0, first.1.is_err()), (1, true));
        assert!(entries.all(|entry| entry.unwrap().1.is_err()));
    }
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
