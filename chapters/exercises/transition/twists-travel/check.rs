#[path = "buggy.rs"]
mod buggy;

use judge::{Verdict, trial};

type Turned = fn([u8; 4], [u8; 4], [u8; 4]) -> [u8; 4];

fn mended(ori: [u8; 4], slots: [u8; 4], twists: [u8; 4]) -> [u8; 4] {
    let mut sum = [0; 4];
    puzzle::compose_orientations(&ori, &slots, &twists, 3, &mut sum);
    sum
}

pub fn check() -> Verdict {
    trial::<Turned>(
        &exercise::test,
        buggy::turned,
        mended,
        "What does the buggy code do with `slots`? Begin with some pieces twisted, and move \
         one of them to a slot where the twist was another.",
    )
    .judge()
}
