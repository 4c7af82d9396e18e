/// How many moves lead from each position to `goal`, modulo 3; `None` where there is no
/// way. The scan labels `p` if a move leads from it to the last layer.
pub fn labels(neighbors: &[Vec<usize>], goal: usize) -> Vec<Option<u8>> {
    let mut labels = vec![None; neighbors.len()];
    labels[goal] = Some(0);
    let mut layer = vec![goal];
    let mut len = 0;
    while !layer.is_empty() {
        len += 1;
        let new = |&p: &usize| {
            labels[p].is_none() && neighbors[p].iter().any(|q| layer.contains(q))
        };
        layer = (0..neighbors.len()).filter(new).collect();
        for &p in &layer {
            labels[p] = Some((len % 3) as u8);
        }
    }
    labels
}

/// Walks from `start` to `goal`, and counts the moves. `None` if there is no way.
pub fn walk(neighbors: &[Vec<usize>], goal: usize, start: usize) -> Option<usize> {
    let labels = labels(neighbors, goal);
    let (mut p, mut moves) = (start, 0);
    while p != goal && moves <= neighbors.len() {
        // One less than the label of p, modulo 3.
        let nearer = (labels[p]? + 2) % 3;
        p = *neighbors[p].iter().find(|&&q| labels[q] == Some(nearer))?;
        moves += 1;
    }
    Some(moves)
}
