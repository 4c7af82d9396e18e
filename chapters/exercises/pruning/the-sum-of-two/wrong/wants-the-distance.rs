// message: A lower bound may be smaller than the distance.
use puzzle::pocket_cube::{PocketCube, apply, parse};

pub type Bound = fn(&PocketCube) -> u8;

pub fn test(bound: Bound) {
    let position = apply(&parse("F R' U F2 R U' R2 F U").expect("moves"));
    assert_eq!(bound(&position), 9);
}
