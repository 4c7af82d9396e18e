// message: These are the right slots, but not in increasing order.
pub fn unrank(
    mut t: u64,
    m: usize,
    n: usize,
    comb: &dyn Fn(usize, usize) -> u64,
) -> Vec<usize> {
    let mut slots = Vec::new();
    let mut r = m;
    for i in (0..n).rev() {
        if r > 0 && t >= comb(i, r) {
            t -= comb(i, r);
            slots.push(i);
            r -= 1;
        }
    }
    slots
}
