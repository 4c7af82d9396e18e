// message: It looks as if you take one step only.
pub fn way(found: &[Option<(usize, char)>], goal: usize) -> String {
    match found[goal] {
        Some((_, name)) => name.to_string(),
        None => String::new(),
    }
}
