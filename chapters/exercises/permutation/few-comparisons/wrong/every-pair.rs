// message: If a piece is smaller than another, what does that tell about a third?
pub fn digits<T: Ord + Copy>(pm: &[T]) -> Vec<usize> {
    (0..pm.len()).map(|i| pm[i..].iter().filter(|&&q| q < pm[i]).count()).collect()
}
