//! A cube has six faces: 0 and 1 are opposite, 2 and 3, and 4 and 5. Each can be turned in three ways. A sequence of turns is canonical if no face is turned twice in a row, and of two opposite faces
//! turned one right after the other the one with the smaller number comes first.
//!
//! How many canonical sequences of `n` turns are there? Of one turn there are 18, of two 243.
//!
//! `n` is at most 16. The number is so large that going through the sequences one by one takes too long.

/// How many canonical sequences of `n` turns there are.
pub fn sequences(n: usize) -> u64 {
    // <answer>
    // How many end with each face.
    let mut last = [0; 6];
    for turn in 0..n {
        last = [0, 1, 2, 3, 4, 5].map(|face| {
            let before =
                |other: usize| other != face && !(other == face + 1 && face % 2 == 0);
            let sum: u64 =
                (0..6).filter(|&other| before(other)).map(|other| last[other]).sum();
            if turn == 0 { 3 } else { 3 * sum }
        });
    }
    if n == 0 { 1 } else { last.iter().sum() }
    // </answer>
}
