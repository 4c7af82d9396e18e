//! Variants about what may be added and what is well defined, on a board that is small enough to
//! try all of its positions.
use std::collections::{BTreeMap, BTreeSet, HashMap, VecDeque};

use lower_bound::LowerBound;
use pattern_database::{Database, Tiles};
use puzzle::sliding::Sliding;
use puzzle::{Puzzle, Row};

use super::variant::{Variant, letters, row};
use crate::teaching::draw::Draw;

/// The board of all these questions: two rows of three, the tiles 1 to 5, and a blank, which is
/// last when it is solved.
pub struct Board {
    puzzle: Sliding,
    /// Every board that can be reached, and its distance from the solved one.
    far: HashMap<Row, u64>,
}

impl Board {
    fn new() -> Self {
        let puzzle = Sliding::new(2, 3).expect("a size that there is");
        let solved = Row::from_fn(6, |cell| [1, 2, 3, 4, 5, 0][cell]);
        let mut far = HashMap::from([(solved, 0)]);
        let mut queue = VecDeque::from([solved]);
        while let Some(board) = queue.pop_front() {
            let next = far[&board] + 1;
            for board in (0..puzzle.moves()).filter_map(|m| puzzle.apply(&board, m)) {
                far.entry(board).or_insert_with(|| {
                    queue.push_back(board);
                    next
                });
            }
        }
        Board { puzzle, far }
    }
}

/// Where a tile or the blank is.
fn cell(board: &Row, tile: u8) -> usize {
    board.iter().position(|&it| it == tile).unwrap_or(0)
}

/// A number that a bound counts of a board.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Counts {
    /// How far these tiles are from their cells.
    Manhattan(Vec<u64>),
    /// How many of these tiles are not in their cells.
    Hamming(Vec<u64>),
    /// How many of these tiles are not in their rows.
    Rows(Vec<u64>),
    /// How many of these tiles are not in their columns.
    Columns(Vec<u64>),
}

impl Counts {
    fn of(&self, board: &Row) -> u64 {
        let apart = |tile: u64| {
            let (at, goal) = (cell(board, tile as u8), tile as usize - 1);
            ((at / 3).abs_diff(goal / 3) as u64, (at % 3).abs_diff(goal % 3) as u64)
        };
        let sum = |tiles: &[u64], of: fn((u64, u64)) -> u64| -> u64 {
            tiles.iter().map(|&tile| of(apart(tile))).sum()
        };
        match self {
            Counts::Manhattan(tiles) => sum(tiles, |(rows, columns)| rows + columns),
            Counts::Hamming(tiles) => {
                sum(tiles, |(rows, columns)| (rows + columns).min(1))
            }
            Counts::Rows(tiles) => sum(tiles, |(rows, _)| rows.min(1)),
            Counts::Columns(tiles) => sum(tiles, |(_, columns)| columns.min(1)),
        }
    }

    /// Which moves it counts: a tile, and whether it goes up or down.
    fn moves(&self) -> BTreeSet<(u64, bool)> {
        let (tiles, ways) = match self {
            Counts::Manhattan(tiles) | Counts::Hamming(tiles) => {
                (tiles, &[true, false][..])
            }
            Counts::Rows(tiles) => (tiles, &[true][..]),
            Counts::Columns(tiles) => (tiles, &[false][..]),
        };
        tiles
            .iter()
            .flat_map(|&tile| ways.iter().map(move |&way| (tile, way)))
            .collect()
    }

    fn text(&self) -> String {
        match self {
            Counts::Manhattan(tiles) => {
                format!("the Manhattan distance of {}", named(tiles))
            }
            Counts::Hamming(tiles) => {
                format!("how many of {} are not in their cells", named(tiles))
            }
            Counts::Rows(tiles) => {
                format!("how many of {} are not in their rows", named(tiles))
            }
            Counts::Columns(tiles) => {
                format!("how many of {} are not in their columns", named(tiles))
            }
        }
    }
}

/// `tiles 1, 2 and 4`.
fn named(tiles: &[u64]) -> String {
    let all: Vec<_> = tiles.iter().map(u64::to_string).collect();
    match &all[..] {
        [one] => format!("tile {one}"),
        [first @ .., last] => format!("tiles {} and {last}", first.join(", ")),
        [] => "no tiles".to_owned(),
    }
}

/// Some of the tiles 1 to 5.
fn tiles(draw: &mut Draw) -> Vec<u64> {
    let many = draw.within(2, 4) as usize;
    draw.some(many, 5).into_iter().map(|tile| tile + 1).collect()
}

