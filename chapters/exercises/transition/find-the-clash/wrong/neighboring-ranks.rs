// message: It looks as if you compare only orders that stand side by side in the dictionary.
use permutation::unrank;
use puzzle::compose;

fn turned(pm: &[u8; 4], turn: &[u8; 4]) -> [u8; 4] {
    let mut after = [0; 4];
    compose(pm, turn, &mut after);
    after
}

fn order(t: u64) -> [u8; 4] {
    let mut pm = [0; 4];
    unrank(t, &mut pm);
    pm
}

pub fn well_defined(seen: &dyn Fn(&[u8; 4]) -> u64, turns: &[[u8; 4]]) -> bool {
    turns.iter().all(|turn| {
        (1..24).all(|t| {
            let (a, b) = (order(t - 1), order(t));
            seen(&a) != seen(&b) || seen(&turned(&a, turn)) == seen(&turned(&b, turn))
        })
    })
}
