// message: once a bead has its slot, its entry is subtracted.
pub fn unrank(
    t: u64,
    m: usize,
    n: usize,
    comb: &dyn Fn(usize, usize) -> u64,
) -> Vec<usize> {
    let mut slots = vec![0; m];
    let mut end = n;
    for r in (1..=m).rev() {
        let (mut low, mut high) = (0, end);
        while high - low > 1 {
            let middle = (low + high) / 2;
            if comb(middle, r) <= t {
                low = middle;
            } else {
                high = middle;
            }
        }
        slots[r - 1] = low;
        end = low.max(1);
    }
    slots
}
