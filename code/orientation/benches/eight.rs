//! Times of ranking and unranking eight orientations at once.

use criterion::{Criterion, criterion_group, criterion_main};
use orientation::{rank, rank_eight, unrank, unrank_zero_twist};
use orientation::{unrank_eight, unrank_eight_zero_twist};
use std::hint::black_box;

fn eight(c: &mut Criterion) {
    let mut group = c.benchmark_group("eight");
    let mut ori = unrank_eight::<3>(2_000);
    group.bench_function("rank, the documents'", |b| {
        b.iter(|| rank(black_box(&ori), 3));
    });
    group.bench_function("rank", |b| b.iter(|| rank_eight::<3>(black_box(ori))));
    group.bench_function("unrank, the documents'", |b| {
        b.iter(|| unrank(black_box(2_000), 3, black_box(&mut ori)));
    });
    group.bench_function("unrank", |b| b.iter(|| unrank_eight::<3>(black_box(2_000))));
    group.bench_function("unrank_zero_twist, the documents'", |b| {
        b.iter(|| unrank_zero_twist(black_box(2_000), 3, black_box(&mut ori)));
    });
    group.bench_function("unrank_zero_twist", |b| {
        b.iter(|| unrank_eight_zero_twist::<3>(black_box(2_000)));
    });
    group.finish();
}

criterion_group!(benches, eight);
criterion_main!(benches);
