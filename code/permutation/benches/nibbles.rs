//! How long ranks take with a row of nibbles in one register.

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use permutation::{Permutations, rank, rank_nibbles, unrank, unrank_nibbles};
use std::hint::black_box;

fn pieces<const N: usize>(c: &mut Criterion) {
    let mut group = c.benchmark_group("nibbles");
    let t = Permutations::new(N).expect("16 pieces can be ranked").count() / 3;
    let mut pm = unrank_nibbles::<N>(t);
    group.bench_function(BenchmarkId::new("rank, the documents'", N), |b| {
        b.iter(|| rank(black_box(&pm)));
    });
    group.bench_function(BenchmarkId::new("rank", N), |b| {
        b.iter(|| rank_nibbles(black_box(&pm)));
    });
    group.bench_function(BenchmarkId::new("unrank, the documents'", N), |b| {
        b.iter(|| unrank(black_box(t), black_box(&mut pm)));
    });
    group.bench_function(BenchmarkId::new("unrank", N), |b| {
        b.iter(|| unrank_nibbles::<N>(black_box(t)));
    });
    group.finish();
}

fn nibbles(c: &mut Criterion) {
    pieces::<8>(c);
    pieces::<12>(c);
    pieces::<16>(c);
}

criterion_group!(benches, nibbles);
criterion_main!(benches);
