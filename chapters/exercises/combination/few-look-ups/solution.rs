//! The chapter's loop for unranking looks up one entry of the table for each *slot*,
//! though most slots are empty. Do with few look-ups for each *bead*.
//!
//! Give the slots of the `m` beads of the row with rank `t`, in increasing order. The
//! row has `n` slots, at most 64, and `t` is a rank that exists. Get the entries of the
//! table by calling `comb(i, r)`, with `i` and `r` at most 64. The check counts these
//! calls: 8 for each bead are enough, however many slots there are.
//!
//! For example, rank 14 with three beads in six slots is `vec![1, 3, 5]`.

/// The slots of `m` beads in `n` slots, for the rank `t`, with few calls of `comb`.
pub fn unrank(
    mut t: u64,
    m: usize,
    n: usize,
    comb: &dyn Fn(usize, usize) -> u64,
) -> Vec<usize> {
    // <answer>
    let mut slots = vec![0; m];
    let mut end = n;
    for r in (1..=m).rev() {
        // The bead is in the last slot i with comb(i, r) <= t. It is in low..high.
        let (mut low, mut high) = (0, end);
        let mut before = 0;
        while high - low > 1 {
            let middle = (low + high) / 2;
            let entry = comb(middle, r);
            if entry <= t {
                low = middle;
                before = entry;
            } else {
                high = middle;
            }
        }
        slots[r - 1] = low;
        t -= before;
        end = low;
    }
    slots
    // </answer>
}
