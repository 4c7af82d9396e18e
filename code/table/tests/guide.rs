//! The Visual Basic guide's program: what it prints, its small tables, its moves.

use puzzle::Metric;
use puzzle::pocket_cube::{self, PocketCube, apply};
use std::process::Command;
use table::guide::{create_monster_table, explore_all, solution};
use table::guide::{create_orientation_tables, create_perm_tables};
use table::{PocketCubeTable, scan};
use transition::{Coordinate, CornerOrientation, CornerPermutation};

/// The output of the guide's program as the guide prints it: a quotation from *Visual Basic 2010
/// (Console) Guide, Pocket Cube - God's Algorithm*, under "Testing".
const GUIDE: &str = include_str!("guide-console.txt");

/// Runs the guide's program; returns its large table and its console output.
fn monster_table() -> (Vec<Vec<u8>>, String) {
    let ((perm, _), (ori, _)) = (create_perm_tables(), create_orientation_tables());
    let (mut bigtable, mut console) = (vec![vec![0; 729]; 5040], String::new());
    create_monster_table(&perm, &ori, &mut bigtable, &mut console);
    (bigtable, console)
}

#[test]
fn program_prints_guide_output() {
    // `cargo test` builds the examples beside its tests: target/debug/examples.
    let here = std::env::current_exe().unwrap();
    let folder = here.parent().and_then(|deps| deps.parent()).unwrap();
    let program = folder
        .join("examples")
        .join(format!("create_monster_table{}", std::env::consts::EXE_SUFFIX));
    assert!(
        program.exists(),
        "there is no {}: run the whole of `cargo test -p gods-table`, which builds it",
        program.display()
    );
    let output = Command::new(program).output().unwrap();
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
    assert_eq!(String::from_utf8(output.stdout).unwrap(), GUIDE);
}

#[test]
fn big_table_equals_complete_table() {
    let (bigtable, console) = monster_table();
    assert_eq!(console, GUIDE);
    let cube = PocketCubeTable::new(Metric::HalfTurn);
    assert!(bigtable.concat() == cube.table().distances());
}

/// How many entries of a table have each label, from 0.
fn layers(labels: &[i8]) -> Vec<usize> {
    let deepest = labels.iter().copied().max().unwrap();
    (0..=deepest).map(|d| labels.iter().filter(|&&label| label == d).count()).collect()
}

#[test]
fn small_tables_are_minimum_distances() {
    let (perm, orders) = create_perm_tables();
    let (ori, twists) = create_orientation_tables();
    assert_eq!(layers(&orders), [1, 9, 54, 297, 1233, 2157, 1244, 45]);
    assert_eq!(layers(&twists), [1, 2, 12, 64, 274, 336, 40]);
    assert_eq!((perm.len(), ori.len()), (5040, 729));

    // Each label is the smallest distance of the positions with this index.
    let (bigtable, _) = monster_table();
    for (row, &label) in bigtable.iter().zip(&orders) {
        assert_eq!(row.iter().min(), Some(&(label as u8)));
    }
    for (o, &label) in twists.iter().enumerate() {
        assert_eq!(bigtable.iter().map(|row| row[o]).min(), Some(label as u8));
    }
}

#[test]
fn exploring_labels_only_unlabeled_cells() {
    let ((perm, _), (ori, _)) = (create_perm_tables(), create_orientation_tables());
    let mut bigtable = vec![vec![50; 729]; 5040];
    bigtable[0][0] = 4;
    let first = (perm[0][0] as usize, ori[0][0] as usize);
    bigtable[first.0][first.1] = 2;
    explore_all(0, 0, &perm, &ori, &mut bigtable);
    let count = |label| bigtable.iter().flatten().filter(|&&l| l == label).count();
    assert_eq!((count(2), count(4), count(5), count(50)), (1, 1, 8, 3_674_150));
    assert_eq!(bigtable[first.0][first.1], 2);
}

#[test]
fn single_permutation_matches_plain_scan() {
    // With a single order the big table is the small one of the orientations.
    let (ori, twists) = create_orientation_tables();
    let (mut bigtable, mut console) = (vec![vec![0; 729]], String::new());
    create_monster_table(&[[0; 9]], &ori, &mut bigtable, &mut console);
    assert!(bigtable[0].iter().zip(&twists).all(|(&a, &b)| a == b as u8));
    let found = scan(0, ori.as_flattened(), 9, &mut [0; 729]);
    let lines = (0..).zip(found.iter().chain(&[0]));
    let lines: String =
        lines.map(|(d, c): (u8, _)| format!("Depth: {d} Positions: {c}\n")).collect();
    assert!(console.contains(&lines), "{console}");
}

#[test]
fn solution_lengths_equal_labels() {
    let ((perm, _), (ori, _)) = (create_perm_tables(), create_orientation_tables());
    let (bigtable, _) = monster_table();
    let moves = pocket_cube::moves(Metric::HalfTurn);
    let spread = (0..5040).step_by(13).map(|p| (p, p * 31 % 729));
    let all = (0..5040).flat_map(|p| (0..729).map(move |o| (p, o)));
    let farthest = all.filter(|&(p, o)| bigtable[p][o] == 11);
    let mut solved = 0;
    for (p, o) in spread.chain(farthest) {
        let way = solution(p, o, &perm, &ori, &bigtable);
        assert_eq!(way.len(), usize::from(bigtable[p][o]));
        let order = CornerPermutation.unrank(p);
        let twist = CornerOrientation.unrank(o);
        let position = PocketCube::new(*order.pm(), *twist.ori()).unwrap();
        let way: Vec<_> = way.into_iter().map(|i| moves[i]).collect();
        assert_eq!(position * apply(&way), PocketCube::SOLVED);
        solved += 1;
    }
    assert_eq!(solved, 388 + 2644);
}
