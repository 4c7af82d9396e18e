// message: Each move is right, but a mirror does not change which move comes first.
pub fn mirrored(moves: &str) -> String {
    let turn = |name: &str| {
        let (face, turn) = name.split_at(1);
        let face = match face { "R" => "F", "F" => "R", _ => "U" };
        let turn = match turn { "" => "'", "'" => "", _ => "2" };
        format!("{face}{turn}")
    };
    moves.split_whitespace().rev().map(turn).collect::<Vec<_>>().join(" ")
}
