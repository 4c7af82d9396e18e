// message: both are after 4 times, not only after 8
pub fn order(pm: &[u8], ori: &[u8], v: u8) -> u64 {
    let mut seen = vec![false; pm.len()];
    let mut times = 1;
    for start in 0..pm.len() {
        let (mut slot, mut length, mut twist) = (start, 0, 0);
        while !seen[slot] {
            seen[slot] = true;
            length += 1;
            twist += u64::from(ori[slot]);
            slot = usize::from(pm[slot]);
        }
        if length > 0 {
            let around = if twist % u64::from(v) == 0 { 1 } else { u64::from(v) };
            times *= length * around;
        }
    }
    times
}
