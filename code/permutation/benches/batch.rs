//! How long 2,048 ranks take, one after the other and 64 at a time.

use cpu::Cpu;
use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use permutation::{LANES, Width, rank, rank_batch, unrank, unrank_batch};
use permutation::{lanes, unrank_nibbles};
use std::hint::black_box;

const BLOCKS: usize = 32;

fn pieces<T: Width + Into<u64>, const N: usize>(c: &mut Criterion, scale: T) {
    let mut group = c.benchmark_group("batch");
    group.throughput(Throughput::Elements((BLOCKS * LANES) as u64));
    let ts: Vec<[T; LANES]> = (0..BLOCKS as u8)
        .map(|b| std::array::from_fn(|l| (T::from(b) + T::from(l as u8)) * scale))
        .collect();
    let pms: Vec<[u8; N]> =
        ts.as_flattened().iter().map(|&t| unrank_nibbles(t.into())).collect();
    group.bench_function(BenchmarkId::new("rank, the documents'", N), |b| {
        b.iter(|| black_box(&pms).iter().map(|pm| rank(pm)).fold(0, |a, b| a ^ b));
    });
    group.bench_function(BenchmarkId::new("unrank, the documents'", N), |b| {
        let mut pm = [0; N];
        b.iter(|| {
            for &t in black_box(&ts).as_flattened() {
                unrank(t.into(), black_box(&mut pm));
            }
        });
    });
    let mut blocks = lanes(&pms);
    let mut out = ts.clone();
    for cpu in Cpu::available() {
        group.bench_function(BenchmarkId::new(format!("rank, {cpu}"), N), |b| {
            b.iter(|| rank_batch(cpu, black_box(&blocks), &mut out));
        });
        group.bench_function(BenchmarkId::new(format!("unrank, {cpu}"), N), |b| {
            b.iter(|| unrank_batch(cpu, black_box(&ts), &mut blocks));
        });
    }
    group.finish();
}

fn batch(c: &mut Criterion) {
    pieces::<u16, 8>(c, 400);
    pieces::<u32, 12>(c, 5_000_000);
    pieces::<u64, 16>(c, 200_000_000_000);
}

criterion_group!(benches, batch);
criterion_main!(benches);
