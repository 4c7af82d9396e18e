//! The pocket cube, by every step from the documents' scan to rows.
use anyhow::{Context, Result};
use cpu::Cpu;
use puzzle::Metric;
use puzzle::catalog;
use puzzle::pocket_cube::{self, PocketCube};
use rows::steps::{self, BySlot};
use rows::translation::How;
use rows::{
    Bytes, Geometry, LayerLoop, Nothing, Outcome, Record, SearchError, SearchOptions,
    bytes, search, translation,
};
use table::{CompleteTable, Graph, Hoisted, Split, Unranked};
use transition::{Coordinate, CornerOrientation, CornerPermutation, Corners};

use super::results::Way;
use super::tasks::{Tasks, way};

const METRIC: Metric = Metric::HalfTurn;
/// The moves of this metric.
const MOVES: usize = 9;

/// What others have counted.
fn published() -> Result<Vec<u64>> {
    let published = catalog::find("pocket-cube")?.published(Some(METRIC));
    match published.map(|published| published.count) {
        Some(puzzle::Count::Layers(layers)) => Ok(layers.to_vec()),
        _ => anyhow::bail!("the catalog has no layers of the pocket cube"),
    }
}

fn turns() -> Vec<PocketCube> {
    pocket_cube::moves(METRIC).into_iter().map(|m| m.position()).collect()
}

fn scan(graph: &impl Graph) -> Option<CompleteTable> {
    CompleteTable::new(graph, Corners.rank(&PocketCube::SOLVED), |_| {}).ok()
}

fn counted<T>(_: &T, table: Option<CompleteTable>) -> Vec<u64> {
    table.map_or(Vec::new(), |table| table.layers().to_vec())
}

/// A way of counting the pocket cube.
fn cube(name: &str, title: &str, bytes: Option<u64>) -> Way {
    Way { bytes, ..way(name, title, Corners.count() as u64) }
}

/// A transition table as the steps of the crate `rows` want it.
fn transitions(coordinate: &impl Coordinate<Position = PocketCube>) -> Vec<u32> {
    let turns = turns();
    let row = |index| {
        let position = coordinate.unrank(index);
        turns.iter().map(move |&turn| coordinate.rank(&(position * turn)) as u32)
    };
    let rows: Vec<Vec<u32>> =
        (0..coordinate.count()).map(|i| row(i).collect()).collect();
    rows.concat()
}

/// The documents' way with both transition tables, which all else is compared with.
fn documents(tasks: &mut Tasks) {
    let turns = turns();
    let tables = move || {
        let turns: &[_; MOVES] = turns[..].try_into().expect("a metric has its moves");
        Split::new(&CornerPermutation, &CornerOrientation, turns)
            .expect("laws that hold")
    };
    let graph = tables();
    let bytes = (graph.count() + graph.bytes()) as u64;
    let way = cube("tables", "scan with two transition tables", Some(bytes));
    tasks.add(Way { documents: true, ..way }, tables, |graph| scan(graph), counted);
}

/// Rows, with this record and each set of instructions.
fn rows<G: Geometry<Word: LayerLoop> + 'static, R: Record + Copy + 'static>(
    tasks: &mut Tasks,
    (name, title): (&str, &str),
    (make, record): (fn() -> G, R),
    cpus: impl Iterator<Item = Cpu>,
) {
    let bytes = bytes(&make(), &record);
    for cpu in cpus {
        let (name, title) = (format!("{name}-{cpu}"), format!("{title}, {cpu}"));
        let with = SearchOptions { cpu, threads: 1 };
        let run = move |rows: &mut G| search(rows, &record, with, |_| ());
        let way = cube(&name, &title, Some(bytes));
        let layers = |_: &G, outcome: Result<Outcome, SearchError>| {
            outcome.map_or(Vec::new(), |outcome| outcome.layers)
        };
        tasks.add(way, make, run, layers);
    }
}

/// Only the layers.
pub fn layers() -> Result<Tasks<'static>> {
    let title = "The layers of the pocket cube, half-turn metric";
    let mut tasks = Tasks::new("pocket-cube", title, Some(published()?));
    let bytes = Some(Corners.count() as u64);
    let unrank = cube("unrank", "scan, unranking for each move", bytes);
    let graph = |turns: &mut Vec<_>| {
        scan(&Unranked { coordinate: &Corners, moves: &turns[..] })
    };
    tasks.add(unrank, turns, graph, counted);
    let hoisted = cube("hoisted", "scan, unranking once", bytes);
    let graph =
        |turns: &mut Vec<_>| scan(&Hoisted { coordinate: &Corners, moves: &turns[..] });
    tasks.add(hoisted, turns, graph, counted);
    documents(&mut tasks);
    let both = || (transitions(&CornerPermutation), transitions(&CornerOrientation));
    let frontier = cube("frontier", "a bit for each position, and a list", None);
    let run = |(rows, places): &mut (Vec<u32>, Vec<u32>)| {
        steps::frontier(0, rows, places, MOVES)
    };
    tasks.add(frontier, both, run, |_, layers| layers);
    let by_slot: fn() -> _ = || {
        BySlot::new(
            transitions(&CornerPermutation),
            transitions(&CornerOrientation),
            MOVES,
        )
    };
    let portable = || [Cpu::Portable].into_iter();
    rows(&mut tasks, ("by-slot", "rows by slot"), (by_slot, Nothing), portable());
    let each: fn() -> _ = || translation::pocket_cube_by(METRIC, How::EachMove);
    rows(
        &mut tasks,
        ("each-move", "rows by piece, move by move"),
        (each, Nothing),
        portable(),
    );
    let merged: fn() -> _ = || translation::pocket_cube_by(METRIC, How::Merged);
    rows(
        &mut tasks,
        ("merged", "rows by piece, moves merged"),
        (merged, Nothing),
        portable(),
    );
    let closed: fn() -> _ = || translation::pocket_cube(METRIC);
    rows(
        &mut tasks,
        ("rows", "rows by piece, orbits closed"),
        (closed, Nothing),
        Cpu::available(),
    );
    Ok(tasks)
}

/// The distance of every position, a byte each.
pub fn tables() -> Result<Tasks<'static>> {
    let title = "The distances of the pocket cube, half-turn metric, a byte each";
    let mut tasks = Tasks::new("pocket-cube-bytes", title, Some(published()?));
    documents(&mut tasks);
    let closed: fn() -> _ = || translation::pocket_cube(METRIC);
    rows(
        &mut tasks,
        ("rows", "rows by piece, orbits closed"),
        (closed, Bytes),
        Cpu::available(),
    );
    tasks.ways().gt(&1).then_some(tasks).context("no instructions")
}
