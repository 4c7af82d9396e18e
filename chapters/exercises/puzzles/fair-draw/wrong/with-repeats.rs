// message: which is no stack
pub fn draw(n: usize, below: &mut dyn FnMut(u64) -> u64) -> Vec<usize> {
    (0..n).map(|_| below(n as u64) as usize).collect()
}
