// message: no turn flips an edge
pub fn follow(slot: usize, flipped: bool, faces: &[usize]) -> (usize, bool) {
    let cycles = [
        [0, 1, 2, 3],
        [0, 11, 4, 8],
        [1, 8, 5, 9],
        [4, 7, 6, 5],
        [2, 9, 6, 10],
        [3, 10, 7, 11],
    ];
    let step = |slot: usize, face: &usize| {
        let at = cycles[*face].iter().position(|&other| other == slot);
        at.map_or(slot, |k| cycles[*face][(k + 1) % 4])
    };
    (faces.iter().fold(slot, step), flipped)
}
