//! The second phase has ten turns: U, U2, U', D, D2, D', R2, L2, F2 and B2. A sequence of them is
//! canonical if no face is turned twice in a row, and of two opposite faces that are turned one right
//! after the other the first comes first: U before D, R before L, F before B.
//!
//! How many canonical sequences of `n` turns are there? Of one turn there are 10. Of two there are
//! 67: U may be followed by D, R, L, F and B, which makes 3 · 7, and D by R, L, F and B only.
//!
//! `n` is at most 18. Going through the sequences one by one takes too long.

/// How many canonical sequences of `n` turns of the second phase there are.
pub fn sequences(n: usize) -> u64 {
    // <answer>
    if n == 0 {
        return 1;
    }
    // How many end with each face U, D, R, L, F, B.
    let turns = [3, 3, 1, 1, 1, 1];
    let mut last = turns;
    for _ in 1..n {
        let all: u64 = last.iter().sum();
        let mut next = [0; 6];
        for face in 0..6 {
            // Not after itself, and the first of an axis not after the second.
            let barred = last[face] + if face % 2 == 0 { last[face + 1] } else { 0 };
            next[face] = turns[face] * (all - barred);
        }
        last = next;
    }
    last.iter().sum()
    // </answer>
}
