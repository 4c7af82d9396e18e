use judge::{Verdict, compare};

/// Digits of some tiles among others: each may be as large as there are tiles to the right.
fn cases() -> impl Iterator<Item = Vec<usize>> {
    let numbers = |n: u32| (0..6_usize.pow(n)).step_by(if n < 4 { 1 } else { 7 });
    (1..=4).flat_map(move |n| {
        numbers(n).map(move |t| {
            let digit = |i: u32| t / 6_usize.pow(i) % 6;
            // The last tile has at most four smaller ones behind it, each before it one more.
            (0..n).map(|i| digit(i).min((3 + n - i) as usize)).collect()
        })
    })
}

fn exchanged(x: usize, y: usize) -> (usize, usize) {
    if x > y { (y, x - 1) } else { (y + 1, x) }
}

/// The neighbors at these indices change places, one pair after the other.
fn after(digits: &[usize], pairs: impl Iterator<Item = usize>) -> Vec<usize> {
    let mut digits = digits.to_vec();
    for i in pairs {
        (digits[i], digits[i + 1]) = exchanged(digits[i], digits[i + 1]);
    }
    digits
}

pub fn check() -> Verdict {
    compare(
        cases(),
        |digits| format!("jump(&mut {digits:?})"),
        |digits| {
            let mut digits = digits.clone();
            exercise::jump(&mut digits);
            digits
        },
        |digits| after(digits, (0..digits.len() - 1).rev()),
    )
    .mistake(
        "It looks as if the first of the tiles jumps over the others: the exchanges come from the left to the right. \
         The last tile jumps, so its exchange with its left neighbor is the first.",
        |digits| after(digits, 0..digits.len() - 1),
    )
    .mistake(
        "It looks as if the digits travel with their tiles and stay as they are. Of two tiles that change places, \
         one digit changes.",
        |digits| {
            let mut digits = digits.clone();
            digits.rotate_right(1);
            digits
        },
    )
    .mistake(
        "It looks as if only the last two tiles change places. The tile jumps over all the others.",
        |digits| after(digits, digits.len().saturating_sub(2)..digits.len() - 1),
    )
    .judge()
}
