use judge::{Verdict, compare};

type Case = (u64, usize);

fn count(n: usize) -> u64 {
    (1..=n as u64).product::<u64>() / 2
}

/// All even orders of up to six pieces, and some of many.
fn cases() -> impl Iterator<Item = Case> {
    let small = (2..=6).flat_map(|n| (0..count(n)).map(move |t| (t, n)));
    let large = [13, 20].into_iter().flat_map(|n| {
        let last = count(n) - 1;
        [0, 1, last / 3, last / 2, last - 1, last].map(|t| (t, n))
    });
    small.chain(large)
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
        "The orders of few pieces are right, and those of many are not: is the rank a `u64` \
         all the way?",
        |&(_, n), _| n > 6,
    )
    .likely(
        "That order is odd.",
        |_, answer| {
            matches!(answer, judge::RunOutcome::Gave(pm) if !permutation::is_even(pm))
        },
    )
    .judge()
}
