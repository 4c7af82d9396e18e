// message: That is the rank in colex order
pub fn rank(cm: &[u8]) -> u64 {
    combination::rank(cm, 1)
}
