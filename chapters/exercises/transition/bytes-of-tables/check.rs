use judge::{Verdict, predict};
use transition::{Coordinate, CornerOrientation, CornerPermutation, CornerPosition};

const POWER: &str = "In Rust `^` is no power, and `3 ^ 6` is 5. Write `3_u64.pow(6)`.";

pub fn check() -> Verdict {
    let (orders, twists) = (CornerPermutation.count(), CornerOrientation.count());
    let [orders, twists, all] = [orders, twists, CornerPosition.count()].map(|n| n as u64);
    let moves = puzzle::pocket_cube::moves(puzzle::Metric::QuarterTurn).len() as u64;
    let rows = orders + twists;
    let multiplied = "It looks as if you multiply the rows of the two tables. Each has its \
                      own: they stand one beside the other.";
    let no_moves = "A row has an entry for each move.";
    let two_tables = "It looks as if you multiply the two tables. Only the rows multiply: a \
                      row has one entry for each move, and each entry its bytes, once.";
    let nine =
        "It looks as if you count nine moves. Without the half turns there are six.";
    predict("two_small()", exercise::two_small, rows * moves * 2)
        .mistake(all * moves * 2, multiplied)
        .mistake(all * moves * 4, multiplied)
        .mistake((orders + (3 ^ 6)) * moves * 2, POWER)
        .mistake(rows * 2, no_moves)
        .mistake(
            rows * moves,
            "That is half of it. Each entry has two bytes, and both directions of a face are \
             moves: there are six.",
        )
        .mistake(rows * moves * 4, "The entries of these tables have two bytes.")
        .mistake(rows * 9 * 2, nine)
        .mistake(orders * moves * 2, "The table of the orientations is missing.")
        .mistake(
            (orders + 3 * twists) * moves * 2,
            "The last of the seven orientations follows from the others: 3⁶, not 3⁷.",
        )
        .judge()?;
    predict("one_large()", exercise::one_large, all * moves * 4)
        .mistake(
            rows * moves * 4,
            "It looks as if you add up. Every order goes with every orientation.",
        )
        .mistake(orders * (3 ^ 6) * moves * 4, POWER)
        .mistake(all * moves * moves * 4, two_tables)
        .mistake(all * moves * moves * 16, two_tables)
        .mistake(all * moves * moves, two_tables)
        .mistake(all * 4, no_moves)
        .mistake(all * moves, "That is the number of entries. Each has four bytes.")
        .mistake(all * moves * 2, "Here the entries have four bytes: two are too few.")
        .mistake(all * 9 * 4, nine)
        .mistake(
            3 * all * moves * 4,
            "The last of the seven orientations follows from the others: 3⁶, not 3⁷.",
        )
        .judge()
}
