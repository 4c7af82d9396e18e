// message: It looks as if no two orders may be seen alike.
use std::collections::HashSet;
pub fn well_defined(seen: &dyn Fn(&[u8; 4]) -> u64, _turns: &[[u8; 4]]) -> bool {
    let mut numbers = HashSet::new();
    (0..24).all(|t| {
        let mut pm = [0; 4];
        permutation::unrank(t, &mut pm);
        numbers.insert(seen(&pm))
    })
}
