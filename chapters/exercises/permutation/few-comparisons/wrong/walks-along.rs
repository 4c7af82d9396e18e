// message: digits of 64 pieces, reversed, takes 2016 comparisons
/// Sorted, but the place is looked for from the left.
pub fn digits<T: Ord + Copy>(pm: &[T]) -> Vec<usize> {
    let mut digits = vec![0; pm.len()];
    let mut right: Vec<T> = Vec::new();
    for i in (0..pm.len()).rev() {
        let place = right.iter().position(|&q| pm[i] < q).unwrap_or(right.len());
        right.insert(place, pm[i]);
        digits[i] = place;
    }
    digits
}
