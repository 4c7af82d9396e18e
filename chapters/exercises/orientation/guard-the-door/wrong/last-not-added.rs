// message: The total twist of this row is not 0.
/// The rank of a row among those with total twist 0, or `None` if it is not one of them.
pub fn rank(ori: &[u8], v: u8) -> Option<u64> {
    if ori.iter().any(|&o| o >= v) {
        return None;
    }
    let sum: u64 = ori[..ori.len() - 1].iter().map(|&o| u64::from(o)).sum();
    if sum % u64::from(v) != 0 {
        return None;
    }
    Some(orientation::rank_zero_twist(ori, u64::from(v)))
}
