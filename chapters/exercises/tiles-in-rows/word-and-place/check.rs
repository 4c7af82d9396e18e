use judge::{Verdict, compare};

/// All orders of five tiles and of six, and some of eight and twelve.
fn cases() -> impl Iterator<Item = Vec<u8>> {
    let order = |n: usize, t: u64| {
        let mut tiles = vec![0; n];
        permutation::unrank(t, &mut tiles);
        tiles
    };
    let small = [(5, 120), (6, 720)];
    let small = small.into_iter().flat_map(move |(n, count)| (0..count).map(move |t| order(n, t)));
    let large = [(8, 40_320_u64), (12, 479_001_600)];
    small.chain(large.into_iter().flat_map(move |(n, count)| {
        (0..50).map(move |i| order(n, i * (count - 1) / 49))
    }))
}

/// The order of the last five among themselves.
fn place(tiles: &[u8]) -> u64 {
    permutation::rank_even(&tiles[tiles.len() - 5..])
}

fn right(tiles: &[u8]) -> (u64, u64) {
    (permutation::rank_even(tiles) / 60, place(tiles))
}

const PLACE_VALUES: &str = "The word is right. For the column, look at what each digit is worth: \
                            4 values of y and 3 of z follow the digit x, and 3 of z follow y, \
                            so they are worth 12, 3 and 1.";

/// The first three digits of the last five, with these values.
fn valued(tiles: &[u8], values: [u64; 3]) -> u64 {
    let digits = permutation::inversion_digits(&tiles[tiles.len() - 5..]);
    values.iter().zip(digits).map(|(value, digit)| value * u64::from(digit)).sum()
}

pub fn check() -> Verdict {
    compare(
        cases(),
        |tiles| format!("spot(&{tiles:?})"),
        |tiles| exercise::spot(tiles),
        |tiles| right(tiles),
    )
    .mistake(
        "The column is right, and the word is half of what it should be. Half of all orders have a \
         bit: the rank among the even ones has been halved already.",
        |tiles| (permutation::rank_even(tiles) / 120, place(tiles)),
    )
    .mistake(
        "The word is right, and the column counts all orders of the five, 120 of them. Leave \
         out the two last digits: parity gives them.",
        |tiles| {
            let last = &tiles[tiles.len() - 5..];
            (right(tiles).0, permutation::rank(last))
        },
    )
    .mistake(
        "The word is right, and of the column only a remainder by 60 is there. The rank counts \
         odd orders as well: take the remainder by 120, and then half of it.",
        |tiles| (right(tiles).0, permutation::rank(tiles) % 60),
    )
    .mistake(PLACE_VALUES, |tiles| (right(tiles).0, valued(tiles, [24, 6, 2])))
    .mistake(PLACE_VALUES, |tiles| (right(tiles).0, valued(tiles, [20, 4, 1])))
    .mistake(PLACE_VALUES, |tiles| (right(tiles).0, valued(tiles, [25, 5, 1])))
    .mistake(
        "It looks as if the digits count the smaller tiles on the *left*. They count those on \
         the right.",
        |tiles| {
            let n = tiles.len();
            let digit = |i: usize| tiles[..i].iter().filter(|&&b| b < tiles[i]).count();
            let join = |t: u64, i: usize| t * (n - i) as u64 + digit(i) as u64;
            ((0..n - 5).fold(0, join), (n - 5..n - 2).fold(0, join))
        },
    )
    .mistake(
        "The word is right. For the column, it looks as if the digits count the smaller tiles on \
         the *left*. They count those on the right.",
        |tiles| {
            let mut last = tiles[tiles.len() - 5..].to_vec();
            last.reverse();
            let larger = permutation::inversion_digits(&last);
            let left = [4, 3, 2].map(|i| u64::from(larger[i]));
            (right(tiles).0, 12 * left[0] + 3 * left[1] + left[2])
        },
    )
    .mistake("The word and the column have changed places.", |tiles| {
        let (word, place) = right(tiles);
        (place, word)
    })
    .mistake(
        "The word is right, and the column is that of the first five tiles: the column \
         comes from the last.",
        |tiles| (right(tiles).0, permutation::rank_even(&tiles[..5])),
    )
    .likely(
        "With fewer tiles you are right. Twelve have 12!/120 words: does each number \
         fit in its type?",
        |tiles, _| tiles.len() > 8,
    )
    .likely(
        "The column is right. For the word, each digit has the base that fits its tile: as \
         many values as there are tiles from it to the end.",
        |tiles, given| {
            matches!(given, judge::RunOutcome::Gave((_, given)) if *given == place(tiles))
        },
    )
    .likely(
        "The word is right here. The column is made of the first three digits of the last five \
         tiles, worth 12, 3 and 1.",
        |tiles, given| {
            matches!(given, judge::RunOutcome::Gave((word, _)) if *word == right(tiles).0)
        },
    )
    .judge()
}
