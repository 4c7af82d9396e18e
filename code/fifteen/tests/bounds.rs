//! Incremental bounds against recomputed ones; and the tables as lower bounds.

use fifteen::{
    FifteenSearch, IncrementalBound, IncrementalManhattan, Partition, PartitionTables,
    move_tile,
};
use lower_bound::LowerBound;
use pattern_database::MirrorBound;
use proptest::prelude::*;
use puzzle::{ByteArray, Puzzle};
use std::ops::ControlFlow;
use std::sync::LazyLock;

static TABLES: LazyLock<PartitionTables> = LazyLock::new(|| {
    PartitionTables::build(Partition::SixSixThree, |_| {}).expect("memory")
});

/// The cells of a board.
fn cells(board: &ByteArray) -> [u8; 16] {
    std::array::from_fn(|cell| board[cell])
}

/// Applies some moves to a board, and compares the incremental bound with the recomputed one.
fn check_incremental<C: IncrementalBound>(
    heuristic: &C,
    mut board: ByteArray,
    moves: &[usize],
    right: impl Fn(&ByteArray) -> u8,
) {
    let puzzle = fifteen::puzzle();
    let mut state = heuristic.initial(&cells(&board));
    for &m in moves {
        let Some(next) = puzzle.apply(&board, m) else { continue };
        let from = next.iter().position(|&tile| tile == 0).expect("a blank");
        let to = board.iter().position(|&tile| tile == 0).expect("a blank");
        state = heuristic.after_move(&state, board[from], from as u8, to as u8);
        board = next;
        assert_eq!(heuristic.bound(&state), right(&board), "{board:?}");
        assert_eq!(
            heuristic.bound(&heuristic.initial(&cells(&board))),
            right(&board),
            "{board:?}"
        );
    }
}

/// The oracle: the sum of the parts' table entries, for the board or its mirror image, whichever
/// sum is larger.
fn oracle_sum(board: &ByteArray) -> u8 {
    struct Sum;
    impl LowerBound<ByteArray> for Sum {
        fn lower_bound(&self, board: &ByteArray) -> Option<u8> {
            TABLES.parts().map(|part| part.lower_bound(board)).sum()
        }
    }
    MirrorBound::new(&fifteen::puzzle(), Sum)
        .expect("a square")
        .lower_bound(board)
        .expect("all")
}

proptest! {
    #[test]
    fn incremental_bounds_match_recomputed(
        rank in 0..10_461_394_944_000_u64,
        moves in prop::collection::vec(0..4_usize, 0..60),
    ) {
        let puzzle = fifteen::puzzle();
        let board = puzzle.unrank(rank);
        let manhattan = lower_bound::Manhattan::new(&puzzle);
        let right = |board: &ByteArray| manhattan.lower_bound(board).expect("one");
        check_incremental(&IncrementalManhattan::new(), board, &moves, right);
        check_incremental(&TABLES.bound(), board, &moves, oracle_sum);
    }

    #[test]
    fn move_tile_matches_vector_insert(
        mut tiles in Just((0..8_u32).collect::<Vec<_>>()).prop_shuffle(),
        k in 1..=8_usize,
        p in 0..8_usize,
        q in 0..8_usize,
    ) {
        tiles.truncate(k);
        let number = |tiles: &[u32]| tiles.iter().fold(0, |all, tile| (all << 4) | tile);
        let (before, p, q) = (number(&tiles), p % k, q % k);
        let tile = tiles.remove(p);
        tiles.insert(q, tile);
        prop_assert_eq!(move_tile(before, k as u32, p as u32, q as u32), number(&tiles));
    }
}

/// Two independent bounds agree, on boards that the weaker one solves quickly.
#[test]
fn both_bounds_give_equal_lengths() {
    let (puzzle, manhattan, sums) =
        (fifteen::puzzle(), IncrementalManhattan::new(), TABLES.bound());
    let (mut longest, mut random) = (0, 1_u64);
    for _ in 0..100 {
        let (mut board, mut last) = (puzzle.solved(), 4);
        for _ in 0..50 {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let m = (random >> 62) as usize;
            if m ^ 1 != last {
                (board, last) =
                    puzzle.apply(&board, m).map_or((board, last), |b| (b, m));
            }
        }
        let weak = FifteenSearch::new(&manhattan).search(&board).expect("it ends");
        let strong = FifteenSearch::new(&sums).search(&board).expect("it ends");
        assert_eq!(strong.solution.len(), weak.solution.len(), "{board:?}");
        assert!(strong.nodes() <= weak.nodes(), "{board:?}");
        longest = longest.max(weak.solution.len());
    }
    assert!(longest >= 24, "{longest}");
}

#[test]
fn rejects_invalid_boards() {
    let (puzzle, manhattan) = (fifteen::puzzle(), IncrementalManhattan::new());
    let refused = |tiles: &[u8]| {
        let board = ByteArray::from_fn(tiles.len(), |cell| tiles[cell]);
        FifteenSearch::new(&manhattan).search(&board).expect_err("no board").to_string()
    };
    assert!(refused(&[1, 2, 3, 0]).contains("16"), "{}", refused(&[1, 2, 3, 0]));
    let mut tiles = cells(&puzzle.solved());
    tiles.swap(13, 14);
    assert!(refused(&tiles).contains("odd"), "{}", refused(&tiles));
    tiles[0] = 2;
    assert!(refused(&tiles).contains('2'), "{}", refused(&tiles));
    let solved =
        FifteenSearch::new(&manhattan).search(&puzzle.solved()).expect("a board");
    assert_eq!((solved.solution.len(), solved.nodes()), (0, 0));
}

#[test]
fn limit_and_observer_stop_search() {
    let (puzzle, manhattan) = (fifteen::puzzle(), IncrementalManhattan::new());
    let far = puzzle.read("0 12 9 13 15 11 10 14 3 7 2 5 4 8 6 1").expect("a board");
    for most in [0, 1, 100, 3_000_000] {
        let ended = FifteenSearch::new(&manhattan).max_nodes(most).search(&far);
        let error = ended.expect_err("80 moves").to_string();
        assert!(error.contains("no solution was found; it has"), "{error}");
        let nodes: u64 =
            error.split(' ').nth(1).and_then(|n| n.parse().ok()).expect("a number");
        assert!(nodes > most && nodes < most + 10, "{most}: {error}");
    }
    let mut reported = vec![];
    let ended = FifteenSearch::new(&manhattan).search_observed(&far, |progress| {
        reported.push(progress.nodes);
        match progress.nodes {
            ..4_000_000 => ControlFlow::Continue(()),
            _ => ControlFlow::Break(()),
        }
    });
    assert!(ended.expect_err("80 moves").to_string().starts_with("stopped after 4"));
    assert!(reported.is_sorted() && reported.len() > 4, "{reported:?}");
}
