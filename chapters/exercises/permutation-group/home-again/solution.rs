//! Schreier's product. Permutations say where each point goes: `s[x]` is where `s` takes point
//! `x`. First do `t`, then `s`, and then undo `u`.
//!
//! Example: let `t` be 1 0 2, `s` 0 2 1 and `u` 1 2 0. Point 0 goes to 1 by `t`, and from there to
//! 2 by `s`. Undoing `u` takes 2 to 1, because `u` takes 1 to 2. So the product takes 0 to 1. For
//! all three points it is 1 2 0.

/// Where `t`, then `s`, then the undoing of `u` takes each point. All three have as many points.
pub fn product(t: &[usize], s: &[usize], u: &[usize]) -> Vec<usize> {
    // <answer>
    let mut back = vec![0; u.len()];
    for x in 0..u.len() {
        back[u[x]] = x;
    }
    t.iter().map(|&x| back[s[x]]).collect()
    // </answer>
}
