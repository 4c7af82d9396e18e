// message: digits of 64 pieces, solved, takes 2080 comparisons
pub fn digits<T: Ord + Copy>(pm: &[T]) -> Vec<usize> {
    (0..pm.len()).map(|i| pm[i..].iter().filter(|&&q| q < pm[i]).count()).collect()
}
