// message: leave out each position that looks solved
pub fn visible(group: &[Vec<usize>], kinds: &[u8]) -> usize {
    let unseen = |g: &&Vec<usize>| (0..g.len()).all(|x| kinds[g[x]] == kinds[x]);
    group.len() - group.iter().filter(unseen).count() + 1
}
