// message: It looks as if you do one after the other.
pub fn between(before: &[u8], after: &[u8]) -> Vec<u8> {
    after.iter().map(|&slot| before[slot as usize]).collect()
}
