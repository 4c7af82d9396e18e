// message: as if no pair's edges were exchanged
pub fn image(word: usize, place: usize, to: &[(usize, bool); 6]) -> (usize, usize) {
    let differ = word | (word.count_ones() as usize % 2) << 5;
    let (mut image, mut there) = (0, 0);
    for (k, &(pair, _)) in to.iter().enumerate() {
        image |= (differ >> k & 1) << pair;
        there |= (place >> k & 1) << pair;
    }
    (image % 32, there)
}
