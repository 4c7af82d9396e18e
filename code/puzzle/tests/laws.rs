//! Each law of a puzzle, broken once and named; and the names that a program meets which
//! uses both traits.

use puzzle::sliding::Sliding;
use puzzle::{BrokenLaw, Indexed, Law, PositionError, Puzzle, check_puzzle, spread};

/// Ten positions in a ring, where one move goes on; and one slip, or none.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Slip {
    None,
    NoPosition,
    RanksGoOn,
    RanksAreAlike,
    SolvedIsOutside,
    MovesLeaveTheRing,
    OneRankForTwo,
    UndoDoes,
    UndoIsNotDone,
    OneName,
    NoName,
    TextIsLost,
}

/// The ring has two moves, on and back.
struct Ring(Slip);

impl Puzzle for Ring {
    type Position = u64;

    fn count(&self) -> u64 {
        if self.0 == Slip::NoPosition { 0 } else { 10 }
    }

    fn rank(&self, p: &u64) -> u64 {
        match self.0 {
            Slip::RanksGoOn => p + 1,
            Slip::RanksAreAlike => 0,
            Slip::OneRankForTwo => p % 10,
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
            (Slip::MovesLeaveTheRing | Slip::OneRankForTwo, 0) if *p == 7 => Some(18),
            _ => Some((p + [1, 9][m]) % 10),
        }
    }

    fn undo(&self, p: &u64, m: usize) -> Option<u64> {
        match (self.0, m) {
            (Slip::UndoDoes, 1) => self.apply(p, 1),
            // Move 0 can be undone where it was not done.
            (Slip::UndoIsNotDone, 0) if *p == 4 => Some(9),
            _ => self.apply(p, 1 - m),
        }
    }

    fn solved(&self) -> u64 {
        if self.0 == Slip::SolvedIsOutside { 12 } else { 0 }
    }

    fn name(&self, m: usize) -> String {
        match self.0 {
            Slip::OneName => "on".into(),
            Slip::NoName if m == 1 => String::new(),
            _ => ["on", "back"][m].into(),
        }
    }

    fn write(&self, p: &u64) -> String {
        match self.0 {
            Slip::TextIsLost => (p / 4).to_string(),
            _ => p.to_string(),
        }
    }
}

fn broken(slip: Slip) -> Option<BrokenLaw> {
    check_puzzle(&Ring(slip), 0..10).err()
}

#[test]
fn each_law_that_is_broken_is_named_with_its_place() {
    type Place = (Option<u64>, Option<usize>);
    let cases: [(Slip, Law, Place, &str, &str); 11] = [
        (Slip::NoPosition, Law::Count, (None, None), "0", "at least 1"),
        (Slip::RanksGoOn, Law::Rank, (Some(0), None), "1", "0"),
        (Slip::RanksAreAlike, Law::Unrank, (Some(0), Some(0)), "0", "1"),
        (Slip::SolvedIsOutside, Law::Range, (None, None), "12", "a number below 10"),
        (
            Slip::MovesLeaveTheRing,
            Law::Range,
            (Some(7), Some(0)),
            "18",
            "a number below 10",
        ),
        (Slip::OneRankForTwo, Law::Unrank, (Some(7), Some(0)), "8", "18"),
        (Slip::UndoDoes, Law::Undo, (Some(0), Some(1)), "Some(8)", "Some(0)"),
        (Slip::UndoIsNotDone, Law::Undo, (Some(3), Some(0)), "Some(9)", "Some(3)"),
        (
            Slip::OneName,
            Law::Name,
            (None, Some(1)),
            "\"on\" as of another move",
            "a name of its own",
        ),
        (Slip::NoName, Law::Name, (None, Some(1)), "Some(0)", "Some(9)"),
        (Slip::TextIsLost, Law::Text, (Some(1), None), "Ok(0)", "Ok(1)"),
    ];
    assert_eq!(broken(Slip::None), None);
    for (slip, law, (position, m), found, right) in cases {
        let (found, right) = (found.to_string(), right.to_string());
        let expected = BrokenLaw { law, position, m, found, right };
        assert_eq!(broken(slip), Some(expected), "{slip:?}");
    }
}

