/// Fills `ori` with the row that has the rank `t` among those with total twist 0.
pub fn unrank(mut t: u64, v: u64, ori: &mut [u8]) {
    let n = ori.len();
    let mut s: i64 = 0;
    for i in (0..n - 1).rev() {
        ori[i] = (t % v) as u8;
        s -= ori[i] as i64;
        t /= v;
    }
    ori[n - 1] = (s % v as i64) as u8;
}
