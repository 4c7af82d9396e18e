//! Compares the computation on all cores with the search with a queue, entry by entry.

use crate::six_edges::Edges;
use pattern_database::{Database, DatabaseError, Pattern, Tiles, on_threads};
use puzzle::{Metric, Pieces, rubik, sliding::Sliding};
use std::collections::HashSet;
use std::convert::Infallible;
use std::ops::ControlFlow;
use std::thread::{self, ThreadId};
use std::time::Instant;

/// Checks that both give the same entries, and that the observer gets the layers.
fn check_same_table<P: Pattern + Sync + Clone>(pattern: P) {
    let mut layers = Vec::new();
    let table = Database::observed(pattern.clone(), |layer| {
        assert_eq!(layer.depth, layers.len());
        layers.push(layer.states);
        ControlFlow::Continue(())
    });
    let table = table.expect("a table");
    let right = Database::by_queue(pattern).expect("a table");
    assert!(table.entries() == right.entries());
    assert_eq!(layers, right.layers());
}

#[test]
fn tiles_as_with_queue() {
    for (rows, columns, tiles) in [
        (2, 2, &[3][..]),
        (3, 3, &[1, 2, 3, 4]),
        (3, 3, &[1, 2, 3, 4, 5, 6, 7, 8]),
        (2, 4, &[2, 7, 3]),
        (4, 4, &[1, 5, 6, 9]), // 30 blocks
    ] {
        let puzzle = Sliding::new(rows, columns).expect("a size");
        check_same_table(Tiles::every_move(&puzzle, tiles).expect("tiles"));
        check_same_table(Tiles::own_moves(&puzzle, tiles).expect("tiles"));
    }
}

/// The same pattern with its states numbered so that moves that count 0 change the block.
#[derive(Clone)]
struct Scattered(Tiles);

impl Pattern for Scattered {
    type Position = puzzle::ByteArray;
    type AbstractState = puzzle::ByteArray;

    fn count(&self) -> usize {
        self.0.count()
    }
    fn solved(&self) -> puzzle::ByteArray {
        self.0.solved()
    }
    fn project(&self, board: &puzzle::ByteArray) -> puzzle::ByteArray {
        self.0.project(board)
    }
    fn rank(&self, state: &puzzle::ByteArray) -> usize {
        let blanks = self.0.blank_cells();
        let rank = self.0.rank(state);
        rank % blanks * (self.count() / blanks) + rank / blanks
    }
    fn unrank(&self, rank: usize) -> puzzle::ByteArray {
        let (blanks, sets) =
            (self.0.blank_cells(), self.count() / self.0.blank_cells());
        self.0.unrank(rank % sets * blanks + rank / sets)
    }
    fn moves(&self) -> usize {
        self.0.moves()
    }
    fn predecessor(
        &self,
        state: &puzzle::ByteArray,
        m: usize,
    ) -> Option<(puzzle::ByteArray, u8)> {
        self.0.predecessor(state, m)
    }
}

#[test]
fn free_moves_between_blocks() {
    let puzzle = Sliding::new(4, 4).expect("a size");
    check_same_table(Scattered(
        Tiles::own_moves(&puzzle, &[6, 7, 10, 11]).expect("tiles"),
    ));
}

#[test]
fn four_edges_as_with_queue() {
    for metric in [Metric::HalfTurn, Metric::QuarterTurn] {
        check_same_table(Edges::<2>::new(metric));
    }
}

#[test]
fn predecessors_undo_turns() {
    let edges = Edges::<3>::new(Metric::HalfTurn);
    let cube: Pieces<12, 2> = rubik::parse("R U F' D2 L B U' R2 F")
        .expect("turns")
        .iter()
        .map(|turn| turn.edges())
        .product();
    let state = edges.project(&cube);
    assert_eq!(edges.unrank(edges.rank(&state)), state);
    for (m, turn) in rubik::turns(Metric::HalfTurn).iter().enumerate() {
        let after = edges.project(&(cube * turn.edges()));
        assert_eq!(edges.predecessor(&after, m), Some((state, 1)));
    }
}

#[test]
fn errors_as_with_queue() {
    // A state whose predecessor has a rank that is out of range.
    #[derive(Clone)]
    struct Outside(bool);
    impl Pattern for Outside {
        type Position = usize;
        type AbstractState = usize;

        fn count(&self) -> usize {
            9
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
            1
        }
        fn predecessor(&self, state: &usize, _: usize) -> Option<(usize, u8)> {
            Some((state + 1, 1))
        }
        fn is_undirected(&self) -> bool {
            self.0
        }
    }
    for undirected in [false, true] {
        let right = DatabaseError::PredecessorRank { m: 0, from: 8, rank: 9, count: 9 };
        assert_eq!(Database::new(Outside(undirected)).err(), Some(right.clone()));
        assert_eq!(Database::by_queue(Outside(undirected)).err(), Some(right));
    }
}

/// A table as R. Korf's, *Finding optimal solutions to Rubik's cube using pattern databases*,
/// AAAI-97, has it of six edges; the mean is 7.619.
#[test]
#[ignore = "takes half a minute: 42,577,920 states"]
fn six_edges_of_rubiks_cube() {
    let edges = Edges::<3>::new(Metric::HalfTurn);
    let begin = Instant::now();
    let table = Database::new(edges.clone()).expect("a table");
    println!("on all cores: {:?}", begin.elapsed());
    let layers = table.layers();
    assert_eq!(
        layers,
        [
            1, 18, 230, 2747, 30847, 308_783, 2_508_618, 13_189_082, 23_497_569,
            3_039_786, 239
        ]
    );
    let moves: u64 = layers.iter().zip(0..).map(|(states, depth)| states * depth).sum();
    assert_eq!(moves * 1000 / table.bytes() as u64, 7618);
    let begin = Instant::now();
    let right = Database::by_queue(edges).expect("a table");
    println!("with a queue: {:?}", begin.elapsed());
    assert!(table.entries() == right.entries());
}

#[test]
fn jobs_run_on_so_many_threads() {
    let run = |threads: &mut HashSet<ThreadId>, ()| {
        threads.insert(thread::current().id());
        Ok::<(), Infallible>(())
    };
    for threads in [1, 2, 5] {
        let Ok(found) = on_threads(threads, [(); 1000].into_iter(), HashSet::new, run);
        assert_eq!(found.len(), threads);
        assert!(found.iter().all(|threads| threads.len() <= 1));
    }
    let Ok(found) = on_threads(5, [(); 2].into_iter(), HashSet::new, run);
    assert_eq!(found.len(), 2); // no more threads than items
}
