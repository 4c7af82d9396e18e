// message: The faces are right. But in a mirror a clock runs backward
pub fn mirrored(moves: &str) -> String {
    moves.chars().map(|c| match c { 'R' => 'F', 'F' => 'R', c => c }).collect()
}
