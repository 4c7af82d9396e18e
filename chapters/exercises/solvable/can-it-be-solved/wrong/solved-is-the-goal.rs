// message: It looks as if you want an even parity
pub fn connected(columns: usize, start: &[u8], _goal: &[u8]) -> bool {
    let later = |i: usize| start[i..].iter().filter(move |&&b| 0 < b && b < start[i]);
    let inversions: usize = (0..start.len()).map(|i| later(i).count()).sum();
    let row = start.iter().position(|&tile| tile == 0).unwrap() / columns;
    (inversions + row * (columns - 1)) % 2 == 0
}
