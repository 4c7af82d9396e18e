//! All shortest solutions, against a slow breadth-first count of the ways to each position.

use puzzle::{Indexed, sample_ranks};
use solve::{Instance, Limits, Method, Solver, SolverOptions};
use std::collections::{HashMap, HashSet};

/// The distance of each position to the goal, and the number of shortest ways to it.
fn count_ways(puzzle: &dyn Indexed) -> HashMap<u64, (usize, u128)> {
    let goal = puzzle.solved_rank();
    let mut known = HashMap::from([(goal, (0, 1))]);
    let mut layer = vec![goal];
    while !layer.is_empty() {
        let mut next = HashMap::new();
        for rank in layer {
            let (distance, ways) = known[&rank];
            for before in puzzle.predecessors(rank).into_iter().flatten() {
                if !known.contains_key(&before) {
                    next.entry(before).or_insert((distance + 1, 0)).1 += ways;
                }
            }
        }
        layer = next.keys().copied().collect();
        known.extend(next);
    }
    known
}

fn assert_all(instance: &Instance, method: Method, samples: u64) {
    let (name, puzzle) = (instance.name(), &**instance.puzzle());
    let options = SolverOptions { method: Some(method), ..SolverOptions::default() };
    // IDA* is used where a bidirectional search may visit too few positions.
    let visits = if method == Method::IdaStar { 10 } else { 4_000_000 };
    let limits = Limits { visits, ..Limits::default() };
    let mut solver = Solver::new(instance, options, limits).unwrap();
    let known = count_ways(puzzle);
    for rank in sample_ranks(puzzle.position_count(), samples) {
        let Some(&(distance, ways)) = known.get(&rank) else { continue };
        let found = solver.solve(rank, &|_| {}).unwrap();
        assert_eq!(found.moves.len(), distance, "{name} {rank}");
        let all = solver.shortest_solutions(rank, distance, &|_| {}).unwrap();
        assert_eq!(all.count(), ways, "{name}, {}: {rank}", method.name());
        let mut listed = HashSet::new();
        let ended = all.for_each(|moves| {
            let end =
                moves.iter().try_fold(rank, |rank, &m| puzzle.successors(rank)[m]);
            assert_eq!((end, moves.len()), (Some(puzzle.solved_rank()), distance));
            assert!(listed.insert(moves.to_vec()), "{name} {rank}: {moves:?} twice");
            if listed.len() < 1000 { Ok(()) } else { Err(()) }
        });
        assert_eq!(listed.len() as u128, ways.min(1000));
        assert_eq!(ended.is_err(), ways >= 1000);
        assert!(listed.contains(&found.moves));
    }
}

#[test]
fn counts_match_breadth_first_search() {
    for name in [
        "8-puzzle",
        "hanoi-4x4",
        "hanoi-5x6",
        "topspin-8x4",
        "burnt-pancake-5",
        "twiddle",
    ] {
        let instance = Instance::find(name).unwrap();
        for method in [Method::Table, Method::Bidirectional] {
            assert_all(&instance, method, 60);
        }
    }
    for name in ["8-puzzle", "sliding-2x4"] {
        assert_all(&Instance::find(name).unwrap(), Method::IdaStar, 25);
    }
}

#[test]
fn counts_match_toward_another_goal() {
    for (name, goal) in [
        ("8-puzzle", "1 2 3 8 0 4 7 6 5"),
        ("8-puzzle", "0 1 2 3 4 5 6 7 8"),
        ("hanoi-4x4", "ABCD"),
        ("pancake-6", "6 1 5 2 4 3"),
    ] {
        let instance = Instance::find(name).unwrap().with_goal(goal).unwrap();
        for method in [Method::Table, Method::Bidirectional] {
            assert_all(&instance, method, 40);
        }
    }
}

/// Where a bidirectional search may not visit enough positions, IDA* lists the solutions: the
/// same as a search without that limit.
#[test]
fn ida_star_lists_all() {
    let instance = Instance::find("15-puzzle").unwrap();
    let count = |scramble: &str, visits: usize, method| {
        let rank = instance.puzzle().scramble_rank(scramble).unwrap();
        let limits = Limits { visits, memory: Some(1 << 30), ..Limits::default() };
        let options = SolverOptions { method, ..SolverOptions::default() };
        let mut solver = Solver::new(&instance, options, limits).unwrap();
        let length = solver.solve(rank, &|_| {}).unwrap().moves.len();
        (length, solver.shortest_solutions(rank, length, &|_| {}).unwrap().count())
    };
    // Three tiles halfway around a block: both ways are as long.
    assert_eq!(count("D R U L D R", 10, None), (6, 2));
    let scramble = "D R D L U R R D L U U L D D R R U L U R D D L L U R";
    let expected = count(scramble, 4_000_000, Some(Method::Bidirectional));
    assert_eq!(count(scramble, 100, None), expected);
    assert!(expected.0 > 15, "{expected:?}");
}
