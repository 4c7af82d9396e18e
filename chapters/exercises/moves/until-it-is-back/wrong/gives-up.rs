// message: do you stop before it is back?
use puzzle::pocket_cube::PocketCube;
pub fn times(a: PocketCube) -> u32 {
    let mut position = a;
    for times in 1..32 {
        if position == PocketCube::SOLVED {
            return times;
        }
        position = position * a;
    }
    0
}
