//! Finds shortest solutions with each set of tables, of a cube and of the superflip, and prints
//! the times as JSON: a group of `gods measure`. A search that takes half an hour is stopped, and
//! its title says how far it came.

use optimal::{Optimal, Outcome, Tables};
use puzzle::rubik::{Cube, parse};
use std::ops::ControlFlow;
use std::thread;
use std::time::{Duration, Instant};

/// The longest time of a search.
const LIMIT: Duration = Duration::from_secs(30 * 60);

/// A cube that needs 16 turns, for all tables, and harder ones for the largest.
const EASY: (&str, &str) = ("16-turns", "R2 F2 R' F2 R' U2 F L U' B U2 L D' B2 R F'");
const HARD: [(&str, &str); 2] = [
    ("17-turns", "F' R2 L D' L U F2 B U2 D B U' F' R' B F' U'"),
    // The superflip, which needs 20.
    ("superflip", "U R2 F B R B2 R U2 L B2 R U' D' R2 F R' L B2 U2 F2"),
];

/// Solves a cube, and replays the solution.
fn solve(optimal: &Optimal, scramble: &str, threads: usize) -> (Outcome, f64) {
    let turns = parse(scramble).expect("a scramble");
    let cube: Cube = turns.into_iter().map(Cube::from_turn).product();
    let start = Instant::now();
    let outcome = optimal.search().threads(threads).solve_observed(&cube, |_| {
        if start.elapsed() < LIMIT {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    });
    let seconds = start.elapsed().as_secs_f64();
    if let Some(solution) = outcome.solutions.first() {
        let turns = solution.turns().iter().map(|&turn| Cube::from_turn(turn));
        assert_eq!(turns.fold(cube, |cube, turn| cube * turn), Cube::SOLVED);
        assert_eq!(solution.len(), outcome.lower_bound);
    }
    (outcome, seconds)
}

fn main() {
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let mut methods = vec![];
    for tables in [Tables::Korf, Tables::Cosets, Tables::Turns] {
        let start = Instant::now();
        let optimal = Optimal::build(tables, |_| ()).expect("enough memory");
        let prepared = start.elapsed().as_secs_f64();
        let mut add = |(name, scramble): (&str, &str), threads: usize| {
            let (outcome, seconds) = solve(&optimal, scramble, threads);
            let end = match &outcome.solutions[..] {
                [] => format!("no solution of less than {}", outcome.lower_bound),
                [solution, ..] => format!("{} turns", solution.len()),
            };
            let (nodes, bytes) = (outcome.nodes, tables.bytes());
            let rate = nodes as f64 / seconds / 1e6;
            let title = format!(
                "{tables}, {name}: {end}, {nodes} nodes, {rate:.2} million a second"
            );
            methods.push(format!(
                r#"{{"name":"{tables}-{name}","title":"{title}","documents":false,
                "threads":{threads},"size":{nodes},"least":{seconds},"median":{seconds},
                "prepared":{prepared},"bytes":{bytes}}}"#
            ));
        };
        add(EASY, 1);
        if tables == Tables::Turns {
            HARD.into_iter().for_each(|cube| add(cube, threads));
        }
    }
    let methods = methods.join(",");
    println!(
        r#"{{"name":"shortest","title":"Rubik's cube, shortest solutions","methods":[{methods}]}}"#
    );
}
