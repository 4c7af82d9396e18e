// message: carries into the next one
pub fn translate(word: u64, by: [u32; 4]) -> u64 {
    let [a, b, c, d] = by;
    let up = a + 3 * b + 9 * c + 27 * d;
    (word << up | word >> (54 - up)) & ((1 << 54) - 1)
}
