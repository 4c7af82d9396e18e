use judge::{Verdict, compare};

/// A sum, a tile, and the cells that it moves from and to.
type Case = (u32, u8, usize, usize);

fn distance(cell: usize, home: usize) -> u32 {
    ((cell / 4).abs_diff(home / 4) + (cell % 4).abs_diff(home % 4)) as u32
}

/// Each tile, moved from each cell to each cell beside it. The other tiles add 0 or more.
fn cases() -> impl Iterator<Item = Case> {
    let moves = (0..16).flat_map(|from| {
        let beside = move |&to: &usize| distance(from, to) == 1;
        (0..16).filter(beside).map(move |to| (from, to))
    });
    let all = moves.flat_map(|(from, to)| {
        (1..16).flat_map(move |tile: u8| {
            let own = distance(from, usize::from(tile) - 1);
            [0, 1, 30].map(|others| (own + others, tile, from, to))
        })
    });
    [(9, 8, 3, 7)].into_iter().chain(all)
}

/// The sum with the distance of the tile before and after, if the tile belongs in `home`.
fn with_home(&(bound, _, from, to): &Case, home: usize) -> u32 {
    (bound + distance(to, home)).wrapping_sub(distance(from, home))
}

pub fn check() -> Verdict {
    compare(
        cases(),
        |(bound, tile, from, to)| format!("carried({bound}, {tile}, {from}, {to})"),
        |&(bound, tile, from, to)| exercise::carried(bound, tile, from, to),
        |case| with_home(case, usize::from(case.1) - 1),
    )
    .mistake(
        "You add the new distance of the tile, and the old one is still in the sum: subtract it.",
        |&(bound, tile, _, to)| bound + distance(to, usize::from(tile) - 1),
    )
    .mistake(
        "Tile 1 belongs in cell 0, and every other tile in the cell before its own number, too.",
        |case| with_home(case, usize::from(case.1)),
    )
    .mistake(
        "The sum grows where it should fall: the tile has left `from`, and is now in `to`.",
        |&(bound, tile, from, to)| with_home(&(bound, tile, to, from), usize::from(tile) - 1),
    )
    .mistake(
        "A move may bring a tile nearer, or take it away: the sum falls or grows by 1.",
        |case| case.0 + 1,
    )
    .judge()
}
