// message: it fails on the mended code
pub fn test(rank: fn(beads: &[bool]) -> u64) {
    assert_eq!(rank(&[true, true, true]), 1);
}
