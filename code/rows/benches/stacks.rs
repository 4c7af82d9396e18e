//! Times of complete searches of stacks and rings, of their geometries, and of a byte table.

use cpu::Cpu;
use criterion::measurement::WallTime;
use criterion::{
    BenchmarkGroup, BenchmarkId, Criterion, criterion_group, criterion_main,
};
use rows::stacks::{BurntStacks, Wildcards};
use rows::{Bytes, Geometry, Nothing, SearchOptions, Word, search};
use std::hint::black_box;
use std::time::Duration;

fn layers(
    group: &mut BenchmarkGroup<WallTime>,
    name: &str,
    puzzle: &impl Geometry<Word: Word>,
) {
    for cpu in Cpu::available() {
        let options = SearchOptions { cpu, threads: 1 };
        group.bench_function(BenchmarkId::new(format!("layers-{cpu}"), name), |b| {
            b.iter(|| {
                search(puzzle, &Nothing, options, |_| {}).map(|found| found.layers)
            });
        });
    }
}

fn stacks(c: &mut Criterion) {
    let mut group = c.benchmark_group("stacks");
    group.sample_size(10);
    group.warm_up_time(Duration::from_millis(200));
    group.measurement_time(Duration::from_secs(1));
    let pancakes = Wildcards::pancakes(10).expect("ten lie in rows");
    let burnt = BurntStacks::new(8).expect("eight lie in rows");
    layers(&mut group, "pancake-10", &pancakes);
    layers(&mut group, "burnt-pancake-8", &burnt);
    layers(&mut group, "topspin-10x4", &Wildcards::topspin(10, 4).expect("a ring"));
    layers(&mut group, "twiddle", &Wildcards::twiddle());
    group.bench_function("prepare/pancake-10", |b| {
        b.iter(|| Wildcards::pancakes(black_box(10)));
    });
    group.bench_function("prepare/burnt-pancake-8", |b| {
        b.iter(|| BurntStacks::new(black_box(8)));
    });
    let options = SearchOptions { cpu: Cpu::best(), threads: 1 };
    group.bench_function("bytes/pancake-10", |b| {
        b.iter(|| {
            search(&pancakes, &Bytes::TO_62, options, |_| {}).map(|found| found.cells)
        });
    });
    group.finish();
}

criterion_group!(benches, stacks);
criterion_main!(benches);
