use judge::{Verdict, ask, ensure, predict};
use orientation::ZeroTwist;

pub fn check() -> Verdict {
    let space = ZeroTwist::new(5, 3).unwrap();
    let last = space.unrank(space.count() - 1).unwrap();
    let row = ask::<[u8; 5]>("last_row()", exercise::last_row)?;
    ensure(row.iter().all(|&o| o < 3), || {
        format!("last_row() gives {row:?}: there are only the orientations 0, 1 and 2.")
    })?;
    let sum: u8 = row.iter().sum();
    ensure(sum % 3 == 0, || {
        format!(
            "last_row() gives {row:?}, and its orientations add up to {sum}.\nThat is no \
             multiple of 3, so this puzzle never shows it."
        )
    })?;
    ensure(row[..] == last[..], || {
        format!(
            "last_row() gives {row:?}, and there is a row with a greater rank.\nWhich \
             dials count, and which one only follows?"
        )
    })?;
    predict("last_rank()", exercise::last_rank, space.count() - 1)
        .mistake(space.count(), "So many rows there are, and the first has the rank 0.")
        .mistake(
            orientation::rank(&last, 3),
            "It looks as if you read all five dials. The last one is left out.",
        )
        .mistake(
            3_u64.pow(5) - 1,
            "That would be the last rank if each of the five dials were free.",
        )
        .mistake(
            3_u64.pow(3) - 1,
            "That is the last rank of four corners. One dial of the five is left out.",
        )
        .judge()
}
