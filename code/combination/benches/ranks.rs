//! Times of ranking and unranking many different combinations of 4 pieces in 12 slots, one
//! after another. `gods measure` reads the times.

use combination::{rank, unrank};
use criterion::measurement::WallTime;
use criterion::{
    BenchmarkGroup, Criterion, Throughput, criterion_group, criterion_main,
};
use std::hint::black_box;
use std::time::Duration;

/// The number of combinations that are ranked.
const COUNT: u64 = 4096;

fn group<'a>(c: &'a mut Criterion, name: &str) -> BenchmarkGroup<'a, WallTime> {
    let mut group = c.benchmark_group(name);
    group.warm_up_time(Duration::from_millis(200));
    group.measurement_time(Duration::from_secs(1));
    group.throughput(Throughput::Elements(COUNT));
    group
}

fn ranks(c: &mut Criterion) {
    // Ranks that are far from one another.
    let ts = (0..COUNT).map(|i| i.wrapping_mul(0x9E37_79B9_7F4A_7C15) % 495);
    let mut ts: Vec<u64> = ts.collect();
    let one = |t| {
        let mut cm = [0; 12];
        unrank(t, 4, &mut cm, 1, 0);
        cm
    };
    let mut cms: Vec<_> = ts.iter().map(|&t| one(t)).collect();
    let mut group = self::group(c, "rank-combination");
    group.bench_function("documents", |b| {
        b.iter(|| {
            let pairs = black_box(&cms).iter().zip(black_box(&mut ts));
            pairs.for_each(|(cm, t)| *t = rank(cm, 1));
        });
    });
    group.finish();
    let mut group = self::group(c, "unrank-combination");
    group.bench_function("documents", |b| {
        b.iter(|| {
            let pairs = black_box(&ts).iter().zip(black_box(&mut cms));
            pairs.for_each(|(&t, cm)| *cm = one(t));
        });
    });
    group.finish();
}

criterion_group!(benches, ranks);
criterion_main!(benches);
