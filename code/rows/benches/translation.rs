//! How long it takes to find all layers of puzzles whose moves translate rows, and to
//! keep a byte for each position.

use cpu::Cpu;
use criterion::measurement::WallTime;
use criterion::{
    BenchmarkGroup, BenchmarkId, Criterion, criterion_group, criterion_main,
};
use puzzle::Metric;
use rows::translation::How;
use rows::{Bytes, Geometry, LayerLoop, Nothing, SearchOptions, search, translation};
use std::time::Duration;

fn layers(
    group: &mut BenchmarkGroup<WallTime>,
    name: &str,
    puzzle: &impl Geometry<Word: LayerLoop>,
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
    let cube = translation::pocket_cube(Metric::HalfTurn);
    layers(&mut group, "pocket-cube", &cube);
    for (how, name) in [(How::EachMove, "each-move"), (How::Merged, "merged")] {
        let cube = translation::pocket_cube_by(Metric::HalfTurn, how);
        layers(&mut group, &format!("pocket-cube-{name}"), &cube);
    }
    let mirrored = translation::mirrored_pocket_cube(Metric::HalfTurn);
    layers(&mut group, "pocket-cube-mirrored", &mirrored);
    layers(&mut group, "pyraminx", &translation::pyraminx());
    layers(&mut group, "skewb", &translation::skewb());
    group.bench_function("prepare/pocket-cube", |b| {
        b.iter(|| translation::pocket_cube(Metric::HalfTurn));
    });
    group.bench_function("prepare/pocket-cube-mirrored", |b| {
        b.iter(|| translation::mirrored_pocket_cube(Metric::HalfTurn));
    });
    let options = SearchOptions { cpu: Cpu::best(), threads: 1 };
    group.bench_function("bytes/pocket-cube", |b| {
        b.iter(|| search(&cube, &Bytes, options, |_| {}).map(|found| found.cells));
    });
    group.finish();
}

criterion_group!(benches, translation);
criterion_main!(benches);
