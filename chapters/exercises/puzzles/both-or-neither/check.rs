use judge::{RunOutcome, Verdict, compare};
use permutation::{inversions, is_even};

type Case = (Vec<u8>, Vec<u8>);

/// All orders of so many pieces.
fn orders(n: usize) -> Vec<Vec<u8>> {
    let unrank = |t| {
        let mut pm = vec![0; n];
        permutation::unrank(t, &mut pm);
        pm
    };
    (0..(1..=n as u64).product()).map(unrank).collect()
}

/// As many pieces as a row may have.
const LONGEST: u8 = 24;

/// Rows of up to four pieces, the shortest first; then some of eight and twelve, and the
/// longest, with as few and as many pairs in the wrong order as there can be.
fn cases() -> Vec<Case> {
    let mut cases = vec![];
    for (n, m) in (2..=8).flat_map(|sum| (1..sum).map(move |n| (n, sum - n))) {
        if n.max(m) <= 4 {
            let each = |a: Vec<u8>| orders(m).into_iter().map(move |b| (a.clone(), b));
            cases.extend(orders(n).into_iter().flat_map(each));
        }
    }
    for t in 0..200 {
        let (mut corners, mut edges) = (vec![0; 8], vec![0; 12]);
        permutation::unrank(t * 199, &mut corners);
        permutation::unrank(t * 2_000_003, &mut edges);
        cases.push((corners, edges));
    }
    let home = |n: u8| (0..n).collect::<Vec<u8>>();
    let turned = |n: u8| (0..n).rev().collect::<Vec<u8>>();
    for (n, m) in [
        (8, 12),
        (LONGEST, 1),
        (1, LONGEST),
        (LONGEST, LONGEST),
        (LONGEST - 1, LONGEST),
    ] {
        cases.extend([
            (turned(n), home(m)),
            (home(n), turned(m)),
            (turned(n), turned(m)),
        ]);
    }
    cases
}

/// How many pieces are not at home.
fn away(row: &[u8]) -> usize {
    (0..row.len()).filter(|&i| usize::from(row[i]) != i).count()
}

/// How many cycles have so many pieces at least.
fn cycles(row: &[u8], least: usize) -> usize {
    let mut seen = vec![false; row.len()];
    let mut length = |start: usize| {
        let (mut at, mut length) = (start, 0);
        while !seen[at] {
            (seen[at], length) = (true, length + 1);
            at = usize::from(row[at]);
        }
        length
    };
    (0..row.len()).filter(|&start| length(start) >= least).count()
}

pub fn check() -> Verdict {
    let call = |(a, b): &Case| format!("possible(&{a:?}, &{b:?})");
    let student = |(a, b): &Case| exercise::possible(a, b);
    compare(cases(), call, student, |(a, b)| is_even(a) == is_even(b))
        .mistake(
            "Two odd rows are right as well: one quarter turn makes both odd.",
            |(a, b)| is_even(a) && is_even(b),
        )
        .mistake(
            "How many pieces are away from home says nothing of parity: three that go around \
             are an even row, and two that change places an odd one.",
            |(a, b)| away(a) % 2 == away(b) % 2,
        )
        .mistake(
            "The two rows need not have as many pairs in the wrong order as each other: both \
             numbers must be even, or both odd.",
            |(a, b)| inversions(a) == inversions(b),
        )
        .mistake(
            "It looks as if the cycles are counted, those of one piece as well. Parity is that of \
             the pieces *less* the cycles, and the two rows differ in length.",
            |(a, b)| cycles(a, 1) % 2 == cycles(b, 1) % 2,
        )
        .mistake(
            "It looks as if the cycles of several pieces are counted. A cycle of three pieces is \
             even, and one of two is odd: count only the cycles of even length.",
            |(a, b)| cycles(a, 2) % 2 == cycles(b, 2) % 2,
        )
        .mistake("It looks as if yes and no were exchanged.", |(a, b)| {
            is_even(a) != is_even(b)
        })
        .mistake(
            "Only one of the two rows is looked at, as it seems. They must be compared.",
            |(_, b)| is_even(b),
        )
        .mistake(
            "Only one of the two rows is looked at, as it seems. They must be compared.",
            |(a, _)| is_even(a),
        )
        .likely(
            "A row of 24 pieces turned around has 276 pairs in the wrong order: does each number \
             fit in its type?",
            |(a, b), given| {
                a.len().max(b.len()) > 12 && matches!(given, RunOutcome::Panicked(_))
            },
        )
        .judge()
}
