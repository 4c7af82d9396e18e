//! Times of ranking and unranking many different permutations with each algorithm, one
//! after another. `gods measure` reads the times.

use cpu::Cpu;
use criterion::measurement::WallTime;
use criterion::{
    BenchmarkGroup, Criterion, Throughput, criterion_group, criterion_main,
};
use permutation::{
    LANES, Permutations, RankInteger, rank, rank_batch, rank_myrvold_ruskey,
    rank_nibbles, rank_popcount, to_lanes, unrank, unrank_batch, unrank_myrvold_ruskey,
    unrank_nibbles,
};
use std::fmt::Debug;
use std::hint::black_box;
use std::time::Duration;

/// The number of permutations that are ranked.
const COUNT: usize = 64 * LANES;

type Group<'a> = BenchmarkGroup<'a, WallTime>;

fn group(c: &mut Criterion, name: String) -> Group<'_> {
    let mut group = c.benchmark_group(name);
    group.warm_up_time(Duration::from_millis(200));
    group.measurement_time(Duration::from_secs(1));
    group.throughput(Throughput::Elements(COUNT as u64));
    group
}

/// Checks the results of an algorithm for all items, and measures its time.
fn check_and_time<I, O: Clone + PartialEq + Debug>(
    group: &mut Group<'_>,
    name: &str,
    items: &[I],
    expected: &[O],
    run: impl Fn(&[I], &mut [O]),
) {
    let mut out = expected.to_vec();
    out.reverse();
    run(items, &mut out);
    assert_eq!(out, expected, "{name}");
    group.bench_function(name, |b| {
        b.iter(|| run(black_box(items), black_box(&mut out)));
    });
}

/// Checks and measures an algorithm that takes one item at a time.
fn check_and_time_each<I: Copy, O: Clone + PartialEq + Debug>(
    group: &mut Group<'_>,
    name: &str,
    items: &[I],
    expected: &[O],
    run: impl Fn(I) -> O,
) {
    check_and_time(group, name, items, expected, |items, out| {
        items.iter().zip(out).for_each(|(&item, out)| *out = run(item));
    });
}

fn lexicographic<const N: usize>(t: u64) -> [u8; N] {
    let mut pm = [0; N];
    unrank(t, &mut pm);
    pm
}

fn myrvold_ruskey<const N: usize>(t: u64) -> [u8; N] {
    let mut pm = [0; N];
    unrank_myrvold_ruskey(t, &mut pm);
    pm
}

fn permutations<T, const N: usize>(c: &mut Criterion)
where
    T: RankInteger + PartialEq + Debug + TryFrom<u64>,
{
    // Ranks that are far from one another.
    let count = Permutations::new(N).expect("a rank of them fits").count();
    let ts = (0..COUNT as u64).map(|i| i.wrapping_mul(0x9E37_79B9_7F4A_7C15) % count);
    let ts: Vec<_> = ts.collect();
    let pms: Vec<[u8; N]> = ts.iter().map(|&t| lexicographic(t)).collect();
    let theirs: Vec<[u8; N]> = ts.iter().map(|&t| myrvold_ruskey(t)).collect();
    let narrow: Vec<T> =
        ts.iter().map(|&t| T::try_from(t).ok().expect("a narrow rank")).collect();
    let (blocks, lanes) = (narrow.as_chunks::<LANES>().0, to_lanes(&pms));

    let mut ranks = group(c, format!("rank-{N}"));
    check_and_time_each(&mut ranks, "documents", &pms, &ts, |pm| rank(&pm));
    check_and_time_each(&mut ranks, "popcount", &pms, &ts, |pm| rank_popcount(&pm));
    check_and_time_each(&mut ranks, "nibbles", &pms, &ts, |pm| rank_nibbles(&pm));
    check_and_time_each(&mut ranks, "myrvold-ruskey", &theirs, &ts, |pm| {
        rank_myrvold_ruskey(&pm)
    });
    for cpu in Cpu::available() {
        check_and_time(
            &mut ranks,
            &format!("batch-{cpu}"),
            &lanes,
            blocks,
            |pms, ts| {
                rank_batch(cpu, pms, ts);
            },
        );
    }
    ranks.finish();

    let mut unranks = group(c, format!("unrank-{N}"));
    check_and_time_each(&mut unranks, "documents", &ts, &pms, lexicographic);
    check_and_time_each(&mut unranks, "nibbles", &ts, &pms, unrank_nibbles);
    check_and_time_each(&mut unranks, "myrvold-ruskey", &ts, &theirs, myrvold_ruskey);
    for cpu in Cpu::available() {
        check_and_time(
            &mut unranks,
            &format!("batch-{cpu}"),
            blocks,
            &lanes,
            |ts, pms| {
                unrank_batch(cpu, ts, pms);
            },
        );
    }
    unranks.finish();
}

fn ranks(c: &mut Criterion) {
    permutations::<u16, 8>(c);
    permutations::<u32, 12>(c);
    permutations::<u64, 16>(c);
}

criterion_group!(benches, ranks);
criterion_main!(benches);
