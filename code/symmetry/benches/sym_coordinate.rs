//! Times of building sym-coordinates.

use criterion::{Criterion, criterion_group, criterion_main};
use std::hint::black_box;
use std::time::Duration;
use symmetry::cube::{CornerTwist, EightCornerPermutation, FlipSlice, SlicePattern};
use symmetry::{CubeSymmetries, PocketCubeImages, SymCoordinate};
use transition::{Coordinate, CornerPosition};

fn sym_coordinate(c: &mut Criterion) {
    let mut group = c.benchmark_group("sym_coordinate");
    group.sample_size(10);
    group.warm_up_time(Duration::from_millis(200));
    group.measurement_time(Duration::from_secs(1));
    let corners = CubeSymmetries::d4h().into_corners();
    let edges = CubeSymmetries::d4h().into_edges();
    let all = CubeSymmetries::all().into_edges();
    group.bench_function("2187 twists", |b| {
        b.iter(|| SymCoordinate::from_coordinate(&CornerTwist, black_box(&corners)));
    });
    group.bench_function("8! orders", |b| {
        b.iter(|| {
            SymCoordinate::from_coordinate(&EightCornerPermutation, black_box(&corners))
        });
    });
    group.bench_function("34,650 patterns", |b| {
        b.iter(|| SymCoordinate::from_coordinate(&SlicePattern, black_box(&all)));
    });
    group.bench_function("1,013,760 flips and slices", |b| {
        b.iter(|| SymCoordinate::from_coordinate(&FlipSlice, black_box(&edges)));
    });
    let images = PocketCubeImages::new();
    let image = |s, p| CornerPosition.rank(&images.image(s, &CornerPosition.unrank(p)));
    group.bench_function("3,674,160 pocket cubes under 48", |b| {
        b.iter(|| SymCoordinate::new(CornerPosition.count(), images.group(), image));
    });
    group.finish();
}

criterion_group!(benches, sym_coordinate);
criterion_main!(benches);
