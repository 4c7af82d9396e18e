use judge::{Verdict, order};

pub fn check() -> Verdict {
    order(
        "ABCDEF",
        exercise::order,
        &[
            (
                'D',
                'C',
                "C builds any exchange of exchanges of neighbors, which D is about",
            ),
            (
                'C',
                'F',
                "F needs what C says of every exchange, also one of no neighbors",
            ),
            ('F', 'B', "B counts how often the moves flip, which F says"),
            ('A', 'B', "B needs that the moves were even in number, which A says"),
            ('B', 'E', "E is the end: 1 is odd, and what is wrong with that says B"),
        ],
    )
}
