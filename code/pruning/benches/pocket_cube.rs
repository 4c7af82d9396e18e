//! The time to compute, look up and check pruning tables of the pocket cube.

use criterion::{Criterion, criterion_group, criterion_main};
use pruning::{
    LowerBound, MaxBound, PruningTable, SlotsOfThreePieces, is_well_defined,
};
use puzzle::Metric;
use puzzle::pocket_cube::{self, PocketCube, apply, parse};
use std::hint::black_box;
use std::time::Duration;
use transition::{CornerOrientation, CornerPermutation};

fn pocket_cube(c: &mut Criterion) {
    let mut group = c.benchmark_group("pruning");
    group.sample_size(10);
    group.warm_up_time(Duration::from_millis(200));
    group.measurement_time(Duration::from_secs(1));
    let moves = pocket_cube::moves(Metric::HalfTurn);
    let turns: Vec<_> = moves.iter().map(|m| m.position()).collect();
    let goal = PocketCube::SOLVED;
    let order = || PruningTable::new(CornerPermutation, &goal, black_box(&turns));
    let twist = || PruningTable::new(CornerOrientation, &goal, black_box(&turns));
    group.bench_function("table of 5040", |b| b.iter(order));
    group.bench_function("table of 729", |b| b.iter(twist));
    let larger = MaxBound(order().expect("it is"), twist().expect("it is"));
    let position = apply(&parse("R U2 F' R2 U F R' U' F2 R").expect("these are moves"));
    group.bench_function("larger of two bounds", |b| {
        b.iter(|| larger.lower_bound(black_box(&position)));
    });
    group.bench_function("is_well_defined, 5040 × 9", |b| {
        b.iter(|| {
            is_well_defined(&SlotsOfThreePieces, black_box(&turns), &CornerPermutation)
        });
    });
    group.finish();
}

criterion_group!(benches, pocket_cube);
criterion_main!(benches);
