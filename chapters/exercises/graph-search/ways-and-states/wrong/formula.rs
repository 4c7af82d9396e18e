// message: With one move, a formula that divides by moves - 1 divides by 0
pub fn most(moves: u64, depth: u32, states: u64) -> u64 {
    let power = moves.saturating_pow(depth + 1);
    ((power - 1) / (moves - 1)).min(states)
}
