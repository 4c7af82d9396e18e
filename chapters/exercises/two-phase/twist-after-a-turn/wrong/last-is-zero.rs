// message: It follows from the others
pub fn twist_after(t: usize, pm: &[u8; 8], ori: &[u8; 8]) -> usize {
    let digit = |i: u8| if i < 7 { t / 3usize.pow(6 - u32::from(i)) % 3 } else { 0 };
    (0..7).fold(0, |n, i| 3 * n + (digit(pm[i]) + usize::from(ori[i])) % 3)
}
