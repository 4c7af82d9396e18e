// message: It costs more than the chapter's scan
pub fn layers(
    count: usize,
    moves: usize,
    neighbor: &dyn Fn(usize, usize) -> usize,
) -> Vec<u64> {
    let mut table = vec![None; count];
    table[0] = Some(0);
    let mut layers = vec![];
    let (mut len, mut c) = (0, 1);
    while c > 0 {
        layers.push(c);
        c = 0;
        for p in 0..count {
            if table[p].is_none()
                && (0..moves).any(|m| table[neighbor(p, m)] == Some(len))
            {
                table[p] = Some(len + 1);
                c += 1;
            }
        }
        len += 1;
    }
    layers
}
