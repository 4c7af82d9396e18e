use judge::{RunOutcome, Verdict, compare};

/// f(n) = 12 f(n - 1) + 18 f(n - 2), from 18 and 243.
fn right(n: usize) -> u64 {
    match n {
        0 => 1,
        1 => 18,
        2 => 243,
        _ => {
            let (mut before, mut now) = (18, 243);
            for _ in 2..n {
                (before, now) = (now, 12 * now + 18 * before);
            }
            now
        }
    }
}

pub fn check() -> Verdict {
    compare(
        [1, 2, 3, 4, 0, 5, 6, 7, 8, 16].into_iter(),
        |n| format!("sequences({n})"),
        |&n| exercise::sequences(n),
        |&n| right(n),
    )
    .mistake("It looks as if any face may follow any other, and itself.", |&n| 18u64.pow(n as u32 % 15))
    .mistake(
        "It looks as if only a face twice in a row is left out. `D U` is the same as `U D`: of opposite faces one order is enough.",
        |&n| if n == 0 { 1 } else { 18 * 15u64.pow(n as u32 - 1) },
    )
    .mistake(
        "It looks as if opposite faces may not follow each other in either order. One order is canonical.",
        |&n| if n == 0 { 1 } else { 18 * 12u64.pow(n as u32 - 1) },
    )
    .likely(
        "Of no turns there is one sequence: the empty one.",
        |&n, answer| n == 0 && matches!(answer, RunOutcome::Gave(0)),
    )
    .likely(
        "The number is too large for a `u32`.",
        |_, answer| matches!(answer, RunOutcome::Panicked(text) if text.contains("overflow")),
    )
    .judge()
}
