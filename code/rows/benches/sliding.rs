//! Times of complete searches of sliding puzzles, and of a solution from a one-bit table.

use cpu::Cpu;
use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use puzzle::sliding::Sliding;
use rows::sliding::Boards;
use rows::{Bytes, Nothing, OneBit, ResidueTable, SearchOptions, search};
use std::hint::black_box;

fn sliding(c: &mut Criterion) {
    let mut group = c.benchmark_group("sliding");
    group.sample_size(10);
    for (rows, columns) in [(3, 3), (2, 5), (3, 4)] {
        let puzzle = Sliding::new(rows, columns).expect("a board");
        let boards = Boards::new(puzzle).expect("not too large");
        for cpu in Cpu::available() {
            let name =
                BenchmarkId::new(format!("layers-{cpu}"), format!("{rows}x{columns}"));
            let options = SearchOptions { cpu, threads: 1 };
            group.bench_function(name, |b| {
                b.iter(|| {
                    search(&boards, &Nothing, options, |_| {}).map(|found| found.layers)
                });
            });
        }
    }
    let puzzle = Sliding::new(3, 3).expect("a board");
    let boards = Boards::new(puzzle).expect("not too large");
    let options = SearchOptions { cpu: Cpu::best(), threads: 1 };
    group.bench_function("bytes/3x3", |b| {
        b.iter(|| {
            search(&boards, &Bytes::TO_62, options, |_| {}).map(|found| found.cells)
        });
    });
    let bit = OneBit::new(&boards).expect("two colors");
    let residues = ResidueTable::new(boards.clone(), bit, options, |_| {}).unwrap();
    group.bench_function("solution/3x3", |b| {
        b.iter(|| residues.solution(&puzzle, black_box(100_000)));
    });
    group.finish();
}

criterion_group!(benches, sliding);
criterion_main!(benches);
