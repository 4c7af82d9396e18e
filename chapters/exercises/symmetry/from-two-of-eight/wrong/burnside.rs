// message: Burnside's lemma wants *all* symmetries
pub fn classes(count: usize, maps: usize, image: impl Fn(usize, usize) -> usize) -> usize {
    let fixed = |g: usize| (0..count).filter(|&p| image(g, p) == p).count();
    (0..maps).map(fixed).sum::<usize>() / maps
}
