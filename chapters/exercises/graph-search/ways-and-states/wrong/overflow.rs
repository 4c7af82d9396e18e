// message: The sum or the power does not fit
pub fn most(moves: u64, depth: u32, states: u64) -> u64 {
    (0..=depth).map(|d| moves.pow(d)).sum::<u64>().min(states)
}
