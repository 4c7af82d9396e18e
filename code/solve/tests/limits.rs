//! Limits: what exceeds them is refused, with an error that says what and how much.

use fifteen::Partition;
use puzzle::Metric;
use puzzle::catalog::find;
use rows::Keep;
use solve::{
    BYTES_PER_VISIT, Cost, Engine, Event, Instance, Limits, Method, Purpose,
    PuzzleTable, SearchBound, SolveError, SolveStep, Solver, SolverOptions,
    VISITS_BEFORE_PATTERNS,
};
use std::sync::Mutex;
use table::ScanEngine;

const HOISTED: Engine = Engine::Scan(ScanEngine::Hoisted);

fn with_memory(bytes: u64) -> Limits {
    Limits { memory: Some(bytes), ..Limits::default() }
}

fn steps(name: &str, limits: Limits) -> Vec<SolveStep> {
    let instance = Instance::find(name).unwrap();
    Solver::new(&instance, SolverOptions::default(), limits).unwrap().steps()
}

#[test]
fn method_suits_puzzle() {
    use Method::{Bidirectional, IdaStar, Table};
    for (name, methods) in [
        ("pocket-cube", &[Table][..]),
        ("8-puzzle", &[Table]),
        ("15-puzzle", &[Bidirectional, IdaStar, IdaStar]),
        ("sliding-4x5", &[Bidirectional, IdaStar]),
        ("pancake-13", &[Bidirectional, Table]),
        ("hanoi-3x20", &[Bidirectional, Table]),
    ] {
        let steps = steps(name, with_memory(8 << 30));
        let found: Vec<_> = steps.iter().map(SolveStep::method).collect();
        assert_eq!(found, methods, "{name}");
    }
}

#[test]
fn lower_bound_suits_board() {
    let bound = |name: &str| {
        let Some(SolveStep::IdaStar { bound, .. }) =
            steps(name, with_memory(1 << 10)).pop()
        else {
            panic!("{name}: no IDA*")
        };
        bound
    };
    let partition = Partition::SixSixThree;
    assert_eq!(bound("15-puzzle"), SearchBound::Patterns { partition, saved: false });
    assert_eq!(bound("sliding-2x6"), SearchBound::WalkingDistance);
    assert_eq!(bound("sliding-2x8"), SearchBound::LinearConflict);
}

#[test]
fn refuses_one_byte_too_many() {
    let pancake = Instance::find("pancake-9").unwrap();
    let compute = |bytes| {
        let purpose = Purpose::Solutions;
        PuzzleTable::compute(
            &pancake,
            Some(HOISTED),
            purpose,
            with_memory(bytes),
            &|_| {},
        )
    };
    assert!(compute(362_880).is_ok());
    let error = compute(362_879).err().unwrap();
    assert_eq!(
        error.to_string(),
        "a table with a byte for each needs 362880 bytes of memory, and 362879 are allowed"
    );
    // The bidirectional search has as many visits as fit in memory.
    let [SolveStep::Bidirectional { visits, bytes }, ..] =
        steps("hanoi-3x20", with_memory(12_345))[..]
    else {
        panic!("no search from both ends")
    };
    assert_eq!((visits, bytes), (123, (123 * BYTES_PER_VISIT) as u64));
    let SolveStep::Bidirectional { visits, .. } =
        steps("15-puzzle", with_memory(8 << 30))[0]
    else {
        panic!("no search from both ends")
    };
    assert_eq!(visits, VISITS_BEFORE_PATTERNS);
}

#[test]
fn bytes_per_visit_are_enough() {
    // The memory for each visited position is largest just after the hash map has grown.
    let instance = Instance::find("pancake-12").unwrap();
    let options = SolverOptions {
        method: Some(Method::Bidirectional),
        ..SolverOptions::default()
    };
    let mut solver = Solver::new(&instance, options, Limits::default()).unwrap();
    let far = instance.puzzle().position_count() / 3;
    for rank in [far, far / 2, far / 3] {
        match solver.solve(rank, &|_| {}) {
            Ok(found) => {
                let most = BYTES_PER_VISIT as u64 * found.nodes.max(64);
                assert!(found.computation.bytes <= most, "{found:?}");
            }
            Err(error) => assert!(matches!(error, SolveError::VisitsExceeded { .. })),
        }
    }
}

