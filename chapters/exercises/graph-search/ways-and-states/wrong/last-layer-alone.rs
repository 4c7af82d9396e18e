// message: It looks as if you count the ways of exactly that length
pub fn most(moves: u64, depth: u32, states: u64) -> u64 {
    moves.saturating_pow(depth).min(states)
}
