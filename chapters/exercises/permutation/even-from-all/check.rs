use judge::{Verdict, compare};

type Case = (u64, usize);

fn cases() -> impl Iterator<Item = Case> {
    (2..=6).flat_map(|n| (0..(1..=n as u64).product::<u64>() / 2).map(move |t| (t, n)))
}

/// The array after a call that fills it.
fn filled(n: usize, fill: impl Fn(&mut [u8])) -> Vec<u8> {
    let mut pm = vec![0; n];
    fill(&mut pm);
    pm
}

pub fn check() -> Verdict {
    compare(
        cases(),
        |(t, n)| format!("For {n} pieces, unrank_even({t}, …)"),
        |&(t, n)| filled(n, |pm| exercise::unrank_even(t, pm)),
        |&(t, n)| filled(n, |pm| permutation::unrank_even(t, pm)),
    )
    .mistake("It looks as if you always take the first of the pair. It may be odd.", |c| {
        filled(c.1, |pm| permutation::unrank(2 * c.0, pm))
    })
    .mistake(
        "It looks as if you always take the second of the pair. It may be odd.",
        |c| filled(c.1, |pm| permutation::unrank(2 * c.0 + 1, pm)),
    )
    .mistake(
        "It looks as if you take the odd one of the pair.",
        |&(t, n)| {
            filled(n, |pm| {
                permutation::unrank_even(t, pm);
                pm.swap(n - 2, n - 1);
            })
        },
    )
    .mistake(
        "That order is even, but not of this pair: it looks as if you exchange the first two \
         pieces. The two of a pair differ in the last two.",
        |&(t, n)| {
            filled(n, |pm| {
                permutation::unrank(2 * t, pm);
                if !permutation::is_even(pm) {
                    pm.swap(0, 1);
                }
            })
        },
    )
    .mistake(
        "It looks as if you look for pair t at rank t. Each pair takes two ranks.",
        |&(t, n)| {
            filled(n, |pm| {
                permutation::unrank(t, pm);
                if !permutation::is_even(pm) {
                    pm.swap(n - 2, n - 1);
                }
            })
        },
    )
    .mistake(
        "It looks as if you look at the ranks t and t + 1. The pair's first rank is 2t.",
        |&(t, n)| {
            filled(n, |pm| {
                permutation::unrank(t, pm);
                if !permutation::is_even(pm) {
                    permutation::unrank(t + 1, pm);
                }
            })
        },
    )
    .likely(
        "That order is odd.",
        |_, answer| {
            matches!(answer, judge::Answer::Gave(pm) if !permutation::is_even(pm))
        },
    )
    .judge()
}
