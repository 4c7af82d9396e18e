use combination::comb;
use judge::{RunOutcome, Verdict, compare};

type Case = (Vec<u8>, u64);

fn slots(cm: &[u8]) -> Vec<usize> {
    (0..cm.len()).filter(|&i| cm[i] == 1).collect()
}

/// All rows of up to six slots with their places, found by sorting, and some long ones.
fn cases() -> impl Iterator<Item = Case> {
    let small = (0..=6_u32).flat_map(|n| {
        let mut rows: Vec<Vec<u8>> = (0..1_u32 << n)
            .map(|mask| (0..n).map(|i| (mask >> i & 1) as u8).collect())
            .collect();
        rows.sort_by_key(|cm| (slots(cm).len(), slots(cm)));
        let number = |i: usize| {
            let beads = slots(&rows[i]).len();
            (0..i).filter(|&before| slots(&rows[before]).len() == beads).count() as u64
        };
        (0..rows.len()).map(|i| (rows[i].clone(), number(i))).collect::<Vec<_>>()
    });
    let alternating: Vec<u8> = (0..40).map(|i| (i % 2) as u8).collect();
    let thirds: Vec<u8> = (0..60).map(|i| u8::from(i % 3 == 0)).collect();
    let longest: Vec<u8> = (0..64).map(|i| (i % 2) as u8).collect();
    small.chain([alternating, thirds, longest, vec![1; 64]].map(|cm| {
        let right = all(&cm) - 1 - combination::rank(&mirrored(&cm), 1);
        (cm, right)
    }))
}

fn mirrored(cm: &[u8]) -> Vec<u8> {
    cm.iter().rev().copied().collect()
}

/// How many rows there are with so many beads.
fn all(cm: &[u8]) -> u64 {
    comb(cm.len(), slots(cm).len())
}

pub fn check() -> Verdict {
    compare(
        cases(),
        |(cm, _)| format!("rank(&{cm:?})"),
        |(cm, _)| exercise::rank(cm),
        |(_, right)| *right,
    )
    .mistake(
        "That is the rank in colex order, where the last slot of the list decides first.",
        |(cm, _)| combination::rank(cm, 1),
    )
    .mistake(
        "The order is the dictionary's, but it runs backward: the last list comes first. So it \
         does if the rows are sorted as words of 0 and 1: there a bead further left comes last.",
        |(cm, _)| combination::rank(&mirrored(cm), 1),
    )
    .mistake(
        "That is colex order, backward. Turn the row around, too.",
        |(cm, _)| all(cm) - 1 - combination::rank(cm, 1),
    )
    .mistake("It looks as if you count from 1: the first list has the rank 0.", |case| {
        case.1 + 1
    })
    .likely(
        "The short rows are right, and a long one is not: is every number on the way a `u64`?",
        |(cm, _), given| cm.len() > 6 && !matches!(given, RunOutcome::ToDo),
    )
    .judge()
}
