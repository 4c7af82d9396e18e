//! Times of ranking and unranking even permutations.

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use permutation::{EvenPermutations, is_even, rank_even, unrank_even};
use std::hint::black_box;

fn even(c: &mut Criterion) {
    let mut group = c.benchmark_group("even");
    for n in [8, 12, 16, 20] {
        let space = EvenPermutations::new(n).expect("20 pieces can be ranked");
        let t = space.count() / 3;
        let pm = space.unrank(t).expect("a third of the count is below it");
        group.bench_function(BenchmarkId::new("rank", n), |b| {
            b.iter(|| rank_even(black_box(&pm)));
        });
        group.bench_function(BenchmarkId::new("parity", n), |b| {
            b.iter(|| is_even(black_box(&pm)));
        });
        let mut out = pm.clone();
        group.bench_function(BenchmarkId::new("unrank", n), |b| {
            b.iter(|| unrank_even(black_box(t), &mut out));
        });
    }
    group.finish();
}

criterion_group!(benches, even);
criterion_main!(benches);
