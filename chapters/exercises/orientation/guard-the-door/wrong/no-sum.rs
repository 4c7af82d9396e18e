// message: It looks as if the guard does not look at the total twist
pub fn rank(ori: &[u8], v: u8) -> Option<u64> {
    if ori.iter().any(|&o| o >= v) {
        return None;
    }
    Some(orientation::rank_zero_twist(ori, u64::from(v)))
}
