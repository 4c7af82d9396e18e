// message: All 2 orders must be possible, the solved one as well.
pub fn draw(n: usize, below: &mut dyn FnMut(u64) -> u64) -> Vec<usize> {
    let mut stack: Vec<usize> = (0..n).collect();
    for i in (1..n).rev() {
        stack.swap(i, below(i as u64) as usize);
    }
    stack
}
