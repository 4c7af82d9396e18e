//! A computation that its observer stops.

use ida_star::SearchError;
use solve::{
    Engine, Event, Instance, Limits, Method, Purpose, PuzzleTable, SolveError, Solver,
    SolverOptions,
};
use std::ops::ControlFlow::{self, Break, Continue};
use table::ScanEngine;

/// Stops after the layer at this depth.
fn stop_at(depth: usize) -> impl Fn(Event) -> ControlFlow<()> {
    move |event| match event {
        Event::Layer(layer) if layer.depth == depth => Break(()),
        _ => Continue(()),
    }
}

#[test]
fn stopped_table_has_its_first_layers() {
    let puzzle = Instance::find("pancake-8").unwrap();
    for engine in [Engine::Rows, Engine::Scan(ScanEngine::Hoisted)] {
        for purpose in [Purpose::Layers, Purpose::Solutions] {
            let (engine, limits) = (Some(engine), Limits::default());
            let all = PuzzleTable::compute(&puzzle, engine, purpose, limits, &|_| ());
            let all = all.unwrap().layers;
            for depth in 0..all.len() {
                let stop = stop_at(depth);
                let stopped =
                    PuzzleTable::compute(&puzzle, engine, purpose, limits, &stop);
                let Err(SolveError::TableStopped { layers, next: 0, part, .. }) =
                    stopped
                else {
                    panic!("{engine:?}, {purpose:?}, {depth}")
                };
                assert_eq!((layers, part.0), (all[..=depth].to_vec(), 0));
            }
        }
    }
}

#[test]
fn scan_stops_within_a_layer() {
    let puzzle = Instance::find("pancake-9").unwrap();
    let engine = Some(Engine::Scan(ScanEngine::Hoisted));
    let stop = |event: Event| match event {
        Event::LayerProgress(..) => Break(()),
        _ => Continue(()),
    };
    let (purpose, limits) = (Purpose::Layers, Limits::default());
    let stopped = PuzzleTable::compute(&puzzle, engine, purpose, limits, &stop);
    let Err(SolveError::TableStopped { layers, next, part, .. }) = stopped else {
        panic!()
    };
    assert_eq!((layers, next, part), (vec![1], 8, (1 << 18, 362_880)));
}

/// Solves a position by this method, up to the first report of more than `limit` moves.
fn solve_up_to(limit: usize, method: Option<Method>, position: &str) -> SolveError {
    let puzzle = Instance::find("15-puzzle").unwrap();
    let options = SolverOptions { method, ..SolverOptions::default() };
    let mut solver = Solver::new(&puzzle, options, Limits::default()).unwrap();
    let rank = puzzle.puzzle().read_rank(position).unwrap();
    let stopped = solver.solve(rank, &|event| match event {
        Event::SearchProgress(progress) if progress.limit > limit => Break(()),
        _ => Continue(()),
    });
    stopped.unwrap_err()
}

#[test]
fn stopped_search_excludes_shorter_solutions() {
    let far = "15 14 1 6 9 11 4 12 0 10 7 3 13 8 5 2";
    for (limit, method) in
        [(12, Some(Method::Bidirectional)), (45, Some(Method::IdaStar)), (9, None)]
    {
        let error = solve_up_to(limit, method, far);
        let SolveError::Search(SearchError::Stopped { at_least, .. }) = error else {
            panic!("{error}")
        };
        // The parity of Manhattan distance is that of each solution.
        assert!((limit + 1..=limit + 2).contains(&at_least), "{method:?}: {at_least}");
    }
}

/// A table of the lower bound that is stopped is not replaced by a smaller one.
#[test]
fn stopped_tables_of_tiles_leave_no_file() {
    let folder = tempfile::tempdir().unwrap();
    let stops: [fn(Event) -> bool; 3] = [
        |event| matches!(event, Event::PatternLayer(layer) if layer.depth == 5),
        |event| matches!(event, Event::PatternLayer(_)),
        |event| matches!(event, Event::PatternSaved),
    ];
    for stop in stops {
        let reply = |event: Event| if stop(event) { Break(()) } else { Continue(()) };
        let partition = fifteen::Partition::SixSixThree;
        let stopped = solve::fifteen_tables(partition, folder.path(), &reply);
        assert!(stopped.err().is_some_and(|error| error.is_stop()));
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
    }
}
