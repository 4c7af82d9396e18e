// message: turn them around
pub fn digits<T: Ord + Copy>(pm: &[T]) -> Vec<usize> {
    let mut right: Vec<T> = Vec::new();
    let mut digits = Vec::new();
    for &piece in pm.iter().rev() {
        let place = right.partition_point(|&q| q < piece);
        right.insert(place, piece);
        digits.push(place);
    }
    digits
}
