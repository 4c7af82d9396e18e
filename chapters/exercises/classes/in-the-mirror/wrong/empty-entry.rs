// message: `split_whitespace` makes none
pub fn mirrored(moves: &str) -> String {
    let turn = |name: &str| {
        let (face, turn) = name.split_at(1);
        let face = match face { "R" => "F", "F" => "R", _ => "U" };
        let turn = match turn { "" => "'", "'" => "", _ => "2" };
        format!("{face}{turn}")
    };
    moves.split(' ').map(turn).collect::<Vec<_>>().join(" ")
}
