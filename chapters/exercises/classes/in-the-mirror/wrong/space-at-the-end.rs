// message: and none after the last
pub fn mirrored(moves: &str) -> String {
    let mut seen = String::new();
    for name in moves.split_whitespace() {
        let (face, turn) = name.split_at(1);
        seen += match face { "R" => "F", "F" => "R", _ => "U" };
        seen += match turn { "" => "'", "'" => "", _ => "2" };
        seen += " ";
    }
    seen
}
