//! Times of the tables, and of the first solution of at most 21 turns.

use criterion::{Criterion, criterion_group, criterion_main};
use puzzle::rubik::{Cube, parse};
use two_phase::TwoPhase;

fn two_phase(c: &mut Criterion) {
    let mut group = c.benchmark_group("two-phase");
    group.sample_size(10);
    group.bench_function("tables", |b| b.iter(TwoPhase::new));
    let tables = TwoPhase::new();
    let scramble = "D2 B' R2 U L' F U2 R B D' L2 F' R U B2 L D F2 R'";
    let turns = parse(scramble).expect("turns");
    let cube: Cube = turns.into_iter().map(Cube::from_turn).product();
    group.bench_function("21 turns", |b| b.iter(|| tables.search().solve(&cube)));
    group.finish();
}

criterion_group!(benches, two_phase);
criterion_main!(benches);
