// message: An `f64` holds whole numbers exactly only up to 2⁵³
pub fn after(n: usize, k: u64) -> String {
    let (mut from, mut to, mut k) = ('A', 'C', k as f64);
    let mut row = String::new();
    for smaller in (0..n).rev() {
        let aside =
            ['A', 'B', 'C'].into_iter().find(|&peg| peg != from && peg != to).unwrap();
        let half = 2_f64.powi(smaller as i32);
        if k < half {
            row.push(from);
            to = aside;
        } else {
            row.push(to);
            k -= half;
            from = aside;
        }
    }
    row
}
