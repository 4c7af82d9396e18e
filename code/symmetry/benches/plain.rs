//! How long it takes to find classes from all symmetries, and to count them without.

use criterion::{Criterion, criterion_group, criterion_main};
use std::hint::black_box;
use std::time::Duration;
use symmetry::{burnside, fixed_point_counts, orbits};

/// How many beads a ring has.
const BEADS: usize = 16;

/// A ring of beads in two colors, turned.
fn image(turn: usize, ring: usize) -> usize {
    ((ring << turn) | (ring >> (BEADS - turn))) & ((1 << BEADS) - 1)
}

fn plain(c: &mut Criterion) {
    let mut group = c.benchmark_group("plain");
    group.sample_size(10);
    group.warm_up_time(Duration::from_millis(200));
    group.measurement_time(Duration::from_secs(1));
    group.bench_function("orbits/16-beads", |b| {
        b.iter(|| orbits(black_box(1 << BEADS), BEADS, image));
    });
    group.bench_function("burnside/16-beads", |b| {
        b.iter(|| burnside(&fixed_point_counts(black_box(1 << BEADS), BEADS, image)));
    });
    group.finish();
}

criterion_group!(benches, plain);
criterion_main!(benches);
