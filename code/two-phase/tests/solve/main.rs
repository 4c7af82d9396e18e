//! Solutions, replayed on facelets; limits, observers and threads.

#[path = "../common/mod.rs"]
mod common;
#[path = "../common/facelets.rs"]
mod facelets;
mod stickers;

use common::Random;
use proptest::prelude::*;
use puzzle::rubik::known::{KNOWN_POSITIONS, KnownPosition};
use puzzle::rubik::{Cube, parse, turns};
use puzzle::{Metric, Pieces};
use std::collections::HashSet;
use std::ops::ControlFlow;
use std::sync::LazyLock;
use std::thread;
use stickers::Stickers;
use two_phase::{COSET_LAYERS, End, GODS_NUMBER, Progress, Solution, TwoPhase};

static TABLES: LazyLock<TwoPhase> = LazyLock::new(TwoPhase::new);

fn cube(text: &str) -> Cube {
    parse(text).expect("turns").into_iter().map(Cube::from_turn).product()
}

/// Asserts that a solution solves a cube, by its text.
fn assert_solves(cube: &Cube, solution: &Solution) {
    let mut stickers = Stickers::new(cube);
    stickers.turn(&solution.to_string());
    assert!(stickers.is_solved(), "{solution} does not solve {cube:?}");
}

#[test]
fn stickers_agree_with_turns() {
    for (text, back) in
        [("R", "R'"), ("F R' U2 L", "L' U2 R F'"), ("D B2 L'", "L B2 D'")]
    {
        let mut stickers = Stickers::new(&cube(text));
        assert!(!stickers.is_solved());
        stickers.turn(back);
        assert!(stickers.is_solved());
    }
}

#[test]
fn facelets_turn_with_known_orders() {
    let superflip = "U R2 F B R B2 R U2 L B2 R U' D' R2 F R' L B2 U2 F2 ";
    for (turns, order) in [
        ("", 1),
        ("R ", 4),
        ("R2 U2 ", 6),
        ("R U R' U' ", 6),
        ("B D' ", 63),
        ("L U ", 105),
        ("F B L ", 90),
        (superflip, 2),
    ] {
        let solved = Cube::SOLVED.to_facelets();
        let solves = |times| facelets::is_solved_by(&solved, &turns.repeat(times));
        assert_eq!((1..).find(|&times| solves(times)), Some(order), "{turns}");
    }
}

#[test]
fn coset_layers_are_as_published() {
    assert_eq!(TABLES.layers(), &COSET_LAYERS[..=7]);
    assert_eq!(COSET_LAYERS.iter().sum::<u64>(), 2187 * 2048 * 495);
}

#[test]
fn random_cubes_within_21_turns() {
    let mut random = Random(2);
    for _ in 0..300 {
        let cube = random.cube();
        let outcome = TABLES.search().solve(&cube);
        assert_eq!(outcome.end, End::Found);
        let solution = outcome.solution.expect("each cube has a solution of 20");
        assert!(solution.len() <= GODS_NUMBER + 1);
        assert_solves(&cube, &solution);
        let turns = solution.to_string();
        assert!(facelets::is_solved_by(&cube.to_facelets(), &turns), "{turns}");
    }
}

#[test]
fn hard_cubes_within_21_turns() {
    let superflip = cube("U R2 F B R B2 R U2 L B2 R U' D' R2 F R' L B2 U2 F2");
    assert_eq!(
        (superflip.corners(), superflip.edges().ori()),
        (&Pieces::SOLVED, &[1; 12])
    );
    let example_of_min2phase = "U2 D2 L F2 U' D R2 B U' D' R L F2 R U D' R' L F' B'";
    let known = KNOWN_POSITIONS.iter().map(KnownPosition::cube);
    for cube in known.chain([cube(example_of_min2phase)]) {
        let outcome = TABLES.search().solve(&cube);
        assert_solves(&cube, &outcome.solution.expect("a solution of 21 turns"));
    }
}

