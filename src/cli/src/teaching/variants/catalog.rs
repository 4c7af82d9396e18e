//! Variants about puzzles of the catalog.
use puzzle::catalog;

use super::variant::Variant;
use crate::teaching::draw::Draw;

/// Where the blank is after random moves.
pub fn blank_in_the_corner(draw: &mut Draw) -> Variant {
    let (rows, columns) = draw.until(
        |d| (d.within(2, 5), d.within(3, 6)),
        |(rows, columns)| rows != columns || *rows > 3,
    );
    let near = |cell: u64| {
        let (row, column) = (cell / columns, cell % columns);
        [row > 0, row + 1 < rows, column > 0, column + 1 < columns]
            .into_iter()
            .filter(|it| *it)
            .count() as u64
    };
    let cells = rows * columns;
    let all: u64 = (0..cells).map(near).sum();
    let corners: u64 = (0..cells).map(near).filter(|&it| it == 2).sum();
    // So many boards that both means are whole numbers.
    let (mut boards, mut rest) = (cells, all);
    while rest > 0 {
        (boards, rest) = (rest, boards % rest);
    }
    let boards = cells * all / boards * draw.within(1, 3);
    Variant::new(format!(
        "A sliding puzzle has {rows} rows of {columns} cells. {boards} boards are drawn uniformly: \
         each cell of the blank is equally likely. {boards} others are made by random moves, very many for \
         each: at every step each move that can be done is equally likely. (Half of these boards \
         get one move more than the others, so that the blank may be on a cell of either color of the \
         chessboard.)"
    ))
    .ask("How many boards of the first kind have their blank in a corner, on average?", boards * 4 / cells)
    .ask("How many of the second?", boards * corners / all)
}

/// Sizes of a turntable with which two neighbors can be exchanged.
pub fn two_exchanged(draw: &mut Draw) -> Variant {
    let discs = 2 * draw.within(4, 14) + 1;
    let last = draw.within(discs / 2, discs - 2);
    let is_odd = |size: u64| {
        let turned: Vec<u8> = (0..size as u8).rev().collect();
        !permutation::is_even(&turned)
    };
    Variant::new(format!(
        "A TopSpin ring has {discs} discs. Its turntable takes k of them and turns them over, and \
         there are {} sizes to choose from: k is 2, 3, and so on up to {last}. In a solved ring two \
         neighbors are exchanged, and all other discs stay in their places.",
        last - 1
    ))
    .ask(
        "For how many of the sizes can moves bring the ring in order again?",
        (2..=last).filter(|&size| is_odd(size)).count(),
    )
    .ask("Which is the largest of these sizes?", (2..=last).rfind(|&size| is_odd(size)).unwrap_or(2))
}

/// How many layers of a tower have so many positions.
pub fn layers_of_eight(draw: &mut Draw) -> Variant {
    let discs = draw.within(4, 7);
    let of = 1_u64 << draw.within(0, discs - 1);
    let choice =
        catalog::find(&format!("hanoi-3x{discs}")).expect("a puzzle of the catalog");
    let puzzle = choice.puzzle(None).expect("its only metric");
    let table = table::distances_to_solved(&*puzzle, |_| {}).expect("a small table");
    let layers = table.layers();
    Variant::new(format!(
        "{discs} discs are carried from one of three pegs to another. Layer d of this puzzle is all \
         positions that are d moves from solved."
    ))
    .ask("How many layers are there, layer 0 among them?", layers.len())
    .ask(
        format!("How many of them have exactly {of} positions?"),
        layers.iter().filter(|&&it| it == of).count(),
    )
}
