// message: It looks as if you multiply once too often
pub fn rank(ori: &[u8], v: u64) -> u64 {
    let n = ori.len() as u32;
    (0..n).map(|i| (v - 1 - u64::from(ori[i as usize])) * v.pow(n - i)).sum()
}
