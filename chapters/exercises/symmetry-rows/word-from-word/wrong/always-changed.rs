// message: If both are flipped, both are flipped still
pub fn image(word: usize, place: usize, to: &[(usize, bool); 6]) -> (usize, usize) {
    let differ = word | (word.count_ones() as usize % 2) << 5;
    let (mut image, mut there) = (0, 0);
    for (k, &(pair, exchanged)) in to.iter().enumerate() {
        image |= (differ >> k & 1) << pair;
        there |= (place >> k & 1 ^ usize::from(exchanged)) << pair;
    }
    (image % 32, there)
}
