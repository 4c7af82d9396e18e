// message: all words are joined and then translated by one vector
pub fn gather(sources: &[(u8, u32)], translate: &dyn Fn(u32, u8) -> u32) -> u32 {
    let word = sources.iter().fold(0, |all, s| all | s.1);
    sources.first().map_or(word, |s| translate(word, s.0))
}
