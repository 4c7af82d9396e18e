// message: a smaller type takes different numbers for one.
use std::collections::HashMap;
pub fn well_defined(seen: &dyn Fn(&[u8; 4]) -> u64, turns: &[[u8; 4]]) -> bool {
    turns.iter().all(|turn| {
        let mut leads_to: HashMap<u32, u32> = HashMap::new();
        (0..24).all(|t| {
            let (mut before, mut after) = ([0; 4], [0; 4]);
            permutation::unrank(t, &mut before);
            puzzle::compose(&before, turn, &mut after);
            let after = seen(&after) as u32;
            *leads_to.entry(seen(&before) as u32).or_insert(after) == after
        })
    })
}
