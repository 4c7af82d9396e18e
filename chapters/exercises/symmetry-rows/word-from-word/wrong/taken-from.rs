// message: It looks as if pair k takes what was in pair `to[k].0`.
pub fn image(word: usize, place: usize, to: &[(usize, bool); 6]) -> (usize, usize) {
    let differ = word | (word.count_ones() as usize % 2) << 5;
    let (mut image, mut there) = (0, 0);
    for (k, &(pair, exchanged)) in to.iter().enumerate() {
        let (differs, second) = (differ >> pair & 1, place >> pair & 1);
        image |= differs << k;
        there |= (second ^ differs & usize::from(exchanged)) << k;
    }
    (image % 32, there)
}
