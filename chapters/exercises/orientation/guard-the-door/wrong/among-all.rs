// message: That is the rank among all rows.
pub fn rank(ori: &[u8], v: u8) -> Option<u64> {
    orientation::check_zero_twist(ori, v).ok()?;
    Some(orientation::rank(ori, u64::from(v)))
}
