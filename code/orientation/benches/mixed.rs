//! Times of ranking and unranking digits in mixed radix.

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use orientation::{MixedRadix, rank_mixed, unrank_mixed};
use std::hint::black_box;

fn mixed(c: &mut Criterion) {
    let mut group = c.benchmark_group("mixed");
    let cases: [(&str, &[u64]); 3] = [
        ("2 digits", &[5040, 729]),
        ("3 digits", &[2187, 2048, 495]),
        ("12 digits", &[12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]),
    ];
    for (id, bases) in cases {
        let space = MixedRadix::new(bases).expect("the product fits");
        let t = space.count() / 2;
        let mut digits = space.unrank(t).expect("half of the count is below it");
        group.bench_function(BenchmarkId::new("rank", id), |b| {
            b.iter(|| rank_mixed(black_box(&digits), black_box(bases)));
        });
        group.bench_function(BenchmarkId::new("unrank", id), |b| {
            b.iter(|| unrank_mixed(black_box(t), black_box(bases), &mut digits));
        });
    }
    group.finish();
}

criterion_group!(benches, mixed);
criterion_main!(benches);
