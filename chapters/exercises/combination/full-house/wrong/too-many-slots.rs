// message: Your test gives what it may not: 100 slots, and 64 are the most.
pub fn test(rank: fn(beads: &[bool]) -> u64) {
    assert_eq!(rank(&[true; 100]), 0);
}
