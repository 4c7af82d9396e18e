// message: That is colex order, backward.
pub fn rank(cm: &[u8]) -> u64 {
    let beads = cm.iter().filter(|&&c| c == 1).count();
    combination::comb(cm.len(), beads) - 1 - combination::rank(cm, 1)
}
