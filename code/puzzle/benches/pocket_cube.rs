//! Times of reading moves, and of reading and writing facelets.

use criterion::{Criterion, criterion_group, criterion_main};
use puzzle::pocket_cube::{apply, from_facelets, parse, to_facelets};
use std::hint::black_box;

fn pocket_cube(c: &mut Criterion) {
    let mut group = c.benchmark_group("pocket_cube");
    let text = "R U2 F' R2 U F R' U' F2 R";
    group.bench_function("parse", |b| b.iter(|| parse(black_box(text))));
    let moves = parse(text).expect("these are moves");
    let position = apply(&moves);
    let letters = to_facelets(&position);
    group.bench_function("to_facelets", |b| {
        b.iter(|| to_facelets(black_box(&position)))
    });
    group.bench_function("from_facelets", |b| {
        b.iter(|| from_facelets(black_box(&letters)))
    });
    group.finish();
}

criterion_group!(benches, pocket_cube);
criterion_main!(benches);
