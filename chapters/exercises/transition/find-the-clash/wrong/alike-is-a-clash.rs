// message: Many orders may be seen alike; compare where they go.
use std::collections::HashSet;
pub fn well_defined(seen: &dyn Fn(&[u8; 4]) -> u64, turns: &[[u8; 4]]) -> bool {
    turns.iter().all(|turn| {
        let mut numbers = HashSet::new();
        (0..24).all(|t| {
            let (mut before, mut after) = ([0; 4], [0; 4]);
            permutation::unrank(t, &mut before);
            puzzle::compose(&before, turn, &mut after);
            numbers.insert(seen(&after))
        })
    })
}
