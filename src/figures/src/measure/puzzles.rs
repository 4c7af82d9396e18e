//! The puzzles that lie in rows.
use anyhow::{Context, Result};
use cpu::Cpu;
use puzzle::Metric;
use puzzle::catalog::{self, Choice};
use rows::symmetric::{RowOrder, domino_in, rubik_phase2_in};
use rows::translation::{pocket_cube, rubik_corners};
use rows::{Geometry, InRows, Keep, LayerLoop, Nothing, SearchOptions, find, search};
use table::{Before, CompleteTable, PocketCubeTable};

use super::clock::Clock;
use super::results::{Method, Size};
use super::tasks::{Tasks, method};
use crate::tables::published_layers;
use base::parallel;

/// What is measured always, and with `--long`.
const SHORT: [(&str, Option<Metric>); 14] = [
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
const LONG: [(&str, Option<Metric>); 4] = [
    ("rubik-phase2", None),
    ("sliding-2x7", None),
    ("rubik-edges", Some(Metric::QuarterTurn)),
    ("rubik-edges", Some(Metric::HalfTurn)),
];

/// The methods that leave one idea out: rows in the order of ranks, and a row for each order.
pub const WITHOUT: [&str; 2] = ["by-rank", "every-row"];

/// The documents' scan takes puzzles up to this size: seconds, not minutes.
const SCANNED: u64 = 5_000_000;
/// Larger puzzles have several threads.
const LARGE: u64 = 20_000_000;
/// The largest are measured with the best instructions alone.
const HUGE: u64 = 30_000_000_000;

/// The puzzle's name in facts.
fn name(puzzle: &str, metric: Option<Metric>) -> String {
    metric.map_or(puzzle.to_owned(), |metric| format!("{puzzle}-{metric}"))
}

/// A puzzle in rows.
fn open(puzzle: &str, metric: Option<Metric>) -> Result<(Choice, Box<dyn InRows>)> {
    let choice = catalog::find(puzzle)?;
    let rows =
        find(&choice, metric).with_context(|| format!("{puzzle} has no rows"))?;
    Ok((choice, rows))
}

/// All puzzles.
pub fn all(long: bool) -> Result<Vec<Tasks<'static>>> {
    let long = LONG.into_iter().filter(|_| long);
    SHORT
        .into_iter()
        .chain(long)
        .map(|(puzzle, metric)| tasks(puzzle, metric))
        .collect()
}

