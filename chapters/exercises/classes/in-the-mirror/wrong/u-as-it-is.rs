// message: U stays on top, but turns the other way
pub fn mirrored(moves: &str) -> String {
    let image = |name| match name {
        "R" => "F'",
        "R2" => "F2",
        "R'" => "F",
        "F" => "R'",
        "F2" => "R2",
        "F'" => "R",
        other => other,
    };
    moves.split_whitespace().map(image).collect::<Vec<_>>().join(" ")
}
