//! Somebody has taken a cube apart and put its pieces back anywhere, none of them turned. Slot
//! `i` of the corners holds corner `corners[i]`, and slot `i` of the edges holds edge
//! `edges[i]`. Every turn takes four corners around and four edges. Can turns put all
//! pieces in order?
//!
//! They can if and only if both rows are even or both are odd; that no other law stands
//! in the way you may take for granted. To be tried on small examples, your function
//! gets rows of other lengths as well: `[0]` and `[1, 0]` are an even and an odd one, so the
//! answer is `false`. Each row holds every number below its length once, and is 1 to 24 long.

/// Whether the corners and the edges are both even or both odd.
pub fn possible(corners: &[u8], edges: &[u8]) -> bool {
    // <answer>
    let pairs = |row: &[u8]| -> usize {
        let later = |i: usize| row[i + 1..].iter().filter(|&&b| b < row[i]).count();
        (0..row.len()).map(later).sum()
    };
    pairs(corners) % 2 == pairs(edges) % 2
    // </answer>
}
