//! What the checks of these exercises share.

/// All permutations of `n` points, in the order of the dictionary.
pub fn permutations(n: usize) -> Vec<Vec<usize>> {
    let mut all = vec![Vec::new()];
    for _ in 0..n {
        let longer = |row: &Vec<usize>| {
            let row = row.clone();
            (0..n)
                .filter(|x| !row.contains(x))
                .map(|x| [&row[..], &[x]].concat())
                .collect::<Vec<_>>()
        };
        all = all.iter().flat_map(longer).collect();
    }
    all
}
