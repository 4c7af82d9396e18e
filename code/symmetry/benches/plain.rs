//! Times of finding orbits from all symmetries, and of counting them by Burnside's lemma.

use criterion::{Criterion, criterion_group, criterion_main};
use std::hint::black_box;
use std::time::Duration;
use symmetry::{burnside, fixed_point_counts, orbits};

/// The number of beads in a ring.
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
