// message: It looks as if you count the larger pieces to the right.
pub fn digits<T: Ord + Copy>(pm: &[T]) -> Vec<usize> {
    (0..pm.len()).map(|i| pm[i..].iter().filter(|&&q| q > pm[i]).count()).collect()
}
