// message: Some values of type `u8` may add up to more than 255.
pub fn rank(ori: &[u8], v: u8) -> Option<u64> {
    if ori.iter().any(|&o| o >= v) {
        return None;
    }
    let mut sum = 0;
    for &o in ori {
        sum += o;
    }
    if sum % v != 0 {
        return None;
    }
    Some(orientation::rank_zero_twist(ori, u64::from(v)))
}