#[test]
fn cost_is_shared_by_threads() {
    let board = Instance::find("rubik-phase2").unwrap();
    let cost = |threads| -> Cost {
        let options =
            SolverOptions { method: Some(Method::Table), ..SolverOptions::default() };
        let limits = Limits { threads, ..Limits::default() };
        let steps = Solver::new(&board, options, limits).unwrap().steps();
        let [SolveStep::Table { cost, refused: None }] = steps[..] else { panic!() };
        cost
    };
    assert!(cost(1).is_long());
    assert_eq!(cost(1).seconds, 4.0 * cost(4).seconds);
    assert_eq!(cost(1).bytes, cost(4).bytes);
}

#[test]
fn rejects_what_puzzle_lacks() {
    let towers = Instance::find("hanoi-3x4").unwrap();
    let cube =
        Instance::new(find("pocket-cube").unwrap(), Some(Metric::Clockwise)).unwrap();
    let refused = |instance, engine, purpose| {
        let limits = Limits::default();
        let table = PuzzleTable::compute(instance, engine, purpose, limits, &|_| {});
        table.err().unwrap().to_string()
    };
    let byte = Purpose::Keep(Keep::Byte);
    assert_eq!(
        refused(&towers, Some(Engine::Rows), byte),
        "found the engine rows, and there is only hoisted"
    );
    let one_bit = refused(&towers, None, Purpose::Keep(Keep::OneBit));
    assert_eq!(one_bit, "the engine hoisted keeps a byte for each position");
    let two_bits = refused(&cube, None, Purpose::Keep(Keep::TwoBits));
    assert!(two_bits.starts_with("two bits are enough only where "), "{two_bits}");
    let options =
        SolverOptions { method: Some(Method::IdaStar), ..SolverOptions::default() };
    let error = Solver::new(&towers, options, Limits::default()).err().unwrap();
    assert!(matches!(error, SolveError::NoLowerBound));
    let mut solver =
        Solver::new(&towers, SolverOptions::default(), Limits::default()).unwrap();
    let error = solver.solve(81, &|_| {}).unwrap_err();
    assert_eq!(error.to_string(), "rank 81 is not below 81");
}

#[test]
fn observer_and_node_limit() {
    let instance = Instance::find("15-puzzle").unwrap();
    let limits = Limits { visits: 1000, nodes: Some(1), ..with_memory(1 << 30) };
    let mut solver = Solver::new(&instance, SolverOptions::default(), limits).unwrap();
    let far = instance.puzzle().position_count() / 3;
    let begun = Mutex::new(Vec::new());
    for _ in 0..2 {
        let error = solver.solve(far, &|event| {
            if let Event::StepStarted(step) = event {
                begun.lock().unwrap().push(step.method());
            }
        });
        let error = error.unwrap_err().to_string();
        assert!(
            error.starts_with("after ") && error.ends_with(" moves or more"),
            "{error}"
        );
    }
    assert_eq!(begun.into_inner().unwrap(), [Method::IdaStar]);
}

/// The steps say how many positions IDA* visits in each: never more than the limit.
#[test]
fn node_limit_holds_in_each_step() {
    let nodes = |limit| -> Vec<_> {
        let limits = Limits { nodes: limit, ..with_memory(8 << 30) };
        let steps = steps("15-puzzle", limits).into_iter().skip(1);
        let nodes = steps.map(|step| match step {
            SolveStep::IdaStar { nodes, .. } => nodes,
            _ => panic!("no IDA*"),
        });
        nodes.collect()
    };
    assert_eq!(nodes(None), [Some(100_000_000), None]);
    assert_eq!(nodes(Some(150_000_000)), [Some(100_000_000), Some(50_000_000)]);
    // No position is left for the second.
    assert_eq!(nodes(Some(7)), [Some(7)]);
}

#[test]
fn a_refused_table_is_refused_again() {
    let instance = Instance::find("pyraminx").unwrap();
    let options =
        SolverOptions { method: Some(Method::Table), ..SolverOptions::default() };
    let limits = Limits { memory: Some(1000), ..Limits::default() };
    let mut solver = Solver::new(&instance, options, limits).unwrap();
    for rank in [1, 1, 2] {
        let refused = solver.solve(rank, &|_| {});
        assert!(matches!(refused, Err(SolveError::Memory { limit: 1000, .. })));
    }
}
