use judge::{Verdict, ask, ensure, wrong};

const PAIRS: [(char, bool, &str); 5] = [
    ('A', true, "a move takes one tile, which is among 1 to 8 or among 9 to 15"),
    (
        'B',
        true,
        "a move is up and down, or it is to the side: it changes the row of one tile, or the column of one",
    ),
    ('C', false, "one turn changes the order and the twists, and both bounds count it"),
    (
        'D',
        false,
        "a board one move from solved has one tile that is not in its cell, and the Manhattan distance 1: their sum is 2",
    ),
    ('E', true, "a move takes one disc, which is a small one or a large one"),
];

pub fn check() -> Verdict {
    let letters = ask::<&str>("sums()", exercise::sums)?.to_uppercase();
    for letter in letters.chars().filter(|c| c.is_alphanumeric()) {
        ensure(('A'..='E').contains(&letter), || {
            format!("sums() gives {letters:?}, and there is no pair {letter}.")
        })?;
    }
    for (letter, is_bound, why) in PAIRS {
        let fault = match (letters.contains(letter), is_bound) {
            (true, false) => format!("{letter} may not be added: {why}."),
            (false, true) => {
                format!("You leave out {letter}, and its sum is a lower bound: {why}.")
            }
            _ => continue,
        };
        return Err(wrong(format!("sums() gives {letters:?}. {fault}")));
    }
    Ok(())
}
