/// What stands in a cell that has no label.
const NONE: u8 = 50;

/// The distance of each position from `start`, or `None` where no moves lead.
pub fn distances(neighbors: &[Vec<usize>], start: usize) -> Vec<Option<u8>> {
    let mut table = vec![NONE; neighbors.len()];
    table[start] = 0;
    let (mut len, mut c) = (0, 1);
    while c > 0 {
        c = 0;
        for p in 0..table.len() {
            if table[p] == len {
                for &q in &neighbors[p] {
                    if table[q] == NONE {
                        c += 1;
                        table[q] = len + 1;
                    }
                }
            }
        }
        len += 1;
    }
    table.into_iter().map(|label| Some(label).filter(|&label| label != NONE)).collect()
}
