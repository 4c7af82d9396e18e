// message: That order is odd.
pub fn unrank_even(t: u64, pm: &mut [u8]) {
    permutation::unrank(t + t / 2, pm);
}
