// message: It looks as if you count the steps between the lines
pub fn moves(lines: [[u8; 3]; 3]) -> usize {
    let of = |r: usize| {
        lines[r].into_iter().filter(|&t| t < 3).map(move |t| r.abs_diff(t.into()))
    };
    (0..3).flat_map(of).sum()
}
