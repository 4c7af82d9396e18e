use exercise::{Apply, test};
use judge::{Verdict, trial};
use puzzle::{Puzzle, twiddle::Twiddle};

#[path = "buggy.rs"]
mod buggy;

fn mended(tiles: [u8; 9], m: usize) -> [u8; 9] {
    Twiddle.apply(&tiles, m).expect("every move can be done")
}

/// A slip in block D: two cells are exchanged.
fn slip_in_d(tiles: [u8; 9], m: usize) -> [u8; 9] {
    slip(tiles, m, 3, (7, 8))
}

/// A slip in block A.
fn slip_in_a(tiles: [u8; 9], m: usize) -> [u8; 9] {
    slip(tiles, m, 0, (3, 4))
}

/// A slip in block C.
fn slip_in_c(tiles: [u8; 9], m: usize) -> [u8; 9] {
    slip(tiles, m, 2, (6, 7))
}

/// The move as it is with two cells exchanged in the list of one block.
fn slip(mut tiles: [u8; 9], m: usize, block: usize, (a, b): (usize, usize)) -> [u8; 9] {
    if m / 2 == block {
        tiles.swap(a, b);
    }
    let mut turned = mended(tiles, m);
    if m / 2 == block {
        turned.swap(a, b);
    }
    turned
}

/// A block that turns the wrong way, for both its moves.
fn other_way(tiles: [u8; 9], m: usize) -> [u8; 9] {
    mended(tiles, if m / 2 == 2 { m ^ 1 } else { m })
}

pub fn check() -> Verdict {
    let unnoticed = "The moves of the buggy code keep the laws of a puzzle, but \
                     they are those of another puzzle. Compare where the tiles are \
                     after one turn with a turn that you have done by hand.";
    let each = "Compare the tiles after one turn of each of the four blocks.";
    trial::<Apply>(&test, buggy::apply, mended, unnoticed)
        .fails("code with a slip in block A", slip_in_a, each)
        .fails("code with a slip in block C", slip_in_c, each)
        .fails("code with a slip in block D", slip_in_d, each)
        .fails("code in which block C turns the wrong way", other_way, each)
        .judge()
}
