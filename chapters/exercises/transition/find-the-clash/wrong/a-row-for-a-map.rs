// message: What is seen may be any number: a map takes them all, a row of 24 does not.
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
        let mut leads_to = [None; 24];
        (0..24).map(order).all(|pm| {
            let after = seen(&turned(&pm, turn));
            *leads_to[seen(&pm) as usize].get_or_insert(after) == after
        })
    })
}
