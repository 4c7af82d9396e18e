// message: It looks as if only words that stand side by side are joined.
pub fn gather(sources: &[(u8, u32)], translate: &dyn Fn(u32, u8) -> u32) -> u32 {
    sources.chunk_by(|a, b| a.0 == b.0).fold(0, |found, group| {
        found | translate(group.iter().fold(0, |all, s| all | s.1), group[0].0)
    })
}