/// Which pairs of lower bounds may be added.
pub fn which_may_be_added(draw: &mut Draw) -> Variant {
    let board = Board::new();
    let some = |draw: &mut Draw| {
        let kind = draw.one_of(&[
            Counts::Manhattan,
            Counts::Hamming,
            Counts::Rows,
            Counts::Columns,
        ] as &[fn(Vec<u64>) -> Counts]);
        kind(tiles(draw))
    };
    let is_bound = |pair: &[Counts; 2]| {
        board.far.iter().all(|(it, &far)| {
            pair.iter().map(|counts| counts.of(it)).sum::<u64>() <= far
        })
    };
    // What the chapter's reason says is what all boards say; where it says too little, it is no
    // question for a chapter that tells that reason.
    let is_plain = |pair: &[Counts; 2]| {
        pair[0] != pair[1]
            && pair[0].moves().is_disjoint(&pair[1].moves()) == is_bound(pair)
    };
    let pair = |draw: &mut Draw| draw.until(|draw| [some(draw), some(draw)], is_plain);
    let five = |draw: &mut Draw| (0..5).map(|_| pair(draw)).collect::<Vec<_>>();
    let pairs = draw.until(five, |pairs: &Vec<[Counts; 2]>| {
        (2..=3).contains(&pairs.iter().filter(|pair| is_bound(pair)).count())
    });
    let lines = ('A'..).zip(&pairs).map(|(letter, [a, b])| {
        format!("- {letter}: {}; and {}\n", a.text(), b.text())
    });
    Variant::new(format!(
        "A sliding puzzle has two rows of three cells. Solved is 1 2 3 / 4 5 _, where _ is the \
         blank. Five pairs of lower bounds:\n\n{}",
        lines.collect::<String>().trim_end()
    ))
    .ask(
        "Of which pairs is the *sum* a lower bound for every board, too? Answer with letters.",
        letters(&pairs.iter().map(is_bound).collect::<Vec<_>>()),
    )
}

/// A pattern table: the tiles that it sees beside the blank, whether it counts every move, and
/// whether the blank is forgotten.
type Seen = (Vec<u64>, bool, bool);

/// Which pattern tables add up.
pub fn which_tables_add(draw: &mut Draw) -> Variant {
    let board = Board::new();
    // What a table says of each board that can be reached.
    let said = |(tiles, every, forgotten): &Seen| -> HashMap<Row, u64> {
        let tiles: Vec<u8> = tiles.iter().map(|&tile| tile as u8).collect();
        let pattern = match every {
            true => Tiles::every_move(&board.puzzle, &tiles),
            false => Tiles::own_moves(&board.puzzle, &tiles),
        };
        let pattern = pattern.expect("tiles of this board");
        let table = Database::new(pattern).expect("a small table");
        let entry = |it: &Row| table.lower_bound(it).map_or(0, u64::from);
        let cells =
            |it: &Row| tiles.iter().map(|&tile| cell(it, tile)).collect::<Vec<_>>();
        let mut least = BTreeMap::new();
        for it in board.far.keys() {
            let least = least.entry(cells(it)).or_insert_with(|| entry(it));
            *least = entry(it).min(*least);
        }
        let of = |it: &Row| if *forgotten { least[&cells(it)] } else { entry(it) };
        board.far.keys().map(|it| (*it, of(it))).collect()
    };
    let is_bound = |tables: &[Seen]| {
        let said: Vec<_> = tables.iter().map(said).collect();
        board.far.iter().all(|(it, &far)| {
            said.iter().filter_map(|table| table.get(it)).sum::<u64>() <= far
        })
    };
    let is_plain = |tables: &[Seen]| {
        let apart = tables[0].0.iter().all(|tile| !tables[1].0.contains(tile));
        (apart && !tables[0].1 && !tables[1].1) == is_bound(tables)
    };
    let table = |draw: &mut Draw| {
        let every = draw.within(0, 3) == 0;
        (tiles(draw), every, !every && draw.within(0, 3) == 0)
    };
    let pair = |draw: &mut Draw| {
        draw.until(
            |draw| {
                let (first, second) = (table(draw), table(draw));
                let others: Vec<u64> =
                    (1..=5).filter(|tile| !first.0.contains(tile)).collect();
                match draw.within(0, 2) {
                    0 => vec![first, second],
                    _ => vec![first, (others, second.1, second.2)],
                }
            },
            |tables| is_plain(tables),
        )
    };
    let five = |draw: &mut Draw| (0..5).map(|_| pair(draw)).collect::<Vec<_>>();
    let pairs = draw.until(five, |pairs: &Vec<Vec<Seen>>| {
        (2..=3).contains(&pairs.iter().filter(|pair| is_bound(pair)).count())
    });
    let name = |(tiles, every, forgotten): &Seen| {
        let counts = if *every { "every" } else { "own" };
        let blank = if *forgotten { ", with the blank forgotten" } else { "" };
        format!("{}, {counts}{blank}", row(tiles))
    };
    let lines = ('A'..).zip(&pairs).map(|(letter, pair)| {
        let both: Vec<_> = pair.iter().map(name).collect();
        format!("- {letter}: {}\n", both.join("; "))
    });
    Variant::new(format!(
        "Tables of a sliding puzzle with two rows of three cells, whose solved board is 1 2 3 / 4 5 \
         _. Each sees the tiles that stand here, and the blank. *Own* means that it counts the moves \
         of its own tiles alone, *every* that it counts every move. If the blank is *forgotten*, the \
         entry is the least of those for all cells of the blank.\n\n{}",
        lines.collect::<String>().trim_end()
    ))
    .ask(
        "Of which pairs is the *sum* a lower bound for every board? Answer with letters.",
        letters(&pairs.iter().map(|pair| is_bound(pair)).collect::<Vec<_>>()),
    )
}

