//! Times of a bidirectional search from the hardest board of the 8-puzzle.

use criterion::{Criterion, criterion_group, criterion_main};
use graph_search::{Bidirectional, first_meeting, predecessors, successors};
use puzzle::{Puzzle, sliding::Sliding};
use std::hint::black_box;
use std::time::Duration;

fn hardest(c: &mut Criterion) {
    let mut group = c.benchmark_group("bidirectional");
    group.sample_size(10);
    group.warm_up_time(Duration::from_millis(200));
    group.measurement_time(Duration::from_secs(1));
    let puzzle = Sliding::new(3, 3).expect("the 8-puzzle");
    let start = puzzle.read("867254301").expect("a board");
    let goal = puzzle.solved();
    group.bench_function("layer by layer", |b| {
        let search = Bidirectional::default();
        b.iter(|| {
            search.search(
                black_box(start),
                goal,
                successors(&puzzle),
                predecessors(&puzzle),
            )
        });
    });
    group.bench_function("to the first meeting", |b| {
        b.iter(|| first_meeting(black_box(start), goal, successors(&puzzle)));
    });
    group.finish();
}

criterion_group!(benches, hardest);
criterion_main!(benches);
