// message: It looks as if the guard lets every row through.
pub fn rank(ori: &[u8], v: u8) -> Option<u64> {
    Some(orientation::rank_zero_twist(ori, u64::from(v)))
}
