// message: It looks as if you count the smaller pieces to the left.
pub fn digits<T: Ord + Copy>(pm: &[T]) -> Vec<usize> {
    let mut left: Vec<T> = Vec::new();
    let mut digits = Vec::new();
    for &piece in pm {
        let place = left.partition_point(|&q| q < piece);
        left.insert(place, piece);
        digits.push(place);
    }
    digits
}
