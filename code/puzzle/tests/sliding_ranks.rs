//! Ranks of the sliding puzzles, against the order of the boards.

use puzzle::{Puzzle, sliding::Sliding};

/// The tiles of a board, from 0, without the blank.
fn tiles(board: &[u8]) -> Vec<u8> {
    board.iter().filter(|&&tile| tile > 0).map(|tile| tile - 1).collect()
}

#[test]
fn ranks_follow_order_of_boards() {
    for (rows, columns) in [(2, 2), (2, 3), (3, 2), (2, 4), (4, 2), (3, 3)] {
        let puzzle = Sliding::new(rows, columns).unwrap();
        let parity = puzzle.parity(&puzzle.solved());
        let mut before = None;
        for rank in 0..puzzle.count() {
            let board = puzzle.unrank(rank);
            assert_eq!(puzzle.parity(&board), parity, "{rows}x{columns}: {board:?}");
            assert_eq!(puzzle.rank(&board), rank);
            // Boards are ordered by the blank's cell, from the last to the first, then by
            // the permutation of the tiles, half of whose ranks occur.
            let cell = board.iter().position(|&tile| tile == 0).unwrap();
            let tile_rank = permutation::rank(&tiles(&board)) / 2;
            let key = (rows * columns - 1 - cell, tile_rank);
            assert!(before < Some(key), "{rows}x{columns}: {board:?}");
            before = Some(key);
        }
    }
}

#[test]
fn large_boards_round_trip() {
    for (rows, columns) in [(4, 4), (4, 5), (2, 10), (10, 2)] {
        let puzzle = Sliding::new(rows, columns).unwrap();
        let step = puzzle.count() / 1000 + 1;
        for rank in (0..puzzle.count()).step_by(step as usize) {
            let board = puzzle.unrank(rank);
            assert_eq!(puzzle.rank(&board), rank);
            assert_eq!(puzzle.parity(&board), puzzle.parity(&puzzle.solved()));
        }
    }
}

#[test]
fn boards_without_ranks() {
    for (rows, columns) in [(2, 12), (3, 7), (4, 6), (5, 5), (12, 2)] {
        let puzzle = Sliding::without_ranks(rows, columns).expect("a size");
        assert!(!puzzle.has_ranks() && Sliding::new(rows, columns).is_err());
        let board = puzzle.scramble("DRULDRU").expect("moves");
        assert_eq!(puzzle.read(&puzzle.write(&board)), Ok(board));
        let mut swapped = board;
        let tile = |n: u8| board.iter().position(|&t| t == n).expect("it is there");
        swapped.swap(tile(1), tile(2));
        assert!(puzzle.read(&puzzle.write(&swapped)).is_err());
    }
    assert!(Sliding::without_ranks(4, 5).is_ok_and(|puzzle| puzzle.has_ranks()));
    let error = |rows, columns| {
        Sliding::without_ranks(rows, columns).expect_err("no size").to_string()
    };
    assert_eq!(
        error(5, 6),
        "found 30 cells, and there must be at most 25: a position holds at most 25 tiles"
    );
    assert!(error(usize::MAX, 2).starts_with("found far too many rows"));
    assert!(error(1, 25).starts_with("found 1 row, and there must be at least 2"));
}
