//! How long the ranks of Myrvold and Ruskey take.

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use permutation::{Permutations, rank, unrank};
use permutation::{rank_myrvold_ruskey, unrank_myrvold_ruskey};
use std::hint::black_box;

fn myrvold_ruskey(c: &mut Criterion) {
    let mut group = c.benchmark_group("myrvold_ruskey");
    for n in [8, 12, 16, 20] {
        let space = Permutations::new(n).expect("20 pieces can be ranked");
        let t = space.count() / 3;
        let mut pm = space.unrank(t).expect("a third of the count is below it");
        group.bench_function(BenchmarkId::new("rank, the documents'", n), |b| {
            b.iter(|| rank(black_box(&pm)));
        });
        group.bench_function(BenchmarkId::new("rank", n), |b| {
            b.iter(|| rank_myrvold_ruskey(black_box(&pm)));
        });
        group.bench_function(BenchmarkId::new("unrank, the documents'", n), |b| {
            b.iter(|| unrank(black_box(t), black_box(&mut pm)));
        });
        group.bench_function(BenchmarkId::new("unrank", n), |b| {
            b.iter(|| unrank_myrvold_ruskey(black_box(t), black_box(&mut pm)));
        });
    }
    group.finish();
}

criterion_group!(benches, myrvold_ruskey);
criterion_main!(benches);
