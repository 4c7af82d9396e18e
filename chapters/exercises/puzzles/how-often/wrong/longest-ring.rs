// message: When the longest ring is home, the others need not be
pub fn order(pm: &[u8], ori: &[u8], v: u8) -> u64 {
    let mut longest = 1;
    for start in 0..pm.len() {
        let (mut slot, mut turned, mut times) =
            (usize::from(pm[start]), ori[start] % v, 1);
        while slot != start || turned > 0 {
            turned = (turned + ori[slot]) % v;
            slot = usize::from(pm[slot]);
            times += 1;
        }
        longest = longest.max(times);
    }
    longest
}
