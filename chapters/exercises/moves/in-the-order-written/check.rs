#[path = "buggy.rs"]
mod buggy;
#[path = "../../table/common.rs"]
mod common;

use common::{accepts, in_words, too_strict};
use judge::{Verdict, stand_in, trial};

type Play = fn(&[[u8; 4]]) -> [u8; 4];

fn mended(moves: &[[u8; 4]]) -> [u8; 4] {
    for m in moves {
        if let Some(slot) = m.iter().find(|&&slot| slot > 3) {
            panic!("Your move takes from slot {slot}, and the slots are 0 to 3");
        }
    }
    moves.iter().fold([0, 1, 2, 3], |a, b| {
        let mut c = [0; 4];
        puzzle::compose(&a, b, &mut c);
        c
    })
}

pub fn check() -> Verdict {
    let verdict = trial(
        stand_in!(exercise::test: Play, |a|),
        buggy::play,
        mended,
        "The order of the moves does not show if there is one, if all are the same, or if \
         they touch different slots. Take two that share a slot.",
    )
    .judge();
    too_strict(
        in_words(verdict),
        accepts(exercise::test, buggy::play as Play),
        "The first move in the list is done first. The second takes from the slots as they \
         are after it.",
    )
}
