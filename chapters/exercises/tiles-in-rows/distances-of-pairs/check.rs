use judge::{RunOutcome, Verdict, compare};
use std::collections::BTreeSet;

type Case = (usize, usize);

fn pairs(base: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..base).flat_map(move |x| (x..base - 1).map(move |y| (x, y)))
}

fn distance(&(base, unit): &Case, (x, y): (usize, usize)) -> usize {
    unit * ((base - 1) * (y + 1) + x - (base - 1) * x - y)
}

fn right(case: &Case) -> Vec<usize> {
    let all: BTreeSet<_> = pairs(case.0).map(|pair| distance(case, pair)).collect();
    all.into_iter().collect()
}

const CHAPTER: &str = "It looks as if you take the numbers of the chapter. That is right for base 5 \
                       and unit 3 only.";

pub fn check() -> Verdict {
    let cases = (2..=9).flat_map(|base| [1, 3, 12, 60].map(|unit| (base, unit)));
    // The largest base, and the largest unit.
    let large = [(20, 1), (20, 60), (2, 1 << 40), (20, 1 << 40)];
    compare(
        cases.chain(large),
        |(base, unit)| format!("distances({base}, {unit})"),
        |&(base, unit)| exercise::distances(base, unit),
        right,
    )
    .mistake("Each distance is wanted once, however many pairs have it.", |case| {
        let mut all: Vec<_> = pairs(case.0).map(|pair| distance(case, pair)).collect();
        all.sort();
        all
    })
    .mistake(
        "It looks as if x has the weight `base`. The digit y has `base - 1` values, so that is \
         what a step of x is worth.",
        |&(base, unit)| {
            let apart = |(x, y): (usize, usize)| unit * (base * (y + 1) + x - base * x - y);
            let all: BTreeSet<_> = pairs(base).map(apart).collect();
            all.into_iter().collect()
        },
    )
    .mistake("These are the distances in steps of y. How much is a step worth in a word?", |case| {
        right(&(case.0, 1))
    })
    .mistake(
        "It looks as if y has as many values as x. It has one less: 0 to base − 2.",
        |&(base, unit)| {
            let pairs = (0..base).flat_map(|x| (x..base).map(move |y| (x, y)));
            let all: BTreeSet<_> = pairs.map(|pair| distance(&(base, unit), pair)).collect();
            all.into_iter().collect()
        },
    )
    .mistake(CHAPTER, |_| vec![12, 21, 30, 39])
    .mistake(CHAPTER, |&(base, _)| (0..base - 1).map(|d| 9 * d + 12).collect())
    .mistake(CHAPTER, |&(base, unit)| (0..base - 1).map(|d| unit * (3 * d + 4)).collect())
    .likely("The distances are right, and not in increasing order.", |case, given| {
        let RunOutcome::Gave(given) = given else { return false };
        let mut sorted = given.clone();
        sorted.sort();
        sorted == right(case)
    })
    .likely(
        "One distance is missing: the largest is that of x = 0 and y = base − 2.",
        |case, given| {
            let RunOutcome::Gave(given) = given else { return false };
            right(case).split_last().is_some_and(|(_, others)| others == given)
        },
    )
    .likely(
        "The last of these is no distance: y is base − 2 at most, so there are base − 1 of them.",
        |case, given| {
            let RunOutcome::Gave(given) = given else { return false };
            given.split_last().is_some_and(|(_, others)| others == right(case))
        },
    )
    .likely(
        "With a small base and unit you are right: does each number fit in its type?",
        |&(base, unit), _| base > 9 || unit > 60,
    )
    .judge()
}
