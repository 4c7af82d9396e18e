//! Add up all numbers that are smaller than `n`: for 4 that is 0 + 1 + 2 + 3.
// TODO: the statement, above; the signature; the answer, which is cut out of the student's
// file. `gods exercises @name@ --reset` makes that file anew.

/// The sum of the numbers below `n`, which is at most 100.
pub fn @ident@(n: u64) -> u64 {
    // <answer>
    (0..n).sum()
    // </answer>
}
