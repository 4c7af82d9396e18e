// message: It looks as if no word is translated.
pub fn gather(sources: &[(u8, u32)], _translate: &dyn Fn(u32, u8) -> u32) -> u32 {
    sources.iter().fold(0, |all, &(_, word)| all | word)
}
