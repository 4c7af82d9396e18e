use std::collections::VecDeque;

use judge::{Verdict, ask, ensure};

const DIGITS: u8 = 7;

/// The distance of every position.
fn distances() -> [[u64; DIGITS as usize]; DIGITS as usize] {
    let mut distances = [[u64::MAX; DIGITS as usize]; DIGITS as usize];
    distances[0][0] = 0;
    let mut queue = VecDeque::from([(0, 0)]);
    while let Some((x, y)) = queue.pop_front() {
        for (a, b) in [(1, 1), (DIGITS - 1, DIGITS - 1), (0, 1), (0, DIGITS - 1)] {
            let (u, v) = ((x + a) % DIGITS, (y + b) % DIGITS);
            if distances[u as usize][v as usize] == u64::MAX {
                distances[u as usize][v as usize] =
                    distances[x as usize][y as usize] + 1;
                queue.push_back((u, v));
            }
        }
    }
    distances
}

/// Asks for one position; `wanted` compares the larger entry, the sum and the distance.
fn one(
    call: &str,
    student: fn() -> (u8, u8),
    wanted: fn(u64, u64, u64) -> bool,
    advice: &str,
) -> Verdict {
    let (x, y) = ask::<(u8, u8)>(call, student)?;
    ensure(x < DIGITS && y < DIGITS, || {
        format!("{call} gives ({x}, {y}), and the digits are 0 to {}.", DIGITS - 1)
    })?;
    let [a, b] = [x, y].map(|digit| u64::from(digit.min(DIGITS - digit)));
    let distance = distances()[x as usize][y as usize];
    let (larger, sum) = (a.max(b), a + b);
    ensure(wanted(larger, sum, distance), || {
        format!(
            "{call} gives ({x}, {y}). Its entries are {a} and {b}: the larger is \
             {larger}, the sum is {sum}. Its distance is {distance}.\n{advice}"
        )
    })
}

pub fn check() -> Verdict {
    one(
        "larger_is_right()",
        exercise::larger_is_right,
        |larger, _, distance| larger == distance && distance > 0,
        "The position is not to be solved, and its distance is to be the larger entry.",
    )?;
    one(
        "sum_is_too_large()",
        exercise::sum_is_too_large,
        |_, sum, distance| sum > distance,
        "Look for a position where one move brings both dials nearer.",
    )?;
    one(
        "sum_is_too_small()",
        exercise::sum_is_too_small,
        |_, sum, distance| sum < distance,
        "Look for a position where each move that brings one dial nearer takes the \
         other away.",
    )
}
