/// The pieces in the slots after `a` and then the move `b`.
pub fn after(a: &[u8], b: &[u8]) -> Vec<u8> {
    let mut c = vec![0; a.len()];
    for i in 0..b.len() {
        c[b[i] as usize] = a[i];
    }
    c
}
