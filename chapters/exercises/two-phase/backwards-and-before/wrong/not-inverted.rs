// message: the turns of the inverse are not undone
pub type Turn = (u8, u8);

pub fn solution(_inverse: bool, before: &[Turn], found: &[Turn]) -> Vec<Turn> {
    found.iter().chain(before).copied().collect()
}
