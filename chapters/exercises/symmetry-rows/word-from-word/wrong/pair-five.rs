// message: as if the edges of pair 5 never differ
pub fn image(word: usize, place: usize, to: &[(usize, bool); 6]) -> (usize, usize) {
    let (mut image, mut there) = (0, 0);
    for (k, &(pair, exchanged)) in to.iter().enumerate() {
        let (differs, second) = (word >> k & 1, place >> k & 1);
        image |= differs << pair;
        there |= (second ^ differs & usize::from(exchanged)) << pair;
    }
    (image % 32, there)
}
