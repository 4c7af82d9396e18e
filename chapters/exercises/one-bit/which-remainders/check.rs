use judge::{Verdict, ask, ensure, wrong};

/// The letter, whether a neighbor can be just as far, and the modulus.
const CASES: [(char, bool, usize); 6] = [
    ('A', false, 2),
    ('B', false, 3),
    ('C', false, 4),
    ('D', true, 2),
    ('E', true, 3),
    ('F', true, 4),
];

pub fn check() -> Verdict {
    let letters = ask::<&str>("enough()", exercise::enough)?.to_uppercase();
    for letter in letters.chars().filter(|c| c.is_alphanumeric()) {
        ensure(('A'..='F').contains(&letter), || {
            format!("enough() gives {letters:?}, and there is no case {letter}.")
        })?;
    }
    for (letter, as_far, modulus) in CASES {
        // A position at distance 5: those nearer, and all others.
        let nearer = 4 % modulus;
        let others =
            [6].into_iter().chain(as_far.then_some(5)).map(|d: usize| d % modulus);
        let others: Vec<_> = others.collect();
        let fault = match (letters.contains(letter), others.contains(&nearer)) {
            (true, true) => format!(
                "You name {letter}. From distance 5, a neighbor at distance 4 and one at distance 6 both leave {nearer}."
            ),
            (false, false) => format!(
                "You leave out {letter}. From distance 5, a nearer neighbor leaves {nearer}, and all others leave {}.",
                others.iter().map(usize::to_string).collect::<Vec<_>>().join(" or ")
            ),
            _ => continue,
        };
        return Err(wrong(format!("enough() gives {letters:?}. {fault}")));
    }
    Ok(())
}
