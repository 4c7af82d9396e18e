//! How long the steps take that lead to rows: a list of the last layer, and rows whose
//! places are numbered by slot.

use cpu::Cpu;
use criterion::{Criterion, criterion_group, criterion_main};
use puzzle::Metric;
use puzzle::pocket_cube::{PocketCube, moves};
use rows::steps::{BySlot, frontier};
use rows::{Nothing, SearchOptions, search};
use std::hint::black_box;
use std::time::Duration;
use transition::{Coordinate, CornerOrientation, CornerPermutation};

/// A transition table as the steps want it.
fn transitions(coordinate: &impl Coordinate<Position = PocketCube>) -> Vec<u32> {
    let moves = moves(Metric::HalfTurn);
    let after = |index| {
        let position = coordinate.unrank(index);
        let rank = |m: usize| coordinate.rank(&(position * moves[m].position())) as u32;
        (0..moves.len()).map(rank).collect::<Vec<_>>()
    };
    (0..coordinate.count()).flat_map(after).collect()
}

fn steps(c: &mut Criterion) {
    let mut group = c.benchmark_group("steps");
    group.sample_size(10);
    group.warm_up_time(Duration::from_millis(200));
    group.measurement_time(Duration::from_secs(1));
    let (rows, places) =
        (transitions(&CornerPermutation), transitions(&CornerOrientation));
    let count = moves(Metric::HalfTurn).len();
    group.bench_function("frontier", |b| {
        b.iter(|| frontier(black_box(0), &rows, &places, count));
    });
    let slots = BySlot::new(rows, places, count);
    let options = SearchOptions { cpu: Cpu::best(), threads: 1 };
    group.bench_function("by-slot", |b| {
        b.iter(|| search(&slots, &Nothing, options, |_| {}).map(|found| found.layers));
    });
    group.finish();
}

criterion_group!(benches, steps);
criterion_main!(benches);
