// message: It looks as if you count one too many.
use puzzle::pocket_cube::PocketCube;
pub fn times(a: PocketCube) -> u32 {
    let (mut position, mut times) = (a, 1);
    loop {
        times += 1;
        if position == PocketCube::SOLVED {
            return times;
        }
        position = position * a;
    }
}
