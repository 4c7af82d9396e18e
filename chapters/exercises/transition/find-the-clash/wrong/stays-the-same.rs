// message: It looks as if a turn may not change what is seen of an order.
pub fn well_defined(seen: &dyn Fn(&[u8; 4]) -> u64, turns: &[[u8; 4]]) -> bool {
    turns.iter().all(|turn| {
        (0..24).all(|t| {
            let (mut before, mut after) = ([0; 4], [0; 4]);
            permutation::unrank(t, &mut before);
            puzzle::compose(&before, turn, &mut after);
            seen(&before) == seen(&after)
        })
    })
}
