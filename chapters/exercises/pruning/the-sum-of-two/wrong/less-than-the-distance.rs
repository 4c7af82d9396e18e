// message: it fails on the distances themselves
use puzzle::pocket_cube::{PocketCube, apply, parse};

pub type Bound = fn(&PocketCube) -> u8;

pub fn test(bound: Bound) {
    // Four moves from solved, and so four are a lower bound, too.
    assert!(bound(&apply(&parse("R2 U2 R U'").unwrap())) < 4);
}
