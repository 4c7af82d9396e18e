//! Times of a breadth-first search with a queue from the hardest board of the 8-puzzle.

use criterion::{Criterion, criterion_group, criterion_main};
use graph_search::{BreadthFirst, GoalTest, breadth_first, solve_puzzle, successors};
use puzzle::{Puzzle, sliding::Sliding};
use std::hint::black_box;
use std::time::Duration;

fn hardest(c: &mut Criterion) {
    let mut group = c.benchmark_group("breadth_first");
    group.sample_size(10);
    group.warm_up_time(Duration::from_millis(200));
    group.measurement_time(Duration::from_secs(1));
    let puzzle = Sliding::new(3, 3).expect("the 8-puzzle");
    let start = puzzle.read("867254301").expect("a board");
    let goal = puzzle.solved();
    group.bench_function("hardest 8-puzzle", |b| {
        b.iter(|| breadth_first(black_box(start), successors(&puzzle), |b| *b == goal));
    });
    group.bench_function("hardest 8-puzzle, goal test at dequeue", |b| {
        let search =
            BreadthFirst { goal_test: GoalTest::Dequeued, ..Default::default() };
        b.iter(|| search.search(start, successors(&puzzle), |b| *b == goal, |_| {}));
    });
    group.bench_function("hardest 8-puzzle, as the Python program", |b| {
        b.iter(|| solve_puzzle(black_box(&start), &goal, 3));
    });
    group.finish();
}

criterion_group!(benches, hardest);
criterion_main!(benches);
