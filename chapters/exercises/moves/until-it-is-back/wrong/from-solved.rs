// message: It looks as if what is solved already needs no time.
use puzzle::pocket_cube::PocketCube;
pub fn times(a: PocketCube) -> u32 {
    let (mut position, mut times) = (PocketCube::SOLVED, 0);
    while times == 0 || position != PocketCube::SOLVED {
        position = position * a;
        times += 1;
        if a == PocketCube::SOLVED {
            return 0;
        }
    }
    times
}
