use judge::{Verdict, order};

pub fn check() -> Verdict {
    order(
        "ABCDEF",
        exercise::order,
        &[
            ('D', 'C', "C adds up what exchanges of neighbors do, which D says"),
            (
                'C',
                'F',
                "F needs what C says of every exchange: blank and tile may be no neighbors in \
                 the row",
            ),
            ('F', 'B', "B counts how often the moves flip, which F says"),
            ('A', 'B', "B needs that the moves were even in number, which A says"),
            ('B', 'E', "E rests on B: without it, nothing forbids 1 inversion"),
        ],
    )
}
