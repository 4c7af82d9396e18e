// message: some two are compared again and again.
/// Sorted each time, and searched from the front.
pub fn digits<T: Ord + Copy>(pm: &[T]) -> Vec<usize> {
    let mut digits = vec![0; pm.len()];
    let mut right: Vec<T> = Vec::new();
    for i in (0..pm.len()).rev() {
        right.push(pm[i]);
        right.sort();
        digits[i] = right.iter().position(|&q| q == pm[i]).unwrap();
    }
    digits
}
