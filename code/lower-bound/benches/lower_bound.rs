//! The time to compute lower bounds of 15-puzzle boards.

use criterion::{Criterion, criterion_group, criterion_main};
use lower_bound::{Hamming, LinearConflict, LowerBound, Manhattan, WalkingDistance};
use puzzle::{ByteArray, Puzzle, sliding::Sliding};
use std::hint::black_box;

fn bounds(c: &mut Criterion) {
    let puzzle = Sliding::new(4, 4).expect("a size");
    // A thousand boards at equal distances in the order of their ranks, the same in every run.
    let step = puzzle.count() / 1000;
    let boards: Vec<ByteArray> = (0..1000).map(|i| puzzle.unrank(i * step)).collect();
    let walking = WalkingDistance::new(&puzzle).expect("a small board");
    let bounds: [(&str, &dyn LowerBound<ByteArray>); 4] = [
        ("hamming", &Hamming),
        ("manhattan", &Manhattan::new(&puzzle)),
        ("linear conflict", &LinearConflict::new(&puzzle)),
        ("walking distance", &walking),
    ];
    let mut group = c.benchmark_group("a thousand boards");
    for (name, bound) in bounds {
        group.bench_function(name, |b| {
            b.iter(|| boards.iter().map(|b| bound.lower_bound(black_box(b))).max());
        });
    }
    group.finish();
}

criterion_group!(benches, bounds);
criterion_main!(benches);
