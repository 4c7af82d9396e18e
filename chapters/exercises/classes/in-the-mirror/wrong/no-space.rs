// message: But between two moves there is a space
/// What the mirror shows of these moves.
pub fn mirrored(moves: &str) -> String {
    let seen = moves.split_whitespace().map(|name| {
        let (face, turn) = name.split_at(1);
        let face = match face {
            "R" => "F",
            "F" => "R",
            _ => "U",
        };
        let turn = match turn {
            "" => "'",
            "'" => "",
            _ => "2",
        };
        format!("{face}{turn}")
    });
    seen.collect()
}
