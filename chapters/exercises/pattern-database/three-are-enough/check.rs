use judge::{RunOutcome, Verdict, compare};

/// Every bound and each of the remainders that are possible.
fn cases() -> impl Iterator<Item = (u8, u8)> {
    let next = |before: u8| {
        (before.saturating_sub(1)..=before + 1).map(move |b| (before, b % 3))
    };
    (0..=254).flat_map(next)
}

fn right(&(before, remainder): &(u8, u8)) -> u8 {
    let near = before.saturating_sub(1)..=before + 1;
    { near }.find(|bound| bound % 3 == remainder).expect("the case is possible")
}

pub fn check() -> Verdict {
    compare(
        cases(),
        |(before, remainder)| format!("after({before}, {remainder})"),
        |&(before, remainder)| exercise::after(before, remainder),
        right,
    )
    .mistake(
        "It looks as if the remainder were put in place of that of `before`. From 6 to the remainder 2 that is a rise by 2; a fall by 1 has the same remainder.",
        |&(before, remainder)| before - before % 3 + remainder,
    )
    .mistake("It looks as if a rise and a fall are exchanged.", |&case| {
        (2 * u16::from(case.0)).saturating_sub(right(&case).into()) as u8
    })
    .likely(
        "A `u8` cannot be negative: add 3 before you take the remainder of a difference.",
        |_, answer| matches!(answer, RunOutcome::Panicked(text) if text.contains("overflow")),
    )
    .judge()
}
