// message: It looks as if you undo `t`
pub fn product(t: &[usize], s: &[usize], u: &[usize]) -> Vec<usize> {
    let mut back = vec![0; t.len()];
    for x in 0..t.len() {
        back[t[x]] = x;
    }
    back.iter().map(|&x| u[s[x]]).collect()
}
