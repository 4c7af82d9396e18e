//! How fast a table is checked: the checksum of 64 MiB, at once and in pieces.
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use saved::{Checksum, checksum};
use std::hint::black_box;

fn sums(c: &mut Criterion) {
    let bytes: Vec<u8> = (0..64 << 20).map(|i: u32| (i % 251) as u8).collect();
    let mut group = c.benchmark_group("checksum");
    group.throughput(Throughput::Bytes(bytes.len() as u64));
    group.sample_size(10);
    group.bench_function("at-once", |b| b.iter(|| checksum(black_box(&bytes))));
    group.bench_function("in-pieces", |b| {
        b.iter(|| {
            let mut sum = Checksum::new();
            black_box(&bytes).chunks(65_521).for_each(|piece| sum.add(piece));
            sum.sum()
        });
    });
    group.finish();
}

criterion_group!(benches, sums);
criterion_main!(benches);
