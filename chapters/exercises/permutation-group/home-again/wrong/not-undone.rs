// message: do you undo `u`, or do it?
pub fn product(t: &[usize], s: &[usize], u: &[usize]) -> Vec<usize> {
    t.iter().map(|&x| u[s[x]]).collect()
}
