// message: is the rank a `u64` all the way?
pub fn unrank_even(t: u64, pm: &mut [u8]) {
    let n = pm.len();
    let first = (t as u32).wrapping_mul(2);
    permutation::unrank(first.into(), pm);
    if !permutation::is_even(pm) {
        pm.swap(n - 2, n - 1);
    }
}
