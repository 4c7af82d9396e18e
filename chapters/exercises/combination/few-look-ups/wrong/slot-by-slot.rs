// message: It looks as if you go from slot to slot.
pub fn unrank(
    mut t: u64,
    m: usize,
    n: usize,
    comb: &dyn Fn(usize, usize) -> u64,
) -> Vec<usize> {
    let mut slots = vec![0; m];
    let mut r = m;
    for i in (0..n).rev() {
        let entry = comb(i, r);
        if r > 0 && t >= entry {
            t -= entry;
            r -= 1;
            slots[r] = i;
        }
    }
    slots
}
