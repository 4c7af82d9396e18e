use combination::comb;

/// Fills `cm` with the row of rank `t`: 1 in the slots of the `m` beads, and 0 elsewhere.
pub fn unrank(mut t: u64, m: usize, cm: &mut [u8]) {
    let mut r = m;
    for i in (0..cm.len()).rev() {
        if t >= comb(i, r) {
            t -= comb(i, r);
            cm[i] = 1;
            r -= 1;
        }
    }
}
