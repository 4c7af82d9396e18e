// message: With fewer pancakes you are right: does each number fit in its type?
pub fn flips(stack: &[usize]) -> Vec<usize> {
    let mut stack: Vec<u8> = stack.iter().map(|&pancake| pancake as u8).collect();
    let mut flips = vec![];
    for size in (1..stack.len()).rev() {
        let place = stack.iter().position(|&p| p == size as u8).unwrap();
        if place < size {
            for k in [place + 1, size + 1] {
                if k > 1 {
                    stack[..k].reverse();
                    flips.push(k);
                }
            }
        }
    }
    flips
}
