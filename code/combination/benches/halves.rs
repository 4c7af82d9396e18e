//! Times of ranking a combination with one look-up for each byte.

use combination::{masks, rank, rank_by_bytes};
use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use std::hint::black_box;

fn halves(c: &mut Criterion) {
    let mut group = c.benchmark_group("halves");
    for (n, m) in [(8, 4), (12, 4), (16, 8)] {
        let id = format!("{m} of {n}");
        let beads = masks(n, m).nth(69).expect("all three have 70 or more") as u16;
        let cm: Vec<u8> = (0..n).map(|i| ((beads >> i) & 1) as u8).collect();
        group.bench_function(BenchmarkId::new("rank, the documents'", &id), |b| {
            b.iter(|| rank(black_box(&cm), 1));
        });
        group.bench_function(BenchmarkId::new("rank", &id), |b| {
            b.iter(|| rank_by_bytes(black_box(beads)));
        });
    }
    group.finish();
}

criterion_group!(benches, halves);
criterion_main!(benches);
