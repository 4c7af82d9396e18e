// message: It looks as if an unlabeled position is content with any neighbor that has a label.
pub fn layers(
    count: usize,
    moves: usize,
    neighbor: &dyn Fn(usize, usize) -> usize,
) -> Vec<u64> {
    let mut table = vec![None; count];
    table[0] = Some(0);
    let mut layers = vec![1];
    let mut len = 0;
    loop {
        let mut c = 0;
        for p in 0..count {
            let near = (0..moves).any(|m| table[neighbor(p, m)].is_some());
            if table[p].is_none() && near {
                table[p] = Some(len + 1);
                c += 1;
            }
        }
        if c == 0 {
            return layers;
        }
        layers.push(c);
        len += 1;
    }
}
