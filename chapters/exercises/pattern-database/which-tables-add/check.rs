use judge::{Verdict, ask, ensure, wrong};

const TABLES: [(char, bool, &str); 6] = [
    ('A', true, "each move is of one tile, and each tile is in one of the three"),
    ('B', false, "a move of tile 5 counts twice"),
    (
        'C',
        false,
        "each table counts every move of the solution, so that the sum counts all of them twice",
    ),
    (
        'D',
        true,
        "moves of tile 8 count in neither, which makes the sum smaller, and never too large",
    ),
    ('E', true, "the least of some lower bounds is one, too"),
    (
        'F',
        false,
        "the second table counts the moves of the tiles 1 to 7 as well, and so they count twice",
    ),
];

pub fn check() -> Verdict {
    let letters = ask::<&str>("sums()", exercise::sums)?.to_uppercase();
    for letter in letters.chars().filter(|c| c.is_alphanumeric()) {
        ensure(('A'..='F').contains(&letter), || {
            format!(
                "sums() gives {letters:?}, and there is no {letter} among the answers."
            )
        })?;
    }
    for (letter, adds, why) in TABLES {
        let fault = match (letters.contains(letter), adds) {
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
