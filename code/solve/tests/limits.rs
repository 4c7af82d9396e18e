//! What would take more than it may is refused, with an error that says what and how much.

use fifteen::Partition;
use ida_star::SearchError;
use puzzle::Metric;
use puzzle::catalog::find;
use rows::Keep;
use solve::{
    BYTES_PER_VISIT, Cost, Engine, Event, Instance, LONG, Limits, LowerBound, Method,
    NEAR, Observer, Options, Purpose, SolveError, Solver, Step, TablePlan,
};
use std::ops::ControlFlow;
use std::sync::Mutex;
use table::ScanEngine;

const HOISTED: Engine = Engine::Scan(ScanEngine::Hoisted);

fn memory(bytes: u64) -> Limits {
    Limits { memory: Some(bytes), ..Limits::default() }
}

fn steps(name: &str, limits: Limits) -> Vec<Step> {
    let instance = Instance::find(name).unwrap();
    Solver::new(&instance, Options::default(), limits).unwrap().steps()
}

#[test]
fn method_suits_puzzle() {
    use Method::{Bidirectional, IdaStar, Table};
    for (name, methods) in [
        ("pocket-cube", &[Table][..]),
        ("8-puzzle", &[Table]),
        ("15-puzzle", &[Bidirectional, IdaStar]),
        ("sliding-4x5", &[Bidirectional, IdaStar]),
        ("pancake-13", &[Bidirectional, Table]),
        ("hanoi-3x20", &[Bidirectional, Table]),
    ] {
        let steps = steps(name, memory(8 << 30));
        let found: Vec<_> = steps.iter().map(Step::method).collect();
        assert_eq!(found, methods, "{name}");
    }
}

#[test]
fn lower_bound_suits_board() {
    let bound = |name: &str| {
        let Some(Step::IdaStar { bound, .. }) = steps(name, memory(1 << 10)).pop()
        else {
            panic!("{name}: no IDA*")
        };
        bound
    };
    let partition = Partition::SixSixThree;
    assert_eq!(bound("15-puzzle"), LowerBound::Patterns { partition, saved: false });
    assert_eq!(bound("sliding-2x6"), LowerBound::WalkingDistance);
    assert_eq!(bound("sliding-2x8"), LowerBound::LinearConflict);
    assert_eq!(bound("pocket-cube"), LowerBound::PruningTables);
}

#[test]
fn memory_is_refused_from_first_byte_too_many() {
    let pancake = Instance::find("pancake-9").unwrap();
    let plan = |bytes| {
        TablePlan::new(&pancake, Some(HOISTED), Purpose::Solutions, memory(bytes))
            .unwrap()
    };
    assert!(plan(362_880).check().is_ok());
    let error = plan(362_879).check().unwrap_err();
    assert_eq!(
        error.to_string(),
        "a table with a byte for each needs 362880 bytes of memory, and 362879 are allowed"
    );
    // The search from both ends has as many visits as there is memory for.
    let [Step::Bidirectional { visits, bytes }, ..] =
        steps("hanoi-3x20", memory(12_345))[..]
    else {
        panic!("no search from both ends")
    };
    assert_eq!((visits, bytes), (123, (123 * BYTES_PER_VISIT) as u64));
    let Step::Bidirectional { visits, .. } = steps("15-puzzle", memory(8 << 30))[0]
    else {
        panic!("no search from both ends")
    };
    assert_eq!(visits, NEAR);
}

#[test]
fn bytes_per_visit_are_enough() {
    // Where the map has just grown it has the most free room.
    let instance = Instance::find("pancake-12").unwrap();
    let options = Options { method: Some(Method::Bidirectional), ..Options::default() };
    let mut solver = Solver::new(&instance, options, Limits::default()).unwrap();
    let far = instance.puzzle().positions() / 3;
    for rank in [far, far / 2, far / 3] {
        match solver.solve(rank, &()) {
            Ok(found) => {
                let most = BYTES_PER_VISIT as u64 * found.nodes.max(64);
                assert!(found.computation.bytes <= most, "{found:?}");
            }
            Err(error) => assert!(matches!(error, SolveError::NotMet { .. })),
        }
    }
}

