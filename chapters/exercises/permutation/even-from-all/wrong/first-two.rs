// message: The two of a pair differ in the last two.
pub fn unrank_even(t: u64, pm: &mut [u8]) {
    permutation::unrank(2 * t, pm);
    if !permutation::is_even(pm) {
        pm.swap(0, 1);
    }
}
