//! Puzzles that break one law each, and the use of both traits in one program.

use puzzle::sliding::Sliding;
use puzzle::{
    BrokenLaw, Indexed, Law, PositionError, Puzzle, check_puzzle, sample_ranks,
};

/// The defect of a [`Ring`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Defect {
    None,
    NoPosition,
    RanksShifted,
    RanksAllZero,
    SolvedOutOfRange,
    MoveOutOfRange,
    SharedRank,
    UndoRepeatsMove,
    UndoWithoutMove,
    SharedName,
    EmptyName,
    AmbiguousText,
}

/// A ring of ten positions with two moves, forward and back, and with a defect.
struct Ring(Defect);

impl Puzzle for Ring {
    type Position = u64;

    fn count(&self) -> u64 {
        if self.0 == Defect::NoPosition { 0 } else { 10 }
    }

    fn rank(&self, p: &u64) -> u64 {
        match self.0 {
            Defect::RanksShifted => p + 1,
            Defect::RanksAllZero => 0,
            Defect::SharedRank => p % 10,
            _ => *p,
        }
    }

    fn unrank(&self, rank: u64) -> u64 {
        rank
    }

    fn moves(&self) -> usize {
        2
    }

    fn apply(&self, p: &u64, m: usize) -> Option<u64> {
        match (self.0, m) {
            (Defect::MoveOutOfRange | Defect::SharedRank, 0) if *p == 7 => Some(18),
            _ => Some((p + [1, 9][m]) % 10),
        }
    }

    fn undo(&self, p: &u64, m: usize) -> Option<u64> {
        match (self.0, m) {
            (Defect::UndoRepeatsMove, 1) => self.apply(p, 1),
            // `undo` returns a position from which move 0 does not lead here.
            (Defect::UndoWithoutMove, 0) if *p == 4 => Some(9),
            _ => self.apply(p, 1 - m),
        }
    }

    fn solved(&self) -> u64 {
        if self.0 == Defect::SolvedOutOfRange { 12 } else { 0 }
    }

    fn name(&self, m: usize) -> String {
        match self.0 {
            Defect::SharedName => "on".into(),
            Defect::EmptyName if m == 1 => String::new(),
            _ => ["on", "back"][m].into(),
        }
    }

    fn write(&self, p: &u64) -> String {
        match self.0 {
            Defect::AmbiguousText => (p / 4).to_string(),
            _ => p.to_string(),
        }
    }
}

fn broken(defect: Defect) -> Option<BrokenLaw> {
    check_puzzle(&Ring(defect), 0..10).err()
}

#[test]
fn reports_each_broken_law_with_place() {
    type Place = (Option<u64>, Option<usize>);
    let cases: [(Defect, Law, Place, &str, &str); 11] = [
        (Defect::NoPosition, Law::Count, (None, None), "0", "at least 1"),
        (Defect::RanksShifted, Law::Rank, (Some(0), None), "1", "0"),
        (Defect::RanksAllZero, Law::Unrank, (Some(0), Some(0)), "0", "1"),
        (Defect::SolvedOutOfRange, Law::Range, (None, None), "12", "a number below 10"),
        (
            Defect::MoveOutOfRange,
            Law::Range,
            (Some(7), Some(0)),
            "18",
            "a number below 10",
        ),
        (Defect::SharedRank, Law::Unrank, (Some(7), Some(0)), "8", "18"),
        (Defect::UndoRepeatsMove, Law::Undo, (Some(0), Some(1)), "Some(8)", "Some(0)"),
        (Defect::UndoWithoutMove, Law::Undo, (Some(3), Some(0)), "Some(9)", "Some(3)"),
        (
            Defect::SharedName,
            Law::Name,
            (None, Some(1)),
            "\"on\" as of another move",
            "a name of its own",
        ),
        (Defect::EmptyName, Law::Name, (None, Some(1)), "Some(0)", "Some(9)"),
        (Defect::AmbiguousText, Law::Text, (Some(1), None), "Ok(0)", "Ok(1)"),
    ];
    assert_eq!(broken(Defect::None), None);
    for (defect, law, (rank, m), found, expected) in cases {
        let (found, expected) = (found.to_string(), expected.to_string());
        let law = BrokenLaw { law, rank, m, found, expected };
        assert_eq!(broken(defect), Some(law), "{defect:?}");
    }
}

