// message: It looks as if a word is translated by every vector there is.
pub fn gather(sources: &[(u8, u32)], translate: &dyn Fn(u32, u8) -> u32) -> u32 {
    let mut merged = [0; 27];
    for &(vector, word) in sources {
        merged[usize::from(vector)] |= word;
    }
    (1..27).fold(merged[0], |all, vector| all | translate(merged[usize::from(vector)], vector))
}
