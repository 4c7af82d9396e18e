// message: It looks as if B and C have changed places
pub fn after(n: usize, k: u64) -> String {
    let (mut from, mut to, mut k) = ('A', 'B', k);
    let mut row = String::new();
    for smaller in (0..n).rev() {
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
