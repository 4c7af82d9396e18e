// message: need not stand side by side
pub fn gather(sources: &[(u8, u32)], translate: &dyn Fn(u32, u8) -> u32) -> u32 {
    let mut found = 0;
    for group in sources.chunk_by(|a, b| a.0 == b.0) {
        let word = group.iter().fold(0, |all, s| all | s.1);
        found |= if group[0].0 == 0 { word } else { translate(word, group[0].0) };
    }
    found
}
