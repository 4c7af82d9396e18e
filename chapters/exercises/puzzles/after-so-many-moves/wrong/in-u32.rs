// message: With few discs you are right. Does each number fit in its type?
/// The row of `n` discs, at most 60, after `k` moves of the shortest path from all on A to
/// all on C. `k` is at most the number of those moves.
pub fn after(n: usize, k: u64) -> String {
    let (mut from, mut to, mut k) = ('A', 'C', k as u32);
    let mut row = String::new();
    for smaller in (0..n).rev() {
        // The smaller discs go aside in 2^smaller − 1 moves, then this one moves.
        let aside =
            ['A', 'B', 'C'].into_iter().find(|&peg| peg != from && peg != to).unwrap();
        if k < 1 << smaller {
            row.push(from);
            to = aside;
        } else {
            row.push(to);
            k -= 1 << smaller;
            from = aside;
        }
    }
    row
}
