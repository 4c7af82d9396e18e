// message: It looks as if you say whether it is odd.
pub fn is_even(pm: &[u8]) -> bool {
    let mut pm = pm.to_vec();
    let mut odd = false;
    for i in 0..pm.len() {
        while pm[i] as usize != i {
            let home = pm[i] as usize;
            pm.swap(i, home);
            odd = !odd;
        }
    }
    odd
}
