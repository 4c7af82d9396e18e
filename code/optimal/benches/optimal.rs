//! The time of a search of a million nodes with each set of tables that is computed in a moment,
//! and of the bound of a cube.

use criterion::{Criterion, criterion_group, criterion_main};
use optimal::{Optimal, Tables};
use puzzle::rubik::{Cube, parse};

fn optimal(c: &mut Criterion) {
    let mut group = c.benchmark_group("optimal");
    group.sample_size(10);
    let scramble = "D2 B' R2 U L' F U2 R B D' L2 F' R U B2 L D F2 R'";
    let turns = parse(scramble).expect("turns");
    let cube: Cube = turns.into_iter().map(Cube::from_turn).product();
    for tables in [Tables::Small, Tables::Korf, Tables::Cosets] {
        let optimal = Optimal::build(tables, |_| ()).expect("enough memory");
        group.bench_function(format!("{tables}: 100,000 nodes"), |b| {
            b.iter(|| optimal.search().max_nodes(100_000).solve(&cube));
        });
    }
    group.finish();
}

criterion_group!(benches, optimal);
criterion_main!(benches);
