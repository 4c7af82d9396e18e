//! Times of products and inverses of positions.

use criterion::{Criterion, criterion_group, criterion_main};
use puzzle::pocket_cube::{Face, PocketCube, apply, parse};
use std::hint::black_box;

fn compose(c: &mut Criterion) {
    let mut group = c.benchmark_group("compose");
    let moves = parse("R U2 F' R2 U F R' U' F2 R").expect("these are moves");
    let position = apply(&moves);
    let turn = Face::F.turn();
    group.bench_function("product", |b| {
        b.iter(|| black_box(position) * black_box(turn))
    });
    group.bench_function("inverse", |b| b.iter(|| black_box(position).inverse()));
    group.bench_function("new", |b| {
        b.iter(|| PocketCube::new(*black_box(position.pm()), *position.ori()));
    });
    group.finish();
}

criterion_group!(benches, compose);
criterion_main!(benches);
