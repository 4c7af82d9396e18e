//! Measures complete tables of puzzles with the engine `rows`; these runs are too long for
//! Criterion.
use std::time::Instant;

use anyhow::{Context, Result, ensure};
use cpu::Cpu;
use puzzle::Metric;
use puzzle::catalog::{self, NamedPuzzle};
use rows::translation::rubik_corners;
use rows::{InRows, Keep, Nothing, SearchOptions, find, search};
use table::{BackwardGraph, CompleteTable, PocketCubeTable};

use super::results::{MeasuredMethod, MethodGroup, TableSize};
use crate::tables::published_layers;
use base::parallel;

/// The puzzles that are always measured, and those that are measured only with `--long`.
const SHORT_RUNS: [(&str, Option<Metric>); 14] = [
    ("pocket-cube", Some(Metric::QuarterTurn)),
    ("pocket-cube", Some(Metric::Clockwise)),
    ("pyraminx", None),
    ("skewb", None),
    ("pancake-10", None),
    ("burnt-pancake-8", None),
    ("topspin-10x4", None),
    ("sliding-3x3", None),
    ("sliding-2x5", None),
    ("sliding-2x6", None),
    ("sliding-3x4", None),
    ("rubik-corners", Some(Metric::HalfTurn)),
    ("rubik-corners", Some(Metric::QuarterTurn)),
    ("domino", None),
];
const LONG_RUNS: [(&str, Option<Metric>); 4] = [
    ("rubik-phase2", None),
    ("sliding-2x7", None),
    ("rubik-edges", Some(Metric::QuarterTurn)),
    ("rubik-edges", Some(Metric::HalfTurn)),
];

/// The records that a search may keep, each with its name in methods, in titles, and in the
/// table of sizes.
const RECORDS: [(Keep, &str, &str, &str); 3] = [
    (Keep::OneBit, "one-bit", "one bit each", "one bit"),
    (Keep::TwoBits, "two-bits", "two bits each", "two bits"),
    (Keep::Byte, "byte", "a byte each", "a byte"),
];

/// The name of the method that leaves mirror classes out: a row for each permutation.
pub const EVERY_ROW: &str = "every-row";

/// The documents' scan is measured for puzzles with fewer positions than this, where it takes
/// seconds.
const MAX_SCANNED: u64 = 5_000_000;
/// Puzzles with more positions are measured with several threads, too.
const MIN_FOR_THREADS: u64 = 20_000_000;
/// Puzzles with at least this many positions are measured only with the best instruction set.
const MIN_FOR_BEST_CPU_ONLY: u64 = 30_000_000_000;

/// A method is repeated until its runs have taken this many seconds.
const MIN_SECONDS: f64 = 1.0;

/// The puzzle's name in facts.
fn fact_name(puzzle: &str, metric: Option<Metric>) -> String {
    metric.map_or(puzzle.to_owned(), |metric| format!("{puzzle}-{metric}"))
}

/// A puzzle by name, and its row engine.
fn open_in_rows(
    puzzle: &str,
    metric: Option<Metric>,
) -> Result<(NamedPuzzle, Box<dyn InRows>)> {
    let choice = catalog::find(puzzle)?;
    let rows =
        find(&choice, metric).with_context(|| format!("{puzzle} has no rows"))?;
    Ok((choice, rows))
}

/// Measures all puzzles. Calls `begin` with the name of the next puzzle.
///
/// # Errors
/// If a result is wrong, or there is not enough memory for a table.
pub fn measure(long: bool, mut begin: impl FnMut(&str)) -> Result<Vec<MethodGroup>> {
    let long = LONG_RUNS.into_iter().filter(|_| long);
    let group = |(puzzle, metric)| {
        begin(&fact_name(puzzle, metric));
        measure_puzzle(puzzle, metric)
    };
    SHORT_RUNS.into_iter().chain(long).map(group).collect()
}

/// The measured methods of one puzzle, and the layers that each method must find.
struct PuzzleRuns {
    group: MethodGroup,
    positions: u64,
    layers: Option<Vec<u64>>,
}

