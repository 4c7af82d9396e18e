//! How long it takes to rank and unrank permutations in lexicographic order.

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use permutation::{Permutations, rank, unrank};
use std::hint::black_box;

fn lexicographic(c: &mut Criterion) {
    let mut group = c.benchmark_group("lexicographic");
    for n in [7, 8, 12, 16, 20] {
        let space = Permutations::new(n).expect("20 pieces can be ranked");
        let t = space.count() / 3;
        let pm = space.unrank(t).expect("a third of the count is below it");
        group.bench_function(BenchmarkId::new("rank", n), |b| {
            b.iter(|| rank(black_box(&pm)));
        });
        group.bench_function(BenchmarkId::new("rank, checked", n), |b| {
            b.iter(|| space.rank(black_box(&pm)));
        });
        let mut out = pm.clone();
        group.bench_function(BenchmarkId::new("unrank", n), |b| {
            b.iter(|| unrank(black_box(t), &mut out));
        });
    }
    group.finish();
}

criterion_group!(benches, lexicographic);
criterion_main!(benches);
