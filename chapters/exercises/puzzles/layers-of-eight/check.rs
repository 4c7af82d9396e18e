use judge::{Verdict, predict};
use puzzle::hanoi::Hanoi;

/// How many layers of a tower on three pegs have so many positions.
fn layers(discs: usize, positions: u64) -> u64 {
    let puzzle = Hanoi::new(3, discs).expect("a tower");
    let table = table::distances_to_solved(&puzzle, |_| {}).expect("a small table");
    table.layers().iter().filter(|&&size| size == positions).count() as u64
}

pub fn check() -> Verdict {
    predict("answer()", exercise::answer, layers(6, 8))
        .mistake(
            layers(4, 8),
            "That is for four discs, as in the table of the chapter.",
        )
        .mistake(layers(5, 8), "That is for five discs.")
        .mistake(
            8,
            "That is how many positions such a layer has. How many such layers are there?",
        )
        .mistake(
            layers(6, 4),
            "That many layers have 4 positions. Which power of two is 8?",
        )
        .mistake(
            4 * layers(4, 8),
            "It looks as if each disc more doubles how many there are. But the second \
             half of the row is doubled: where does it have an 8?",
        )
        .judge()
}
