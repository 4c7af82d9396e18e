// message: classes(131072, 0, …), with no symmetries, gives 0, and 131072 is right.
pub fn classes(count: usize, maps: usize, image: impl Fn(usize, usize) -> usize) -> usize {
    let mut seen = vec![false; count];
    let mut classes = 0_u16;
    for start in 0..count {
        if !seen[start] {
            classes = classes.wrapping_add(1);
            seen[start] = true;
            let mut todo = vec![start];
            while let Some(p) = todo.pop() {
                for q in (0..maps).map(|g| image(g, p)) {
                    if !seen[q] {
                        seen[q] = true;
                        todo.push(q);
                    }
                }
            }
        }
    }
    classes.into()
}
