// message: It looks as if you mix up yes and no.
use std::collections::HashMap;

use permutation::unrank;
use puzzle::compose;

/// Whether the coordinate `seen` is well defined under these turns: no clash anywhere.
pub fn well_defined(seen: &dyn Fn(&[u8; 4]) -> u64, turns: &[[u8; 4]]) -> bool {
    !turns.iter().all(|turn| {
        let mut leads_to = HashMap::new();
        (0..24).all(|t| {
            let (mut before, mut after) = ([0; 4], [0; 4]);
            unrank(t, &mut before);
            compose(&before, turn, &mut after);
            let after = seen(&after);
            *leads_to.entry(seen(&before)).or_insert(after) == after
        })
    })
}
