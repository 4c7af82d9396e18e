// message: `before` comes first
pub type Turn = (u8, u8);

pub fn solution(inverse: bool, before: &[Turn], found: &[Turn]) -> Vec<Turn> {
    let turns: Vec<Turn> = before.iter().chain(found).copied().collect();
    if inverse {
        turns.into_iter().rev().map(|(f, q)| (f, 4 - q)).collect()
    } else {
        turns
    }
}
