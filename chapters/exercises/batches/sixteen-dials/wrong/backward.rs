// message: It is the lowest *byte*, and its digit
pub fn rank(ori: u128, times: &dyn Fn(u128, u128) -> u128) -> u128 {
    ori.to_be_bytes().iter().fold(0, |t, &o| times(t, 3) + u128::from(o))
}
