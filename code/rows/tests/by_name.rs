//! Compares puzzles in rows, chosen by name, with the source documents' scan.

use cpu::Cpu;
use puzzle::catalog::{self, CATALOG, NamedPuzzle};
use puzzle::{Family, Indexed, Metric};
use rows::{Distances, InRows, Keep, Observer, Progress, SearchOptions, builder, find};
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use table::{CompleteTable, PocketCubeTable};

const SMALL: [&str; 24] = [
    "sliding-2x2",
    "sliding-2x3",
    "sliding-3x2",
    "sliding-2x4",
    "sliding-3x3",
    "pyraminx",
    "skewb",
    "pancake-2",
    "pancake-3",
    "pancake-4",
    "pancake-5",
    "pancake-7",
    "pancake-8",
    "burnt-pancake-1",
    "burnt-pancake-2",
    "burnt-pancake-4",
    "burnt-pancake-5",
    "burnt-pancake-6",
    "topspin-4x2",
    "topspin-6x4",
    "topspin-7x4",
    "topspin-8x4",
    "topspin-9x3",
    "twiddle",
];

/// Names of small puzzles, with each metric.
fn small_puzzles() -> impl Iterator<Item = (&'static str, Option<Metric>)> {
    let cubes = Metric::ALL.map(|metric| ("pocket-cube", Some(metric)));
    SMALL.into_iter().map(|name| (name, None)).chain(cubes)
}

fn find_rows(
    name: &str,
    metric: Option<Metric>,
) -> (Box<dyn InRows>, Box<dyn Indexed>) {
    let choice = catalog::find(name).unwrap();
    (find(&choice, metric).unwrap(), choice.puzzle(metric).unwrap())
}

/// The table of the source documents' scan; for the pocket cube, with two transition tables.
fn scan(puzzle: &dyn Indexed, metric: Option<Metric>) -> CompleteTable {
    match metric {
        Some(metric) => PocketCubeTable::new(metric).into_table(),
        None => table::distances_to_solved(puzzle, |_| {}).unwrap(),
    }
}

fn options(cpu: Cpu, threads: usize) -> SearchOptions {
    SearchOptions { cpu, threads }
}

/// Compares the solutions of a sample of positions with those of the scan, move for move.
fn check_solutions(table: &dyn Distances, scan: &CompleteTable, puzzle: &dyn Indexed) {
    let step = puzzle.position_count() as usize / 200 + 1;
    for rank in (0..puzzle.position_count()).step_by(step) {
        let solution = table::solution(puzzle, scan, rank).ok();
        assert_eq!(table.solution(rank), solution, "position {rank}");
        assert_eq!(
            table.distance(rank),
            solution.map(|moves| moves.len()),
            "position {rank}"
        );
    }
}

#[test]
fn distances_match_scan() {
    for (name, metric) in small_puzzles() {
        let (rows, puzzle) = find_rows(name, metric);
        let scan = scan(&*puzzle, metric);
        let mut observed = Vec::new();
        let best = options(Cpu::best(), 1);
        assert_eq!(
            rows.layers(best, &mut |layer| observed.push(layer)).unwrap(),
            scan.layers()
        );
        assert_eq!(observed, scan.layers(), "{name}");
        let table = rows.table(Keep::Byte, best, &mut |_| ()).unwrap();
        for (rank, &distance) in scan.distances().iter().enumerate() {
            assert_eq!(
                table.distance(rank as u64),
                Some(distance.into()),
                "{name} {rank}"
            );
        }
        let farthest: Vec<_> = scan.farthest().map(|rank| rank as u64).collect();
        assert_eq!(table.farthest(), Some(farthest), "{name}");
        check_solutions(&*table, &scan, &*puzzle);
    }
}

#[test]
fn residues_solve_where_sufficient() {
    for (name, metric) in small_puzzles() {
        let is_bipartite = name.starts_with("sliding");
        let is_directed = metric == Some(Metric::Clockwise);
        for (keep, is_enough) in
            [(Keep::TwoBits, !is_directed), (Keep::OneBit, is_bipartite)]
        {
            let (rows, puzzle) = find_rows(name, metric);
            let bytes = rows.bytes(Some(keep));
            assert_eq!(bytes.is_ok(), is_enough, "{name} {metric:?}");
            let table = rows.table(keep, options(Cpu::best(), 1), &mut |_| ());
            let Ok(table) = table else {
                assert!(!is_enough, "{name} {metric:?}");
                continue;
            };
            let scan = scan(&*puzzle, metric);
            assert_eq!((table.layers(), table.farthest()), (scan.layers(), None));
            check_solutions(&*table, &scan, &*puzzle);
        }
    }
}

