// message: A pancake that lies in its place needs none
pub fn flips(stack: &[usize]) -> Vec<usize> {
    let mut stack = stack.to_vec();
    let mut flips = vec![];
    for size in (1..stack.len()).rev() {
        let place = stack.iter().position(|&p| p == size).unwrap();
        for k in [place + 1, size + 1] {
            if k > 1 {
                stack[..k].reverse();
                flips.push(k);
            }
        }
    }
    flips
}
