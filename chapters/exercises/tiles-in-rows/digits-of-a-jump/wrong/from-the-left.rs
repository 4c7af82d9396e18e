// message: the first of the tiles jumps
pub fn jump(digits: &mut [usize]) {
    for i in 1..digits.len() {
        let (x, y) = (digits[i - 1], digits[i]);
        (digits[i - 1], digits[i]) = if x > y { (y, x - 1) } else { (y + 1, x) };
    }
}
