// message: `while`, not `if`.
pub fn is_even(pm: &[u8]) -> bool {
    let mut pm = pm.to_vec();
    let mut even = true;
    for i in 0..pm.len() {
        if pm[i] as usize != i {
            let home = pm[i] as usize;
            pm.swap(i, home);
            even = !even;
        }
    }
    even
}
