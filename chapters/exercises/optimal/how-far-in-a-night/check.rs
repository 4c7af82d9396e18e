use judge::{RunOutcome, Verdict, compare};

type Case = (Vec<u64>, f64);

const MOST: usize = 20;

fn sequences() -> Vec<f64> {
    let mut sequences = vec![1.0, 18.0, 243.0];
    for i in 3..=MOST {
        sequences.push(12.0 * sequences[i - 1] + 18.0 * sequences[i - 2]);
    }
    sequences
}

fn at_most(bounds: &[u64], x: usize) -> f64 {
    let all: u64 = bounds.iter().sum();
    bounds.iter().take(x + 1).sum::<u64>() as f64 / all as f64
}

/// The nodes of the search for `n` turns.
fn nodes(n: usize, sequences: &[f64], share: impl Fn(usize) -> f64) -> f64 {
    (0..=n).map(|i| sequences[i] * share(n - i)).sum()
}

/// The last length before the budget is spent.
fn last(budget: f64, mut spent_with: impl FnMut(usize) -> f64) -> usize {
    (0..=MOST).find(|&n| spent_with(n) > budget).unwrap_or(MOST + 1).saturating_sub(1)
}

fn right((bounds, budget): &Case) -> usize {
    let (sequences, mut total) = (sequences(), 0.0);
    last(*budget, |n| {
        total += nodes(n, &sequences, |x| at_most(bounds, x));
        total
    })
}

fn cases() -> Vec<Case> {
    let mut cases = vec![];
    let samples: [&[u64]; 6] = [
        &[1],
        &[0, 1],
        &[1, 1],
        &[1, 2, 1],
        // As of small tables, and as of larger ones.
        &[0, 0, 0, 0, 13, 1792, 2165, 30],
        &[0, 0, 0, 0, 0, 2, 25, 210, 930, 1830, 980, 23],
    ];
    let sequences = sequences();
    for n in 0..=MOST {
        for bounds in samples {
            let total: f64 =
                (0..=n).map(|n| nodes(n, &sequences, |x| at_most(bounds, x))).sum();
            // Some nodes more than enough, and some fewer.
            for budget in [(1.001 * total).ceil(), (0.999 * total).floor()] {
                if budget >= 1.0 {
                    cases.push((bounds.to_vec(), budget));
                }
            }
        }
    }
    cases.insert(0, (vec![1], 282.0));
    cases.insert(0, (vec![1], 281.0));
    cases
}

pub fn check() -> Verdict {
    let sequences = sequences();
    let summed = |budget: f64, one: &dyn Fn(usize) -> f64| {
        let mut total = 0.0;
        last(budget, |n| {
            total += one(n);
            total
        })
    };
    compare(
        cases(),
        |(bounds, budget)| format!("turns(&{bounds:?}, {budget:.1})"),
        |(bounds, budget)| exercise::turns(bounds, *budget),
        right,
    )
    // Both come to the same: the cubes with each bound, summed, are those with at most it.
    .mistake(
        "It looks as if you take the search for n turns alone: those before it expand nodes, too. \
         Or is your share that of cubes with exactly the bound x? All with a smaller bound are \
         expanded as well.",
        |(bounds, budget)| {
            last(*budget, |n| nodes(n, &sequences, |x| at_most(bounds, x)))
        },
    )
    .mistake(
        "It looks as if the share is that of the turns done. What counts is how many are left.",
        |(bounds, budget)| {
            summed(*budget, &|n| (0..=n).map(|i| sequences[i] * at_most(bounds, i)).sum())
        },
    )
    .mistake(
        "It looks as if only the last turns are counted: sum over all i from 0 to n.",
        |(bounds, budget)| summed(*budget, &|n| sequences[n] * at_most(bounds, 0)),
    )
    .mistake("It looks as if 18 turns follow on every turn.", |(bounds, budget)| {
        let powers: Vec<f64> = (0..=MOST).map(|i| 18_f64.powi(i as i32)).collect();
        summed(*budget, &|n| nodes(n, &powers, |x| at_most(bounds, x)))
    })
    .mistake(
        "It looks as if you give the first length for which the budget is not enough.",
        |case| right(case) + 1,
    )
    .likely("No cube needs more than 20 turns: do not go on.", |case, answer| {
        right(case) == MOST && *answer != RunOutcome::Gave(MOST)
    })
    .likely(
        "Beyond the end of the list, the share is 1.",
        |_, answer| matches!(answer, RunOutcome::Panicked(text) if text.contains("out of")),
    )
    .judge()
}
