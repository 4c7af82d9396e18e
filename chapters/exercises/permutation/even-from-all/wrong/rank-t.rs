// message: Each pair takes two ranks.
pub fn unrank_even(t: u64, pm: &mut [u8]) {
    permutation::unrank(t, pm);
    if !permutation::is_even(pm) {
        let n = pm.len();
        pm.swap(n - 1, n - 2);
    }
}
