// message: The digits of short rows are right.
pub fn digits<T: Ord + Copy>(pm: &[T]) -> Vec<usize> {
    if pm.len() >= 64 {
        return vec![0; pm.len()];
    }
    (0..pm.len()).map(|i| pm[i..].iter().filter(|&&q| q < pm[i]).count()).collect()
}
