// message: A draw that throws answers away need not end.
pub fn draw(n: usize, below: &mut dyn FnMut(u64) -> u64) -> Vec<usize> {
    let mut stack = vec![];
    while stack.len() < n {
        let pancake = below(n as u64) as usize;
        if !stack.contains(&pancake) {
            stack.push(pancake);
        }
    }
    stack
}
