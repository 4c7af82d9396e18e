//! Times of the complete search of the domino, in symmetry rows, and of the tables of each
//! puzzle with such rows.

use cpu::Cpu;
use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use rows::{Nothing, SearchOptions, search, symmetric};
use std::hint::black_box;
use std::time::Duration;

fn symmetric(c: &mut Criterion) {
    let mut group = c.benchmark_group("symmetric");
    group.sample_size(10);
    group.warm_up_time(Duration::from_millis(200));
    group.measurement_time(Duration::from_secs(1));
    let domino = symmetric::domino();
    for cpu in Cpu::available() {
        let options = SearchOptions { cpu, threads: 1 };
        group.bench_function(
            BenchmarkId::new(format!("layers-{cpu}"), "domino"),
            |b| {
                b.iter(|| {
                    search(&domino, &Nothing, options, |_| {}).map(|found| found.layers)
                });
            },
        );
    }
    group.bench_function("prepare/domino", |b| b.iter(symmetric::domino));
    group.bench_function("prepare/rubik-phase2", |b| b.iter(symmetric::rubik_phase2));
    group.bench_function("prepare/rubik-edges", |b| b.iter(symmetric::rubik_edges));
    let image = |thing, turn| ((thing << turn) | (thing >> (16 - turn))) & 0xFFFF;
    group.bench_function("classes/16-beads", |b| {
        b.iter(|| symmetric::Classes::new(0..black_box(1 << 16), 16, image));
    });
    group.finish();
}

criterion_group!(benches, symmetric);
criterion_main!(benches);
