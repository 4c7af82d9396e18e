//! How long a rank takes when bits count what stands to the left.

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use permutation::{Permutations, rank, rank_popcount};
use std::hint::black_box;

fn popcount(c: &mut Criterion) {
    let mut group = c.benchmark_group("popcount");
    for n in [8, 12, 16] {
        let space = Permutations::new(n).expect("16 pieces can be ranked");
        let pm = space.unrank(space.count() / 3).expect("below the count");
        group.bench_function(BenchmarkId::new("rank, the documents'", n), |b| {
            b.iter(|| rank(black_box(&pm)));
        });
        group.bench_function(BenchmarkId::new("rank", n), |b| {
            b.iter(|| rank_popcount(black_box(&pm)));
        });
    }
    group.finish();
}

criterion_group!(benches, popcount);
criterion_main!(benches);
