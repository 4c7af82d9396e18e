// message: in the stack as it lies after the flips before?
pub fn flips(stack: &[usize]) -> Vec<usize> {
    let mut flips = vec![];
    for size in (1..stack.len()).rev() {
        let place = stack.iter().position(|&p| p == size).unwrap();
        if place < size {
            flips.extend([place + 1, size + 1].into_iter().filter(|&k| k > 1));
        }
    }
    flips
}
