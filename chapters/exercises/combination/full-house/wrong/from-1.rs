// message: Your test fails on the mended code, which is right
pub fn test(rank: fn(beads: &[bool]) -> u64) {
    assert_eq!(rank(&[true, true, true]), 1);
}
