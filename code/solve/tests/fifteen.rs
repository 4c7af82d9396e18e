//! The 15-puzzle far from solved: `cargo test --release -p gods-solve -- --ignored`.

use solve::{Event, Instance, Limits, SearchBound, SolveStep, Solver, SolverOptions};
use std::sync::Mutex;

/// A board that 100,000,000 positions with small tables do not solve, then one of the
/// farthest, which uses the larger tables at once.
#[test]
#[ignore = "takes a minute and 900 MB"]
fn solves_far_boards_with_large_tables() {
    let instance = Instance::find("15-puzzle").unwrap();
    let limits = Limits { memory: Some(2 << 30), ..Limits::default() };
    let mut solver = Solver::new(&instance, SolverOptions::default(), limits).unwrap();
    let partitions = Mutex::new(vec![]);
    let observer = |event: Event<'_>| {
        if let Event::StepStarted(SolveStep::IdaStar {
            bound: SearchBound::Patterns { partition, .. },
            ..
        }) = event
        {
            partitions.lock().unwrap().push(partition.name());
        }
    };
    for (board, length) in [
        ("1 5 9 13 2 6 10 14 3 7 11 15 4 8 12 0", 72),
        ("0 12 9 13 15 11 10 14 3 7 2 5 4 8 6 1", 80),
    ] {
        let rank = instance.puzzle().read_rank(board).unwrap();
        assert_eq!(solver.solve(rank, &observer).unwrap().moves.len(), length);
    }
    assert_eq!(*partitions.lock().unwrap(), ["6-6-3", "7-8"]);
}
