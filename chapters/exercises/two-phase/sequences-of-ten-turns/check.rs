use judge::{RunOutcome, Verdict, compare};

/// Counts by the axis of the last turn: `alone` are sequences that end with the first face of an
/// axis, `closed` those that end with the second. Axis 0 is that of U and D.
fn right(n: usize) -> u64 {
    count(n, [3, 1, 1])
}

fn count(n: usize, turns: [u64; 3]) -> u64 {
    if n == 0 {
        return 1;
    }
    let (mut alone, mut closed) = (turns, turns);
    for _ in 1..n {
        let all: u64 = alone.iter().chain(&closed).sum();
        let (before, after) = (alone, closed);
        for axis in 0..3 {
            alone[axis] = turns[axis] * (all - before[axis] - after[axis]);
            closed[axis] = turns[axis] * (all - after[axis]);
        }
    }
    alone.iter().chain(&closed).sum()
}

pub fn check() -> Verdict {
    compare(
        [1, 2, 0, 3, 4, 5, 6, 7, 8, 12, 18].into_iter(),
        |n| format!("sequences({n})"),
        |&n| exercise::sequences(n),
        |&n| right(n),
    )
    .mistake("It looks as if any turn may follow any other.", |&n| 10_u64.pow(n as u32))
    .mistake("It looks as if you count all 18 turns: the second phase has ten.", |&n| count(n, [3; 3]))
    .likely("Of no turns there is one sequence: the empty one.", |&n, answer| {
        n == 0 && matches!(answer, RunOutcome::Gave(0))
    })
    .likely("The number is too large for a `u32`.", |_, answer| {
        matches!(answer, RunOutcome::Panicked(text) if text.contains("overflow"))
    })
    .likely("Which faces may follow U, and which may follow D? And how many turns has each?", |&n, _| n == 2)
    .judge()
}
