//! All shortest solutions, against a brute-force count of the shortest paths to each position.

use puzzle::{Indexed, sample_ranks};
use solve::{Event, Instance, Limits, Method, SolveError, Solver, SolverOptions};
use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

/// The distance of each position to the goal, and the number of shortest paths to it.
fn count_paths(puzzle: &dyn Indexed) -> HashMap<u64, (usize, u128)> {
    let goal = puzzle.solved_rank();
    let mut known = HashMap::from([(goal, (0, 1))]);
    let mut layer = vec![goal];
    while !layer.is_empty() {
        let mut next = HashMap::new();
        for rank in layer {
            let (distance, paths) = known[&rank];
            for before in puzzle.predecessors(rank).into_iter().flatten() {
                if !known.contains_key(&before) {
                    next.entry(before).or_insert((distance + 1, 0)).1 += paths;
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
    let mut solver = Solver::new(instance, options, Limits::default()).unwrap();
    let known = count_paths(puzzle);
    for rank in sample_ranks(puzzle.position_count(), samples) {
        let Some(&(distance, paths)) = known.get(&rank) else { continue };
        let found = solver.solve(rank, &|_| {}).unwrap();
        assert_eq!(found.moves.len(), distance, "{name} {rank}");
        let all = solver.shortest_solutions(rank, distance, &|_| {}).unwrap();
        assert_eq!(all.count(), paths, "{name}, {}: {rank}", method.name());
        let mut listed = HashSet::new();
        let ended = all.for_each(|moves| {
            let end =
                moves.iter().try_fold(rank, |rank, &m| puzzle.successors(rank)[m]);
            assert_eq!((end, moves.len()), (Some(puzzle.solved_rank()), distance));
            assert!(listed.insert(moves.to_vec()), "{name} {rank}: {moves:?} twice");
            if listed.len() < 1000 { Ok(()) } else { Err(()) }
        });
        assert_eq!(listed.len() as u128, paths.min(1000));
        assert_eq!(ended.is_err(), paths >= 1000);
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
    // Three tiles halfway around a block: both paths are as long.
    assert_eq!(count("D R U L D R", 10, None), (6, 2));
    let scramble = "D R D L U R R D L U U L D D R R U L U R D D L L U R";
    let expected = count(scramble, 4_000_000, Some(Method::Bidirectional));
    assert_eq!(count(scramble, 100, None), expected);
    assert!(expected.0 > 15, "{expected:?}");
}

/// A given method is the only one: IDA* lists all solutions without a bidirectional search.
#[test]
fn given_method_lists_all() {
    let instance = Instance::find("8-puzzle").unwrap();
    let options =
        SolverOptions { method: Some(Method::IdaStar), ..SolverOptions::default() };
    let mut solver = Solver::new(&instance, options, Limits::default()).unwrap();
    let rank = instance.puzzle().read_rank("8 6 7 2 5 4 3 0 1").unwrap();
    let rounds = AtomicUsize::new(0);
    let all = solver.shortest_solutions(rank, 31, &|event| {
        if let Event::SearchProgress(_) = event {
            rounds.fetch_add(1, Relaxed);
        }
    });
    assert_eq!(all.unwrap().count(), 40);
    assert!(rounds.into_inner() > 0);
}

/// A search that finds one solution may visit too few positions to find all; no table follows,
/// which would need too much memory.
#[test]
fn too_few_visits_for_all() {
    let instance = Instance::find("rubik-edges").unwrap();
    let rank = instance.puzzle().scramble_rank("R U F D L B").unwrap();
    for method in [None, Some(Method::Bidirectional)] {
        let options = SolverOptions { method, ..SolverOptions::default() };
        let limits =
            Limits { visits: 7000, memory: Some(1 << 20), ..Limits::default() };
        let mut solver = Solver::new(&instance, options, limits).unwrap();
        let length = solver.solve(rank, &|_| {}).unwrap().moves.len();
        let error = solver.shortest_solutions(rank, length, &|_| {}).unwrap_err();
        let expected =
            matches!(error, SolveError::AllExceedVisits { length: 6, visits: 7000 });
        assert!(expected, "{error}");
    }
}
