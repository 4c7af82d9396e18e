//! Times of ranking and unranking whole positions.

use criterion::{Criterion, criterion_group, criterion_main};
use std::hint::black_box;
use transition::{Coordinate, CornerPosition};

fn corners(c: &mut Criterion) {
    let mut group = c.benchmark_group("corners");
    let position = CornerPosition.unrank(1_234_567);
    group.bench_function("rank", |b| {
        b.iter(|| CornerPosition.rank(black_box(&position)))
    });
    group.bench_function("unrank", |b| {
        b.iter(|| CornerPosition.unrank(black_box(1_234_567)))
    });
    group.finish();
}

criterion_group!(benches, corners);
criterion_main!(benches);
