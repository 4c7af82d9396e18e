// message: and nothing came there.
pub fn exchange(n: usize, i: usize, copy: &mut dyn FnMut(usize, usize, usize)) {
    let (a, b) = (n - i, n - i - 1);
    let block: usize = (1..b).product();
    for (x, y) in (0..a).flat_map(|x| (0..b).map(move |y| (x, y))) {
        let (u, v) = if x > y { (y, x - 1) } else { (y + 1, x) };
        copy((x * b + y) * block, (u * b + v) * block, block);
    }
}
