//! A search over rows of three columns.

/// How many positions there are at each distance from column 0 of row 0.
pub fn layers(sources: &[Vec<(usize, u32)>]) -> Vec<u32> {
    let mut seen = vec![0; sources.len()];
    seen[0] = 1;
    let mut layers = vec![1];
    loop {
        let before = count(&seen);
        for (row, asked) in sources.iter().enumerate() {
            for &(from, by) in asked {
                seen[row] |= turn(seen[from], by);
            }
        }
        let new = count(&seen) - before;
        if new == 0 {
            return layers;
        }
        layers.push(new);
    }
}

/// The digit of all three columns grows, and comes round from 2 to 0.
fn turn(word: u32, by: u32) -> u32 {
    (word << by | word >> (3 - by)) & 0b111
}

fn count(seen: &[u32]) -> u32 {
    seen.iter().map(|word| word.count_ones()).sum()
}