#[test]
fn a_rank_that_does_not_come_back_is_named() {
    /// Three positions, of which the last two are one; nothing moves.
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
    // Whoever asks for few positions sees few laws broken.
    assert_eq!(check_puzzle(&Twins, [0, 1]), Ok(()));
    let outside = check_puzzle(&Twins, [3]).unwrap_err();
    assert_eq!((outside.law, outside.position), (Law::Range, Some(3)));
}

#[test]
fn a_move_that_only_undoing_knows_is_named() {
    /// Two positions: one can be undone to the other, but no move leads back.
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

    let expected = BrokenLaw::new(Law::Redo, 0, "None", "Some(0)").by(0);
    assert_eq!(check_puzzle(&OneWay, 0..2), Err(expected));
}

#[test]
fn a_puzzle_without_positions_reads_none() {
    let none = Ring(Slip::NoPosition);
    for text in ["", "0", "-1", "x"] {
        assert_eq!(none.read(text), Err(PositionError::NoPositions));
        assert_eq!(none.read_rank(text), Err(PositionError::NoPositions));
    }
    let error = PositionError::NoPositions.to_string();
    assert_eq!(
        error,
        "the puzzle has no positions: its count is 0, and must be at least 1"
    );
    // One position has one number.
    let said = Ring(Slip::None).read("10").unwrap_err().to_string();
    assert_eq!(said, "found \"10\" (character 1) where a number from 0 to 9 should be");
}

/// Both traits in scope: each method has one meaning. That this compiles is the test.
#[test]
fn a_puzzle_is_used_with_both_traits_in_scope() {
    let puzzle = Sliding::new(2, 3).unwrap();
    assert_eq!(puzzle.count(), puzzle.positions());
    assert_eq!(puzzle.rank(&puzzle.solved()), puzzle.solved_rank());
    assert_eq!(puzzle.known_depth(), puzzle.proved_depth());
    let board = puzzle.read("1 2 0 4 5 3").unwrap();
    assert_eq!(Ok(puzzle.rank(&board)), puzzle.read_rank("1 2 0 4 5 3"));
    assert_eq!(puzzle.write(&board), puzzle.write_rank(puzzle.rank(&board)));
    let after = puzzle.scramble("DR").map(|board| puzzle.rank(&board));
    assert_eq!(after, puzzle.scramble_rank("DR"));
    assert_eq!(puzzle.names()[0], puzzle.name(0));
    let moved = puzzle.apply(&board, 0).map(|board| puzzle.rank(&board));
    assert_eq!(puzzle.after(puzzle.rank(&board))[0], moved);
}

#[test]
fn numbers_are_spread_over_all_there_are() {
    assert_eq!(spread(0, 5).count(), 0);
    assert_eq!(spread(5, 0).count(), 0);
    assert_eq!(spread(1, 5).collect::<Vec<_>>(), [0]);
    assert_eq!(spread(7, 1).collect::<Vec<_>>(), [0]);
    assert!(spread(7, 7).eq(0..7));
    for (count, most) in [(1_000_000, 999), (u64::MAX, 5000), (5001, 5000)] {
        let ranks: Vec<u64> = spread(count, most).collect();
        assert_eq!(ranks.len() as u64, most);
        assert!(ranks.windows(2).all(|pair| pair[0] < pair[1]), "{count}, {most}");
        assert_eq!((ranks[0], ranks[ranks.len() - 1]), (0, count - 1));
        // No residue is left out, as it would be by equal steps.
        let residues: std::collections::HashSet<_> =
            ranks.iter().map(|r| r % 9).collect();
        assert_eq!(residues.len(), 9);
    }
}
