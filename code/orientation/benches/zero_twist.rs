//! How long it takes to rank and unrank pieces whose total twist is zero.

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use orientation::{ZeroTwist, rank_zero_twist, unrank_zero_twist};
use std::hint::black_box;

fn zero_twist(c: &mut Criterion) {
    let mut group = c.benchmark_group("zero_twist");
    for (n, v) in [(7, 3), (8, 3), (12, 2), (20, 3)] {
        let id = format!("{n} pieces, v = {v}");
        let space = ZeroTwist::new(n, v).expect("v^(n-1) fits");
        let t = space.count() / 2;
        let ori = space.unrank(t).expect("half of the count is below it");
        group.bench_function(BenchmarkId::new("rank", &id), |b| {
            b.iter(|| rank_zero_twist(black_box(&ori), black_box(v.into())));
        });
        group.bench_function(BenchmarkId::new("rank, checked", &id), |b| {
            b.iter(|| space.rank(black_box(&ori)));
        });
        let mut out = ori.clone();
        group.bench_function(BenchmarkId::new("unrank", &id), |b| {
            b.iter(|| unrank_zero_twist(black_box(t), black_box(v.into()), &mut out));
        });
    }
    group.finish();
}

criterion_group!(benches, zero_twist);
criterion_main!(benches);
