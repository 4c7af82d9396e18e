// message: calls of comb, and 8 are enough
use std::collections::BTreeMap;
use std::sync::Mutex;

static KNOWN: Mutex<BTreeMap<(u64, usize, usize), Vec<usize>>> = Mutex::new(BTreeMap::new());

pub fn unrank(
    rank: u64,
    m: usize,
    n: usize,
    comb: &dyn Fn(usize, usize) -> u64,
) -> Vec<usize> {
    let mut known = KNOWN.lock().unwrap();
    let slots = known.entry((rank, m, n)).or_insert_with(|| {
        let (mut t, mut r, mut slots) = (rank, m, vec![]);
        for i in (0..n).rev() {
            if r > 0 && comb(i, r) <= t {
                t -= comb(i, r);
                r -= 1;
                slots.insert(0, i);
            }
        }
        slots
    });
    slots.clone()
}
