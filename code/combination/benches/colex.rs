//! How long it takes to rank and unrank combinations.

use combination::{Combinations, rank, unrank};
use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use std::hint::black_box;

fn colex(c: &mut Criterion) {
    let mut group = c.benchmark_group("colex");
    for (n, m) in [(8, 4), (12, 4), (16, 8), (64, 32)] {
        let id = format!("{m} of {n}");
        let space = Combinations::new(n, m).expect("m <= n <= 64");
        let t = space.count() / 3;
        let cm = space.unrank(t).expect("a third of the count is below it");
        group.bench_function(BenchmarkId::new("rank", &id), |b| {
            b.iter(|| rank(black_box(&cm), 1));
        });
        group.bench_function(BenchmarkId::new("rank, checked", &id), |b| {
            b.iter(|| space.rank(black_box(&cm), 1));
        });
        let mut out = cm.clone();
        group.bench_function(BenchmarkId::new("unrank", &id), |b| {
            b.iter(|| unrank(black_box(t), m, &mut out, 1, 0));
        });
    }
    group.finish();
}

criterion_group!(benches, colex);
criterion_main!(benches);
