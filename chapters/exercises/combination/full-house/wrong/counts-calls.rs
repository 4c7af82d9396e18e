// message: found `static`: a test may keep nothing from one run for the next
pub fn test(_rank: fn(beads: &[bool]) -> u64) {
    use std::sync::atomic::{AtomicUsize, Ordering};

    static CALLS: AtomicUsize = AtomicUsize::new(0);
    let calls = CALLS.fetch_add(1, Ordering::Relaxed);
    assert!(calls < 2, "this is not the second call");
}
