// message: follow the numbers to the end, as the chapter's `root` does
pub fn classes(count: usize, maps: usize, image: impl Fn(usize, usize) -> usize) -> usize {
    let mut parent: Vec<usize> = (0..count).collect();
    for p in 0..count {
        for g in 0..maps {
            let a = parent[p];
            let b = parent[image(g, p)];
            parent[a.max(b)] = a.min(b);
        }
    }
    (0..count).filter(|&p| parent[p] == p).count()
}
