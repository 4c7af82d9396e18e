// message: may be more than one step away
pub fn classes(count: usize, maps: usize, image: impl Fn(usize, usize) -> usize) -> usize {
    (0..count).filter(|&p| (0..maps).all(|g| image(g, p) >= p)).count()
}
