//! Times of converting permutations to inversion digits, and back.

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use permutation::{InversionDigits, Permutations, inversion_digits};
use std::hint::black_box;

fn times_of_digits(c: &mut Criterion) {
    let mut group = c.benchmark_group("digits");
    for n in [8, 12, 16] {
        let space = Permutations::new(n).expect("16 pieces can be ranked");
        let pm = space.unrank(space.count() / 3).expect("below the count");
        group.bench_function(BenchmarkId::new("digits", n), |b| {
            b.iter(|| inversion_digits(black_box(&pm)));
        });
        let value = InversionDigits::from_permutation(&pm).expect("a permutation");
        group.bench_function(BenchmarkId::new("permutation", n), |b| {
            b.iter(|| black_box(&value).permutation());
        });
    }
    group.finish();
}

criterion_group!(benches, times_of_digits);
criterion_main!(benches);
