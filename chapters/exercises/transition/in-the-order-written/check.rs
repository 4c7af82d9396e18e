#[path = "buggy.rs"]
mod buggy;

use judge::{Verdict, trial};

type Play = fn(&[[u8; 4]]) -> [u8; 4];

fn mended(moves: &[[u8; 4]]) -> [u8; 4] {
    moves.iter().fold([0, 1, 2, 3], |a, b| {
        let mut c = [0; 4];
        puzzle::compose(&a, b, &mut c);
        c
    })
}

pub fn check() -> Verdict {
    trial::<Play>(
        &exercise::test,
        buggy::play,
        mended,
        "The order of the moves does not show if there is one, if all are the same, or if \
         they touch different slots. Take two that share a slot.",
    )
    .judge()
}
