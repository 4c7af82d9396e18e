// message: the digits travel with their tiles
pub fn jump(digits: &mut [usize]) {
    digits.rotate_right(1);
}
