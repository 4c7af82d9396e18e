// message: It looks as if rings may be turned over as well.
pub fn rings(beads: u32, colors: u64) -> u64 {
    fn divisor(a: u32, b: u32) -> u32 {
        if b == 0 { a } else { divisor(b, a % b) }
    }
    let n = u64::from(beads);
    let turns: u64 = (0..beads).map(|s| colors.pow(divisor(beads, s))).sum();
    let half = colors.pow(beads / 2);
    let over = match n % 2 {
        0 => n / 2 * (half + half * colors),
        _ => n * half * colors,
    };
    (turns + over) / (2 * n)
}
