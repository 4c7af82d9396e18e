// message: the corners are not moved
pub fn twist_after(t: usize, _pm: &[u8; 8], ori: &[u8; 8]) -> usize {
    let digit = |i: usize| t / 3usize.pow(6 - i as u32) % 3;
    (0..7).fold(0, |n, i| 3 * n + (digit(i) + usize::from(ori[i])) % 3)
}
