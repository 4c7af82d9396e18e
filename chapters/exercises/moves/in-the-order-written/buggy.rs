/// The order of four pieces after these moves, one after another, from solved.
pub fn play(moves: &[[u8; 4]]) -> [u8; 4] {
    let mut position = [0, 1, 2, 3];
    for m in moves {
        position = position.map(|slot| m[slot as usize]);
    }
    position
}