#[test]
fn reports_rank_without_round_trip() {
    /// Three positions without moves; ranks 1 and 2 unrank to the same position.
    struct Twins;

    impl Puzzle for Twins {
        type Position = u64;

        fn count(&self) -> u64 {
            3
        }

        fn rank(&self, p: &u64) -> u64 {
            *p
        }

        fn unrank(&self, rank: u64) -> u64 {
            rank.min(1)
        }

        fn moves(&self) -> usize {
            0
        }

        fn apply(&self, _: &u64, _: usize) -> Option<u64> {
            None
        }

        fn undo(&self, _: &u64, _: usize) -> Option<u64> {
            None
        }
    }

    let broken = check_puzzle(&Twins, 0..3).unwrap_err();
    assert_eq!(
        broken.to_string(),
        "the law rank(unrank(i)) == i is broken at rank 2: found 1, and 2 would be right"
    );
    assert_eq!(Indexed::check(&Twins, &mut (0..3)), Err(broken));
    // The check finds nothing at ranks that keep the law.
    assert_eq!(check_puzzle(&Twins, [0, 1]), Ok(()));
    let outside = check_puzzle(&Twins, [3]).unwrap_err();
    assert_eq!((outside.law, outside.rank), (Law::Range, Some(3)));
}

#[test]
fn reports_undo_without_matching_move() {
    /// Two positions with a move that can be undone but not applied.
    struct OneWay;

    impl Puzzle for OneWay {
        type Position = u64;

        fn count(&self) -> u64 {
            2
        }

        fn rank(&self, p: &u64) -> u64 {
            *p
        }

        fn unrank(&self, rank: u64) -> u64 {
            rank
        }

        fn moves(&self) -> usize {
            1
        }

        fn apply(&self, _: &u64, _: usize) -> Option<u64> {
            None
        }

        fn undo(&self, p: &u64, _: usize) -> Option<u64> {
            Some(1 - p)
        }
    }

    let expected = BrokenLaw::new(Law::Redo, 0, "None", "Some(0)").with_move(0);
    assert_eq!(check_puzzle(&OneWay, 0..2), Err(expected));
}

#[test]
fn puzzle_without_positions_reads_none() {
    let none = Ring(Defect::NoPosition);
    for text in ["", "0", "-1", "x"] {
        assert_eq!(none.read(text), Err(PositionError::NoPositions));
        assert_eq!(none.read_rank(text), Err(PositionError::NoPositions));
    }
    let error = PositionError::NoPositions.to_string();
    assert_eq!(
        error,
        "the puzzle has no positions: its count is 0, and must be at least 1"
    );
    // Ranks at or above the count are not positions.
    let message = Ring(Defect::None).read("10").unwrap_err().to_string();
    assert_eq!(
        message,
        "found \"10\" (character 1) where a number from 0 to 9 should be"
    );
}

/// With both traits in scope, no method call is ambiguous: this test must compile.
#[test]
fn both_traits_work_in_one_scope() {
    let puzzle = Sliding::new(2, 3).unwrap();
    assert_eq!(puzzle.count(), puzzle.position_count());
    assert_eq!(puzzle.rank(&puzzle.solved()), puzzle.solved_rank());
    assert_eq!(puzzle.min_depth(), puzzle.proven_min_depth());
    let board = puzzle.read("1 2 0 4 5 3").unwrap();
    assert_eq!(Ok(puzzle.rank(&board)), puzzle.read_rank("1 2 0 4 5 3"));
    assert_eq!(puzzle.write(&board), puzzle.write_rank(puzzle.rank(&board)));
    let after = puzzle.scramble("DR").map(|board| puzzle.rank(&board));
    assert_eq!(after, puzzle.scramble_rank("DR"));
    assert_eq!(puzzle.move_names()[0], puzzle.name(0));
    let moved = puzzle.apply(&board, 0).map(|board| puzzle.rank(&board));
    assert_eq!(puzzle.successors(puzzle.rank(&board))[0], moved);
}

#[test]
fn sample_ranks_cover_the_whole_range() {
    assert_eq!(sample_ranks(0, 5).count(), 0);
    assert_eq!(sample_ranks(5, 0).count(), 0);
    assert_eq!(sample_ranks(1, 5).collect::<Vec<_>>(), [0]);
    assert_eq!(sample_ranks(7, 1).collect::<Vec<_>>(), [0]);
    assert!(sample_ranks(7, 7).eq(0..7));
    for (count, most) in [(1_000_000, 999), (u64::MAX, 5000), (5001, 5000)] {
        let ranks: Vec<u64> = sample_ranks(count, most).collect();
        assert_eq!(ranks.len() as u64, most);
        assert!(ranks.windows(2).all(|pair| pair[0] < pair[1]), "{count}, {most}");
        assert_eq!((ranks[0], ranks[ranks.len() - 1]), (0, count - 1));
        // All residues modulo 9 occur, which equal steps would not guarantee.
        let residues: std::collections::HashSet<_> =
            ranks.iter().map(|r| r % 9).collect();
        assert_eq!(residues.len(), 9);
    }
}
