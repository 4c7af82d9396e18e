// message: only the last two tiles change places
pub fn jump(digits: &mut [usize]) {
    if let [.., x, y] = digits {
        (*x, *y) = if *x > *y { (*y, *x - 1) } else { (*y + 1, *x) };
    }
}
