//! What the documents get wrong about the complete table, measured. Each number
//! is the erratum's in the book's appendix.

use puzzle::pocket_cube::{Face, Move, PocketCube};
use puzzle::{Indexed, Metric, pocket_cube};
use std::collections::HashSet;
use table::guide::{create_monster_table, create_orientation_tables};
use table::guide::{create_perm_tables, solution};
use table::{CompleteTable, DescendError, PocketCubeTable, SplitTableGraph, scan};
use transition::TransitionTable;
use transition::{Coordinate, CornerOrientation, CornerPermutation, CornerPosition};

/// The neighbors of each rank of a coordinate, nine moves each.
fn neighbors(coordinate: &impl Coordinate<Position = PocketCube>) -> Vec<u32> {
    let moves = pocket_cube::moves(Metric::HalfTurn);
    let turns: Vec<_> = moves.iter().map(|m| m.position()).collect();
    let turns: [PocketCube; 9] = turns.try_into().unwrap();
    let table = TransitionTable::new(coordinate, &turns).unwrap();
    table.entries().as_flattened().to_vec()
}

/// The neighbors of the pocket cube's 729 orientations.
fn orientations() -> Vec<u32> {
    neighbors(&CornerOrientation)
}

/// The scan of Jaap's page; returns the lines that it prints. `first` is the number at which its
/// loop `for p` begins: 1 as printed, or 0. The table has an entry for both ends.
fn printed_scan(next: &[u32], moves: usize, first: usize) -> Vec<String> {
    let count = next.len() / moves;
    let mut table = vec![-1; count + 1];
    table[0] = 0; // the solved position: every encoder gives it the rank 0
    let (mut len, mut printed) = (0, vec![]);
    loop {
        let mut c = 0;
        for p in first..first + count {
            if table[p] == len {
                for m in 0..moves {
                    // p = N is not a rank, but no entry N gets a label, so this is not reached.
                    let q = next[p * moves + m] as usize;
                    if table[q] == -1 {
                        c += 1;
                        table[q] = len + 1;
                    }
                }
            }
        }
        len += 1;
        printed.push(format!("{c} positions at distance {len}"));
        if c == 0 {
            return printed;
        }
    }
}

#[test]
fn erratum_15_scan_starts_at_1() {
    let next = orientations();
    // The start is position 0, which a loop from 1 skips.
    assert_eq!(printed_scan(&next, 9, 1), ["0 positions at distance 1"]);

    let right = scan(0, &next, 9, &mut [0; 729]);
    assert_eq!(right.iter().sum::<u64>(), 729);
    assert!(right.len() > 2);
}

#[test]
fn erratum_16_printed_layers_are_shifted() {
    let next = orientations();
    let printed = printed_scan(&next, 9, 0);
    let layers = scan(0, &next, 9, &mut [0; 729]);

    // The output lacks the line for distance 0, and has one line too many at the end.
    assert!(!printed.iter().any(|line| line.ends_with("distance 0")));
    let last = format!("0 positions at distance {}", layers.len());
    assert_eq!(printed.last(), Some(&last));
    // All counts between the first line and the last are right.
    let between: Vec<String> = (1..layers.len())
        .map(|len| format!("{} positions at distance {len}", layers[len]))
        .collect();
    assert_eq!(printed[..printed.len() - 1], between);

    // The layers of this crate begin with distance 0 and end with the last nonempty layer.
    assert_eq!(layers[0], 1);
    assert!(layers.iter().all(|&c| c > 0));

    // The guide's output also has a line for an empty layer: "Depth: 12 Positions: 0" follows the
    // last layer of the cube, 11.
    let cube = PocketCubeTable::new(Metric::HalfTurn);
    assert_eq!((cube.table().layers().len(), cube.table().layers()[11]), (12, 2644));
}

#[test]
fn erratum_17_distances_have_a_direction() {
    // In the clockwise metric, the inverse of a move is not a move.
    let turns = Face::ALL.map(Face::turn);
    let graph =
        SplitTableGraph::new(&CornerPermutation, &CornerOrientation, &turns).unwrap();
    let from = CompleteTable::new(&graph, 0, |_| {}).unwrap();

    // The position after R is one turn from solved, but it takes three turns to solve it.
    let turned = CornerPosition.rank(&Face::R.turn());
    assert_eq!(from.distance(turned), Some(1));
    let cube = PocketCubeTable::new(Metric::Clockwise);
    assert_eq!(cube.distance(&Face::R.turn()), 3);
    let names: Vec<String> =
        cube.solve(&Face::R.turn()).iter().map(Move::to_string).collect();
    assert_eq!(names, ["R", "R", "R"]);

    // A descent in the table fails at its first step.
    let back = CornerPosition.rank(&Face::R.turn().inverse());
    assert_eq!(from.distance(back), Some(3));
    let error = from.descend(&graph, back).unwrap_err();
    assert_eq!(error, DescendError::NoNearerNeighbor { position: back, distance: 3 });
    assert_eq!(
        error.to_string(),
        format!(
            "no move leads from position {back}, at distance 3, to one that is \
             nearer: was the table measured along the inverses of these moves?"
        )
    );

    // Both directions have equal layers, because the positions are a group. So the layers do not
    // show the error.
    assert_eq!(from.layers(), cube.table().layers());
    assert_eq!(from.depth(), 19);
    let differ = (0..3_674_160)
        .filter(|&p| from.distance(p) != cube.table().distance(p))
        .count();
    assert_eq!(differ, 1_886_542); // of 3,674,160 positions
}

#[test]
fn erratum_17_hidden_by_undoable_moves() {
    for metric in [Metric::HalfTurn, Metric::QuarterTurn] {
        let cube = PocketCubeTable::new(metric);
        for p in (0..3_674_160).step_by(997) {
            let position = CornerPosition.unrank(p);
            assert_eq!(cube.distance(&position), cube.distance(&position.inverse()));
        }
    }
}

