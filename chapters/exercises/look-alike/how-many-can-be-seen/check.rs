use std::collections::BTreeSet;

use judge::{Verdict, compare};
use permutation_group::plain::product;

#[path = "../../permutation-group/common.rs"]
mod common;
use common::permutations;

/// All positions, and the kinds of the pieces.
type Case = (Vec<Vec<usize>>, Vec<u8>);

fn group(moves: &[Vec<usize>]) -> Vec<Vec<usize>> {
    let solved: Vec<usize> = (0..moves[0].len()).collect();
    let mut visited = BTreeSet::from([solved.clone()]);
    let mut group = vec![solved];
    let mut i = 0;
    while i < group.len() {
        for m in moves {
            let next = product(&group[i], m);
            if visited.insert(next.clone()) {
                group.push(next);
            }
        }
        i += 1;
    }
    group
}

/// Puzzles of one or two moves on up to four pieces in all kinds, then twelve in a ring, and 5040 positions.
fn cases() -> Vec<Case> {
    let mut cases = vec![];
    for n in 1..=4_usize {
        let all = permutations(n);
        for (i, a) in all.iter().enumerate() {
            let b = all[(i * 5 + 3) % all.len()].clone();
            for moves in [vec![a.clone()], vec![a.clone(), b]] {
                let group = group(&moves);
                let kinds =
                    (0..1 << n).map(|t| (0..n).map(|x| (t >> x & 1) as u8).collect());
                cases.extend(kinds.map(|kinds| (group.clone(), kinds)));
                cases.push((group, (0..n as u8).collect()));
            }
        }
    }
    let ring: Vec<usize> = (0..12).map(|x| (x + 1) % 12).collect();
    for every in [1, 2, 3, 4, 5, 12] {
        cases.push((
            group(&[ring.clone()]),
            (0..12).map(|x| u8::from(x % every == 0)).collect(),
        ));
    }
    let kite = [vec![1, 2, 3, 4, 0, 5, 6], vec![0, 1, 2, 4, 5, 6, 3]];
    cases.push((group(&kite), vec![0, 1, 0, 1, 2, 0, 1]));
    cases
}

/// What can be seen: the kind in each place.
fn seen(g: &[usize], kinds: &[u8]) -> Vec<u8> {
    let mut row = vec![0; g.len()];
    g.iter().zip(kinds).for_each(|(&place, &kind)| row[place] = kind);
    row
}

fn factorial(n: usize) -> usize {
    (1..=n).product()
}

/// In how many ways pieces of one kind can be permuted.
fn alike(kinds: &[u8]) -> usize {
    let count = |kind: u8| kinds.iter().filter(|&&it| it == kind).count();
    (0..=12).map(|kind| factorial(count(kind))).product()
}

pub fn check() -> Verdict {
    compare(
        cases(),
        |(group, kinds)| format!("visible(&{group:?}, &{kinds:?})"),
        |(group, kinds)| exercise::visible(group, kinds),
        |(group, kinds)| group.iter().map(|g| seen(g, kinds)).collect::<BTreeSet<_>>().len(),
    )
    .mistake(
        "It looks as if you count all arrangements of these kinds. The moves need not reach them all.",
        |(_, kinds)| factorial(kinds.len()) / alike(kinds),
    )
    .mistake(
        "It looks as if you divide by all ways to permute pieces that look alike. Only those count that the \
         moves can reach.",
        |(group, kinds)| group.len() / alike(kinds),
    )
    .mistake("It looks as if you count the marked positions.", |(group, _)| group.len())
    .mistake(
        "It looks as if you leave out each position that looks solved. It looks the same as another one, but \
         so do others.",
        |(group, kinds)| group.iter().filter(|g| seen(g, kinds) != *kinds).count() + 1,
    )
    .judge()
}
