// message: All the rows that it asks for have the same number of beads.
pub fn test(rank: fn(beads: &[bool]) -> u64) {
    let (o, x) = (false, true);
    assert_eq!(rank(&[x, x, o, o]), 0);
    assert_eq!(rank(&[x, o, x, o]), 1);
    assert_eq!(rank(&[o, x, x, o]), 2);
    assert_eq!(rank(&[x, o, o, x]), 3);
    assert_eq!(rank(&[o, x, o, x]), 4);
    assert_eq!(rank(&[o, o, x, x]), 5);
}
