//! The time to visit boards with each bound, and to compute and open tables.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use fifteen::{
    FifteenSearch, IncrementalBound, IncrementalManhattan, Partition, PartitionTables,
    korf,
};
use ida_star::{Automaton, IdaStar};
use puzzle::Puzzle;
use std::hint::black_box;

/// Solves the first boards of Korf's hundred.
fn solve(c: &mut Criterion, name: &str, carry: &impl IncrementalBound, boards: usize) {
    let search = FifteenSearch::new(carry);
    let boards: Vec<_> =
        korf::instances()[..boards].iter().map(|instance| instance.board()).collect();
    let solve =
        || boards.iter().map(|board| search.search(board).expect("it ends").nodes());
    let mut group = c.benchmark_group(name);
    group.sample_size(10).throughput(Throughput::Elements(solve().sum()));
    group.bench_function(format!("the first {}", boards.len()), |b| {
        b.iter(|| black_box(solve().sum::<u64>()));
    });
    group.finish();
}

fn fifteen(c: &mut Criterion) {
    solve(c, "Manhattan", &IncrementalManhattan::new(), 2);
    let tables =
        PartitionTables::build(Partition::SixSixThree, |_| {}).expect("memory");
    solve(c, "6-6-3", &tables.bound(), 10);

    // The general IDA* of the crate `ida-star`, on the second of Korf's boards.
    let puzzle = fifteen::puzzle();
    let cells = 16;
    let boards: Vec<_> =
        (0..cells).map(|i| puzzle.unrank(i * (puzzle.count() / cells))).collect();
    let automaton = Automaton::find(&puzzle, &boards, 2);
    let bound = lower_bound::Manhattan::new(&puzzle);
    let search =
        IdaStar::new(&puzzle, &bound).canonical(&automaton).max_nodes(5_000_000);
    let board = korf::instances()[1].board();
    let mut group = c.benchmark_group("Manhattan, for any puzzle");
    group.sample_size(10).throughput(Throughput::Elements(5_000_000));
    group.bench_function("5 million boards", |b| {
        b.iter(|| black_box(search.search(&board)))
    });
    group.finish();

    let mut group = c.benchmark_group("the tables 6-6-3");
    group.sample_size(10);
    group.bench_function("built", |b| {
        b.iter(|| PartitionTables::build(Partition::SixSixThree, |_| {}));
    });
    let folder = tempfile::tempdir().expect("a folder");
    tables.save(folder.path()).expect("room");
    group.bench_function("opened", |b| {
        b.iter(|| PartitionTables::open(Partition::SixSixThree, folder.path()));
    });
    group.finish();
}

criterion_group!(benches, fifteen);
criterion_main!(benches);
