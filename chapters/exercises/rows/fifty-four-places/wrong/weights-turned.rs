// message: It looks as if digit 0 has the weight 9
/// The word after all its columns have moved. `by[0]` to `by[2]` are 0 to 2, `by[3]` is 0 or 1.
pub fn translate(word: u64, by: [u32; 4]) -> u64 {
    let mut word = word;
    for (j, (modulus, weight)) in
        [(3, 9), (3, 3), (3, 1), (2, 27)].into_iter().enumerate()
    {
        let stays_below = |place: &u32| place / weight % modulus + by[j] < modulus;
        let below: u64 = (0..54).filter(stays_below).map(|place| 1 << place).sum();
        word = (word & below) << (by[j] * weight)
            | (word & !below) >> ((modulus - by[j]) * weight);
    }
    word
}
