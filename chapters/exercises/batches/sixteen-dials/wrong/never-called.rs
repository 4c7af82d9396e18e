// message: you never call `times`
pub fn rank(ori: u128, _: &dyn Fn(u128, u128) -> u128) -> u128 {
    ori.to_le_bytes().iter().fold(0, |t, &o| 3 * t + u128::from(o))
}
