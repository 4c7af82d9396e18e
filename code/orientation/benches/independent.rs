//! Times of ranking and unranking orientations of independent pieces.

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use orientation::{Orientations, rank, unrank};
use std::hint::black_box;

fn independent(c: &mut Criterion) {
    let mut group = c.benchmark_group("independent");
    for (n, v) in [(8, 3), (12, 2), (16, 3), (40, 3)] {
        let id = format!("{n} pieces, v = {v}");
        let space = Orientations::new(n, v).expect("v^n fits");
        let t = space.count() / 2;
        let ori = space.unrank(t).expect("half of the count is below it");
        group.bench_function(BenchmarkId::new("rank", &id), |b| {
            b.iter(|| rank(black_box(&ori), black_box(v.into())));
        });
        group.bench_function(BenchmarkId::new("rank, checked", &id), |b| {
            b.iter(|| space.rank(black_box(&ori)));
        });
        let mut out = ori.clone();
        group.bench_function(BenchmarkId::new("unrank", &id), |b| {
            b.iter(|| unrank(black_box(t), black_box(v.into()), &mut out));
        });
    }
    group.finish();
}

criterion_group!(benches, independent);
criterion_main!(benches);
