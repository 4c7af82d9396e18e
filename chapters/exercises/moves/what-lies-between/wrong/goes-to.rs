// message: That leads from after to before.
pub fn between(before: &[u8], after: &[u8]) -> Vec<u8> {
    before
        .iter()
        .map(|piece| after.iter().position(|p| p == piece).unwrap() as u8)
        .collect()
}