#[test]
fn erratum_19_small_tables_underestimate() {
    let (mut order, mut twist) = (vec![-1; 5040], vec![-1; 729]);
    scan(0, &neighbors(&CornerPermutation), 9, &mut order);
    scan(0, &orientations(), 9, &mut twist);
    let cube = PocketCubeTable::new(Metric::HalfTurn);

    // The maximum of the two small tables is never larger than the distance, rarely equal, and up
    // to 8 smaller. Their sum is often larger.
    let (mut exact, mut farthest_off, mut overestimates) = (0, 0, 0);
    let mut total = 0;
    for (p, &distance) in cube.table().distances().iter().enumerate() {
        let (o, t, distance) = (order[p / 729], twist[p % 729], distance as i8);
        assert!(o.max(t) <= distance);
        exact += u32::from(o.max(t) == distance);
        farthest_off = farthest_off.max(distance - o.max(t));
        total += u64::from(o.max(t) as u8);
        overestimates += u32::from(o + t > distance);
    }
    assert_eq!((exact, farthest_off), (17_108, 8)); // of 3,674,160 positions
    assert_eq!(overestimates, 1_919_570);
    // The mean of the maximum is 5.144, and the mean distance is 8.756.
    assert_eq!(format!("{:.3}", total as f64 / 3_674_160.0), "5.144");
    assert_eq!(format!("{:.3}", cube.table().mean()), "8.756");
}

#[test]
fn erratum_23_sentinel_50_is_ambiguous() {
    // A graph of positions in a line: each layer has one position. The program is right as long
    // as no distance exceeds 49.
    let row = |count: u32| -> Vec<[u32; 9]> {
        let step = |p: u32| [p.saturating_sub(1), (p + 1).min(count - 1)];
        let moves = |p| std::array::from_fn(|i| step(p)[i % 2]);
        (0..count).map(moves).collect()
    };
    let print = |count: u32| {
        let mut bigtable = vec![vec![0]; count as usize];
        let mut console = String::new();
        create_monster_table(&row(count), &[[0; 9]], &mut bigtable, &mut console);
        (bigtable.concat(), console)
    };
    let (labels, console) = print(50);
    assert!(labels.iter().copied().eq(0..50));
    assert!(console.contains("Depth: 49 Positions: 1\nDepth: 50 Positions: 0\n"));

    // With a hundred positions, those without a label are mistaken for positions at distance 50.
    let (labels, console) = print(100);
    assert!(console.contains("Depth: 49 Positions: 1\nDepth: 50 Positions: 25\n"));
    assert_eq!(labels[99], 51); // the right distance is 99
    assert_eq!(scan(0, row(100).as_flattened(), 9, &mut [0; 100]), [1; 100]);
}

#[test]
fn erratum_24_distances_determine_moves() {
    let ((perm, _), (ori, _)) = (create_perm_tables(), create_orientation_tables());
    let (mut bigtable, mut console) = (vec![vec![0; 729]; 5040], String::new());
    create_monster_table(&perm, &ori, &mut bigtable, &mut console);
    // The program prints no moves, but its table determines a solution of each position.
    let moves = pocket_cube::moves(Metric::HalfTurn);
    let names: Vec<String> = moves.iter().map(Move::to_string).collect();
    assert!(!console.split_whitespace().any(|word| names.iter().any(|m| m == word)));
    for p in (0..3_674_160).step_by(997) {
        let way = solution(p / 729, p % 729, &perm, &ori, &bigtable);
        assert_eq!(way.len(), usize::from(bigtable[p / 729][p % 729]));
        let turns = way.into_iter().map(|i| moves[i].position());
        assert_eq!(
            turns.fold(CornerPosition.unrank(p), |a, b| a * b),
            PocketCube::SOLVED
        );
    }
}

/// Searches from one position to another; returns the distance and the number of visited
/// positions.
fn search_pair(puzzle: &dyn Indexed, start: u64, goal: u64) -> (usize, usize) {
    let mut visited = HashSet::from([start]);
    let mut layer = vec![start];
    for moves in 0.. {
        if layer.contains(&goal) {
            return (moves, visited.len());
        }
        let after = layer.iter().flat_map(|&p| puzzle.successors(p)).flatten();
        layer = after.filter(|&p| visited.insert(p)).collect();
        assert!(!layer.is_empty(), "there is a way");
    }
    unreachable!("the layers end")
}

#[test]
fn erratum_25_three_meanings_one_length() {
    // God's Algorithm has three meanings: a table of all distances, a method that solves any
    // position, and a search for one pair. Their lengths agree, but only the table gives the
    // largest distance, and only the search needs no preparation.
    let puzzle = puzzle::catalog::find("sliding-2x3").unwrap().puzzle(None).unwrap();
    let table = table::distances_to_solved(&*puzzle, |_| {}).unwrap();
    let mut met = vec![];
    for rank in 0..puzzle.position_count() {
        let distance = usize::from(table.distance(rank as usize).unwrap());
        let way = table::solution(&*puzzle, &table, rank).unwrap();
        assert_eq!(way.len(), distance);
        let (moves, positions) = search_pair(&*puzzle, rank, puzzle.solved_rank());
        assert_eq!(moves, distance);
        met.push(positions);
    }
    assert_eq!(table.depth(), 21);
    // Searches from every board to the solved one visit far more positions than there are.
    let all = puzzle.position_count() as usize;
    assert_eq!((met.iter().min(), met.iter().max()), (Some(&1), Some(&all)));
    assert!(met.iter().sum::<usize>() > 100 * all);
}
