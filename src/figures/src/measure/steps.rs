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

use super::results::Method;
use super::tasks::{Tasks, method};
use crate::tables::published_layers;

const METRIC: Metric = Metric::HalfTurn;
/// The moves of this metric.
const MOVES: usize = 9;

/// What others have counted.
fn published() -> Result<Vec<u64>> {
    let layers = published_layers(&catalog::find("pocket-cube")?, Some(METRIC));
    Ok(layers.context("the catalog has no layers of the pocket cube")?.to_vec())
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

/// A method of counting the pocket cube.
fn cube(name: &str, title: &str, bytes: Option<u64>) -> Method {
    Method { bytes, ..method(name, title, Corners.count() as u64) }
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
    let method = cube("tables", "scan with two transition tables", Some(bytes));
    tasks.add(
        Method { documents: true, ..method },
        tables,
        |graph| scan(graph),
        counted,
    );
}

/// Rows, with this record and each set of instructions.
fn rows<G: Geometry<Word: LayerLoop> + 'static, R: Record + Copy + 'static>(
    tasks: &mut Tasks,
    (name, title): (&str, &str),
    record: R,
    cpus: &[Cpu],
    make: fn() -> G,
) {
    let bytes = bytes(&make(), &record);
    for &cpu in cpus {
        let (name, title) = (format!("{name}-{cpu}"), format!("{title}, {cpu}"));
        let with = SearchOptions { cpu, threads: 1 };
        let run = move |rows: &mut G| search(rows, &record, with, |_| ());
        let layers = |_: &G, outcome: Result<Outcome, SearchError>| {
            outcome.map_or(Vec::new(), |outcome| outcome.layers)
        };
        tasks.add(cube(&name, &title, Some(bytes)), make, run, layers);
    }
}

/// The fastest: rows by piece, their orbits closed; and fewer rows, of classes of a cube that is
/// turned in the hand and seen in mirrors.
fn fastest<R: Record + Copy + 'static>(tasks: &mut Tasks, record: R) {
    let cpus: Vec<_> = Cpu::available().collect();
    let closed = ("rows", "rows by piece, orbits closed");
    rows(tasks, closed, record, &cpus, || translation::pocket_cube(METRIC));
    let mirrored = ("mirrored", "rows of classes");
    rows(tasks, mirrored, record, &cpus, || translation::mirrored_pocket_cube(METRIC));
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
    let by_slot = || {
        let [order, twist] =
            [transitions(&CornerPermutation), transitions(&CornerOrientation)];
        BySlot::new(order, twist, MOVES)
    };
    rows(&mut tasks, ("by-slot", "rows by slot"), Nothing, &[Cpu::Portable], by_slot);
    let mut portable =
        |name, make: fn() -> _| rows(&mut tasks, name, Nothing, &[Cpu::Portable], make);
    let name = ("each-move", "rows by piece, move by move");
    portable(name, || translation::pocket_cube_by(METRIC, How::EachMove));
    let name = ("merged", "rows by piece, moves merged");
    portable(name, || translation::pocket_cube_by(METRIC, How::Merged));
    fastest(&mut tasks, Nothing);
    Ok(tasks)
}

/// The distance of every position, a byte each.
pub fn tables() -> Result<Tasks<'static>> {
    let title = "The distances of the pocket cube, half-turn metric, a byte each";
    let mut tasks = Tasks::new("pocket-cube-bytes", title, Some(published()?));
    documents(&mut tasks);
    fastest(&mut tasks, Bytes);
    tasks.count().gt(&1).then_some(tasks).context("no instructions")
}
