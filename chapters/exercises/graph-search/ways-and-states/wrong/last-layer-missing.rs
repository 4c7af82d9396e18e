// message: It looks as if the last layer is missing.
pub fn most(moves: u64, depth: u32, states: u64) -> u64 {
    let (mut ways, mut sum) = (1_u64, 0_u64);
    for _ in 0..depth {
        sum = sum.saturating_add(ways);
        ways = ways.saturating_mul(moves);
    }
    sum.min(states)
}
