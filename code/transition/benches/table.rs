//! Times of building transition tables.

use criterion::{Criterion, criterion_group, criterion_main};
use puzzle::{Metric, pocket_cube};
use std::hint::black_box;
use transition::{CornerOrientation, CornerPermutation, TransitionTable};

fn table(c: &mut Criterion) {
    let mut group = c.benchmark_group("table");
    let moves = pocket_cube::moves(Metric::HalfTurn);
    let turns: Vec<_> = moves.iter().map(|m| m.position()).collect();
    let turns: [_; 9] = turns.try_into().expect("there are nine moves");
    group.bench_function("permutation, 5040 × 9", |b| {
        b.iter(|| TransitionTable::new(&CornerPermutation, black_box(&turns)));
    });
    group.bench_function("orientation, 729 × 9", |b| {
        b.iter(|| TransitionTable::new(&CornerOrientation, black_box(&turns)));
    });
    group.finish();
}

criterion_group!(benches, table);
criterion_main!(benches);
