#[path = "buggy.rs"]
mod buggy;
#[path = "../../table/common.rs"]
mod common;

use common::{accepts, in_words, too_strict};
use judge::{Verdict, stand_in, trial};

type After = fn(&[u8], &[u8]) -> Vec<u8>;

fn mended(a: &[u8], b: &[u8]) -> Vec<u8> {
    let (n, moves) = (a.len(), b.len());
    assert!(n == moves, "Your rows have different lengths, {n} and {moves}");
    if let Some(slot) = b.iter().find(|&&slot| usize::from(slot) >= n) {
        panic!(
            "Your move takes from slot {slot}, and there are {n} slots, counted from 0"
        );
    }
    let mut c = vec![0; n];
    puzzle::compose(a, b, &mut c);
    c
}

pub fn check() -> Verdict {
    let verdict = trial(
        stand_in!(exercise::test: After, |a, b|),
        buggy::after,
        mended,
        "A move that is its own inverse, such as a half turn or the exchange of two slots, \
         says the same both ways. Take one that goes round three slots.",
    )
    .judge();
    too_strict(
        in_words(verdict),
        accepts(exercise::test, buggy::after as After),
        "Slot `i` takes *from* slot `b[i]`: that is not the slot to which its piece goes.",
    )
}
