use judge::{Verdict, order};

pub fn check() -> Verdict {
    order(
        "ABCDEFG",
        exercise::order,
        &[
            ('E', 'B', "nobody knows yet that there is a last turn"),
            ('B', 'D', "nobody knows yet which face and which axis are meant"),
            (
                'D',
                'G',
                "a cube stays in the subgroup only if the turn that is undone is in it",
            ),
            (
                'G',
                'A',
                "it must be known first that the cube is in the subgroup before its last turn",
            ),
            ('A', 'F', "it must be known first which turns lead into the subgroup"),
            ('F', 'C', "the turns before the last one must be counted first"),
        ],
    )
}
