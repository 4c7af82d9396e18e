// message: It looks as if you always take the second of the pair.
pub fn unrank_even(t: u64, pm: &mut [u8]) {
    permutation::unrank(2 * t + 1, pm);
}
