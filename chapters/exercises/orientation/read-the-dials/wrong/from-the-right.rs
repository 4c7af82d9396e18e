// message: It looks as if you read the dials from the right: the first one counts most.
pub fn rank(ori: &[u8], v: u64) -> u64 {
    ori.iter().rev().fold(0, |t, &o| t * v + v - 1 - u64::from(o))
}
