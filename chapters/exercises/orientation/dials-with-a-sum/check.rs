use judge::{RunOutcome, Verdict, compare};

type Case = (Vec<u8>, u8);

/// All rows of up to five dials, one with large digits, and then rows of thirty.
fn cases() -> impl Iterator<Item = Case> {
    let sizes = (1..=5).flat_map(|n| (1..=4_u64).map(move |v| (n, v)));
    let small = sizes.flat_map(|(n, v)| {
        (0..v.pow(n)).map(move |t| {
            let mut ori = vec![0; n as usize];
            orientation::unrank(t, v, &mut ori);
            (ori, v as u8)
        })
    });
    let mut long = Vec::new();
    for v in 2..=4 {
        long.push((vec![1; 30], v));
        long.push(((0..30).map(|i| i % v).collect(), v));
        long.push(((0..30).map(|i| v - 1 - i % v).collect(), v));
    }
    // The largest digits that eight dials may have, and the most rows of thirty.
    let largest = [(vec![250, 254, 100, 254, 3, 254, 254, 200], 255), (vec![3; 30], 4)];
    small.chain([(vec![200, 100], 201)]).chain(long).chain(largest)
}

/// Entry `s` of row `k`: how many rows of `k` dials have the sum `s`.
fn ways(n: usize, largest: usize, v: usize) -> Vec<Vec<u64>> {
    let mut rows = vec![vec![0; largest + 1]];
    rows[0][0] = 1;
    for k in 0..n {
        let digits = |s: usize| (s + 1).saturating_sub(v)..=s;
        rows.push((0..=largest).map(|s| rows[k][digits(s)].iter().sum()).collect());
    }
    rows
}

/// The rank if a dial to the right could show `digits` digits.
fn skipped((ori, _): &Case, digits: usize) -> u64 {
    let mut left: usize = ori.iter().map(|&o| usize::from(o)).sum();
    let ways = ways(ori.len(), left, digits);
    let mut t = 0;
    for (i, &o) in ori.iter().enumerate() {
        for smaller in 0..usize::from(o) {
            t += ways[ori.len() - 1 - i][left - smaller];
        }
        left -= usize::from(o);
    }
    t
}

fn right(case: &Case) -> u64 {
    skipped(case, usize::from(case.1))
}

pub fn check() -> Verdict {
    compare(
        cases(),
        |(ori, v)| format!("rank(&{ori:?}, {v})"),
        |(ori, v)| exercise::rank(ori, *v),
        right,
    )
    .mistake(
        "That is the rank among all rows, whatever their sums. Count only the rows before \
         it that have the same sum.",
        |(ori, v)| orientation::rank(ori, u64::from(*v)),
    )
    .mistake(
        "That is the rank among the rows with the same sum mod v, where the last dial can \
         be left out. Here the sums have to be equal, and most blocks have no row.",
        |(ori, v)| orientation::rank_zero_twist(ori, u64::from(*v)),
    )
    .mistake(
        "It looks as if you count rows in which a digit is v or more. No dial shows that.",
        |case| skipped(case, usize::MAX / 2),
    )
    .mistake(
        "It looks as if you count rows in which a digit is v. Digits run from 0 to v − 1.",
        |case| skipped(case, usize::from(case.1) + 1),
    )
    .mistake(
        "It looks as if you count from 1: the first row with this sum has the rank 0.",
        |case| right(case) + 1,
    )
    .likely(
        "The digits may add up to more than 255, the largest `u8`: the sum needs a larger \
         type.",
        |case, given| case.1 > 200 && !matches!(given, RunOutcome::ToDo),
    )
    .likely(
        "The short rows are right and the long ones are not: is every count a `u64`?",
        |case, _| case.0.len() > 5,
    )
    .judge()
}
