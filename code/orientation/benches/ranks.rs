//! Times of ranking and unranking many different orientations of 8 corners, one after
//! another. `gods measure` reads the times.

use criterion::measurement::WallTime;
use criterion::{
    BenchmarkGroup, Criterion, Throughput, criterion_group, criterion_main,
};
use orientation::{rank_zero_twist, unrank_zero_twist};
use std::hint::black_box;
use std::time::Duration;

/// The number of arrays that are ranked.
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
    let ts = (0..COUNT).map(|i| i.wrapping_mul(0x9E37_79B9_7F4A_7C15) % 3_u64.pow(7));
    let mut ts: Vec<u64> = ts.collect();
    let one = |t| {
        let mut ori = [0; 8];
        unrank_zero_twist(t, 3, &mut ori);
        ori
    };
    let mut oris: Vec<_> = ts.iter().map(|&t| one(t)).collect();
    let mut group = self::group(c, "rank-orientation");
    group.bench_function("documents", |b| {
        b.iter(|| {
            let pairs = black_box(&oris).iter().zip(black_box(&mut ts));
            pairs.for_each(|(ori, t)| *t = rank_zero_twist(ori, 3));
        });
    });
    group.finish();
    let mut group = self::group(c, "unrank-orientation");
    group.bench_function("documents", |b| {
        b.iter(|| {
            let pairs = black_box(&ts).iter().zip(black_box(&mut oris));
            pairs.for_each(|(&t, ori)| *ori = one(t));
        });
    });
    group.finish();
}

criterion_group!(benches, ranks);
criterion_main!(benches);
