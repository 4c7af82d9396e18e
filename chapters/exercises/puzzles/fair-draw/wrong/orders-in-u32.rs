// message: The product is too large for its type.
pub fn draw(n: usize, below: &mut dyn FnMut(u64) -> u64) -> Vec<usize> {
    let mut orders: u32 = 1;
    for k in 1..=n as u32 {
        orders *= k;
    }
    let mut rank = below(orders.into());
    let mut rest: Vec<usize> = (0..n).collect();
    let mut stack = vec![];
    while !rest.is_empty() {
        let digit = rank % rest.len() as u64;
        rank /= rest.len() as u64;
        stack.push(rest.remove(digit as usize));
    }
    stack
}
