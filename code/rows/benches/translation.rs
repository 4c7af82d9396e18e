//! Times of complete searches of puzzles whose moves translate rows; those of the pocket cube
//! are in `steps`.

use cpu::Cpu;
use criterion::measurement::WallTime;
use criterion::{
    BenchmarkGroup, BenchmarkId, Criterion, criterion_group, criterion_main,
};
use rows::{Geometry, Nothing, SearchOptions, Word, search, translation};
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

fn translation(c: &mut Criterion) {
    let mut group = c.benchmark_group("translation");
    group.sample_size(10);
    group.warm_up_time(Duration::from_millis(200));
    group.measurement_time(Duration::from_secs(1));
    layers(&mut group, "pyraminx", &translation::pyraminx());
    layers(&mut group, "skewb", &translation::skewb());
    group.finish();
}

criterion_group!(benches, translation);
criterion_main!(benches);
