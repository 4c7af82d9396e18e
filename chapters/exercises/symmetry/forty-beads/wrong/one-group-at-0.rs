// message: the turn by 0 has one group
pub fn rings(beads: u32, colors: u64) -> u64 {
    let divisor = |s: u32| (1..=s).rev().find(|d| s % d == 0 && beads % d == 0).unwrap_or(1);
    (0..beads).map(|s| colors.pow(divisor(s))).sum::<u64>() / u64::from(beads)
}
