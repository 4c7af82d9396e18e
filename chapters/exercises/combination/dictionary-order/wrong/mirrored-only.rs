// message: it runs backward: the last list comes first.
pub fn rank(cm: &[u8]) -> u64 {
    let mirrored: Vec<u8> = cm.iter().rev().copied().collect();
    combination::rank(&mirrored, 1)
}
