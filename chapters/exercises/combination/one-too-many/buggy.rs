use combination::comb;

/// The row of rank `t` among those with `m` beads in `n` slots, or `None` if there is none.
pub fn unrank(n: usize, m: usize, mut t: u64) -> Option<Vec<bool>> {
    if t > comb(n, m) {
        return None;
    }
    let mut beads = vec![false; n];
    let mut r = m;
    for i in (0..n).rev() {
        if r > 0 && t >= comb(i, r) {
            t -= comb(i, r);
            beads[i] = true;
            r -= 1;
        }
    }
    Some(beads)
}
