use judge::{Verdict, predict};
use puzzle::rubik::{CubePosition, Domino};
use std::collections::HashSet;

/// The position in which each face shows the stickers of the face that `from` names.
fn held(from: impl Fn(char) -> char) -> Domino {
    let solved = Domino::unrank(0).write();
    let text: String = solved.chars().map(from).collect();
    Domino::read(&text).expect("a solved domino, held otherwise")
}

/// How many positions turning it as a whole leads to.
fn ways() -> u64 {
    let upright = held(|face| match face {
        'F' => 'R',
        'R' => 'B',
        'B' => 'L',
        'L' => 'F',
        other => other,
    });
    let over = held(|face| match face {
        'U' => 'D',
        'D' => 'U',
        'F' => 'B',
        'B' => 'F',
        other => other,
    });
    let mut found = vec![Domino::unrank(0)];
    let mut seen: HashSet<_> = found.iter().copied().collect();
    while let Some(position) = found.pop() {
        let next = [position * upright, position * over];
        found.extend(next.into_iter().filter(|&position| seen.insert(position)));
    }
    seen.len() as u64
}

pub fn check() -> Verdict {
    let right = ways();
    predict("answer()", exercise::answer, right)
        .mistake(
            right / 2,
            "These are the ways with the same layer on top. Can the lower layer be on top?",
        )
        .mistake(
            right - 1,
            "The domino as it lay is one of the ways to hold it.",
        )
        .mistake(
            right / 2 - 1,
            "The domino as it lay counts, and the lower layer can be on top as well.",
        )
        .mistake(
            3 * right,
            "So many ways has a cube. Which of its faces can be at the bottom if it is to lie \
             three wide, three deep and two high?",
        )
        .mistake(
            2 * right,
            "Did you count mirror images? No turning in your hands makes one.",
        )
        .mistake(
            1,
            "It is solved however it is held. But the table is the frame: another corner may be \
             in a place of that space, and that is another position.",
        )
        .mistake(
            6,
            "So many faces could be at the bottom. Only two of them can if it is to fill the same \
             space, and each in several ways.",
        )
        .mistake(
            2,
            "It may be turned over, but it may also be turned about its upright axis.",
        )
        .judge()
}
