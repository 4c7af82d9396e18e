// message: Copy them together.
pub fn exchange(n: usize, i: usize, copy: &mut dyn FnMut(usize, usize, usize)) {
    let (a, b) = (n - i, n - i - 1);
    let block: usize = (1..b).product();
    let cells: usize = (1..=n).product();
    for cell in 0..cells {
        let (rest, inner) = (cell / block, cell % block);
        let (outer, x, y) = (rest / b / a, rest / b % a, rest % b);
        let (u, v) = if x > y { (y, x - 1) } else { (y + 1, x) };
        copy(cell, ((outer * a + u) * b + v) * block + inner, 1);
    }
}
