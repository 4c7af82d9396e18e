//! Boards of the 24-puzzle: short solutions against the general search, and published ones.

use fifteen::{Partition, PartitionTables, korf_felner};
use ida_star::{Automaton, IdaStar};
use lower_bound::{LinearConflict, LowerBound};
use puzzle::{ByteArray, Puzzle};
use std::ops::ControlFlow;
use std::sync::LazyLock;
use std::time::Instant;

static FOURS: LazyLock<PartitionTables> = LazyLock::new(|| {
    PartitionTables::build(Partition::SixFours, |_| {}).expect("memory")
});

fn solve(board: &ByteArray, tables: &PartitionTables) -> (Vec<usize>, u64) {
    let found = tables.search(board, u64::MAX, |_| ControlFlow::Continue(()));
    let found = found.expect("it can be solved");
    let nodes = found.nodes();
    (found.solution, nodes)
}

#[test]
fn published_boards_can_be_solved() {
    let puzzle = Partition::SixFours.puzzle();
    for instance in korf_felner::instances() {
        let board = instance.board();
        assert_eq!(
            puzzle.read(&puzzle.write(&board)),
            Ok(board),
            "{}",
            instance.number
        );
        // The parity of the Manhattan distance is that of the solution.
        let manhattan = lower_bound::Manhattan::new(&puzzle).lower_bound(&board);
        let manhattan = usize::from(manhattan.expect("one"));
        assert!(manhattan < instance.length, "{}", instance.number);
        assert_eq!(manhattan % 2, instance.length % 2, "{}", instance.number);
    }
}

#[test]
fn lengths_match_general_search() {
    let puzzle = Partition::SixFours.puzzle();
    let conflict = LinearConflict::new(&puzzle);
    let inverse_pairs = [[0, 1], [1, 0], [2, 3], [3, 2]].map(Vec::from);
    let automaton = Automaton::new(4, &inverse_pairs);
    let (mut longest, mut random) = (0, 1_u64);
    for _ in 0..40 {
        let mut board = puzzle.solved();
        for _ in 0..60 {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            board = puzzle.apply(&board, (random >> 62) as usize).unwrap_or(board);
        }
        let (moves, _) = solve(&board, &FOURS);
        let end = moves.iter().try_fold(board, |board, &m| puzzle.apply(&board, m));
        assert_eq!(end, Some(puzzle.solved()));
        let general = IdaStar::new(&puzzle, &conflict).canonical(&automaton);
        let right = general.search(&board).expect("it ends");
        assert_eq!(
            right.solution().map(<[usize]>::len),
            Some(moves.len()),
            "{board:?}"
        );
        longest = longest.max(moves.len());
    }
    assert!(longest >= 20, "{longest}");
}

#[test]
fn rejects_board_of_other_size() {
    let board = fifteen::puzzle().solved();
    let error =
        FOURS.search(&board, 10, |_| ControlFlow::Continue(())).expect_err("16");
    assert!(error.to_string().contains("25"), "{error}");
}

/// Published boards, and how many boards the search looks at.
const SOLVED: [(usize, u64); 3] =
    [(40, 43_253_688), (25, 154_244_073), (38, 247_746_012)];

#[test]
#[ignore = "a minute, and 510 MB"]
fn published_lengths_by_saved_tables() {
    let folder = tempfile::tempdir().expect("a folder");
    let (partition, begin) = (Partition::FourSixes, Instant::now());
    let built = PartitionTables::open_or_build(partition, folder.path(), |_| {});
    drop(built.expect("memory"));
    println!("{partition} built and saved in {:.1?}", begin.elapsed());
    let tables = PartitionTables::open(partition, folder.path()).expect("all");
    for (number, right) in SOLVED {
        let (instance, begin) = (korf_felner::instances()[number - 1], Instant::now());
        let (moves, nodes) = solve(&instance.board(), &tables);
        println!("{number}: {nodes} boards in {:.1?}", begin.elapsed());
        assert_eq!((moves.len(), nodes), (instance.length, right), "{number}");
    }
}
