// message: It looks as if your check never says no.
use std::collections::HashMap;
pub fn well_defined(seen: &dyn Fn(&[u8; 4]) -> u64, _turns: &[[u8; 4]]) -> bool {
    let mut first = HashMap::new();
    for t in 0..24 {
        let mut pm = [0; 4];
        permutation::unrank(t, &mut pm);
        first.entry(seen(&pm)).or_insert(pm);
    }
    first.iter().all(|(number, pm)| seen(pm) == *number)
}
