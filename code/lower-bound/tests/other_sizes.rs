//! The bounds on boards of other shapes, and on boards beyond any table.

use lower_bound::{
    Hamming, LinearConflict, LowerBound, Manhattan, WalkingDistance, examine,
    must_leave,
};
use proptest::prelude::*;
use puzzle::{ByteArray, Puzzle, sliding::Sliding};

fn all_bounds(puzzle: &Sliding) -> [Box<dyn LowerBound<ByteArray>>; 4] {
    [
        Box::new(Hamming),
        Box::new(Manhattan::new(puzzle)),
        Box::new(LinearConflict::new(puzzle)),
        Box::new(WalkingDistance::new(puzzle).expect("a small board")),
    ]
}

#[test]
fn bounds_hold_on_every_shape() {
    for (rows, columns) in [(2, 2), (2, 3), (3, 2), (2, 4), (4, 2)] {
        let puzzle = Sliding::new(rows, columns).expect("a size");
        for bound in all_bounds(&puzzle) {
            let report = examine(&puzzle, &&*bound).expect("a table");
            assert_eq!((report.too_large, report.falls), (None, 0), "{rows}×{columns}");
        }
    }
}

#[test]
fn bounds_are_invariant_under_transposition() {
    let (wide, high) =
        (Sliding::new(2, 4).expect("a size"), Sliding::new(4, 2).expect("a size"));
    // Mirrored in the diagonal: cell (r, c) goes to (c, r), and so does what belongs there.
    let mirrored = |board: &ByteArray| {
        let to = |cell: usize| cell % 4 * 2 + cell / 4;
        let mut other = *board;
        for cell in 0..8 {
            let tile = usize::from(board[cell]);
            other[to(cell)] = if tile == 0 { 0 } else { to(tile - 1) as u8 + 1 };
        }
        other
    };
    let bounds: Vec<_> = all_bounds(&wide).into_iter().zip(all_bounds(&high)).collect();
    for rank in 0..wide.count() {
        let board = wide.unrank(rank);
        for (of_wide, of_high) in &bounds {
            assert_eq!(
                of_wide.lower_bound(&board),
                of_high.lower_bound(&mirrored(&board))
            );
        }
    }
}

#[test]
fn content_counts_match_published() {
    let contents = |r, c| {
        let puzzle = Sliding::new(r, c).expect("a size");
        WalkingDistance::new(&puzzle).map(|bound| bound.table_sizes())
    };
    assert_eq!(contents(4, 4), Ok([24_964; 2]));
    for (rows, columns) in [(2, 5), (3, 4), (3, 5), (4, 3)] {
        assert!(contents(rows, columns).is_ok(), "{rows}×{columns}");
    }
    let error = contents(2, 10).expect_err("2×10 has too many");
    assert_eq!(
        error.to_string(),
        "a board of 10 lines with 2 cells each has more than 1000000 contents: too many for \
         a table of walking distances"
    );
}

proptest! {
    #[test]
    fn random_walks_change_bounds_by_one(walk in prop::collection::vec(0..4usize, 0..80)) {
        let puzzle = Sliding::new(4, 4).expect("a size");
        let bounds = all_bounds(&puzzle);
        let mut board = puzzle.solved();
        let mut length = 0;
        for m in walk {
            if let Some(next) = puzzle.apply(&board, m) {
                length += 1;
                for bound in &bounds {
                    let [a, b] = [&board, &next].map(|b| bound.lower_bound(b).expect("a bound"));
                    prop_assert!(a.abs_diff(b) <= 1, "{a} and {b}");
                    prop_assert!(usize::from(b) <= length);
                }
                board = next;
            }
        }
    }

    #[test]
    fn must_leave_matches_brute_force(places in Just((0..7usize).collect::<Vec<_>>()).prop_shuffle()) {
        let rising = |set: u32| {
            let kept: Vec<_> = (0..7).filter(|i| (set >> i) & 1 == 1).map(|i| places[i]).collect();
            kept.is_sorted().then_some(kept.len())
        };
        let longest = (0..1 << 7).filter_map(rising).max().expect("the empty one");
        prop_assert_eq!(must_leave(places.iter().copied()), 7 - longest);
    }
}