#[test]
fn cost_is_shared_by_threads() {
    let board = Instance::find("sliding-3x4").unwrap();
    let cost = |threads| -> Cost {
        let limits = Limits { threads, ..Limits::default() };
        TablePlan::new(&board, None, Purpose::Keep(Keep::Byte), limits).unwrap().cost()
    };
    assert!(cost(1).seconds >= LONG);
    assert_eq!(cost(1).seconds, 4.0 * cost(4).seconds);
    assert_eq!(cost(1).bytes, cost(4).bytes);
}

#[test]
fn rejects_what_puzzle_lacks() {
    let towers = Instance::find("hanoi-3x4").unwrap();
    let cube =
        Instance::new(find("pocket-cube").unwrap(), Some(Metric::Clockwise)).unwrap();
    let plan = |instance, engine, purpose| {
        TablePlan::new(instance, engine, purpose, Limits::default())
            .err()
            .unwrap()
            .to_string()
    };
    let byte = Purpose::Keep(Keep::Byte);
    assert_eq!(
        plan(&towers, Some(Engine::Rows), byte),
        "the puzzle has no engine rows"
    );
    let one_bit = plan(&towers, None, Purpose::Keep(Keep::OneBit));
    assert_eq!(one_bit, "the engine hoisted keeps a byte for each position");
    let two_bits = plan(&cube, None, Purpose::Keep(Keep::TwoBits));
    assert!(two_bits.starts_with("two bits are enough only where "), "{two_bits}");
    let partition = Some(Partition::SevenEight);
    for (partition, right) in [
        (None, "no lower bound of the puzzle is known"),
        (partition, "the tables 7-8 are the 15-puzzle's"),
    ] {
        let options =
            Options { method: Some(Method::IdaStar), partition, ..Options::default() };
        let error = Solver::new(&towers, options, Limits::default()).err().unwrap();
        assert_eq!(error.to_string(), right);
    }
    let mut solver =
        Solver::new(&towers, Options::default(), Limits::default()).unwrap();
    let error = solver.solve(81, &()).unwrap_err();
    assert_eq!(error.to_string(), "rank 81 is not below 81");
}

/// Notes what it is told, and ends IDA* at a limit.
#[derive(Default)]
struct Notes(Mutex<Vec<String>>);

impl Observer for Notes {
    fn event(&self, event: Event<'_>) -> ControlFlow<()> {
        let (note, goes_on) = match event {
            Event::Begins(step) => (format!("begins {:?}", step.method()), true),
            Event::NotMet(visits) => (format!("not met among {visits}"), true),
            Event::Deepens(progress) => (String::new(), progress.limit < 30),
            _ => (String::new(), true),
        };
        self.0.lock().unwrap().push(note);
        if goes_on { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }
}

#[test]
fn observer_is_told_and_may_stop_ida_star() {
    let instance = Instance::find("15-puzzle").unwrap();
    let limits = Limits { visits: 1000, ..memory(1 << 30) };
    let mut solver = Solver::new(&instance, Options::default(), limits).unwrap();
    let far = instance.puzzle().positions() / 3;
    let notes = Notes::default();
    let error = solver.solve(far, &notes).unwrap_err();
    assert!(
        matches!(error, SolveError::Search(SearchError::Stopped { .. })),
        "{error}"
    );
    let notes = notes.0.into_inner().unwrap();
    assert_eq!(notes.iter().filter(|note| note.starts_with("begins")).count(), 1);

    let fewer = Limits { nodes: Some(1), ..limits };
    let mut solver = Solver::new(&instance, Options::default(), fewer).unwrap();
    let error = solver.solve(far, &()).unwrap_err().to_string();
    assert!(
        error.starts_with("after ") && error.ends_with(" moves or more"),
        "{error}"
    );
}
