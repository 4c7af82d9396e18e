use judge::{Verdict, predict};

/// How many rows the two moves can reach.
fn reached(start: [u8; 5]) -> u32 {
    let mut rows = vec![start];
    let mut i = 0;
    while i < rows.len() {
        for first in [0, 2] {
            let mut row = rows[i];
            row[first..first + 3].rotate_right(1);
            if !rows.contains(&row) {
                rows.push(row);
            }
        }
        i += 1;
    }
    rows.len() as u32
}

pub fn check() -> Verdict {
    predict("different()", exercise::different, reached([0, 1, 2, 3, 4]))
        .mistake(120, "That would be all orders of five cards. Both moves are even.")
        .mistake(
            9,
            "Each move can be done three times until nothing has happened, but the two can also be \
             done in turn.",
        )
        .judge()?;
    predict("two_alike()", exercise::two_alike, reached([0, 0, 1, 2, 3]))
        .mistake(
            30,
            "You count two orders as one row. Two orders in which just the two As have changed places: \
             is it possible to reach both?",
        )
        .mistake(120, "The row A A B C D has not more rows than cards that are all different.")
        .judge()?;
    predict("three_alike()", exercise::three_alike, reached([0, 0, 0, 1, 2]))
        .mistake(
            10,
            "You count six orders as one row. Of the six orders of the three As, how many can be \
             reached when the other cards do not change?",
        )
        .mistake(
            60,
            "Of the orders of three As, not only the first can be reached: to take them around is even.",
        )
        .mistake(
            30,
            "How many orders of the three As are even? These all look the same.",
        )
        .judge()
}
