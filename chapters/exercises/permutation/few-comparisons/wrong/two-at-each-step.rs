// message: what do you know already, and which answer would be new?
/// Asks for equal pieces first, of which there are none.
pub fn digits<T: Ord + Copy>(pm: &[T]) -> Vec<usize> {
    let mut digits = vec![0; pm.len()];
    let mut right: Vec<T> = Vec::new();
    for i in (0..pm.len()).rev() {
        let (mut low, mut high) = (0, right.len());
        while low < high {
            let middle = (low + high) / 2;
            if right[middle] == pm[i] {
                break;
            } else if right[middle] < pm[i] {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        right.insert(low, pm[i]);
        digits[i] = low;
    }
    digits
}
