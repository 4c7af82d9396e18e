use combination::comb;
use judge::{RunOutcome, Verdict, compare};

/// All lists of slots up to 6, the short ones first, and some with slots far away, among them
/// that of the largest rank.
fn cases() -> impl Iterator<Item = Vec<usize>> {
    let mut lists: Vec<Vec<usize>> = (0..128_u32)
        .map(|mask| (0..7).filter(|i| mask >> i & 1 == 1).collect())
        .collect();
    lists.sort_by_key(|slots| slots.len());
    lists.extend([vec![63], vec![0, 63], vec![8, 9, 10, 11], vec![1, 20, 40, 60]]);
    lists.extend([(0..64).step_by(2).collect(), (32..64).collect(), (0..64).collect()]);
    lists.into_iter()
}

/// The sum of one entry for each bead.
fn sum(slots: &[usize], entry: impl Fn(usize, usize) -> u64) -> u64 {
    slots.iter().enumerate().map(|(j, &i)| entry(i, j)).sum()
}

pub fn check() -> Verdict {
    compare(
        cases(),
        |slots| format!("rank(&{slots:?})"),
        |slots| exercise::rank(slots),
        |slots| sum(slots, |i, j| comb(i, j + 1)),
    )
    .mistake(
        "It looks as if you count the beads from 0: the first from the left is number 1.",
        |slots| sum(slots, comb),
    )
    .mistake(
        "It looks as if you count the beads from the right: the leftmost is number 1.",
        |slots| sum(slots, |i, j| comb(i, slots.len() - j)),
    )
    .mistake(
        "It looks as if you count the slots from 1: the first one is slot 0.",
        |slots| sum(slots, |i, j| comb(i + 1, j + 1)),
    )
    .mistake(
        "It looks as if each bead adds the ways to place all of them. The r-th bead adds \
         the ways to place r.",
        |slots| sum(slots, |i, _| comb(i, slots.len())),
    )
    .mistake(
        "It looks as if i and r are exchanged: comb(i, r) chooses r of i slots.",
        |slots| sum(slots, |i, j| comb(j + 1, i)),
    )
    .likely(
        "The ranks of short lists are right, and that of a long one is not: is every number \
         on the way a `u64`?",
        |slots, given| slots.len() > 7 && !matches!(given, RunOutcome::ToDo),
    )
    .judge()
}
