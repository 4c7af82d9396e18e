// message: it fails on the mended code (line 7)
pub fn test(_rank: fn(beads: &[bool]) -> u64) {
    use std::sync::atomic::{AtomicUsize, Ordering};

    static CALLS: AtomicUsize = AtomicUsize::new(0);
    let calls = CALLS.fetch_add(1, Ordering::Relaxed);
    assert!(calls < 2, "this is not the second call");
}
