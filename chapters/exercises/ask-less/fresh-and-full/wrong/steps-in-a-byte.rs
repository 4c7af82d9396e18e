// message: a `u8` ends at 255: a step's number needs more.
/// How many positions there are at each distance.
pub fn layers(
    sources: &[Vec<(usize, u8)>],
    bring: &dyn Fn(u32, u8) -> u32,
) -> Vec<u32> {
    const FULL: u32 = (1 << 27) - 1;
    let count = |words: &[u32]| words.iter().map(|word| word.count_ones()).sum::<u32>();
    let mut seen = vec![0; sources.len()];
    let mut changed = vec![0_u8; sources.len()];
    let mut step = 1_u8;
    (seen[0], changed[0]) = (1, step);
    let mut layers = vec![1];
    loop {
        let mut next = seen.clone();
        for (row, asked) in sources.iter().enumerate() {
            for &(from, by) in asked {
                if seen[row] != FULL && changed[from] == step {
                    next[row] |= bring(seen[from], by);
                }
            }
        }
        match count(&next) - count(&seen) {
            0 => return layers,
            new => layers.push(new),
        }
        step += 1;
        for row in 0..seen.len() {
            if next[row] != seen[row] {
                changed[row] = step;
            }
        }
        seen = next;
    }
}
