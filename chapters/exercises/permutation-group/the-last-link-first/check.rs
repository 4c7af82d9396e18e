use judge::{Verdict, compare};
use permutation_group::plain::{self, inverse, product};

#[path = "../common.rs"]
mod common;
use common::permutations;

type Case = (Vec<Vec<Vec<usize>>>, Vec<usize>);

/// All positions of puzzles with one or two moves on up to four points; then rings of 24.
fn cases() -> Vec<Case> {
    let mut cases = vec![];
    for n in 1..=4 {
        let all = permutations(n);
        for (i, a) in all.iter().enumerate() {
            let b = &all[(i * 5 + 3) % all.len()];
            add_all(&[a.clone(), b.clone()], &mut cases);
        }
    }
    let ring = |by: usize| -> Vec<usize> { (0..24).map(|x| (x + by) % 24).collect() };
    let mirror = (0..24).map(|x| (24 - x) % 24).collect();
    add_all(&[ring(1), mirror], &mut cases);
    cases
}

/// Adds each position that the moves can reach.
fn add_all(moves: &[Vec<usize>], cases: &mut Vec<Case>) {
    let home: Vec<usize> = (0..moves[0].len()).collect();
    let links = plain::chain(moves).into_iter().enumerate().map(|(k, mut link)| {
        let first = link.orbit.remove(&k).unwrap_or_else(|| home.clone());
        [first].into_iter().chain(link.orbit.into_values()).collect()
    });
    let chain: Vec<Vec<Vec<usize>>> = links.collect();
    let count: usize = chain.iter().map(Vec::len).product();
    cases.extend((0..count).map(|mut t| {
        let mut digits: Vec<_> = chain
            .iter()
            .rev()
            .map(|link| {
                let digit = t % link.len();
                t /= link.len();
                digit
            })
            .collect();
        digits.reverse();
        (chain.clone(), digits)
    }));
}

/// The products of the digits, each joined to the position by `join`.
fn position(
    (chain, digits): &Case,
    join: fn(&[usize], &[usize]) -> Vec<usize>,
) -> Vec<usize> {
    let home: Vec<usize> = (0..chain.len()).collect();
    let ways = chain.iter().zip(digits).map(|(link, &digit)| &link[digit]);
    ways.fold(home, |position, way| join(&position, way))
}

pub fn check() -> Verdict {
    let call = |(chain, digits): &Case| match chain.len() {
        ..=4 => format!("position(&{chain:?}, &{digits:?})"),
        n => format!("position(…, &{digits:?}), for a ring of {n},"),
    };
    let student = |(chain, digits): &Case| exercise::position(chain, digits);
    compare(cases(), call, student, |case| position(case, |g, way| product(way, g)))
        .mistake(
            "It looks as if you do the product of the first link first. It was the first to be undone, \
             so it was done last.",
            |case| position(case, product),
        )
        .mistake(
            "It looks as if you undo the products: that is the way home, and not the position.",
            |case| inverse(&position(case, |g, way| product(way, g))),
        )
        .mistake(
            "It looks as if you undo every product, the last link's first.",
            |case| position(case, |g, way| product(&inverse(way), g)),
        )
        .mistake("It looks as if only the first link counts.", |(chain, digits)| {
            chain[0][digits[0]].clone()
        })
        .judge()
}
