//! There are positions `0..count`, and moves `0..moves`; `neighbor(p, m)` says where
//! move `m` leads from position `p`. Every move can be undone by a move: if a move
//! leads from `p` to `q`, then some move leads from `q` to `p`. All positions can be
//! reached.
//!
//! Count the positions at each distance from position 0, as the chapter's `scan` does.
//! It asks for each neighbor of each position, `count * moves` times in all. Make do
//! with *two thirds* of these calls of `neighbor` on stacks of seven pancakes: a move
//! turns over the top two of them, the top three, and so on, up to all seven. A stack
//! has six neighbors. In a scan of all $7!$ stacks the layers grow up to distance 6,
//! which holds more than a third of all, and then they shrink quickly.
//!
//! On other graphs only the layers have to be right. They have at most ten thousand
//! positions, and the farthest is at most a thousand moves away. You may use as much
//! memory as you like.

/// How many positions are at each distance from position 0.
pub fn layers(
    count: usize,
    moves: usize,
    neighbor: &dyn Fn(usize, usize) -> usize,
) -> Vec<u64> {
    // <answer>
    let mut table = vec![None; count];
    table[0] = Some(0);
    let mut layers: Vec<u64> = vec![1];
    let mut unlabeled = count - 1;
    while unlabeled > 0 {
        let len = layers.len() - 1;
        let mut c = 0;
        let forward = (layers[len] as usize) < unlabeled;
        for p in 0..count {
            if forward && table[p] == Some(len) {
                // A position of the last layer looks for unlabeled neighbors.
                for m in 0..moves {
                    let q = neighbor(p, m);
                    if table[q].is_none() {
                        table[q] = Some(len + 1);
                        c += 1;
                    }
                }
            } else if !forward && table[p].is_none() {
                // An unlabeled position looks for one neighbor in the last layer.
                if (0..moves).any(|m| table[neighbor(p, m)] == Some(len)) {
                    table[p] = Some(len + 1);
                    c += 1;
                }
            }
        }
        layers.push(c);
        unlabeled -= c as usize;
    }
    layers
    // </answer>
}
