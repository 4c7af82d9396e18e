use judge::{RunOutcome, Verdict, compare};

type Case = (Vec<u8>, u64);

fn unrank(mut t: u64, n: usize) -> Vec<u8> {
    let mut pm: Vec<u8> = (0..n as u8).collect();
    for left in (1..=n).rev() {
        pm.swap(left - 1, (t % left as u64) as usize);
        t /= left as u64;
    }
    pm
}

/// Every order of up to six pieces, with its number; and some of 20 pieces.
fn cases() -> impl Iterator<Item = Case> {
    let small = (0..=6)
        .flat_map(|n| (0..(1..=n as u64).product()).map(move |t| (unrank(t, n), t)));
    let block: u64 = (1..20).product();
    let large = (1..=20).map(move |k| k * block - k);
    small.chain(large.map(|t| (unrank(t, 20), t)))
}

/// The digits, the first found first.
fn digits(pm: &[u8], undo: impl Fn(&mut [u8], usize)) -> Vec<u64> {
    let mut pm = pm.to_vec();
    let mut digits = Vec::new();
    for last in (0..pm.len()).rev() {
        digits.push(u64::from(pm[last]));
        undo(&mut pm, last);
    }
    digits
}

/// What the digits are worth, the first found counting least.
fn worth(digits: &[u64]) -> u64 {
    let bases = (1..=digits.len() as u64).rev();
    let pairs: Vec<_> = digits.iter().zip(bases).collect();
    pairs
        .iter()
        .rev()
        .fold(0_u64, |t, &(digit, base)| t.wrapping_mul(base).wrapping_add(*digit))
}

/// The right digits of an order, the first found first, each times a place value that
/// `place` makes of how many were found before and of the number of pieces.
fn placed(pm: &[u8], place: impl Fn(u64, u64) -> u64) -> u64 {
    let digits = digits(pm, home);
    let n = digits.len() as u64;
    (0..).zip(digits).map(|(k, digit)| digit * place(k, n)).sum()
}

/// Brings piece `last` to its slot, as is right.
fn home(pm: &mut [u8], last: usize) {
    if let Some(slot) = pm.iter().position(|&piece| usize::from(piece) == last) {
        pm.swap(slot, last);
    }
}

pub fn check() -> Verdict {
    compare(
        cases(),
        |(pm, _)| format!("rank(&{pm:?})"),
        |(pm, _)| exercise::rank(pm),
        |&(_, t)| t,
    )
    .mistake(
        "That is the place in the dictionary. This numbering has another order.",
        |(pm, _)| permutation::rank(pm),
    )
    .mistake(
        "It looks as if the digit is the slot in which the last piece lies. It is the piece \
         that lies in the last slot.",
        |(pm, _)| {
            let mut pm = pm.to_vec();
            let mut digits = Vec::new();
            for last in (0..pm.len()).rev() {
                let slot = pm.iter().position(|&piece| usize::from(piece) == last);
                digits.push(slot.unwrap_or(0) as u64);
                home(&mut pm, last);
            }
            worth(&digits)
        },
    )
    .mistake(
        "It looks as if the digit that is found first counts most. `unrank` takes it off \
         first, so it counts least.",
        |(pm, _)| {
            let digits = digits(pm, home);
            let bases = (1..=pm.len() as u64).rev();
            digits.iter().zip(bases).fold(0_u64, |t, (digit, base)| {
                t.wrapping_mul(base).wrapping_add(*digit)
            })
        },
    )
    .mistake(
        "The digits are right, and joined in the wrong order: the base of a digit is how many \
         slots were left when it was found. Begin with the digit that was found last, and \
         with the base 1.",
        // Found first, joined first, with the bases 1, 2, 3 and so on.
        |(pm, _)| placed(pm, |k, n| (k + 2..=n).product()),
    )
    .mistake(
        "The digits are right, and their place values are not: they are those of a number \
         whose bases grow, 1, 1 · 2, 1 · 2 · 3. Here they are 1, n, n · (n − 1).",
        |(pm, _)| placed(pm, |k, _| (1..=k).product()),
    )
    .mistake(
        "The digits are right, and from the second on their place values are one base off: \
         after 1 comes n, and then n · (n − 1).",
        |(pm, _)| placed(pm, |k, n| (n - k..n).product()),
    )
    .mistake(
        "It looks as if you read the digits without undoing the exchanges. After one step \
         the slots that are left must hold the pieces that are left.",
        |(pm, _)| worth(&digits(pm, |_, _| {})),
    )
    .mistake(
        "It looks as if you exchange the last slot with the *slot* that the digit names. \
         That is right for the exchange that was made last, and this one was made first.",
        |(pm, _)| {
            worth(&digits(pm, |pm, last| {
                let digit = usize::from(pm[last]);
                pm.swap(last, digit);
            }))
        },
    )
    .likely(
        "The short rows are right, and the rank of 20 pieces is not: is every number on the \
         way a `u64`?",
        |(pm, _), given| pm.len() == 20 && !matches!(given, RunOutcome::ToDo),
    )
    .judge()
}
