// message: These maps are no group
pub fn classes(count: usize, maps: usize, image: impl Fn(usize, usize) -> usize) -> usize {
    let mut first = vec![usize::MAX; count];
    for p in 0..count {
        if first[p] == usize::MAX {
            for g in 0..maps {
                first[image(g, p)] = p;
            }
        }
    }
    first.iter().collect::<std::collections::BTreeSet<_>>().len()
}
