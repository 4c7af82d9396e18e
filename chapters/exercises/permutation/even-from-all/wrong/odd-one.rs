// message: It looks as if you take the odd one of the pair.
pub fn unrank_even(t: u64, pm: &mut [u8]) {
    permutation::unrank(2 * t, pm);
    if permutation::is_even(pm) {
        permutation::unrank(2 * t + 1, pm);
    }
}
