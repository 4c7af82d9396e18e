// message: It looks as if the guard lets an orientation through that is v itself.
pub fn rank(ori: &[u8], v: u8) -> Option<u64> {
    let mut sum = 0_u64;
    for &o in ori {
        if o > v {
            return None;
        }
        sum += u64::from(o);
    }
    (sum % u64::from(v) == 0).then(|| orientation::rank_zero_twist(ori, u64::from(v)))
}