fn tasks(puzzle: &'static str, metric: Option<Metric>) -> Result<Tasks<'static>> {
    let (choice, rows) = open(puzzle, metric)?;
    let count = choice.puzzle(metric)?.positions();
    let expected = published_layers(&choice, metric).map(<[u64]>::to_vec);
    let title = metric.map_or(String::new(), |metric| format!(", {metric} metric"));
    let title = format!("{puzzle}{title}");
    let mut tasks = Tasks::new(&name(puzzle, metric), &title, expected);
    let clock = if count > LARGE { Clock::Wall } else { Clock::Cpu };
    if let (Some(metric), true) = (metric, puzzle == "pocket-cube") {
        let title = "scan with two transition tables, made anew";
        let method = Method { documents: true, ..method("tables", title, count) };
        let run = move |(): &mut ()| PocketCubeTable::new(metric);
        tasks.add(method, || (), run, |(), cube| cube.table().layers().to_vec());
    } else if count < SCANNED {
        let all = choice.puzzle(metric)?;
        let method = Method {
            documents: true,
            bytes: Some(count),
            ..method("scan", "scan", count)
        };
        let solved = all.solved_rank() as usize;
        let run = move |(): &mut ()| CompleteTable::new(&Before(&*all), solved, |_| {});
        let layers = |table: CompleteTable| table.layers().to_vec();
        tasks.add(
            method,
            || (),
            run,
            move |(), table| table.map_or(Vec::new(), layers),
        );
    }
    let mut add = |name: &str, title: &str, with: SearchOptions, keep| -> Result<()> {
        let bytes = Some(rows.bytes(keep)?);
        let method = Method {
            bytes,
            clock,
            threads: with.threads,
            ..method(name, title, count)
        };
        let choice = choice.clone();
        let make = move || find(&choice, metric);
        // The layers, and the table, so that it is not part of the time how it is dropped.
        let run = move |rows: &mut Option<Box<dyn InRows>>| -> Option<_> {
            let rows = rows.take()?;
            let Some(keep) = keep else {
                return Some((rows.layers(with, &mut |_| ()).ok()?, None));
            };
            let table = rows.table(keep, with, &mut |_| ()).ok()?;
            Some((table.layers().to_vec(), Some(table)))
        };
        tasks.add(method, make, run, |_, found| {
            found.map_or(Vec::new(), |(layers, _)| layers)
        });
        Ok(())
    };
    let (cpu, cores) = (Cpu::best(), parallel::cores());
    for cpu in Cpu::available().filter(|&cpu| count < HUGE || cpu == Cpu::best()) {
        let with = SearchOptions { cpu, threads: 1 };
        add(&format!("rows-{cpu}"), &format!("rows, {cpu}"), with, None)?;
    }
    if count > LARGE && cores > 1 {
        let title = format!("rows, {cpu}, {cores} threads");
        add("rows-threads", &title, SearchOptions { cpu, threads: cores }, None)?;
    }
    let records = [
        (Keep::OneBit, "one-bit", "one bit each"),
        (Keep::TwoBits, "two-bits", "two bits each"),
        (Keep::Byte, "byte", "a byte each"),
    ];
    for (keep, name, title) in records {
        if count < HUGE && rows.bytes(Some(keep)).is_ok() {
            let with = SearchOptions { cpu, threads: 1 };
            add(name, &format!("rows, {cpu}, {title}"), with, Some(keep))?;
        }
    }
    let with = SearchOptions { cpu, threads: 1 };
    match puzzle {
        "domino" => without(&mut tasks, 0, count, with, || domino_in(RowOrder::Rank)),
        "rubik-phase2" => {
            without(&mut tasks, 0, count, with, || rubik_phase2_in(RowOrder::Rank));
        }
        "rubik-corners" => {
            let metric = metric.unwrap_or(Metric::HalfTurn);
            without(&mut tasks, 1, count, with, move || {
                Box::new(rubik_corners(metric))
            });
        }
        "pocket-cube" => {
            let metric = metric.unwrap_or(Metric::HalfTurn);
            without(&mut tasks, 1, count, with, move || Box::new(pocket_cube(metric)));
        }
        _ => {}
    }
    Ok(tasks)
}

/// The same without an idea: what it is worth that neighbors are near, or that mirrors
/// make classes of rows.
fn without<W: LayerLoop>(
    tasks: &mut Tasks<'_>,
    idea: usize,
    count: u64,
    with: SearchOptions,
    make: impl Fn() -> Box<dyn Geometry<Word = W>> + 'static,
) {
    let how = ["in the order of ranks", "a row for each order"][idea];
    let title = format!("rows, {}, {how}", with.cpu);
    let clock = Clock::Wall;
    let method = Method { clock, ..method(WITHOUT[idea], &title, count) };
    let run = move |rows: &mut Box<dyn Geometry<Word = W>>| {
        search(&**rows, &Nothing, with, |_| ()).ok()
    };
    tasks.add(method, make, run, |_, found| found.map_or(Vec::new(), |it| it.layers));
}

/// How much memory the rows of each puzzle take.
pub fn sizes() -> Result<Vec<Size>> {
    let mut sizes = Vec::new();
    let cube = ("pocket-cube", Some(Metric::HalfTurn));
    for (puzzle, metric) in [cube].into_iter().chain(SHORT).chain(LONG) {
        let (choice, rows) = open(puzzle, metric)?;
        let positions = choice.puzzle(metric)?.positions();
        let records = [
            (None, "nothing"),
            (Some(Keep::OneBit), "one bit"),
            (Some(Keep::TwoBits), "two bits"),
            (Some(Keep::Byte), "a byte"),
        ];
        for (keep, keeps) in records {
            let Ok(bytes) = rows.bytes(keep) else { continue };
            let (puzzle, keeps) = (name(puzzle, metric), keeps.to_owned());
            sizes.push(Size { puzzle, positions, keeps, bytes });
        }
    }
    Ok(sizes)
}
