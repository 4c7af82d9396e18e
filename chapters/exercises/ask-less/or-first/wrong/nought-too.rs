// message: it needs no call.
pub fn gather(sources: &[(u8, u32)], translate: &dyn Fn(u32, u8) -> u32) -> u32 {
    let merged = |v| sources.iter().filter(|s| s.0 == v).fold(0, |all, s| all | s.1);
    let here = (0..27).filter(|v| sources.iter().any(|s| s.0 == *v));
    here.fold(0, |all, v| all | translate(merged(v), v))
}
