//! Times of IDA* as this crate provides it for every puzzle.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use ida_star::{Automaton, IdaStar, a_star};
use lower_bound::Manhattan;
use puzzle::{Puzzle, sliding::Sliding};

fn ida_star(c: &mut Criterion) {
    let puzzle = Sliding::new(3, 3).expect("a size");
    let boards: Vec<_> =
        (0..9).map(|i| puzzle.unrank(i * puzzle.count() / 9)).collect();
    let automaton = Automaton::find(&puzzle, &boards, 2);
    let bound = Manhattan::new(&puzzle);
    let start = puzzle.read("867254301").expect("a board");
    let search = IdaStar::new(&puzzle, &bound).canonical(&automaton);
    let nodes = search.search(&start).expect("no limits").nodes();
    let mut group = c.benchmark_group("a board 31 moves away");
    group.sample_size(10).throughput(Throughput::Elements(nodes));
    group.bench_function("IDA*", |b| b.iter(|| search.search(&start)));
    group.bench_function("A*", |b| {
        b.iter(|| a_star(&puzzle, &bound, &start, usize::MAX))
    });
    group.finish();
}

criterion_group!(benches, ida_star);
criterion_main!(benches);
