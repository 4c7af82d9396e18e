// message: It looks as if the largest disc moves one move late
pub fn after(n: usize, k: u64) -> String {
    let (mut from, mut to, mut k) = (0_u8, 2_u8, k);
    let mut row = String::new();
    for smaller in (0..n).rev() {
        let aside = 3 - from - to;
        if k <= 1 << smaller {
            row.push(char::from(b'A' + from));
            to = aside;
        } else {
            row.push(char::from(b'A' + to));
            k -= 1 << smaller;
            from = aside;
        }
    }
    row
}
