// message: You count all relabelings.
pub fn symmetries(moves: &[Vec<usize>]) -> usize {
    (1..=moves[0].len()).product()
}
