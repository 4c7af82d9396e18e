use judge::{RunOutcome, Verdict, compare};
use permutation::{inversion_digits, is_even, rank};

/// Every order of two to six pieces, and some of up to twenty, the last among them.
fn cases() -> impl Iterator<Item = Vec<u8>> {
    let order = |n: usize, t: u64| {
        let mut pm = vec![0; n];
        permutation::unrank(t, &mut pm);
        pm
    };
    let small = (2..=6_usize)
        .flat_map(move |n| (0..(1..=n as u64).product()).map(move |t| order(n, t)));
    let large = (7..=20_usize).flat_map(move |n| {
        let count: u64 = (1..=n as u64).product();
        let mixed =
            (1..=20_u64).map(move |k| k.wrapping_mul(0x9E37_79B9_7F4A_7C15) % count);
        mixed.chain([0, count - 2, count - 1]).map(move |t| order(n, t))
    });
    small.chain(large)
}

/// The number if a digit counts the smaller pieces to the left, with these place values.
fn by_left(pm: &[u8], value: impl Fn(usize, usize) -> u64) -> Option<u64> {
    let left = |i: usize| (0..i).filter(|&j| pm[j] < pm[i]).count() as u64;
    let places = 0..pm.len();
    let sum: u64 = places.clone().map(left).sum();
    let worth = |i| left(i).wrapping_mul(value(pm.len(), i));
    let t = places.map(worth).fold(0, u64::wrapping_add);
    sum.is_multiple_of(2).then_some(t / 2)
}

pub fn check() -> Verdict {
    let half = |pm: &[u8]| rank(pm) / 2;
    compare(
        cases(),
        |pm| format!("rank_even(&{pm:?})"),
        |pm| exercise::rank_even(pm),
        |pm| is_even(pm).then(|| half(pm)),
    )
    .mistake(
        "It looks as if every permutation gets half its rank. An odd one must get nothing.",
        |pm| Some(half(pm)),
    )
    .mistake(
        "It looks as if the permutation is taken for even if its *rank* is even. That is the \
         last digit that can be more than 0; the sum of all digits decides.",
        |pm| rank(pm).is_multiple_of(2).then(|| half(pm)),
    )
    .mistake(
        "It looks as if a digit is left out of the sum: that of the last slot but one counts, \
         too.",
        |pm| {
            let digits = inversion_digits(pm);
            let sum: u32 = digits[..pm.len() - 2].iter().map(|&d| u32::from(d)).sum();
            sum.is_multiple_of(2).then(|| half(pm))
        },
    )
    .mistake(
        "It looks as if the smaller pieces to the *left* are the digit. Going from the left, \
         those are the ones seen: the digit is the piece less their number. Going from the \
         right, those seen stand to the right, and *are* the digit.",
        |pm| by_left(pm, |n, i| (1..n - i).map(|base| base as u64).product()),
    )
    .mistake(
        "It looks as if the smaller pieces to the *left* are the digit, and what is there is \
         multiplied though you go from the right. There, those seen stand to the right and \
         *are* the digit, and the next digit is worth more.",
        |pm| by_left(pm, |n, i| (n - i + 1..=n).map(|base| base as u64).product()),
    )
    .mistake("It looks as if you do not halve the rank.", |pm| is_even(pm).then(|| rank(pm)))
    .mistake("It looks as if you keep the odd ones and drop the even ones.", |pm| {
        (!is_even(pm)).then(|| half(pm))
    })
    .likely(
        "With few pieces you are right. The digits of twenty add up to 190 at most, and ranks go up \
         to 20!: does each number fit in its type?",
        |pm, given| pm.len() > 6 && !matches!(given, RunOutcome::ToDo),
    )
    .judge()
}
