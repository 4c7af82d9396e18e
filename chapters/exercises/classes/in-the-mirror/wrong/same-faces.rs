// message: which face does the mirror show turning?
pub fn mirrored(moves: &str) -> String {
    let turn = |name: &str| match name.split_at(1) {
        (face, "") => format!("{face}'"),
        (face, "'") => face.to_string(),
        _ => name.to_string(),
    };
    moves.split_whitespace().map(turn).collect::<Vec<_>>().join(" ")
}
