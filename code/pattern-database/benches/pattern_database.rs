//! The time to compute a table, with `Database` and with `SlabDatabase`, and to look up bounds.

#[path = "../tests/six_edges/mod.rs"]
mod six_edges;

use criterion::{Criterion, criterion_group, criterion_main};
use pattern_database::{Database, SlabDatabase, Tiles};
use pruning::LowerBound;
use puzzle::{Metric, Puzzle, sliding::Sliding};
use six_edges::Edges;
use std::hint::black_box;
use std::time::Duration;

const TILES: [u8; 4] = [1, 2, 5, 6];

fn pattern_database(c: &mut Criterion) {
    let mut group = c.benchmark_group("four tiles of the 15-puzzle");
    group.sample_size(10);
    group.measurement_time(Duration::from_secs(2));
    let puzzle = Sliding::new(4, 4).expect("a size");
    let pattern = || Tiles::own_moves(&puzzle, &TILES).expect("tiles");
    group.bench_function("on all cores", |b| b.iter(|| Database::new(pattern())));
    group.bench_function("part by part", |b| b.iter(|| Database::by_queue(pattern())));
    let by_slabs = || SlabDatabase::new(&puzzle, &TILES, |_| {}).expect("a table");
    group.bench_function("a slab at a time", |b| b.iter(by_slabs));
    let table = by_slabs();
    let step = puzzle.count() / 1000;
    let boards: Vec<_> = (0..1000).map(|i| puzzle.unrank(i * step)).collect();
    group.bench_function("a thousand bounds", |b| {
        b.iter(|| boards.iter().map(|board| table.lower_bound(black_box(board))).max());
    });
    group.finish();
}

/// Korf's six edges of Rubik's cube: 42,577,920 states.
fn six_edges_of_rubiks_cube(c: &mut Criterion) {
    let edges = Edges::<3>::new(Metric::HalfTurn);
    let mut group = c.benchmark_group("six edges of Rubik's cube");
    group.sample_size(10);
    group.bench_function("on all cores", |b| b.iter(|| Database::new(edges.clone())));
    group.finish();
}

criterion_group!(benches, pattern_database, six_edges_of_rubiks_cube);
criterion_main!(benches);
