// message: Pair 5 has no bit in the word.
pub fn image(word: usize, place: usize, to: &[(usize, bool); 6]) -> (usize, usize) {
    let differ = word | (word.count_ones() as usize % 2) << 5;
    let (mut image, mut there) = (0, 0);
    for (k, &(pair, exchanged)) in to.iter().enumerate() {
        let (differs, second) = (differ >> k & 1, place >> k & 1);
        image |= differs << pair;
        there |= (second ^ differs & usize::from(exchanged)) << pair;
    }
    (image, there)
}