/// What a coordinate sees of a board.
#[derive(Clone)]
enum Sees {
    Tile(u8),
    Blank,
    TileAndBlank(u8),
    InCell(u8),
    SetAndBlank(Vec<u8>),
    BesideBlank,
    Column,
    RowOfBlank,
    TileAndColumn(u8),
    Tiles(u8, u8),
}

impl Sees {
    fn of(&self, board: &Row) -> Vec<usize> {
        let blank = cell(board, 0);
        match self {
            Sees::Tile(tile) => vec![cell(board, *tile)],
            Sees::Blank => vec![blank],
            Sees::TileAndBlank(tile) => vec![cell(board, *tile), blank],
            Sees::InCell(at) => vec![board[usize::from(*at)].into()],
            Sees::SetAndBlank(tiles) => {
                let mut cells: Vec<_> =
                    tiles.iter().map(|&tile| cell(board, tile)).collect();
                cells.sort_unstable();
                [cells, vec![blank]].concat()
            }
            Sees::BesideBlank => vec![blank, board[(blank + 3) % 6].into()],
            Sees::Column => vec![blank % 3],
            Sees::RowOfBlank => vec![blank / 3],
            Sees::TileAndColumn(tile) => vec![cell(board, *tile), blank % 3],
            Sees::Tiles(a, b) => vec![cell(board, *a), cell(board, *b)],
        }
    }

    fn text(&self) -> String {
        match self {
            Sees::Tile(tile) => format!("the cell in which tile {tile} is"),
            Sees::Blank => "the cell in which the blank is".to_owned(),
            Sees::TileAndBlank(tile) => {
                format!("both: the cell of tile {tile} and that of the blank")
            }
            Sees::InCell(at) => {
                format!("what is in cell {at}: which tile, or the blank")
            }
            Sees::SetAndBlank(tiles) => format!(
                "the cell of the blank, and the *set* of the cells in which the {} are, but not \
                 which tile is where",
                named(&tiles.iter().map(|&tile| tile.into()).collect::<Vec<_>>())
            ),
            Sees::BesideBlank => {
                "the cell of the blank, and which tile is above or below it".to_owned()
            }
            Sees::Column => "the column of the blank, but not its row".to_owned(),
            Sees::RowOfBlank => "the row of the blank, but not its column".to_owned(),
            Sees::TileAndColumn(tile) => {
                format!(
                    "the cell of tile {tile}, and the column of the blank, but not its row"
                )
            }
            Sees::Tiles(a, b) => format!("the cell of tile {a} and that of tile {b}"),
        }
    }
}

/// Which coordinates are well defined.
pub fn what_sees_enough(draw: &mut Draw) -> Variant {
    let board = Board::new();
    let is_defined = |sees: &Sees| {
        (0..board.puzzle.moves()).all(|m| {
            let mut after = BTreeMap::new();
            board.far.keys().all(|it| {
                let next = sees.of(&board.puzzle.apply(it, m).unwrap_or(*it));
                *after.entry(sees.of(it)).or_insert_with(|| next.clone()) == next
            })
        })
    };
    let six = |draw: &mut Draw| {
        let tile = draw.order(5_u8);
        let sets = [tile[..2].to_vec(), tile[1..4].to_vec()].map(|mut tiles| {
            tiles.iter_mut().for_each(|tile| *tile += 1);
            tiles.sort_unstable();
            tiles
        });
        let all = [
            Sees::Tile(tile[0] + 1),
            Sees::Blank,
            Sees::TileAndBlank(tile[1] + 1),
            Sees::InCell(draw.within(0, 5) as u8),
            Sees::SetAndBlank(sets[0].clone()),
            Sees::SetAndBlank(sets[1].clone()),
            Sees::BesideBlank,
            Sees::Column,
            Sees::RowOfBlank,
            Sees::TileAndColumn(tile[2] + 1),
            Sees::Tiles(tile[3].min(tile[4]) + 1, tile[3].max(tile[4]) + 1),
        ];
        draw.shuffled(&all)[..6].to_vec()
    };
    let six = draw.until(six, |six: &Vec<Sees>| {
        (2..=4).contains(&six.iter().filter(|it| is_defined(it)).count())
    });
    let lines = ('A'..)
        .zip(&six)
        .map(|(letter, sees)| format!("- {letter}: {}\n", sees.text()));
    Variant::new(format!(
        "A sliding puzzle has two rows of three cells, 0 to 5 row by row, the tiles 1 to 5, and a \
         blank. There are four moves: a tile goes left, right, up or down into the blank. A move that \
         cannot be done leaves the board as it is. Six coordinates, each with what it sees of a \
         board:\n\n{}",
        lines.collect::<String>().trim_end()
    ))
    .ask(
        "Which of them are well defined under the four moves? Answer with letters.",
        letters(&six.iter().map(is_defined).collect::<Vec<_>>()),
    )
}
