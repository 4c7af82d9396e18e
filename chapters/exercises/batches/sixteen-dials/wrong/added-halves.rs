// message: two halves are ranked and added
pub fn rank(ori: u128, times: &dyn Fn(u128, u128) -> u128) -> u128 {
    let bytes = ori.to_le_bytes();
    let rank = |half: &[u8]| half.iter().fold(0, |t, &o| times(t, 3) + u128::from(o));
    rank(&bytes[..8]) + rank(&bytes[8..])
}
