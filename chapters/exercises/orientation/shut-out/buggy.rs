/// The row of `n` orientations in `0..v` with the rank `t`, or `None` if there is none.
pub fn unrank(n: u32, v: u64, mut t: u64) -> Option<Vec<u8>> {
    if t >= v.pow(n) - 1 {
        return None;
    }
    let mut ori = vec![0; n as usize];
    for i in (0..ori.len()).rev() {
        ori[i] = (t % v) as u8;
        t /= v;
    }
    Some(ori)
}
