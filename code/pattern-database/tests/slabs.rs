//! Compares `SlabDatabase`, which searches many permutations at once, with `Database`, which
//! searches one abstract state at a time.

use pattern_database::{
    Database, DatabaseError, SlabDatabase, Tiles, UNREACHED, unrank_partial,
};
use pruning::LowerBound;
use puzzle::sliding::Sliding;
use std::ops::ControlFlow;

/// Compares the two tables, entry by entry.
fn check_same_entries(rows: usize, columns: usize, tiles: &[u8]) {
    let puzzle = Sliding::without_ranks(rows, columns).expect("a size");
    let pattern = Tiles::own_moves(&puzzle, tiles).expect("tiles");
    let blanks = pattern.blank_cells();
    let slow = Database::new(pattern).expect("a table").merged(blanks);
    let mut states = 0;
    let fast = SlabDatabase::new(&puzzle, tiles, |layer| states += layer.states)
        .expect("a table");
    assert_eq!(fast.entries().len(), slow.entries().len());
    let reached = fast.entries().iter().filter(|&&entry| entry != UNREACHED).count();
    assert!(states >= reached as u64);
    let (cells, mut places) = (puzzle.cells(), vec![0; tiles.len()]);
    for (rank, &entry) in slow.entries().iter().enumerate() {
        unrank_partial(rank, cells, &mut places);
        let mut board = vec![0; cells];
        for (&cell, &tile) in places.iter().zip(tiles) {
            board[usize::from(cell)] = tile;
        }
        assert_eq!(
            fast.entries()[fast.index(&board)],
            entry,
            "{rows}×{columns}: {board:?}"
        );
    }
}

#[test]
fn all_patterns_of_small_boards() {
    for (rows, columns) in [(2, 2), (2, 3), (3, 2), (2, 4)] {
        let last = rows * columns - 1;
        for set in 1u32..1 << last {
            let tiles = (0..last as u8).filter(|tile| (set >> tile) & 1 == 1);
            check_same_entries(
                rows,
                columns,
                &tiles.map(|tile| tile + 1).collect::<Vec<_>>(),
            );
        }
    }
}

#[test]
fn patterns_of_every_size() {
    check_same_entries(3, 3, &[1, 2, 3, 4]);
    check_same_entries(3, 3, &[2, 4, 5, 7, 8]);
    check_same_entries(3, 3, &[1, 3, 4, 6, 7, 8]);
    check_same_entries(3, 3, &[1, 2, 3, 4, 5, 6, 7]);
    check_same_entries(3, 4, &[1, 2, 5, 6, 9]);
    check_same_entries(4, 3, &[12 - 1, 7, 3, 2, 1]);
    check_same_entries(4, 4, &[2, 3, 4]);
    check_same_entries(4, 4, &[1, 6, 11, 15]);
    check_same_entries(5, 5, &[3, 13, 24]);
    check_same_entries(3, 7, &[1, 14, 20]);
}

#[test]
#[ignore = "takes a minute: 58 million states, one by one"]
fn six_tiles_of_the_15_puzzle() {
    check_same_entries(4, 4, &[1, 5, 6, 9, 10, 13]);
    check_same_entries(4, 4, &[7, 8, 11, 12, 14, 15]);
}

#[test]
fn observer_stops_search() {
    let puzzle = Sliding::new(3, 3).expect("a size");
    let result = SlabDatabase::new(&puzzle, &[1, 2], |layer| match layer.depth {
        ..2 => ControlFlow::Continue(()),
        _ => ControlFlow::Break(()),
    });
    let error = "stopped after depth 2: 12 states have their distance";
    assert_eq!(result.expect_err("stopped").to_string(), error);
}

#[test]
fn rejects_invalid_tiles() {
    let puzzle = Sliding::new(3, 3).expect("a size");
    let error = |tiles: &[u8]| {
        SlabDatabase::new(&puzzle, tiles, |_| {}).expect_err("no tiles").to_string()
    };
    assert_eq!(
        error(&[0]),
        "found tile 0, and there are the tiles 1 to 8; the blank is no tile"
    );
    assert_eq!(
        error(&[9]),
        "found tile 9, and there are the tiles 1 to 8; the blank is no tile"
    );
    assert_eq!(error(&[3, 3]), "tile 3 stands twice: a move of it would count twice");
    let large = Sliding::new(4, 5).expect("a size");
    let tiles: Vec<u8> = (1..=13).collect();
    let error = SlabDatabase::new(&large, &tiles, |_| {}).expect_err("too many");
    assert_eq!(
        error.to_string(),
        "13 tiles on 20 cells are too many for a table: take fewer"
    );
}

#[test]
fn unreachable_board_has_no_bound() {
    let puzzle = Sliding::new(2, 2).expect("a size");
    let table = SlabDatabase::new(&puzzle, &[1, 2, 3], |_| {}).expect("a table");
    let board = |tiles: [u8; 4]| puzzle::ByteArray::from_fn(4, |cell| tiles[cell]);
    assert_eq!(table.lower_bound(&board([1, 2, 3, 0])), Some(0));
    assert_eq!(table.lower_bound(&board([2, 1, 3, 0])), None);
    // Entries of other tiles are rejected, if that of the solved board is not 0.
    let other = SlabDatabase::new(&puzzle, &[3], |_| {}).expect("a table");
    let error = SlabDatabase::from_entries(&puzzle, &[1], other.entries())
        .expect_err("foreign");
    let right =
        "the entry of the solved board is 2, and in a table of these tiles it is 0";
    assert_eq!(error.to_string(), right.replace('2', &other.entries()[0].to_string()));
    let error =
        SlabDatabase::from_entries(&puzzle, &[1, 2], other.entries()).expect_err("few");
    assert_eq!(error.to_string(), "found 4 entries, and a table of these tiles has 12");
}

/// A pattern whose abstract states are a line, each one move from the next.
struct LinePattern(usize);

impl pattern_database::Pattern for LinePattern {
    type Position = usize;
    type AbstractState = usize;

    fn count(&self) -> usize {
        self.0
    }
    fn solved(&self) -> usize {
        0
    }
    fn project(&self, position: &usize) -> usize {
        *position
    }
    fn rank(&self, state: &usize) -> usize {
        *state
    }
    fn unrank(&self, rank: usize) -> usize {
        rank
    }
    fn moves(&self) -> usize {
        2
    }
    fn predecessor(&self, state: &usize, m: usize) -> Option<(usize, u8)> {
        let before = if m == 0 { state.checked_sub(1)? } else { state + 1 };
        (before < self.0).then_some((before, 1))
    }
}

#[test]
fn accepts_254_rejects_255() {
    for states in [1, 2, 254, 255] {
        let table = Database::new(LinePattern(states)).expect("a table");
        assert_eq!(usize::from(table.entries()[states - 1]), states - 1);
    }
    assert_eq!(Database::new(LinePattern(256)).err(), Some(DatabaseError::TooDeep));
    assert_eq!(
        Database::new(LinePattern(0)).err(),
        Some(DatabaseError::SolvedRank { rank: 0, count: 0 })
    );
}
