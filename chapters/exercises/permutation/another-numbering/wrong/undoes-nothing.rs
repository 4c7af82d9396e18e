// message: It looks as if you read the digits without undoing the exchanges.
pub fn rank(pm: &[u8]) -> u64 {
    let (mut t, mut place_value) = (0_u64, 1_u64);
    for left in (1..=pm.len()).rev() {
        t += pm[left - 1] as u64 * place_value;
        place_value *= left as u64;
    }
    t
}
