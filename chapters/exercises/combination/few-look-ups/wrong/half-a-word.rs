// message: and a long one is not: is every number on the way a `u64`?
pub fn unrank(
    t: u64,
    m: usize,
    n: usize,
    comb: &dyn Fn(usize, usize) -> u64,
) -> Vec<usize> {
    let mut t = i32::try_from(t).expect("a rank that fits");
    let mut slots = vec![0; m];
    let mut end = n;
    for r in (1..=m).rev() {
        let (mut low, mut high) = (0, end);
        let mut before = 0;
        while high - low > 1 {
            let middle = (low + high) / 2;
            let entry = comb(middle, r) as i32;
            if entry <= t {
                (low, before) = (middle, entry);
            } else {
                high = middle;
            }
        }
        slots[r - 1] = low;
        t -= before;
        end = low;
    }
    slots
}
