// message: and 27 cannot be shared out evenly among 6 orders.
pub fn draw(n: usize, below: &mut dyn FnMut(u64) -> u64) -> Vec<usize> {
    let mut stack: Vec<usize> = (0..n).collect();
    for i in 0..n {
        stack.swap(i, below(n as u64) as usize);
    }
    stack
}
