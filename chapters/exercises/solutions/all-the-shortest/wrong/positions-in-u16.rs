// message: a `u16` ends at 65,535
pub fn shortest_solutions(neighbors: &[Vec<usize>], goal: usize) -> Vec<u64> {
    let mut before = vec![vec![]; neighbors.len()];
    for (p, after) in neighbors.iter().enumerate() {
        for &q in after {
            before[q].push(p as u16);
        }
    }
    let mut distance = vec![None; neighbors.len()];
    let mut ways = vec![0; neighbors.len()];
    distance[goal] = Some(0);
    ways[goal] = 1;
    let mut queue = vec![goal];
    let mut next = 0;
    while next < queue.len() {
        let q = queue[next];
        next += 1;
        let farther = distance[q].map(|d| d + 1);
        for &p in &before[q] {
            let p = usize::from(p);
            if distance[p].is_none() {
                distance[p] = farther;
                queue.push(p);
            }
            if distance[p] == farther {
                ways[p] += ways[q];
            }
        }
    }
    ways
}
