//! Tests that take minutes, or much memory: `cargo test --release --test large -- --ignored`.

use cpu::Cpu;
use puzzle::{Indexed, sliding::Sliding};
use rows::sliding::Boards;
use rows::{Nothing, OneBit, ResidueTable, SearchOptions, find, search};

/// 239,500,800 boards: the scan by ranks, against rows with each instruction set.
#[test]
#[ignore = "the scan takes minutes, even in release"]
fn matches_scan_3x4() {
    let puzzle = Sliding::new(3, 4).unwrap();
    let table = table::distances_to_solved(&puzzle, |_| {}).unwrap();
    let boards = Boards::new(puzzle).unwrap();
    for cpu in Cpu::available() {
        for threads in [1, 2] {
            let outcome =
                search(&boards, &Nothing, SearchOptions { cpu, threads }, |_| {})
                    .unwrap();
            assert_eq!(outcome.layers, table.layers(), "{cpu}, {threads} threads");
        }
    }
    let options = SearchOptions { cpu: Cpu::best(), threads: 2 };
    let record = OneBit::new(&boards).unwrap();
    let residues = ResidueTable::new(boards, record, options, |_| {}).unwrap();
    for rank in (0..puzzle.position_count()).step_by(23_917) {
        let solution =
            residues.solution(&puzzle, rank).expect("every board can be solved");
        assert_eq!(solution.len(), usize::from(table.distances()[rank as usize]));
        let end = solution
            .iter()
            .fold(rank, |rank, &m| puzzle.successors(rank)[m].expect("a move"));
        assert_eq!(end, puzzle.solved_rank());
    }
}

/// 2×6 and 6×2 boards.
#[test]
#[ignore = "the scan takes minutes, even in release"]
fn matches_scan_2x6() {
    for (rows, columns) in [(2, 6), (6, 2)] {
        let puzzle = Sliding::new(rows, columns).unwrap();
        let table = table::distances_to_solved(&puzzle, |_| {}).unwrap();
        let boards = Boards::new(puzzle).unwrap();
        let options = SearchOptions { cpu: Cpu::best(), threads: 2 };
        assert_eq!(
            search(&boards, &Nothing, options, |_| {}).unwrap().layers,
            table.layers()
        );
    }
}

/// 43,589,145,600 boards: the depth is in OEIS A151944; the first layers are compared with a
/// search that stores each visited board.
#[test]
#[ignore = "takes 6 GB and a minute in release"]
fn matches_published_depth_2x7() {
    let puzzle = Sliding::new(2, 7).unwrap();
    let boards = Boards::new(puzzle).unwrap();
    let options = SearchOptions { cpu: Cpu::best(), threads: 2 };
    let layers = search(&boards, &Nothing, options, |_| {}).unwrap().layers;
    assert_eq!(layers.len(), 109);
    assert_eq!(layers.iter().sum::<u64>(), puzzle.position_count());

    let mut visited = std::collections::HashSet::from([puzzle.solved_rank()]);
    let mut layer = vec![puzzle.solved_rank()];
    for &count in &layers[..24] {
        assert_eq!(layer.len() as u64, count);
        let neighbors =
            layer.iter().flat_map(|&rank| puzzle.successors(rank)).flatten();
        layer = neighbors.filter(|&next| visited.insert(next)).collect();
    }
}

/// Ten pancakes and eight burnt ones, against the scan; and nine burnt ones, with rows of eight
/// words, against the published depth.
#[test]
#[ignore = "the scans take a minute, even in release"]
fn stacks_match_scan() {
    let scan = |name: &str| {
        let puzzle = puzzle::catalog::find(name).unwrap().puzzle(None).unwrap();
        table::distances_to_solved(&*puzzle, |_| {}).unwrap().layers().to_vec()
    };
    let (ten, eight) = (scan("pancake-10"), scan("burnt-pancake-8"));
    let mut counted = Vec::new();
    for cpu in Cpu::available() {
        for threads in [1, 2] {
            let count = |name: &str| {
                let choice = puzzle::catalog::find(name).unwrap();
                let rows = find(&choice, None).unwrap();
                rows.layers(SearchOptions { cpu, threads }, &mut |_| ()).unwrap()
            };
            assert_eq!(count("pancake-10"), ten, "{cpu}, {threads} threads");
            assert_eq!(count("burnt-pancake-8"), eight, "{cpu}, {threads} threads");
            counted.push(count("burnt-pancake-9"));
        }
    }
    // The depth is in OEIS A078941.
    assert_eq!((counted[0].len(), counted[0][..3].to_vec()), (18, vec![1, 9, 72]));
    assert_eq!(counted[0].iter().sum::<u64>(), 185_794_560);
    assert!(counted.iter().all(|layers| *layers == counted[0]));
}
