// message: and a long one is not: is every number on the way a `u64`?
pub fn rank(cm: &[u8]) -> u64 {
    let beads = cm.iter().filter(|&&c| c == 1).count();
    let (mut t, mut r) = (0_u32, beads);
    for i in 0..cm.len() {
        if cm[i] == 1 {
            r -= 1;
        } else if r > 0 {
            // The lists that have a bead here come before.
            t = t.wrapping_add(combination::comb(cm.len() - 1 - i, r - 1) as u32);
        }
    }
    t.into()
}