fn measure_puzzle(puzzle: &str, metric: Option<Metric>) -> Result<MethodGroup> {
    let (choice, rows) = open_in_rows(puzzle, metric)?;
    let indexed = choice.puzzle(metric)?;
    let positions = indexed.position_count();
    let title = metric.map_or(String::new(), |metric| format!(", {metric} metric"));
    let title = format!("{puzzle}{title}");
    let name = fact_name(puzzle, metric);
    let layers = published_layers(&choice, metric).map(<[u64]>::to_vec);
    let mut runs = PuzzleRuns {
        group: MethodGroup { name, title, methods: Vec::new() },
        positions,
        layers,
    };
    if let (Some(metric), "pocket-cube") = (metric, puzzle) {
        let title = "scan with two transition tables, made anew";
        let run = |()| Ok(PocketCubeTable::new(metric));
        runs.add(("tables", title), None, 1, || (), run, |cube| cube.table().layers())?;
    } else if positions < MAX_SCANNED {
        let solved = indexed.solved_rank() as usize;
        let run =
            |()| Ok(CompleteTable::new(&BackwardGraph(&*indexed), solved, |_| {})?);
        let bytes = Some(positions);
        runs.add(("scan", "scan"), bytes, 1, || (), run, |table| table.layers())?;
    }
    runs.group.methods.iter_mut().for_each(|method| method.documents = true);

    let make = || find(&choice, metric).expect("it was found before");
    let (best, cores) = (Cpu::best(), parallel::cores());
    let mut in_rows = |name: &str, title: &str, cpu, threads| {
        let with = SearchOptions { cpu, threads };
        let run = move |rows: Box<dyn InRows>| Ok(rows.layers(with, &mut |_| ())?);
        runs.add((name, title), Some(rows.bytes(None)?), threads, make, run, |all| all)
    };
    for cpu in
        Cpu::available().filter(|&cpu| positions < MIN_FOR_BEST_CPU_ONLY || cpu == best)
    {
        in_rows(&format!("rows-{cpu}"), &format!("rows, {cpu}"), cpu, 1)?;
    }
    if positions > MIN_FOR_THREADS && cores > 1 {
        let title = format!("rows, {best}, {cores} threads");
        in_rows("rows-threads", &title, best, cores)?;
    }
    let with = SearchOptions { cpu: best, threads: 1 };
    for (keep, name, title, _) in RECORDS {
        if let (true, Ok(bytes)) =
            (positions < MIN_FOR_BEST_CPU_ONLY, rows.bytes(Some(keep)))
        {
            let title = format!("rows, {best}, {title}");
            let run =
                |rows: Box<dyn InRows>| Ok(rows.table(keep, with, &mut |_| ())?);
            runs.add((name, &title), Some(bytes), 1, make, run, |table| {
                table.layers()
            })?;
        }
    }
    if let ("rubik-corners", Some(metric)) = (puzzle, metric) {
        let title = format!("rows, {best}, a row for each order");
        let make = || rubik_corners(metric);
        let run = |rows| Ok(search(&rows, &Nothing, with, |_| ())?);
        runs.add((EVERY_ROW, &title), None, 1, make, run, |found| &found.layers)?;
    }
    Ok(runs.group)
}

impl PuzzleRuns {
    /// Measures a method: `make` prepares it, `run` is timed, and `layers` gets the layers of
    /// the result, which are checked. Dropping the result is not timed.
    fn add<T, R>(
        &mut self,
        (name, title): (&str, &str),
        bytes: Option<u64>,
        threads: usize,
        make: impl Fn() -> T,
        run: impl Fn(T) -> Result<R>,
        layers: impl Fn(&R) -> &[u64],
    ) -> Result<()> {
        let (mut prepared, mut times) = (f64::MAX, Vec::new());
        while times.iter().sum::<f64>() < MIN_SECONDS {
            let start = Instant::now();
            let prepared_input = make();
            prepared = prepared.min(start.elapsed().as_secs_f64());
            let start = Instant::now();
            let found = run(prepared_input)?;
            times.push(start.elapsed().as_secs_f64());
            let layers = layers(&found);
            let right = self.layers.get_or_insert_with(|| layers.to_vec());
            let group = &self.group.name;
            ensure!(
                layers == right,
                "{group}, {name}: found {layers:?}, and it must be {right:?}"
            );
        }
        times.sort_by(f64::total_cmp);
        self.group.methods.push(MeasuredMethod {
            name: name.to_owned(),
            title: title.to_owned(),
            documents: false,
            threads,
            size: self.positions,
            least: times[0],
            median: times[times.len() / 2],
            prepared: Some(prepared),
            bytes,
        });
        Ok(())
    }
}

/// The memory of the rows of each puzzle.
///
/// # Errors
/// If a puzzle is not in the catalog.
pub fn row_sizes() -> Result<Vec<TableSize>> {
    let mut sizes = Vec::new();
    let cube = ("pocket-cube", Some(Metric::HalfTurn));
    for (puzzle, metric) in [cube].into_iter().chain(SHORT_RUNS).chain(LONG_RUNS) {
        let (choice, rows) = open_in_rows(puzzle, metric)?;
        let positions = choice.puzzle(metric)?.position_count();
        let kept = RECORDS.map(|(keep, _, _, kept)| (Some(keep), kept));
        for (keep, keeps) in [(None, "nothing")].into_iter().chain(kept) {
            if let Ok(bytes) = rows.bytes(keep) {
                let (puzzle, keeps) = (fact_name(puzzle, metric), keeps.to_owned());
                sizes.push(TableSize { puzzle, positions, keeps, bytes });
            }
        }
    }
    Ok(sizes)
}
