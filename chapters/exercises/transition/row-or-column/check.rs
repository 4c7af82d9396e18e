#[path = "buggy.rs"]
mod buggy;
#[path = "../../table/common.rs"]
mod common;

use common::{accepts, in_words, too_strict};
use judge::{Verdict, stand_in, trial};

type Next = fn(&[u32], usize, usize, usize) -> u32;

fn mended(table: &[u32], moves: usize, t: usize, m: usize) -> u32 {
    let length = table.len();
    assert!(
        moves > 0 && length.is_multiple_of(moves),
        "Your table has {length} entries: with {moves} moves a row, a row is not complete"
    );
    let rows = length / moves;
    assert!(
        t < rows,
        "Your test asks for rank {t}, and the table has {rows} rows, from 0"
    );
    assert!(m < moves, "Your test asks for move {m}, and there are {moves}, from 0");
    table[t * moves + m]
}

pub fn check() -> Verdict {
    let verdict = trial(
        stand_in!(exercise::test: Next, |a, b, c, d|),
        buggy::next,
        mended,
        "The buggy code reads the table as if all entries of one move stood together. Take \
         at least two rows and two moves, and an entry that is not in the same place either \
         way.",
    )
    .judge();
    too_strict(
        in_words(verdict),
        accepts(exercise::test, buggy::next as Next),
        "The entries of one *rank* stand side by side, `moves` of them, and then come those \
         of the next rank.",
    )
}
