// message: It looks as if you count from 1
pub fn rank(cm: &[u8]) -> u64 {
    let mirrored: Vec<u8> = cm.iter().rev().copied().collect();
    let beads = cm.iter().filter(|&&c| c == 1).count();
    combination::comb(cm.len(), beads) - combination::rank(&mirrored, 1)
}
