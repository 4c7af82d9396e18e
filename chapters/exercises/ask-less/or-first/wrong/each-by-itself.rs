// message: can be joined by OR before they are
pub fn gather(sources: &[(u8, u32)], translate: &dyn Fn(u32, u8) -> u32) -> u32 {
    sources.iter().fold(0, |all, &(vector, word)| all | translate(word, vector))
}
