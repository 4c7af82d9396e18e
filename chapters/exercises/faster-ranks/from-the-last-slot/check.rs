use judge::{RunOutcome, Verdict, compare};

/// Every order of up to six pieces, and some of up to twenty, the last among them.
fn cases() -> impl Iterator<Item = Vec<u8>> {
    let order = |n: usize, t: u64| {
        let mut pm = vec![0; n];
        permutation::unrank(t, &mut pm);
        pm
    };
    let small = (0..=6_usize)
        .flat_map(move |n| (0..(1..=n as u64).product()).map(move |t| order(n, t)));
    let large = (7..=20_usize).flat_map(move |n| {
        let count: u64 = (1..=n as u64).product();
        let mixed =
            (1..=20_u64).map(move |k| k.wrapping_mul(0x9E37_79B9_7F4A_7C15) % count);
        mixed.chain([0, count - 2, count - 1]).map(move |t| order(n, t))
    });
    small.chain(large)
}

fn factorial(n: usize) -> u64 {
    (1..=n as u64).product()
}

/// The digits, slot by slot, times their place values.
fn worth(
    pm: &[u8],
    digit: impl Fn(usize, usize) -> bool,
    value: impl Fn(usize) -> u64,
) -> u64 {
    let n = pm.len();
    let digits = (0..n).map(|i| (0..n).filter(|&j| digit(i, j)).count() as u64);
    digits.enumerate().fold(0, |t, (i, d)| t.wrapping_add(d.wrapping_mul(value(i))))
}

pub fn check() -> Verdict {
    let right = |pm: &[u8], i: usize, j: usize| j > i && pm[j] < pm[i];
    compare(
        cases(),
        |pm| format!("rank of {pm:?}, given from the last piece to the first,"),
        |pm| exercise::rank(&mut pm.iter().rev().copied()),
        |pm| permutation::rank(pm),
    )
    .mistake(
        "It looks as if you rank the pieces in the order in which they come. They come from \
         the last slot to the first.",
        |pm| permutation::rank(&pm.iter().rev().copied().collect::<Vec<_>>()),
    )
    .mistake(
        "It looks as if you count the larger pieces that came before. The digit counts the \
         smaller ones, which stand to the right.",
        |pm| {
            let n = pm.len();
            worth(pm, |i, j| j > i && pm[j] > pm[i], |i| factorial(n - 1 - i))
        },
    )
    .mistake(
        "It looks as if you subtract the pieces seen. From the right, those seen stand to the \
         right: the smaller ones among them *are* the digit.",
        |pm| {
            let n = pm.len();
            worth(pm, |i, j| j < i && pm[j] < pm[i], |i| factorial(n - 1 - i))
        },
    )
    .mistake(
        "It looks as if you subtract the pieces seen, and multiply what is there as from the \
         left. From the right, the smaller ones seen *are* the digit, and the next digit is \
         worth more.",
        |pm| {
            let n = pm.len();
            let left = |i: usize| (0..i).filter(|&j| pm[j] < pm[i]).count() as u64;
            let join = |t: u64, i| t.wrapping_mul((n - i) as u64).wrapping_add(left(i));
            (0..n).rev().fold(0, join)
        },
    )
    .mistake(
        "It looks as if the place values are one place off. The last slot has the value 0!, the \
         one before it 1!, the one before that 2!.",
        |pm| {
            let n = pm.len();
            worth(pm, |i, j| right(pm, i, j), |i| factorial(n - i))
        },
    )
    .mistake(
        "It looks as if you only add the digits up. Each has a place value.",
        |pm| worth(pm, |i, j| right(pm, i, j), |_| 1),
    )
    .mistake(
        "It looks as if you multiply what is there and add the digit, as from the left. From \
         the right the sum so far keeps its value, and the next digit is worth more.",
        |pm| {
            let n = pm.len();
            let mut t = 0_u64;
            for i in (0..n).rev() {
                let digit = (i + 1..n).filter(|&j| right(pm, i, j)).count() as u64;
                t = t.wrapping_mul((n - i) as u64).wrapping_add(digit);
            }
            t
        },
    )
    .likely(
        "With few pieces you are right. Ranks go up to 20!, and an `f64` holds whole numbers \
         exactly only up to 2⁵³: does each number fit in its type?",
        |pm, given| pm.len() > 6 && !matches!(given, RunOutcome::ToDo),
    )
    .judge()
}
