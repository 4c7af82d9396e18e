// message: the last eight pieces are left out
pub fn rank(ori: u128, times: &dyn Fn(u128, u128) -> u128) -> u128 {
    ori.to_le_bytes()[..8].iter().fold(0, |t, &o| times(t, 3) + u128::from(o))
}