#[test]
fn threads_and_instructions_agree() {
    for cpu in Cpu::ALL.into_iter().filter(|cpu| !cpu.is_available()) {
        eprintln!("skipped: this machine has no {cpu} instructions");
    }
    for (name, metric) in small_puzzles() {
        let count = |cpu, threads| {
            find_rows(name, metric)
                .0
                .layers(options(cpu, threads), &mut |_| ())
                .unwrap()
        };
        let one = count(Cpu::Portable, 1);
        assert_eq!(
            one.iter().sum::<u64>(),
            find_rows(name, metric).1.position_count(),
            "{name}"
        );
        for cpu in Cpu::available() {
            assert_eq!(count(cpu, 2), one, "{name} {cpu}");
        }
    }
}

#[test]
fn finds_families_in_rows() {
    let inside = ["pocket-cube", "sliding-RxC", "pyraminx", "skewb", "twiddle"];
    let stacks = ["pancake-N", "burnt-pancake-N", "topspin-NxK"];
    let large = ["rubik-corners", "rubik-edges", "domino", "rubik-phase2"];
    for family in CATALOG {
        let choice = catalog::find(family.examples[0]).unwrap();
        let lists = [&inside[..], &stacks, &large];
        let expected = lists.into_iter().any(|list| list.contains(&family.name));
        assert_eq!(find(&choice, None).is_some(), expected, "{}", family.name);
    }
}

#[test]
fn estimates_bytes_before_search() {
    // One bit for each of 653,837,184,000 · 16 boards, and at most a seventh more.
    let (rows, puzzle) = find_rows("sliding-4x4", None);
    let bytes = rows.bytes(None).unwrap();
    assert!(
        (puzzle.position_count() / 8..puzzle.position_count() / 7).contains(&bytes),
        "{bytes}"
    );
    let with_byte = rows.bytes(Some(Keep::Byte)).unwrap();
    assert!(with_byte >= bytes + puzzle.position_count(), "{with_byte}");
    for name in ["sliding-2x10", "sliding-4x5"] {
        assert!(find_rows(name, None).0.bytes(None).unwrap() > bytes, "{name}");
    }
}

/// Records the layers of a search, and for each layer the progress reports.
#[derive(Default)]
struct Recorder {
    layers: Vec<u64>,
    parts: Vec<Vec<(usize, usize)>>,
}

/// The progress reports of the current layer, from all threads.
static PARTS: Mutex<Vec<(usize, usize)>> = Mutex::new(Vec::new());

impl Observer for Recorder {
    fn layer(&mut self, positions: u64) -> ControlFlow<()> {
        self.layers.push(positions);
        self.parts.push(std::mem::take(&mut PARTS.lock().unwrap()));
        ControlFlow::Continue(())
    }

    fn progress(&self) -> Option<Progress<'_>> {
        Some(&|done, all| {
            PARTS.lock().unwrap().push((done, all));
            ControlFlow::Continue(())
        })
    }
}

#[test]
fn reports_each_part_once() {
    // On one thread, only steps of large puzzles have several parts.
    for (name, threads, max_parts) in [
        ("8-puzzle", 1, 1),
        ("8-puzzle", 2, 32),
        ("sliding-3x4", 1, 16),
        ("pyraminx", 1, 1),
        ("pyraminx", 2, 32),
    ] {
        let (rows, _) = find_rows(name, None);
        let (mut recorder, mut closure_layers) = (Recorder::default(), Vec::new());
        rows.layers(options(Cpu::best(), threads), &mut recorder).unwrap();
        rows.layers(options(Cpu::best(), threads), &mut |layer| {
            closure_layers.push(layer)
        })
        .unwrap();
        assert_eq!(recorder.layers, closure_layers, "{name}");
        assert_eq!(recorder.parts[0], []); // the solved position
        for parts in &mut recorder.parts[1..] {
            parts.sort_unstable();
            let all = parts.len();
            assert!(
                max_parts.min(2) <= all && all <= max_parts,
                "{name}, {threads} threads: {all}"
            );
            let each: Vec<_> = (1..=all).map(|done| (done, all)).collect();
            assert_eq!(*parts, each, "{name}, {threads} threads");
        }
        PARTS.lock().unwrap().clear();
    }
}

/// A family that counts in `MADE` the puzzles that it makes.
static COUNTED: Family = Family {
    make: |sizes, metric| {
        MADE.fetch_add(1, Relaxed);
        (puzzle::sliding::FAMILY.make)(sizes, metric)
    },
    ..puzzle::sliding::FAMILY
};
static MADE: AtomicUsize = AtomicUsize::new(0);

#[test]
fn builder_makes_no_second_puzzle() {
    let name = "sliding-2x3".to_string();
    let choice = NamedPuzzle { family: &COUNTED, name, sizes: vec![2, 3] };
    let builder = builder(&choice, None).unwrap();
    assert_eq!(MADE.load(Relaxed), 0);
    let puzzle: Arc<dyn Indexed> = choice.puzzle(None).unwrap().into();
    let rows = builder.build(puzzle.clone());
    let table = rows.table(Keep::OneBit, options(Cpu::best(), 1), &mut |_| ()).unwrap();
    assert_eq!(MADE.load(Relaxed), 1);
    let board = puzzle.read_rank("1 2 0 4 5 3").unwrap();
    assert_eq!(table.solution(board), Some(vec![0]));
}
