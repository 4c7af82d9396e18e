use judge::{RunOutcome, Verdict, compare};

const COUNT: u64 = 100;

fn apply(x: u64, m: usize) -> Option<u64> {
    let next = if m == 0 { 2 * x } else { x + 3 };
    Some(next).filter(|&next| next < COUNT && next != x)
}

fn undo(x: u64, m: usize) -> Option<u64> {
    (0..COUNT).find(|&y| apply(y, m) == Some(x))
}

/// Every position with every move.
fn cases() -> impl Iterator<Item = (u64, usize)> {
    (0..COUNT).flat_map(|x| [(x, 0), (x, 1)])
}

pub fn check() -> Verdict {
    compare(
        cases(),
        |(x, m)| format!("apply({x}, {m})"),
        |&(x, m)| exercise::apply(x, m),
        |&(x, m)| apply(x, m),
    )
    .likely("Doubling 0 changes nothing, so it is no move.", |case, given| {
        *case == (0, 0) && *given == RunOutcome::Gave(Some(0))
    })
    .likely(
        "There is no such position: they end at 99.",
        |_, given| matches!(given, RunOutcome::Gave(Some(next)) if *next >= COUNT),
    )
    .judge()?;
    compare(
        cases(),
        |(x, m)| format!("undo({x}, {m})"),
        |&(x, m)| exercise::undo(x, m),
        |&(x, m)| undo(x, m),
    )
    .mistake("It looks as if undo does the move instead of going back.", |&(x, m)| {
        apply(x, m)
    })
    .likely(
        "That number, doubled, is not this one: half of an odd number is cut off.",
        {
            |&(x, m), given| {
                m == 0 && x % 2 == 1 && matches!(given, RunOutcome::Gave(Some(_)))
            }
        },
    )
    .likely(
        "No move leads from 0 to 0: apply says that it cannot be done.",
        |case, given| *case == (0, 0) && *given == RunOutcome::Gave(Some(0)),
    )
    .likely(
        "There is no position below 0 that the move could come from.",
        |&(x, m), _| m == 1 && x < 3,
    )
    .judge()
}
