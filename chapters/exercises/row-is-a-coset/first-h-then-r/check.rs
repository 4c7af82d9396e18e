use judge::{Verdict, compare};
use permutation_group::plain::{inverse, product};

#[path = "../../permutation-group/common.rs"]
mod common;
use common::permutations;

/// A position, the representatives, and how many points are fixed.
type Case = (Vec<usize>, Vec<Vec<usize>>, usize);
type Answer = Option<(usize, Vec<usize>)>;

/// One position of each row that the moves can reach.
fn representatives(moves: &[Vec<usize>], fixed: usize) -> Vec<Vec<usize>> {
    let mut rows = vec![(0..moves[0].len()).collect::<Vec<_>>()];
    let mut i = 0;
    while i < rows.len() {
        for m in moves {
            let turned = product(&rows[i], m);
            if rows.iter().all(|r| r[..fixed] != turned[..fixed]) {
                rows.push(turned);
            }
        }
        i += 1;
    }
    rows
}

/// All positions of up to four points, with rows that one or two moves reach; then a ring of 64.
fn cases() -> Vec<Case> {
    let mut cases = vec![];
    for n in 2..=4 {
        let all = permutations(n);
        for (i, a) in all.iter().enumerate() {
            let moves = [a.clone(), all[(i * 5 + 3) % all.len()].clone()];
            for fixed in 0..=n {
                let rows = representatives(&moves, fixed);
                let reached = all.iter().filter(|g| fixed > 0 || n < 4 || g[0] > 1);
                cases.extend(reached.map(|g| (g.clone(), rows.clone(), fixed)));
            }
        }
    }
    let ring = |by: usize| -> Vec<usize> { (0..64).map(|x| (x + by) % 64).collect() };
    let mirror: Vec<usize> = (0..64).map(|x| (64 - x) % 64).collect();
    let rows = representatives(&[ring(1), mirror.clone()], 1);
    cases.extend([ring(63), mirror].map(|g| (g, rows.clone(), 1)));
    cases
}

fn row((g, rows, fixed): &Case) -> Option<usize> {
    rows.iter().position(|r| r[..*fixed] == g[..*fixed])
}

fn with(case: &Case, column: fn(&[usize], &[usize]) -> Vec<usize>) -> Answer {
    row(case).map(|k| (k, column(&case.0, &case.1[k])))
}

fn call((g, rows, fixed): &Case) -> String {
    match g.len() {
        ..=4 => format!("row_and_column(&{g:?}, &{rows:?}, {fixed})"),
        n => format!("row_and_column(…) for a ring of {n}"),
    }
}

pub fn check() -> Verdict {
    compare(
        cases(),
        call,
        |(g, rows, fixed)| exercise::row_and_column(g, rows, *fixed),
        |case| with(case, |g, r| product(g, &inverse(r))),
    )
    .mistake(
        "It looks as if your column comes after the representative: first r, then h. Then h says what \
         happens in a slot, and not to a piece, and need not leave the fixed points at home.",
        |case| with(case, |g, r| product(&inverse(r), g)),
    )
    .mistake(
        "It looks as if the representative is not undone: g is h and then r, so h is g and then r undone.",
        |case| with(case, product),
    )
    .mistake(
        "It looks as if the column is turned around: it takes the position to the representative.",
        |case| with(case, |g, r| product(r, &inverse(g))),
    )
    .mistake("It looks as if the column were the position itself.", |case| {
        with(case, |g, _| g.to_vec())
    })
    .mistake(
        "It looks as if a position were in a row only if it is the representative. The first points \
         decide, and no others.",
        |(g, rows, _)| {
            let row = rows.iter().position(|r| r == g)?;
            Some((row, (0..g.len()).collect()))
        },
    )
    .judge()
}
