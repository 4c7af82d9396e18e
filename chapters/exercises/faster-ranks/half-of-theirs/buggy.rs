/// A number for an even permutation.
pub fn number(pm: &[u8]) -> u64 {
    let mut pieces = pm.to_vec();
    let (mut t, mut value) = (0, 1);
    for n in (1..=pieces.len()).rev() {
        let s = pieces[n - 1];
        t += value * u64::from(s);
        value *= n as u64;
        for piece in &mut pieces[..n] {
            if usize::from(*piece) == n - 1 {
                *piece = s;
            }
        }
    }
    t / 2
}
