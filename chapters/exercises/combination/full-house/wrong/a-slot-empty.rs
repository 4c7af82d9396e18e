// message: Each row that it asks for gets the right rank.
pub fn test(rank: fn(beads: &[bool]) -> u64) {
    for i in 0..9 {
        let mut one = [false; 9];
        one[i] = true;
        assert_eq!(rank(&one), i as u64);
        let other = one.map(|bead| !bead);
        assert_eq!(rank(&other), 8 - i as u64);
    }
    assert_eq!(rank(&[false; 9]), 0);
}
