//! Times of building a reduced table of the pocket cube, and of looking up distances.

use criterion::{Criterion, criterion_group, criterion_main};
use puzzle::{Metric, pocket_cube};
use std::hint::black_box;
use std::time::Duration;
use symmetry::ReducedTable;
use transition::CornerPosition;

fn reduced(c: &mut Criterion) {
    let mut group = c.benchmark_group("reduced");
    group.sample_size(10);
    group.warm_up_time(Duration::from_millis(200));
    group.measurement_time(Duration::from_secs(1));
    let moves = pocket_cube::moves(Metric::HalfTurn);
    let turns: Vec<_> = moves.iter().map(|m| m.position()).collect();
    let make = || ReducedTable::new(CornerPosition, 729, black_box(&turns));
    group.bench_function("870 · 729 entries", |b| b.iter(make));
    let table = make().expect("it can be made");
    let position = pocket_cube::parse("R U2 F' R2 U F R' U' F2 R");
    let position = pocket_cube::apply(&position.expect("these are moves"));
    group.bench_function("distance", |b| {
        b.iter(|| table.distance(black_box(&position)))
    });
    group.bench_function("solve", |b| b.iter(|| table.solve(black_box(&position))));
    group.finish();
}

criterion_group!(benches, reduced);
criterion_main!(benches);
