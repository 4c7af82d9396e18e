#[path = "../../table/common.rs"]
mod common;

use judge::{Verdict, ask, ensure, wrong};

const BOUNDS: [(char, [usize; 5]); 5] = [
    ('A', [0, 0, 1, 1, 2]),
    ('B', [0, 1, 0, 3, 2]),
    ('C', [1, 1, 2, 2, 3]),
    ('D', [0, 1, 2, 1, 0]),
    ('E', [0, 2, 1, 2, 2]),
];

/// Why a bound is not admissible, if it is not.
fn too_large(h: &[usize; 5]) -> Option<String> {
    let distances = common::distances(&common::row(5), 0);
    let p = (0..5).find(|&p| Some(h[p]) > distances[p])?;
    Some(format!("position {p} has distance {p}, and the bound says {}", h[p]))
}

/// Why a bound is not consistent, if it is not.
fn falls(h: &[usize; 5]) -> Option<String> {
    let row = common::row(5);
    let mut moves = (0..5).flat_map(|p| row[p].iter().map(move |&q| (p, q)));
    let (p, q) = moves.find(|&(p, q)| h[p] > h[q] + 1)?;
    Some(format!("from {p} to {q} it falls from {} to {}", h[p], h[q]))
}

/// Compares the letters with the bounds that have no reason against them.
fn judge_letters(
    call: &str,
    word: &str,
    letters: fn() -> &'static str,
    because: &str,
    reason: fn(&[usize; 5]) -> Option<String>,
) -> Verdict {
    let letters = ask::<&str>(call, letters)?.to_uppercase();
    for letter in letters.chars().filter(|c| c.is_alphanumeric()) {
        ensure(('A'..='E').contains(&letter), || {
            format!("{call} gives {letters:?}, and there is no bound {letter}.")
        })?;
    }
    for (letter, h) in &BOUNDS {
        let fault = match (letters.contains(*letter), reason(h)) {
            (true, Some(why)) => format!("{letter} is not {word}: {why}."),
            (false, None) => {
                format!("You leave out {letter}, and it is {word}: {because}.")
            }
            _ => continue,
        };
        return Err(wrong(format!("{call} gives {letters:?}. {fault}")));
    }
    Ok(())
}

pub fn check() -> Verdict {
    let never_larger = "none of its numbers is larger than the distance";
    let falls_slowly =
        "it never falls by more than 1 over a move, whatever the distances";
    judge_letters(
        "admissible()",
        "admissible",
        exercise::admissible,
        never_larger,
        too_large,
    )?;
    judge_letters(
        "consistent()",
        "consistent",
        exercise::consistent,
        falls_slowly,
        falls,
    )
}
