// message: It looks as if a digit goes through a `u8`, which ends at 255.
pub fn digits<T: Ord + Copy>(pm: &[T]) -> Vec<usize> {
    let mut digits = vec![0; pm.len()];
    let mut right: Vec<T> = Vec::new();
    for i in (0..pm.len()).rev() {
        let k = right.partition_point(|&piece| piece < pm[i]);
        right.insert(k, pm[i]);
        digits[i] = k as u8 as usize;
    }
    digits
}
