// message: It looks as if you count one too few
use puzzle::pocket_cube::PocketCube;
pub fn times(a: PocketCube) -> u32 {
    let (mut position, mut times) = (a, 0);
    while position != PocketCube::SOLVED {
        position = position * a;
        times += 1;
    }
    times
}
