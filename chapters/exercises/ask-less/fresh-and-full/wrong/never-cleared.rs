// message: It looks as if a row that was in the frontier once stays in it.
/// How many positions there are at each distance.
pub fn layers(
    sources: &[Vec<(usize, u8)>],
    bring: &dyn Fn(u32, u8) -> u32,
) -> Vec<u32> {
    const FULL: u32 = (1 << 27) - 1;
    let count = |words: &[u32]| words.iter().map(|word| word.count_ones()).sum::<u32>();
    let mut seen = vec![0; sources.len()];
    let mut fresh = vec![false; sources.len()];
    (seen[0], fresh[0]) = (1, true);
    let mut layers = vec![1];
    loop {
        let mut next = seen.clone();
        for (row, asked) in sources.iter().enumerate() {
            for &(from, by) in asked {
                if seen[row] != FULL && fresh[from] {
                    next[row] |= bring(seen[from], by);
                }
            }
        }
        match count(&next) - count(&seen) {
            0 => return layers,
            new => layers.push(new),
        }
        for row in 0..seen.len() {
            fresh[row] |= next[row] != seen[row];
        }
        seen = next;
    }
}
