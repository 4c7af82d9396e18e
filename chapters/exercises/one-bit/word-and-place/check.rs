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

pub fn check() -> Verdict {
    compare(
        cases(),
        |tiles| format!("spot(&{tiles:?})"),
        |tiles| exercise::spot(tiles),
        |tiles| right(tiles),
    )
    .mistake(
        "The word is right, and the place counts all orders of the five, 120 of them. Leave \
         out the two last digits: parity gives them.",
        |tiles| {
            let last = &tiles[tiles.len() - 5..];
            (right(tiles).0, permutation::rank(last))
        },
    )
    .mistake("The word and the place have changed places.", |tiles| {
        let (word, place) = right(tiles);
        (place, word)
    })
    .mistake(
        "The word is right, and the place is that of the first five tiles: the place \
         comes from the last.",
        |tiles| (right(tiles).0, permutation::rank_even(&tiles[..5])),
    )
    .likely(
        "The place is right. For the word, each digit has the base that fits its tile: as \
         many values as there are tiles from it to the end.",
        |tiles, given| {
            matches!(given, judge::Answer::Gave((_, given)) if *given == place(tiles))
        },
    )
    .judge()
}
