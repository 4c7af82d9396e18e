use judge::{Verdict, order};

pub fn check() -> Verdict {
    order(
        "ABCDEF",
        exercise::order,
        &[
            ('B', 'A', "nobody knows yet what a pair is"),
            ('D', 'A', "the size of a stabilizer must be known before it is used"),
            ('A', 'E', "the pairs of one class must be counted before those of all"),
            ('E', 'F', "the pairs have not been counted already"),
            ('F', 'C', "the sum over the symmetries must be known to be the number of pairs"),
        ],
    )
}
