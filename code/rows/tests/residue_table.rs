//! Solutions from tables with two bits or one for each position.

use cpu::Cpu;
use puzzle::{Indexed, Metric, catalog, sliding::Sliding};
use rows::sliding::Boards;
use rows::translation::pocket_cube;
use rows::{
    IrreversibleMove, Modulo3, OneBit, OneColor, ResidueTable, SearchOptions, Word,
};

fn options() -> SearchOptions {
    SearchOptions { cpu: Cpu::best(), threads: 1 }
}

/// Checks that the solution of each of these positions is shortest, and solves the position.
fn check_solutions(
    residues: &ResidueTable<impl Word>,
    puzzle: &dyn Indexed,
    distances: &[u8],
    ranks: impl Iterator<Item = u64>,
) {
    for rank in ranks {
        let moves =
            residues.solution(puzzle, rank).expect("every position can be solved");
        assert_eq!(
            moves.len(),
            usize::from(distances[rank as usize]),
            "position {rank}"
        );
        let end = moves
            .iter()
            .fold(rank, |rank, &m| puzzle.successors(rank)[m].expect("a move"));
        assert_eq!(end, puzzle.solved_rank(), "position {rank}");
    }
}

#[test]
fn one_bit_solves_8_puzzle() {
    let puzzle = Sliding::new(3, 3).unwrap();
    let table = table::distances_to_solved(&puzzle, |_| {}).unwrap();
    let boards = Boards::new(puzzle).unwrap();
    let record = OneBit::new(&boards).unwrap();
    let residues = ResidueTable::new(boards, record, options(), |_| {}).unwrap();
    assert_eq!(residues.layers(), table.layers());
    for rank in 0..puzzle.position_count() {
        let distance = usize::from(table.distances()[rank as usize]);
        assert_eq!(residues.residue(rank), Some(distance % 4));
    }
    check_solutions(&residues, &puzzle, table.distances(), 0..puzzle.position_count());
}

#[test]
fn two_bits_solve_boards_and_cubes() {
    let puzzle = Sliding::new(2, 3).unwrap();
    let table = table::distances_to_solved(&puzzle, |_| {}).unwrap();
    let boards = Boards::new(puzzle).unwrap();
    let record = Modulo3::new(&puzzle).unwrap();
    let residues = ResidueTable::new(boards, record, options(), |_| {}).unwrap();
    check_solutions(&residues, &puzzle, table.distances(), 0..puzzle.position_count());

    let cube = catalog::find("pocket-cube")
        .unwrap()
        .puzzle(Some(Metric::QuarterTurn))
        .unwrap();
    let table = table::distances_to_solved(&*cube, |_| {}).unwrap();
    let rows = pocket_cube(Metric::QuarterTurn);
    let record = Modulo3::new(&*cube).unwrap();
    let residues = ResidueTable::new(rows, record, options(), |_| {}).unwrap();
    assert_eq!(residues.layers(), table.layers());
    check_solutions(
        &residues,
        &*cube,
        table.distances(),
        (0..cube.position_count()).step_by(991),
    );
}

#[test]
fn rejects_too_few_bits() {
    let cube =
        catalog::find("pocket-cube").unwrap().puzzle(Some(Metric::Clockwise)).unwrap();
    let error = Modulo3::new(&*cube).unwrap_err();
    assert_eq!(error, IrreversibleMove(0));
    assert_eq!(
        error.to_string(),
        "two bits are enough only where each move can be taken back by one, and from \
         position 0 a move leads that cannot"
    );
    let rows = pocket_cube(Metric::HalfTurn);
    assert_eq!(OneBit::new(&rows).unwrap_err(), OneColor);
}
