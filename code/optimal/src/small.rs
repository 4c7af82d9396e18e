//! Small coordinates for small tables: one breadth-first search for each.

/// The distance of each rank from `solved`; `after(rank, m)` is the rank after turn `m` of 18.
///
/// # Complexity
/// O(count) turns, a byte for each rank.
pub(crate) fn distances(
    count: usize,
    solved: usize,
    after: &dyn Fn(u16, usize) -> u16,
) -> Vec<u8> {
    let mut distances = vec![u8::MAX; count];
    distances[solved] = 0;
    let mut frontier = vec![solved];
    for distance in 1.. {
        let mut next = vec![];
        for rank in frontier {
            for m in 0..18 {
                let found = usize::from(after(rank as u16, m));
                if distances[found] == u8::MAX {
                    distances[found] = distance;
                    next.push(found);
                }
            }
        }
        if next.is_empty() {
            break;
        }
        frontier = next;
    }
    distances
}
