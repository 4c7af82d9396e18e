// message: one of the two parts is solved
use puzzle::pocket_cube::{Face, PocketCube};

pub type Bound = fn(&PocketCube) -> u8;

pub fn test(bound: Bound) {
    assert!(bound(&Face::U.turn()) <= 1);
    assert_eq!(bound(&PocketCube::SOLVED), 0);
}
