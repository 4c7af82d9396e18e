// message: you count all 18 turns
pub fn sequences(n: usize) -> u64 {
    let (mut before, mut now) = (0, 1);
    for k in 0..n {
        (before, now) = (
            now,
            match k {
                0 => 18,
                1 => 243,
                _ => 12 * now + 18 * before,
            },
        );
    }
    now
}
