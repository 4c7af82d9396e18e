// message: It looks as if you count the marked positions
pub fn visible(group: &[Vec<usize>], kinds: &[u8]) -> usize {
    let _ = kinds;
    group.len()
}
