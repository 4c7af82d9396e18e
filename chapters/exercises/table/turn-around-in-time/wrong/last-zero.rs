// message: Your last layer has no positions: a pass that finds nothing is no layer.
pub fn layers(
    count: usize,
    moves: usize,
    neighbor: &dyn Fn(usize, usize) -> usize,
) -> Vec<u64> {
    let mut table = vec![None; count];
    table[0] = Some(0);
    let mut layers = vec![1];
    let mut len = 0;
    while layers[len] > 0 {
        let mut c = 0;
        for p in 0..count {
            if table[p].is_none()
                && (0..moves).any(|m| table[neighbor(p, m)] == Some(len))
            {
                table[p] = Some(len + 1);
                c += 1;
            }
        }
        layers.push(c);
        len += 1;
    }
    layers
}
