// message: turn the `char`s around, and not the bytes.
pub fn way(found: &[Option<(usize, char)>], goal: usize) -> String {
    let mut bytes = vec![];
    let mut state = goal;
    while let Some((parent, name)) = found[state] {
        bytes.push(name as u8);
        state = parent;
    }
    bytes.reverse();
    String::from_utf8(bytes).unwrap()
}
