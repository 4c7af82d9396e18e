// message: classes(4, 3, …), with the images
pub fn classes(count: usize, maps: usize, image: impl Fn(usize, usize) -> usize) -> usize {
    let mut seen = vec![false; count];
    let mut classes = 0;
    for start in 0..count {
        let mut todo = vec![start];
        classes += usize::from(!seen[start]);
        while let Some(p) = todo.pop() {
            if !std::mem::replace(&mut seen[p], true) && maps > 0 {
                // As if there were always two maps.
                todo.push(image(0, p));
                if maps > 1 {
                    todo.push(image(maps - 1, p));
                }
            }
        }
    }
    classes
}
