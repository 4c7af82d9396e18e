//! Korf's hundred boards, with each bound.

use fifteen::{
    FifteenSearch, IncrementalBound, IncrementalManhattan, Partition, PartitionTables,
    korf,
};
use puzzle::Puzzle;
use std::time::Instant;

/// Solves some boards, and returns the numbers of visited boards and of seconds.
fn solve(
    heuristic: &impl IncrementalBound,
    instances: &[korf::KorfInstance],
) -> (u64, f64) {
    let puzzle = fifteen::puzzle();
    let search = FifteenSearch::new(heuristic);
    let (begin, mut nodes) = (Instant::now(), 0);
    for instance in instances {
        let found = search.search(&instance.board()).expect("it can be solved");
        assert_eq!(found.solution.len(), instance.length, "{}", instance.number);
        let mut moves = found.solution.iter();
        let end = moves.try_fold(instance.board(), |board, &m| puzzle.apply(&board, m));
        assert_eq!(end, Some(puzzle.solved()), "{}", instance.number);
        nodes += found.nodes();
    }
    (nodes, begin.elapsed().as_secs_f64())
}

/// Boards that the Manhattan distance solves quickly.
#[test]
fn solves_easy_boards_by_manhattan() {
    let easy = [12, 30, 42, 48, 55, 79].map(|number| korf::instances()[number - 1]);
    assert!(solve(&IncrementalManhattan::new(), &easy).0 > 1_000_000);
}

#[test]
fn solves_first_ten_boards() {
    let tables =
        PartitionTables::build(Partition::SixSixThree, |_| {}).expect("memory");
    solve(&tables.bound(), &korf::instances()[..10]);
}

/// The number of visited boards is the same on every machine, for the first ten boards and for
/// all.
#[test]
#[ignore = "a minute, and 700 MB"]
fn solves_all_hundred_by_both_partitions() {
    for (partition, right) in FIFTEEN.into_iter().zip(EXPECTED_NODES) {
        let begin = Instant::now();
        let tables = PartitionTables::build(partition, |_| {}).expect("memory");
        let built = begin.elapsed().as_secs_f64();
        let bound = tables.bound();
        let (ten, first) = solve(&bound, &korf::instances()[..10]);
        let (nodes, seconds) = solve(&bound, &korf::instances());
        println!(
            "{partition}: built in {built:.1} s; the first ten {ten} boards, {first:.2} s; \
             all hundred {nodes} boards, {seconds:.2} s"
        );
        assert_eq!([ten, nodes], right);
    }
    let (nodes, seconds) =
        solve(&IncrementalManhattan::new(), &korf::instances()[..10]);
    println!("Manhattan: the first ten {nodes} boards, {seconds:.2} s");
    assert_eq!(nodes, 1_511_594_855);
}

const FIFTEEN: [Partition; 2] = [Partition::SixSixThree, Partition::SevenEight];

/// Total visited boards with the partitions 6-6-3 and 7-8: over the first ten of Korf's boards,
/// and over all of them.
const EXPECTED_NODES: [[u64; 2]; 2] = [[3_491_221, 63_718_046], [349_406, 4_071_216]];

/// The tables of the two partitions are independent of each other.
#[test]
#[ignore = "half a minute, and 700 MB"]
fn both_partitions_agree_on_random_boards() {
    let [small, large] = FIFTEEN
        .map(|partition| PartitionTables::build(partition, |_| {}).expect("memory"));
    let (small, large) = (small.bound(), large.bound());
    let puzzle = fifteen::puzzle();
    // One of the seventeen boards at the largest distance.
    let farthest =
        puzzle.read("0 12 9 13 15 11 10 14 3 7 2 5 4 8 6 1").expect("a board");
    let found = FifteenSearch::new(&large).search(&farthest).expect("it ends");
    assert_eq!((found.solution.len(), found.nodes()), (80, 12_708_298));
    for i in 1..=100 {
        let board = puzzle.unrank(i * 6_180_339_887_499 % puzzle.count());
        let solve = |found: Result<_, _>| -> fifteen::FifteenOutcome {
            found.expect("it ends")
        };
        let few = solve(FifteenSearch::new(&large).search(&board));
        let many = solve(FifteenSearch::new(&small).search(&board));
        assert_eq!(few.solution.len(), many.solution.len(), "{board:?}");
        assert!(few.nodes() < many.nodes());
    }
}
