// message: definition():3:
pub fn definition() -> &'static str {
    "# spoon
a = (1,2,3,4,5,6)
b = (6,7,6)
"
}

pub fn positions() -> u64 {
    // The ring of six is odd, so orders of both kinds come up, and nothing else is kept together.
    (1..=8).product()
}

pub fn layers() -> Vec<u64> {
    vec![
        1, 7, 20, 70, 190, 495, 1125, 2540, 4666, 7848, 9168, 7731, 4089, 1692, 514,
        124, 32, 7, 1,
    ]
}

pub fn count_slowly(moves: &[Vec<usize>], depth: usize) -> Vec<u64> {
    let home: Vec<usize> = (0..moves.first().map_or(0, Vec::len)).collect();
    let mut visited = std::collections::HashSet::from([home.clone()]);
    let mut frontier = vec![home];
    let mut layers = vec![1];
    for _ in 0..depth {
        let mut next = Vec::new();
        for a in &frontier {
            for m in moves {
                let position: Vec<usize> = a.iter().map(|&x| m[x]).collect();
                if visited.insert(position.clone()) {
                    next.push(position);
                }
            }
        }
        layers.push(next.len() as u64);
        frontier = next;
    }
    layers
}
