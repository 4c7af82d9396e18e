// message: undo `u` before `s`
pub fn product(t: &[usize], s: &[usize], u: &[usize]) -> Vec<usize> {
    let mut back = vec![0; u.len()];
    for x in 0..u.len() {
        back[u[x]] = x;
    }
    t.iter().map(|&x| s[back[x]]).collect()
}
