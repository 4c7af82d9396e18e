//! Times of ranking a bit mask, and of finding the next mask.

use combination::{masks, next_mask, rank, rank_mask};
use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use std::hint::black_box;

fn mask(c: &mut Criterion) {
    let mut group = c.benchmark_group("mask");
    for (n, m) in [(8, 4), (12, 4), (16, 8)] {
        let id = format!("{m} of {n}");
        let beads = masks(n, m).nth(69).expect("all three have 70 or more");
        let cm: Vec<u8> = (0..n).map(|i| ((beads >> i) & 1) as u8).collect();
        group.bench_function(BenchmarkId::new("rank, the documents'", &id), |b| {
            b.iter(|| rank(black_box(&cm), 1));
        });
        group.bench_function(BenchmarkId::new("rank", &id), |b| {
            b.iter(|| rank_mask(black_box(beads)));
        });
        group.bench_function(BenchmarkId::new("next", &id), |b| {
            b.iter(|| next_mask(black_box(beads)));
        });
    }
    group.finish();
}

criterion_group!(benches, mask);
criterion_main!(benches);
