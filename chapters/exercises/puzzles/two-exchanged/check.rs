use judge::{Verdict, predict};
use puzzle::{Indexed, topspin::TopSpin};

const DISCS: usize = 17;

pub fn check() -> Verdict {
    let orders: u64 = (1..=DISCS as u64).product();
    let sizes = 2..=DISCS - 2;
    let all = |k: &usize| {
        let puzzle = TopSpin::new(DISCS, *k).expect("a ring");
        puzzle.position_count() == orders
    };
    let right = sizes.clone().filter(all).count() as u64;
    let sizes = sizes.count() as u64;
    predict("answer()", exercise::answer, right)
        .mistake(
            sizes - right,
            "That is for how many sizes it can *not* be done.",
        )
        .mistake(
            sizes,
            "A ring of 17 is odd, so a rotation is an even permutation. What if the \
             turntable is even, too?",
        )
        .mistake(
            sizes.div_ceil(4),
            "It looks as if only even turntables can. One with an odd number of discs has one \
             in the middle, and exchanges as many pairs as without it.",
        )
        .mistake(
            0,
            "A rotation of 17 discs is even, but the turntable need not be. Take k = 2: \
             what does it do?",
        )
        .mistake(
            sizes / 2,
            "It looks as if it counts whether k is even or odd. What counts is how many \
             pairs of discs the turntable exchanges.",
        )
        .mistake(
            sizes - 3,
            "It looks as if only 4, 8 and 12 are left out. A turntable with one disc \
             more has that disc in the middle: does it exchange more pairs?",
        )
        .mistake(
            1,
            "With k = 2 it is one move and some rotations. But other sizes can do it as \
             well, with many moves: which orders can be reached?",
        )
        .judge()
}
