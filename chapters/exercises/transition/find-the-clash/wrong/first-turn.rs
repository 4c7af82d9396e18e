// message: It looks as if you try only the first turn.
use std::collections::HashMap;
pub fn well_defined(seen: &dyn Fn(&[u8; 4]) -> u64, turns: &[[u8; 4]]) -> bool {
    let Some(turn) = turns.first() else { return true };
    let mut leads_to = HashMap::new();
    (0..24).all(|t| {
        let (mut before, mut after) = ([0; 4], [0; 4]);
        permutation::unrank(t, &mut before);
        puzzle::compose(&before, turn, &mut after);
        let after = seen(&after);
        *leads_to.entry(seen(&before)).or_insert(after) == after
    })
}
