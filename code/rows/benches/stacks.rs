//! Times of complete searches of stacks and rings, of their geometries, and of a byte table.

use cpu::Cpu;
use criterion::measurement::WallTime;
use criterion::{
    BenchmarkGroup, BenchmarkId, Criterion, criterion_group, criterion_main,
};
use puzzle::catalog;
use rows::{Keep, SearchOptions, find};
use std::time::Duration;

fn layers(group: &mut BenchmarkGroup<WallTime>, name: &str) {
    let choice = catalog::find(name).expect("a name");
    for cpu in Cpu::available() {
        let options = SearchOptions { cpu, threads: 1 };
        let rows = find(&choice, None).expect("it lies in rows");
        group.bench_function(BenchmarkId::new(format!("layers-{cpu}"), name), |b| {
            b.iter(|| rows.layers(options, &mut |_| ()));
        });
    }
}

fn stacks(c: &mut Criterion) {
    let mut group = c.benchmark_group("stacks");
    group.sample_size(10);
    group.warm_up_time(Duration::from_millis(200));
    group.measurement_time(Duration::from_secs(1));
    for name in ["pancake-10", "burnt-pancake-8", "topspin-10x4", "twiddle"] {
        layers(&mut group, name);
    }
    let choice = catalog::find("pancake-10").expect("a name");
    let options = SearchOptions { cpu: Cpu::best(), threads: 1 };
    group.bench_function("bytes/pancake-10", |b| {
        b.iter(|| {
            let rows = find(&choice, None).expect("it lies in rows");
            rows.table(Keep::Byte, options, &mut |_| ())
                .map(|table| table.layers().len())
        });
    });
    group.finish();
}

criterion_group!(benches, stacks);
criterion_main!(benches);
