// message: is written twice.
pub fn exchange(n: usize, i: usize, copy: &mut dyn FnMut(usize, usize, usize)) {
    let (a, b) = (n - i, n - i - 1);
    let block: usize = (1..b).product();
    let blocks: usize = (a + 1..=n).product();
    for outer in 0..blocks {
        for (x, y) in (0..a).flat_map(|x| (0..b).map(move |y| (x, y))) {
            let cell = |x: usize, y: usize| ((outer * a + x) * b + y) * block;
            copy(cell(x, y), cell(y, x.min(b - 1)), block);
        }
    }
}
