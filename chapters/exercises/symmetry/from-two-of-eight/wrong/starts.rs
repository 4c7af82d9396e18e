// message: You count each position that nothing has marked before
pub fn classes(count: usize, maps: usize, image: impl Fn(usize, usize) -> usize) -> usize {
    let mut first = vec![usize::MAX; count];
    let mut classes = 0;
    for p in 0..count {
        if first[p] == usize::MAX {
            classes += 1;
            for g in 0..maps {
                first[image(g, p)] = p;
            }
        }
    }
    classes
}
