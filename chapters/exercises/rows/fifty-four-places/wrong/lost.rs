// message: columns whose digit comes round are lost
pub fn translate(word: u64, by: [u32; 4]) -> u64 {
    let mut word = word;
    for (j, (m, w)) in [(3, 1), (3, 3), (3, 9), (2, 27)].into_iter().enumerate() {
        let below: u64 =
            (0..54).filter(|p| p / w % m + by[j] < m).map(|p| 1 << p).sum();
        word = (word & below) << (by[j] * w);
    }
    word
}
