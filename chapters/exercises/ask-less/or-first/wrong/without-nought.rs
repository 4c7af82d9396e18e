// message: They need no call, but
pub fn gather(sources: &[(u8, u32)], translate: &dyn Fn(u32, u8) -> u32) -> u32 {
    (1..27).fold(0, |all, v| {
        let mut of_v = sources.iter().filter(|s| s.0 == v).peekable();
        if of_v.peek().is_none() {
            return all;
        }
        all | translate(of_v.fold(0, |all, s| all | s.1), v)
    })
}
