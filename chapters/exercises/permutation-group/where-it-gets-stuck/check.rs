use judge::{Verdict, compare};
use permutation_group::plain::{self, inverse, product};

#[path = "../common.rs"]
mod common;
use common::permutations;

type Chain = Vec<Vec<Option<Vec<usize>>>>;
type Case = (Chain, Vec<usize>);

fn chain(moves: &[Vec<usize>]) -> Chain {
    let links = plain::chain(moves).into_iter().enumerate();
    let table = links.map(|(k, link)| {
        let mut row = vec![None; moves[0].len()];
        row[k] = Some((0..moves[0].len()).collect());
        link.orbit.into_iter().for_each(|(place, way)| row[place] = Some(way));
        row
    });
    table.collect()
}

/// All positions of puzzles with one or two moves on up to four points; then the six points that go
/// around with one opposite, and 24 points in a ring.
fn cases() -> Vec<Case> {
    let mut cases = vec![];
    for n in 2..=4 {
        let all = permutations(n);
        for (i, a) in all.iter().enumerate() {
            let puzzles = [
                vec![a.clone()],
                vec![a.clone(), all[(i * 5 + 3) % all.len()].clone()],
            ];
            for moves in puzzles {
                let chain = chain(&moves);
                cases.extend(all.iter().map(|g| (chain.clone(), g.clone())));
            }
        }
    }
    let pairs = chain(&[vec![1, 2, 3, 4, 5, 0], vec![3, 1, 2, 0, 4, 5]]);
    cases.extend(permutations(6).into_iter().step_by(7).map(|g| (pairs.clone(), g)));
    let ring = |by: usize| -> Vec<usize> { (0..24).map(|x| (x + by) % 24).collect() };
    let around = chain(&[ring(1)]);
    cases.push((around.clone(), ring(23)));
    cases.push((around, ring(5).into_iter().rev().collect()));
    cases
}

/// What is left after a point has been taken home, of what was left, by the product for its place.
type Step = fn(&[usize], &[usize]) -> Vec<usize>;

fn stuck((chain, g): &Case, step: Step) -> Option<(usize, usize)> {
    let mut left = g.clone();
    for (k, link) in chain.iter().enumerate() {
        let Some(way) = &link[left[k]] else { return Some((k, left[k])) };
        left = step(&left, way);
    }
    None
}

fn right(case: &Case) -> Option<(usize, usize)> {
    stuck(case, |g, way| product(g, &inverse(way)))
}

fn call((chain, g): &Case) -> String {
    if g.len() > 6 {
        return format!("stuck(…, &{g:?}), where all turn around together,");
    }
    let places = |link: &Vec<Option<Vec<usize>>>| {
        let ways = link.iter().enumerate();
        let ways =
            ways.filter_map(|(x, way)| Some(format!("{x} by {:?}", way.as_ref()?)));
        ways.collect::<Vec<_>>().join(", ")
    };
    let links: Vec<_> = chain
        .iter()
        .enumerate()
        .map(|(k, link)| format!("{k} to {}", places(link)))
        .collect();
    format!("stuck(…, &{g:?}), where the chain takes point {},", links.join("; point "))
}

pub fn check() -> Verdict {
    compare(cases(), call, |(chain, g)| exercise::stuck(chain, g), right)
        .mistake(
            "It looks as if you look up every point where it is at the beginning. Taking a point \
             home moves the others as well.",
            |case| stuck(case, |g, _| g.to_vec()),
        )
        .mistake(
            "It looks as if you do the product that brings the point to its place. To take it home, \
             undo that.",
            |case| stuck(case, |g, way| product(g, way)),
        )
        .mistake(
            "It looks as if you undo the product first, and then do what was left. It is the other \
             way around: the points are where they are, and then the product is undone.",
            |case| stuck(case, |g, way| product(&inverse(way), g)),
        )
        .mistake(
            "The point is the right one. But its place is asked for *after* those before it have been \
             taken home.",
            |case| right(case).map(|(k, _)| (k, case.1[k])),
        )
        .judge()
}
