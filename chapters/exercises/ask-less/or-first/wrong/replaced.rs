// message: a word is put in the place of an earlier one
/// The OR of all words, each translated by its vector.
pub fn gather(sources: &[(u8, u32)], translate: &dyn Fn(u32, u8) -> u32) -> u32 {
    let mut merged = [None; 27];
    for &(vector, word) in sources {
        merged[usize::from(vector)] = Some(word);
    }
    let mut found = merged[0].unwrap_or(0);
    for vector in 1..27 {
        if let Some(word) = merged[usize::from(vector)] {
            found |= translate(word, vector);
        }
    }
    found
}
