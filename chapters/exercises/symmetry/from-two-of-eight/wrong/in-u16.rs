// message: Do you keep positions, or how many there are, in a type that is too small?
pub fn classes(count: usize, maps: usize, image: impl Fn(usize, usize) -> usize) -> usize {
    let mut seen = vec![false; count];
    let mut classes = 0;
    for start in 0..count {
        if !seen[start] {
            classes += 1;
            seen[start] = true;
            let mut todo = vec![start as u16];
            while let Some(p) = todo.pop() {
                for q in (0..maps).map(|g| image(g, p.into())) {
                    if !seen[q] {
                        seen[q] = true;
                        todo.push(q as u16);
                    }
                }
            }
        }
    }
    classes
}
