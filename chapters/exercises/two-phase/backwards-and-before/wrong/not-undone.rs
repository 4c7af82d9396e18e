// message: but not undone one by one
pub type Turn = (u8, u8);

pub fn solution(inverse: bool, before: &[Turn], found: &[Turn]) -> Vec<Turn> {
    let mut turns: Vec<Turn> = found.iter().chain(before).copied().collect();
    if inverse {
        turns.reverse();
    }
    turns
}
