use judge::{Verdict, order};

pub fn check() -> Verdict {
    order(
        "ABCDE",
        exercise::order,
        &[
            ('D', 'B', "nobody knows yet what r and m are"),
            ('D', 'E', "it must be said before what the position is after the move"),
            ('B', 'E', "nobody knows yet what c and r' are"),
            ('B', 'C', "nobody knows yet what c is"),
            ('E', 'C', "it is not known yet that h·c comes up"),
            ('C', 'A', "row and column after the move are not known yet"),
        ],
    )
}
