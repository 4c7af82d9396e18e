use judge::{Verdict, predict};
use puzzle::rubik::CubeFace;

/// How many of the moves leave all columns as they are, in both frames.
fn right() -> (u64, u64) {
    let moves = CubeFace::ALL.into_iter().flat_map(|face| {
        let quarter = face.corners();
        [quarter, quarter * quarter, quarter * quarter * quarter]
    });
    let (mut by_piece, mut by_slot) = (0, 0);
    for turn in moves {
        let turns_none = turn.ori() == &[0; 8];
        let moves_none = turn.pm() == &[0, 1, 2, 3, 4, 5, 6, 7];
        by_piece += u64::from(turns_none);
        by_slot += u64::from(turns_none && moves_none);
    }
    (by_piece, by_slot)
}

pub fn check() -> Verdict {
    let (by_piece, by_slot) = right();
    predict("by_piece()", exercise::by_piece, by_piece)
        .mistake(
            6,
            "Those are the moves of U and D. Follow one corner through a half turn of R: by how \
             much is it turned?",
        )
        .mistake(5, "So it is on the pocket cube, where three faces turn, and here are six.")
        .mistake(
            4,
            "Those are the half turns of R, L, F and B. There are others that turn no corner.",
        )
        .mistake(8, "Those are the moves that do change the words.")
        .mistake(
            18,
            "A quarter turn of R turns four corners, so their digits grow: the words do not stay \
             as they are.",
        )
        .mistake(
            0,
            "Every move sends the words to another row. But on the way, U adds nothing to any \
             piece's twist.",
        )
        .judge()?;
    predict("by_slot()", exercise::by_slot, by_slot)
        .mistake(
            by_piece,
            "These moves turn no corner. But do they leave the twist that was in slot URF in \
             slot URF?",
        )
        .mistake(
            6,
            "U turns no corner, and yet it sends corners to other slots: so digits go to other \
             digits.",
        )
        .judge()
}
