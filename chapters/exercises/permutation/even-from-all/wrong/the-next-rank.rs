// message: The pair's first rank is 2t.
pub fn unrank_even(t: u64, pm: &mut [u8]) {
    permutation::unrank(t, pm);
    if !permutation::is_even(pm) {
        permutation::unrank(t + 1, pm);
    }
}
