//! Every method against the table of the documents' scan.

use proptest::prelude::*;
use puzzle::catalog::find;
use puzzle::{Indexed, Metric};
use solve::{
    Instance, Limits, Method, PuzzleTable, Solution, SolveStep, Solver, SolverOptions,
    solve,
};
use table::CompleteTable;

/// Small puzzles; some have moves that no single move takes back.
const SMALL: [(&str, Option<Metric>); 6] = [
    ("sliding-2x2", None),
    ("sliding-2x3", None),
    ("hanoi-3x4", None),
    ("pancake-5", None),
    ("burnt-pancake-3", None),
    ("topspin-6x4", None),
];

fn solver_by(instance: &Instance, method: Method) -> Option<Solver<'_>> {
    let options = SolverOptions { method: Some(method), ..SolverOptions::default() };
    Solver::new(instance, options, Limits::default()).ok()
}

/// Asserts that a solution is as long as the oracle's distance, and leads to the solved position.
fn assert_shortest(puzzle: &dyn Indexed, rank: u64, found: &Solution, distance: usize) {
    assert_eq!(found.moves.len(), distance, "rank {rank}");
    let mut moves = found.moves.iter();
    let end = moves.try_fold(rank, |rank, &m| puzzle.successors(rank)[m]);
    assert_eq!(end, Some(puzzle.solved_rank()), "rank {rank}");
}

#[test]
fn methods_agree_with_scan_everywhere() {
    for (name, metric) in SMALL {
        let instance = Instance::new(find(name).unwrap(), metric).unwrap();
        let puzzle = &**instance.puzzle();
        let oracle = table::distances_to_solved(puzzle, |_| {}).unwrap();
        let all = [Method::Bidirectional, Method::Table, Method::IdaStar];
        let mut solvers: Vec<_> =
            all.into_iter().filter_map(|method| solver_by(&instance, method)).collect();
        assert!(solvers.len() >= 2);
        for rank in 0..puzzle.position_count() {
            let distance = usize::from(oracle.distance(rank as usize).unwrap());
            for solver in &mut solvers {
                let found = solver.solve(rank, &|_| {}).unwrap();
                assert_shortest(puzzle, rank, &found, distance);
            }
        }
    }
}

#[test]
fn saved_table_solves_like_computed() {
    let instance = Instance::find("sliding-2x3").unwrap();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("2x3.gods");
    let puzzle = &**instance.puzzle();
    let table = table::distances_to_solved(puzzle, |_| {}).unwrap();
    table.save(&path, instance.name(), None).unwrap();
    let opened = PuzzleTable::open(&instance, &path).unwrap();
    let mut saved = Solver::with_table(&instance, opened);
    for rank in 0..puzzle.position_count() {
        let found = saved.solve(rank, &|_| {}).unwrap();
        assert_eq!(found.computation.engine, "saved");
        assert_eq!(
            found.moves,
            solve(&instance, rank, Limits::default()).unwrap().moves
        );
    }
    // A table of other distances is rejected, though its checksums are right.
    let reversed =
        (0..360).rev().map(|rank| table.distance(rank)).map(|d| d.map(usize::from));
    table::save_distances(&path, instance.name(), None, table.layers(), reversed)
        .unwrap();
    assert!(PuzzleTable::open(&instance, &path).is_err());
    assert!(
        CompleteTable::open(&path, "sliding-2x3", None, 360).is_ok(),
        "the file is whole"
    );
}

#[test]
fn visits_are_shared_before_table() {
    let visits = |solver: &Solver| match solver.steps()[0] {
        SolveStep::Bidirectional { visits, .. } => visits,
        _ => panic!("no search from both ends"),
    };
    // For the towers a slow complete table follows the search, so all positions share its budget of
    // visits. The 15-puzzle has no table, so each position has the whole budget.
    for (name, moves, table_follows) in
        [("hanoi-4x13", "DA", true), ("15-puzzle", "DR", false)]
    {
        let instance = Instance::find(name).unwrap();
        let limits = Limits { memory: Some(8 << 30), ..Limits::default() };
        let mut solver =
            Solver::new(&instance, SolverOptions::default(), limits).unwrap();
        let before = visits(&solver);
        let near = instance.puzzle().scramble_rank(moves).unwrap();
        let nodes = solver.solve(near, &|_| {}).unwrap().nodes as usize;
        let used = if table_follows { nodes } else { 0 };
        assert_eq!(visits(&solver), before - used, "{name}");
    }
}

/// A lower bound is known only of goals with the blank in a corner. Where the position has its
/// blank there, IDA* goes from the goal to the position.
#[test]
fn solves_from_goal_to_position() {
    let near = "5 1 2 4 9 0 3 8 13 6 7 12 14 10 11 15";
    let turned = "0 2 3 4 1 5 7 8 9 6 10 11 13 14 15 12";
    for (start, goal) in
        [("1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0", near), (turned, near)]
    {
        let instance = Instance::find("15-puzzle").unwrap();
        let instance = instance.with_goal(goal).unwrap();
        let puzzle = &**instance.puzzle();
        let rank = puzzle.read_rank(start).unwrap();
        let limits = Limits { memory: Some(1 << 30), ..Limits::default() };
        let solution =
            |visits| solve(&instance, rank, Limits { visits, ..limits }).unwrap();
        let (met, reversed) = (solution(4_000_000), solution(10));
        assert_eq!(met.computation.engine, "both-ends");
        assert_eq!(reversed.computation.engine, "ida-star");
        assert_shortest(puzzle, rank, &reversed, met.moves.len());
        assert!(met.moves.len() > 5);
        let solver = Solver::new(&instance, SolverOptions::default(), limits).unwrap();
        let methods: Vec<_> = solver.steps().iter().map(SolveStep::method).collect();
        assert_eq!(methods, [Method::Bidirectional, Method::IdaStar, Method::Table]);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(30))]

    #[test]
    fn methods_agree_on_larger_puzzles(
        number in any::<u64>(),
        (name, metric) in prop::sample::select(vec![
            ("8-puzzle", None),
            ("pocket-cube", Some(Metric::HalfTurn)),
            ("pocket-cube", Some(Metric::QuarterTurn)),
        ]),
    ) {
        let instance = Instance::new(find(name).unwrap(), metric).unwrap();
        let puzzle = &**instance.puzzle();
        let rank = number % puzzle.position_count();
        let expected = solve(&instance, rank, Limits::default()).unwrap();
        prop_assert_eq!(expected.computation.engine, "rows");
        for method in [Method::Bidirectional, Method::IdaStar] {
            let Some(mut solver) = solver_by(&instance, method) else { continue };
            let found = solver.solve(rank, &|_| {}).unwrap();
            assert_shortest(puzzle, rank, &found, expected.moves.len());
        }
    }
}
