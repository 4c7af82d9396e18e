//! Times of finding the symmetries of the cube, and of conjugating a position.

use criterion::{Criterion, criterion_group, criterion_main};
use puzzle::{Metric, pocket_cube};
use std::hint::black_box;
use std::time::Duration;
use symmetry::cube::quarter_turns;
use symmetry::{CubeSymmetries, PieceSymmetries, PocketCubeImages};

fn symmetries(c: &mut Criterion) {
    let mut group = c.benchmark_group("symmetries");
    group.sample_size(10);
    group.warm_up_time(Duration::from_millis(200));
    group.measurement_time(Duration::from_secs(1));
    let moves = pocket_cube::moves(Metric::HalfTurn);
    let turns: Vec<_> = moves.iter().map(|m| m.position()).collect();
    group.bench_function("6 of the pocket cube", |b| {
        b.iter(|| PieceSymmetries::find(black_box(&turns)));
    });
    group.bench_function("48 of the cube", |b| b.iter(CubeSymmetries::all));
    let cube = CubeSymmetries::all();
    let (corners, edges) = quarter_turns()[1];
    group.bench_function("relabel corners", |b| {
        b.iter(|| cube.corners[7].conjugate(black_box(&corners)));
    });
    group.bench_function("relabel edges", |b| {
        b.iter(|| cube.edges[7].conjugate(black_box(&edges)));
    });
    let images = PocketCubeImages::new();
    group.bench_function("image of a pocket cube", |b| {
        b.iter(|| images.image(7, black_box(&turns[3])));
    });
    group.finish();
}

criterion_group!(benches, symmetries);
criterion_main!(benches);
