// message: Digit 3 has base 2
pub fn translate(word: u64, by: [u32; 4]) -> u64 {
    let mut word = word;
    for (j, w) in [1, 3, 9, 27].into_iter().enumerate() {
        let below: u64 =
            (0..64).filter(|p| p / w % 3 + by[j] < 3).map(|p| 1 << p).sum();
        let up = (word & below) << (by[j] * w);
        word = up | (word & !below).checked_shr((3 - by[j]) * w).unwrap_or(0);
    }
    word
}
