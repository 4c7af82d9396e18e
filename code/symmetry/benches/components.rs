//! Times of finding orbits from a generator of the group.

use criterion::{Criterion, criterion_group, criterion_main};
use std::hint::black_box;
use std::time::Duration;
use symmetry::components;

/// The number of beads in a ring.
const BEADS: usize = 16;

fn ring_components(c: &mut Criterion) {
    let mut group = c.benchmark_group("components");
    group.sample_size(10);
    group.warm_up_time(Duration::from_millis(200));
    group.measurement_time(Duration::from_secs(1));
    let turned =
        |_, ring: usize| ((ring << 1) | (ring >> (BEADS - 1))) & ((1 << BEADS) - 1);
    group.bench_function("16-beads", |b| {
        b.iter(|| components(black_box(1 << BEADS), 1, turned));
    });
    group.finish();
}

criterion_group!(benches, ring_components);
criterion_main!(benches);
