// message: It looks as if you wait until no corner is twisted.
use puzzle::pocket_cube::PocketCube;
pub fn times(a: PocketCube) -> u32 {
    let (mut position, mut times) = (a, 1);
    while position.ori() != PocketCube::SOLVED.ori() {
        position = position * a;
        times += 1;
    }
    times
}
