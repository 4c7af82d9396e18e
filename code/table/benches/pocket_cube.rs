//! How long the complete table of the pocket cube takes, in three ways.

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use puzzle::Metric;
use puzzle::pocket_cube::{self, apply, parse};
use std::hint::black_box;
use std::time::Duration;
use table::{PocketCubeTable, ScanEngine, SplitTableGraph};
use transition::{CornerOrientation, CornerPermutation};

fn pocket_cube(c: &mut Criterion) {
    let mut group = c.benchmark_group("pocket_cube");
    group.sample_size(10);
    group.warm_up_time(Duration::from_millis(200));
    group.measurement_time(Duration::from_secs(1));
    for metric in Metric::ALL {
        group.bench_function(BenchmarkId::new("tables", metric), |b| {
            b.iter(|| PocketCubeTable::new(black_box(metric)));
        });
    }
    // Seconds each, so one metric is enough: the one with the fewest moves.
    for engine in [ScanEngine::Hoisted, ScanEngine::Unrank] {
        group.bench_function(BenchmarkId::new(engine.name(), "clockwise"), |b| {
            b.iter(|| PocketCubeTable::with_engine(Metric::Clockwise, engine, |_| {}));
        });
    }
    let cube = PocketCubeTable::new(Metric::HalfTurn);
    let moves = parse("R U2 F' R2 U F R' U' F2 R").expect("these are moves");
    let position = apply(&moves);
    group.bench_function("solve", |b| b.iter(|| cube.solve(black_box(&position))));
    let turns: Vec<_> =
        pocket_cube::moves(Metric::HalfTurn).iter().map(|m| m.position()).collect();
    let turns: [_; 9] = turns.try_into().expect("there are nine moves");
    group.bench_function("split, (5040 + 729) × 9", |b| {
        b.iter(|| {
            SplitTableGraph::new(
                &CornerPermutation,
                &CornerOrientation,
                black_box(&turns),
            )
        });
    });
    group.finish();
}

criterion_group!(benches, pocket_cube);
criterion_main!(benches);