/// The cubes at each distance up to `depth` from solved.
fn cubes_within(depth: usize) -> Vec<Vec<Cube>> {
    let turns: Vec<_> =
        turns(Metric::HalfTurn).into_iter().map(Cube::from_turn).collect();
    let mut visited = HashSet::from([Cube::SOLVED]);
    let mut layers = vec![vec![Cube::SOLVED]];
    for _ in 0..depth {
        let last = layers.last().expect("the first layer is there");
        let neighbors =
            last.iter().flat_map(|&cube| turns.iter().map(move |&turn| cube * turn));
        let next = neighbors.filter(|&cube| visited.insert(cube)).collect();
        layers.push(next);
    }
    layers
}

#[test]
fn near_cubes_get_shortest_solutions() {
    let layers = cubes_within(4);
    for (distance, layer) in layers.iter().enumerate() {
        for cube in layer.iter().step_by(layer.len() / 150 + 1) {
            // The order of the limits does not matter.
            let search = TABLES.search().stop_at(0).max_length(distance);
            let found = search.threads(1 + distance % 2).solve(cube);
            let solution = found.solution.expect("a solution of that length");
            assert_eq!(
                (solution.len(), found.end),
                (distance, if distance == 0 { End::Found } else { End::Exhausted })
            );
            assert_solves(cube, &solution);
            if distance > 0 {
                let shorter = TABLES.search().max_length(distance - 1).solve(cube);
                assert_eq!((shorter.solution, shorter.end), (None, End::Exhausted));
            }
        }
    }
}

#[test]
fn smaller_tables_solve_too() {
    let tables = TwoPhase::with_radius(5).expect("a radius");
    let mut random = Random(3);
    for _ in 0..20 {
        let cube = random.cube();
        let solution = tables.search().max_length(23).solve(&cube).solution;
        assert_solves(&cube, &solution.expect("a solution of 23 turns"));
    }
}

#[test]
fn limits_stop_search() {
    let cube = Random(4).cube();
    let endless = TABLES.search().max_length(30).stop_at(0);
    let limited = endless.clone().max_nodes(20_000).solve(&cube);
    assert_eq!(limited.end, End::NodeLimit);
    assert!(limited.nodes >= 20_000);
    assert_solves(&cube, &limited.solution.expect("a first one comes sooner"));

    let stopped = endless.solve_observed(&cube, |progress| match progress {
        Progress::Solution(_) => ControlFlow::Break(()),
        Progress::Nodes(_) => ControlFlow::Continue(()),
    });
    assert_eq!(stopped.end, End::Stopped);
    assert_solves(&cube, &stopped.solution.expect("the one that was reported"));
}

#[test]
fn several_threads_search() {
    let mut random = Random(5);
    for _ in 0..10 {
        let cube = random.cube();
        let (mut threads, mut is_solved) = (HashSet::new(), false);
        let search = TABLES.search().max_length(30).stop_at(0).threads(4);
        // Until there is a solution, and a second thread has reported.
        let outcome = search.max_nodes(1 << 28).solve_observed(&cube, |progress| {
            is_solved |= matches!(progress, Progress::Solution(_));
            threads.insert(thread::current().id());
            if is_solved && threads.len() > 1 {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        assert_eq!(outcome.end, End::Stopped);
        assert_solves(&cube, &outcome.solution.expect("a solution"));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// Improved solutions get shorter and shorter, and each solves the cube.
    #[test]
    fn improved_solutions_solve(seed: u64, nodes in 0..60_000u64) {
        let cube = Random(seed).cube();
        let mut found: Vec<Solution> = vec![];
        let search = TABLES.search().max_length(30).stop_at(0).max_nodes(nodes);
        let outcome = search.solve_observed(&cube, |progress| {
            if let Progress::Solution(solution) = progress {
                found.push(solution.clone());
            }
        });
        prop_assert!(found.is_sorted_by(|a, b| a.len() > b.len()));
        found.iter().for_each(|solution| assert_solves(&cube, solution));
        prop_assert_eq!(outcome.solution.as_ref(), found.last());
    }
}
