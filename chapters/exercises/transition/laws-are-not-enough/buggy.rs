use permutation::{rank, unrank};
use puzzle::compose;

/// The transition table of the orders of four pieces: entry `t * turns.len() + m`.
pub fn build(turns: &[[u8; 4]]) -> Vec<u64> {
    let mut table = Vec::new();
    let (mut pm, mut qm) = ([0; 4], [0; 4]);
    for t in 0..24 {
        unrank(t, &mut pm);
        for turn in turns {
            compose(turn, &pm, &mut qm);
            table.push(rank(&qm));
        }
    }
    table
}
