//! Times of complete searches of the pocket cube, by each stage from the scan to symmetry rows.
//! `gods measure` reads the times.

use cpu::Cpu;
use criterion::measurement::WallTime;
use criterion::{
    BenchmarkGroup, Criterion, Throughput, criterion_group, criterion_main,
};
use puzzle::catalog;
use puzzle::pocket_cube::{self, PocketCube};
use puzzle::{Metric, PublishedCounts};
use rows::steps::{SlotRows, frontier};
use rows::translation::{
    StepMethod, mirrored_pocket_cube, pocket_cube, pocket_cube_with,
};
use rows::{Bytes, Geometry, Nothing, Record, SearchOptions, Word, bytes, search};
use std::hint::black_box;
use std::time::Duration;
use table::{CompleteTable, Graph, HoistedGraph, SplitTableGraph, UnrankGraph};
use transition::{Coordinate, CornerOrientation, CornerPermutation, CornerPosition};

const METRIC: Metric = Metric::HalfTurn;
/// Number of moves in this metric.
const MOVES: usize = 9;

type Group<'a> = BenchmarkGroup<'a, WallTime>;

fn group<'a>(c: &'a mut Criterion, name: &str) -> Group<'a> {
    let mut group = c.benchmark_group(name);
    group.sample_size(10);
    group.warm_up_time(Duration::from_millis(200));
    group.measurement_time(Duration::from_secs(1));
    group
}

/// Checks that a stage counts the published layers, and times it.
fn step(
    group: &mut Group<'_>,
    name: &str,
    bytes: Option<u64>,
    layers: impl Fn() -> Vec<u64>,
) {
    let cube = catalog::find("pocket-cube").expect("a puzzle of the catalog");
    let published = cube.published(Some(METRIC)).map(|published| published.counts);
    let Some(PublishedCounts::Layers(published)) = published else {
        panic!("published layers")
    };
    assert_eq!(layers(), published, "{name}");
    let elements = CornerPosition.count() as u64;
    group.throughput(match bytes {
        Some(bytes) => Throughput::ElementsAndBytes { elements, bytes },
        None => Throughput::Elements(elements),
    });
    group.bench_function(name, |b| b.iter(&layers));
}

fn scan(group: &mut Group<'_>, name: &str, graph: &impl Graph, tables: usize) {
    let bytes = Some((graph.count() + tables) as u64);
    step(group, name, bytes, || {
        let solved = CornerPosition.rank(&PocketCube::SOLVED);
        CompleteTable::new(graph, solved, |_| {}).expect("memory").layers().to_vec()
    });
}

/// Times the search of rows with each of these instruction sets.
fn in_rows<G: Geometry<Word: Word>>(
    group: &mut Group<'_>,
    name: &str,
    record: impl Record + Copy,
    cpus: &[Cpu],
    rows: &G,
) {
    for &cpu in cpus {
        let options = SearchOptions { cpu, threads: 1 };
        let bytes = Some(bytes(rows, &record));
        step(group, &format!("{name}-{cpu}"), bytes, || {
            search(rows, &record, options, |_| {}).expect("memory").layers
        });
    }
}

/// The moves as positions.
fn turns() -> Vec<PocketCube> {
    pocket_cube::moves(METRIC).iter().map(|m| m.position()).collect()
}

/// A transition table: entry `i * MOVES + m` is the image of `i` under move `m`.
fn transitions(coordinate: &impl Coordinate<Position = PocketCube>) -> Vec<u32> {
    let turns = turns();
    let after = |index| {
        let position = coordinate.unrank(index);
        let rank = |&turn: &PocketCube| coordinate.rank(&(position * turn)) as u32;
        turns.iter().map(rank).collect::<Vec<_>>()
    };
    (0..coordinate.count()).flat_map(after).collect()
}

/// Both transition tables, for a scan.
fn split(turns: &[PocketCube]) -> SplitTableGraph<MOVES> {
    let turns: &[_; MOVES] = turns.try_into().expect("nine moves");
    SplitTableGraph::new(&CornerPermutation, &CornerOrientation, turns)
        .expect("laws that hold")
}

fn layers(c: &mut Criterion) {
    let mut group = group(c, "pocket-cube");
    let turns = turns();
    let moves = &turns[..];
    scan(&mut group, "unrank", &UnrankGraph { coordinate: &CornerPosition, moves }, 0);
    scan(
        &mut group,
        "hoisted",
        &HoistedGraph { coordinate: &CornerPosition, moves },
        0,
    );
    group.bench_function("prepare-tables", |b| b.iter(|| split(black_box(&turns))));
    let tables = split(&turns);
    scan(&mut group, "tables", &tables, tables.bytes());

    let both = || (transitions(&CornerPermutation), transitions(&CornerOrientation));
    group.bench_function("prepare-frontier", |b| b.iter(both));
    let (rows, columns) = both();
    step(&mut group, "frontier", None, || {
        frontier(black_box(0), &rows, &columns, MOVES)
    });
    let by_slot = || {
        let (rows, columns) = both();
        SlotRows::new(rows, columns, MOVES)
    };
    group.bench_function("prepare-by-slot", |b| b.iter(by_slot));
    in_rows(&mut group, "by-slot", Nothing, &[Cpu::Portable], &by_slot());

    for (method, name) in
        [(StepMethod::EachMove, "each-move"), (StepMethod::Merged, "merged")]
    {
        let make = || pocket_cube_with(METRIC, method);
        group.bench_function(format!("prepare-{name}"), |b| b.iter(make));
        in_rows(&mut group, name, Nothing, &[Cpu::Portable], &make());
    }
    closed_orbits(&mut group, Nothing);
}

/// Times the fastest stages: rows swept by orbits, and symmetry rows.
fn closed_orbits(group: &mut Group<'_>, record: impl Record + Copy) {
    let cpus: Vec<_> = Cpu::available().collect();
    let make = || pocket_cube(METRIC);
    group.bench_function("prepare-rows", |b| b.iter(make));
    in_rows(group, "rows", record, &cpus, &make());
    let make = || mirrored_pocket_cube(METRIC);
    group.bench_function("prepare-mirrored", |b| b.iter(make));
    in_rows(group, "mirrored", record, &cpus, &make());
}

/// Times tables with a byte for each position.
fn distances(c: &mut Criterion) {
    let mut group = group(c, "pocket-cube-bytes");
    let turns = turns();
    group.bench_function("prepare-tables", |b| b.iter(|| split(black_box(&turns))));
    let tables = split(&turns);
    scan(&mut group, "tables", &tables, tables.bytes());
    closed_orbits(&mut group, Bytes::TO_62);
}

criterion_group!(benches, layers, distances);
criterion_main!(benches);
