use exercise::{Apply, test};
use judge::{Verdict, allow, stand_in, trial};
use puzzle::{Puzzle, twiddle::Twiddle};

#[path = "buggy.rs"]
mod buggy;
#[path = "../../table/common.rs"]
mod common;

fn mended(tiles: [u8; 9], m: usize) -> [u8; 9] {
    allow(m < 8, || format!("there is no move {m}: they are 0 to 7"));
    Twiddle.apply(&tiles, m).expect("every move can be done")
}

/// The four cells of each block, clockwise.
const BLOCKS: [[usize; 4]; 4] =
    [[0, 1, 4, 3], [1, 2, 5, 4], [3, 4, 7, 6], [4, 5, 8, 7]];

/// The other orders in which four cells can be gone around; in the last it is the wrong way.
const ORDERS: [[usize; 4]; 5] =
    [[0, 1, 3, 2], [0, 2, 1, 3], [0, 2, 3, 1], [0, 3, 1, 2], [0, 3, 2, 1]];

/// The moves, if the cells of one block are listed in another order.
fn slip<const BLOCK: usize, const ORDER: usize>(tiles: [u8; 9], m: usize) -> [u8; 9] {
    if m / 2 != BLOCK {
        return mended(tiles, m);
    }
    let cells = ORDERS[ORDER].map(|i| BLOCKS[BLOCK][i]);
    let (step, mut turned) = (1 + m % 2 * 2, tiles);
    (0..4).for_each(|i| turned[cells[(i + step) % 4]] = tiles[cells[i]]);
    turned
}

/// All slips in one block.
fn slips<const BLOCK: usize>() -> [Apply; 5] {
    [
        slip::<BLOCK, 0>,
        slip::<BLOCK, 1>,
        slip::<BLOCK, 2>,
        slip::<BLOCK, 3>,
        slip::<BLOCK, 4>,
    ]
}

pub fn check() -> Verdict {
    let unnoticed = "The moves of the buggy code keep the laws of a puzzle, but \
                     they are those of another puzzle. Compare where the tiles are \
                     after one turn with a turn that you have done by hand.";
    let each = "Compare the tiles after one turn of each of the four blocks.";
    let all = "Compare all nine tiles after one turn of each of the four blocks: some cells \
               of a block may be right and others wrong.";
    let blocks = [slips::<0>(), slips::<1>(), slips::<2>(), slips::<3>()];
    let mut trial = trial(stand_in!(test: Apply, |a, b|), buggy::apply, mended, unnoticed);
    for (block, slips) in ['A', 'B', 'C', 'D'].into_iter().zip(blocks) {
        // A test that notices one of them does look at the block.
        let looks = slips.iter().any(|&slip| !common::accepts(test, slip));
        let advice = if looks { all } else { each };
        let [slips @ .., other_way] = slips;
        for slip in slips {
            trial = trial.fails(
                &format!("code with a slip in block {block}"),
                slip,
                advice,
            );
        }
        let what = format!("code in which block {block} turns the wrong way");
        trial = trial.fails(&what, other_way, advice);
    }
    trial.judge()
}
