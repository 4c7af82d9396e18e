use judge::{RunOutcome, Verdict, compare};
use orientation::{check_zero_twist, rank_zero_twist};

type Case = (Vec<u8>, u8);

/// Rows of up to three pieces, whose orientations may be one too large, and some whose sum
/// is more than a `u8` holds.
fn cases() -> impl Iterator<Item = Case> {
    let sizes = (1..=3).flat_map(|n| [3, 2, 1_u8].map(|v| (n, v)));
    let small = sizes.flat_map(|(n, v)| {
        let width = u64::from(v) + 1;
        (0..width.pow(n)).map(move |t| {
            let mut ori = vec![0; n as usize];
            orientation::unrank(t, width, &mut ori);
            (ori, v)
        })
    });
    let large = [
        (vec![2; 9], 3),
        (vec![100, 100], 200),
        (vec![150, 250], 200),
        (vec![199, 199, 2], 200),
        (vec![253, 1], 254),
        (vec![199, 199], 200),
        (vec![128, 128, 0], 254),
        (vec![254, 254, 254, 254, 254, 254, 254, 254, 9], 255),
        (vec![254, 254, 254, 254, 254, 254, 254, 254, 8], 255),
        (vec![1; 64], 2),
        (vec![255; 64], 1),
    ];
    small.chain(large)
}

fn right((ori, v): &Case) -> Option<u64> {
    check_zero_twist(ori, *v).ok()?;
    Some(rank_zero_twist(ori, u64::from(*v)))
}

fn sum(ori: &[u8]) -> u64 {
    ori.iter().map(|&o| u64::from(o)).sum()
}

pub fn check() -> Verdict {
    let below = |(ori, v): &Case| ori.iter().all(|o| o < v);
    let ranked = |(ori, v): &Case| rank_zero_twist(ori, u64::from(*v));
    compare(
        cases(),
        |(ori, v)| match ori.len() {
            ..10 => format!("rank(&{ori:?}, {v})"),
            n => format!("rank(&[{}; {n}], {v})", ori[0]),
        },
        |(ori, v)| exercise::rank(ori, *v),
        right,
    )
    .mistake("It looks as if the guard lets every row through.", |case| {
        Some(ranked(case))
    })
    .mistake(
        "It looks as if the guard does not look at the total twist: it must be 0.",
        |case| below(case).then(|| ranked(case)),
    )
    .mistake(
        "It looks as if the guard looks at the total twist alone: each orientation must \
         be below v, too.",
        |case| (sum(&case.0) % u64::from(case.1) == 0).then(|| ranked(case)),
    )
    .mistake(
        "It looks as if the guard wants a sum that is exactly 0. Any multiple of v is as \
         good.",
        |case| (below(case) && sum(&case.0) == 0).then(|| ranked(case)),
    )
    .mistake(
        "It looks as if the guard lets an orientation through that is v itself. They \
         run from 0 to v − 1.",
        |case| {
            let (ori, v) = case;
            let good =
                ori.iter().all(|o| o <= v) && sum(ori) % u64::from(case.1) == 0;
            good.then(|| ranked(case))
        },
    )
    .mistake(
        "That is the rank among all rows. Among those with total twist 0 the last piece \
         is left out.",
        |case| right(case).map(|_| orientation::rank(&case.0, u64::from(case.1))),
    )
    .likely(
        "Some values of type `u8` may add up to more than 255. Turn each into a `u64` \
         before you add.",
        |_, given| matches!(given, RunOutcome::Panicked(text) if text.contains("add with")),
    )
    .likely("An orientation must be below v, and here is one that is not.", |case, given| {
        matches!(given, RunOutcome::Gave(Some(_))) && !below(case)
    })
    .likely("The total twist of this row is not 0.", |case, given| {
        matches!(given, RunOutcome::Gave(Some(_))) && right(case).is_none()
    })
    .likely("Each orientation is below v, and their sum is a multiple of v.", |case, given| {
        matches!(given, RunOutcome::Gave(None)) && right(case).is_some()
    })
    .judge()
}
