// message: Each orientation is below v, and their sum is a multiple of v.
pub fn rank(ori: &[u8], v: u8) -> Option<u64> {
    let sum = ori.iter().fold(0_u8, |sum, &o| sum.wrapping_add(o));
    let good = sum % v == 0 && ori.iter().all(|&o| o < v);
    good.then(|| orientation::rank_zero_twist(ori, u64::from(v)))
}
