// message: Each of the 6 orders must come up equally often.
pub fn draw(n: usize, below: &mut dyn FnMut(u64) -> u64) -> Vec<usize> {
    let mut stack: Vec<usize> = (0..n).collect();
    for _ in 0..6 {
        stack[..below(n as u64) as usize + 1].reverse();
    }
    stack
}
