// message: On the positions of your test the sum is no larger than the distance
use puzzle::pocket_cube::{Face, PocketCube};

pub type Bound = fn(&PocketCube) -> u8;

pub fn test(bound: Bound) {
    let position = Face::R.turn() * Face::U.turn() * Face::F.turn();
    assert!(bound(&position) <= 11);
}
