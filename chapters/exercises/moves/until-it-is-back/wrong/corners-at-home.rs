// message: They may still be twisted.
use puzzle::pocket_cube::PocketCube;
pub fn times(a: PocketCube) -> u32 {
    let (mut position, mut times) = (a, 1);
    while position.pm() != PocketCube::SOLVED.pm() {
        position = position * a;
        times += 1;
    }
    times
}
