// message: It looks as if you count the tiles that are not in their line
pub fn moves(lines: [[u8; 3]; 3]) -> usize {
    let of = |r: usize| {
        lines[r].into_iter().filter(|&t| t < 3 && usize::from(t) != r).count()
    };
    (0..3).map(of).sum()
}
