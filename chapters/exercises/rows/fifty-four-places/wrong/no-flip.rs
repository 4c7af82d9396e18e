// message: digit 3 is left alone
pub fn translate(word: u64, by: [u32; 4]) -> u64 {
    let mut word = word;
    for (j, w) in [1, 3, 9].into_iter().enumerate() {
        let below: u64 =
            (0..54).filter(|p| p / w % 3 + by[j] < 3).map(|p| 1 << p).sum();
        word = (word & below) << (by[j] * w) | (word & !below) >> ((3 - by[j]) * w);
    }
    word
}
