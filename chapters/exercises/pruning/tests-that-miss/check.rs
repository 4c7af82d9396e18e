use judge::{RunOutcome, Verdict, compare};

type Case = (u32, u32);

/// Every number of bad ones among up to 12, and the rare ones of the chapter.
fn cases() -> impl Iterator<Item = Case> {
    let small = (2..=12).flat_map(|all| (1..all).map(move |bad| (bad, all)));
    let rare = [(1, 100), (5, 100), (382, 5040), (3, 5040), (1, MOST)];
    small.chain(rare).chain([
        (2, MOST),
        (MOST / 2 - 1, MOST),
        (MOST / 2, MOST),
        (MOST - 1, MOST),
    ])
}

/// As many positions as there may be.
const MOST: u32 = 1_000_000;

/// How many draws until the chance to miss is one half or less, if each draw changes it
/// by this factor.
fn until_half(factor: impl Fn(u32) -> f64) -> u32 {
    let (mut miss, mut draws) = (1.0, 0);
    while miss > 0.5 {
        miss *= factor(draws);
        draws += 1;
    }
    draws
}

fn right(&(bad, all): &Case) -> u32 {
    until_half(|_| f64::from(all - bad) / f64::from(all))
}

pub fn check() -> Verdict {
    compare(
        cases(),
        |(bad, all)| format!("draws_needed({bad}, {all})"),
        |&(bad, all)| exercise::draws_needed(bad, all),
        right,
    )
    .mistake(
        "It looks as if you add the chances up. Two draws may both find a bad one, and the \
         sum counts that twice: multiply the chances to miss.",
        |&(bad, all)| all.div_ceil(2 * bad),
    )
    .mistake(
        "One half is enough: with a chance of exactly one half no further draw is needed.",
        |&(bad, all)| match 2 * bad == all {
            true => 2,
            false => right(&(bad, all)),
        },
    )
    .mistake("It looks as if you count one draw too many.", |case| right(case) + 1)
    .mistake(
        "It looks as if a position that was drawn is not drawn again. It may be: each \
         draw is from all of them.",
        |&(bad, all)| {
            until_half(|drawn| {
                let left = f64::from(all) - f64::from(drawn);
                (left - f64::from(bad)) / left
            })
        },
    )
    .mistake(
        "A quotient of whole numbers is rounded down: (all − bad) / all is 0. Make them \
         `f64` first.",
        |_| 1,
    )
    .mistake(
        "It looks as if a logarithm is rounded down. With fewer draws than it says, the \
         chance is less than one half.",
        |&(bad, all)| {
            let good = f64::from(all - bad) / f64::from(all);
            (0.5_f64.ln() / good.ln()) as u32
        },
    )
    .likely(
        "Powers of whole numbers soon are too large for their type: use `f64`.",
        |_, answer| matches!(answer, RunOutcome::Panicked(text) if text.contains("overflow")),
    )
    .likely(
        "An `f32` has only some seven digits, and their errors add up: use `f64`.",
        |case, answer| {
            let near = |draws: u32| draws.abs_diff(right(case)) <= draws / 20;
            case.1 > 1000 && matches!(answer, RunOutcome::Gave(draws) if near(*draws))
        },
    )
    .judge()
}
