use judge::{Verdict, order};

pub fn check() -> Verdict {
    order(
        "ABCDEFG",
        exercise::order,
        &[
            ('F', 'C', "there is no solution yet whose moves could be followed"),
            (
                'C',
                'A',
                "the row of indices must be there before its steps are looked at",
            ),
            (
                'E',
                'A',
                "only then is a step from one position a step from all that share the index",
            ),
            ('A', 'G', "a row of indices is a walk only if each of its steps is one"),
            ('G', 'B', "the walk must be known before its length can be compared"),
            ('B', 'D', "the conclusion needs that the entry is not larger than n"),
        ],
    )
}
