use judge::{Verdict, ask, ensure, wrong};
use puzzle::sliding::Sliding;

/// The letters, the rows and the columns of the boards, and their tiles.
fn boards() -> [(char, usize, usize, Vec<u8>); 5] {
    [
        ('A', 3, 3, vec![2, 1, 3, 4, 5, 6, 7, 8, 0]),
        ('B', 3, 3, vec![1, 2, 3, 4, 0, 5, 7, 8, 6]),
        ('C', 2, 4, vec![1, 2, 3, 4, 0, 5, 6, 7]),
        ('D', 2, 4, vec![1, 2, 3, 0, 5, 6, 7, 4]),
        ('E', 4, 4, (0..16).collect()),
    ]
}

/// How many pairs of tiles stand in the wrong order.
fn inversions(board: &[u8]) -> usize {
    let tiles: Vec<u8> = board.iter().copied().filter(|&tile| tile > 0).collect();
    (0..tiles.len())
        .map(|i| tiles[i + 1..].iter().filter(|&&right| right < tiles[i]).count())
        .sum()
}

/// The row of the blank.
fn blank_row(board: &[u8], columns: usize) -> usize {
    board.iter().position(|&tile| tile == 0).unwrap_or_default() / columns
}

pub fn check() -> Verdict {
    let letters = ask::<&str>("solvable()", exercise::solvable)?.to_uppercase();
    for letter in letters.chars().filter(|c| c.is_alphanumeric()) {
        ensure(('A'..='E').contains(&letter), || {
            format!("solvable() gives {letters:?}, and there is no board {letter}.")
        })?;
    }
    for (letter, rows, columns, board) in boards() {
        let puzzle = Sliding::new(rows, columns).expect("a board of the statement");
        let solved: Vec<u8> = (1..board.len() as u8).chain([0]).collect();
        let right = puzzle.parity(&board) == puzzle.parity(&solved);
        if letters.contains(letter) == right {
            continue;
        }
        let pairs = inversions(&board);
        let pairs = if pairs == 1 {
            "one inversion".into()
        } else {
            format!("{pairs} inversions")
        };
        let rule = if columns % 2 == 1 {
            "the width is odd, and so they decide alone".into()
        } else {
            let (here, there) = (blank_row(&board, columns), rows - 1);
            format!(
                "the width is even, and so the row of the blank counts too, which is {here}, \
                 and {there} on the solved board"
            )
        };
        let what = if right { "You leave out" } else { "You have" };
        return Err(wrong(format!(
            "solvable() gives {letters:?}. {what} {letter}. It has {pairs}, and {rule}."
        )));
    }
    Ok(())
}
