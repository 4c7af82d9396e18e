#[path = "buggy.rs"]
mod buggy;
#[path = "../../table/common.rs"]
mod common;

use common::{accepts, in_words, too_strict};
use judge::{Verdict, stand_in, trial};

type Turned = fn([u8; 4], [u8; 4], [u8; 4]) -> [u8; 4];

fn mended(ori: [u8; 4], slots: [u8; 4], twists: [u8; 4]) -> [u8; 4] {
    if let Some(slot) = slots.iter().find(|&&slot| slot > 3) {
        panic!("Your move takes from slot {slot}, and the slots are 0 to 3");
    }
    if let Some(twist) = ori.iter().chain(&twists).find(|&&twist| twist > 2) {
        panic!("Your test gives the orientation {twist}, and they are 0 to 2");
    }
    let mut sum = [0; 4];
    puzzle::compose_orientations(&ori, &slots, &twists, 3, &mut sum);
    sum
}

/// As if `slots[i]` were the slot to which the piece in slot `i` goes.
fn goes_to(ori: [u8; 4], slots: [u8; 4], twists: [u8; 4]) -> [u8; 4] {
    let mut sum = twists;
    for (i, slot) in slots.into_iter().enumerate() {
        let to = usize::from(slot);
        sum[to] = (ori[i] + twists[to]) % 3;
    }
    sum
}

pub fn check() -> Verdict {
    let verdict = trial(
        stand_in!(exercise::test: Turned, |a, b, c|),
        buggy::turned,
        mended,
        "What does the buggy code do with `slots`? Begin with some pieces twisted, and move \
         one of them to a slot where the twist was another.",
    )
    .judge();
    let verdict = too_strict(
        in_words(verdict),
        accepts(exercise::test, buggy::turned as Turned),
        "An orientation goes with its piece: slot `i` has that of the piece that arrives \
         there, and not that of the piece that was there.",
    );
    too_strict(
        verdict,
        accepts(exercise::test, goes_to as Turned),
        "Slot `i` takes its piece *from* slot `slots[i]`: that is not the slot to which its \
         piece goes.",
    )
}
