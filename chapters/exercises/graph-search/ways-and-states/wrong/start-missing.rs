// message: It looks as if the start is not counted.
pub fn most(moves: u64, depth: u32, states: u64) -> u64 {
    let (mut ways, mut sum) = (1_u64, 0_u64);
    for _ in 0..depth {
        ways = ways.saturating_mul(moves);
        sum = sum.saturating_add(ways);
    }
    sum.min(states)
}
