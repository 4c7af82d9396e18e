use judge::{Verdict, predict};

/// Pairs of neighbors side by side on a board, both ways.
fn sideways(rows: u64, across: u64) -> u64 {
    2 * rows * (across - 1)
}

pub fn check() -> Verdict {
    predict("answer()", exercise::answer, sideways(4, 3))
        .mistake(
            sideways(3, 4),
            "These moves go sideways on the board as it lay before. On the turned board they \
             go up and down: there a tile passes two others, and the order changes.",
        )
        .mistake(
            sideways(4, 3) / 2,
            "The blank can go to the right and to the left: each pair of cells gives two \
             pairs of planes.",
        )
        .mistake(
            sideways(3, 4) / 2,
            "These are pairs of cells side by side on the board as it lay before. Turn it, and \
             count each pair both ways.",
        )
        .mistake(12, "So many planes there are. How many *pairs* of them are side by side?")
        .mistake(
            4 * 2 + 3 * 3,
            "These are all moves, each one way. How many of them go sideways, there and back?",
        )
        .mistake(
            2 * (4 * 2 + 3 * 3),
            "These are all moves. How many of them go sideways?",
        )
        .judge()
}
