// message: what is in each place
pub fn product(t: &[usize], s: &[usize], u: &[usize]) -> Vec<usize> {
    let mut back = vec![0; u.len()];
    for x in 0..u.len() {
        back[u[x]] = x;
    }
    back.iter().map(|&x| t[s[x]]).collect()
}
