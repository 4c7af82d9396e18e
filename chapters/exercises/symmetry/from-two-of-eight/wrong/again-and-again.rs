// message: Whoever has been seen needs no second look
/// Right, but it spreads the smallest number until nothing changes.
pub fn classes(count: usize, maps: usize, image: impl Fn(usize, usize) -> usize) -> usize {
    let mut first: Vec<usize> = (0..count).collect();
    loop {
        let before = first.clone();
        for p in 0..count {
            for g in 0..maps {
                let q = image(g, p);
                let low = first[p].min(first[q]);
                (first[p], first[q]) = (low, low);
            }
        }
        if first == before {
            return (0..count).filter(|&p| first[p] == p).count();
        }
    }
}
