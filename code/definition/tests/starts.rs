//! Start positions in which pieces are turned.

use definition::{
    ArrangementPuzzle, DefinedPuzzle, Definition, Move, Set, Sets, Start,
};
use proptest::prelude::*;
use puzzle::Puzzle;

fn read(text: &str) -> Definition {
    Definition::read("a.tws", text.as_bytes()).unwrap()
}

/// Three pieces that can be turned in `v` ways.
fn turned_start(v: u16, start: [u16; 3], moves: [[u16; 3]; 2]) -> Definition {
    let sets = Sets::new(vec![Set::new("A", 3, v.into())]).unwrap();
    let [a, b] = moves.map(|ori| ori.map(|o| o % v).to_vec());
    let moves =
        vec![Move::new("a", vec![1, 2, 0], a), Move::new("b", vec![1, 0, 2], b)];
    let start = Start { ori: start.map(|o| o % v).to_vec(), ..Start::in_order(&sets) };
    Definition::new("turned", sets, moves).unwrap().with_start(start).unwrap()
}

#[test]
fn positions_show_start_orientations() {
    let text = "Set C 2 2\nSolved\nC\n1 2\n1 1\nEnd\nMove A\nC\n1 2\n1 0\nEnd\n\
                Move B\nC\n1 2\n0 1\nEnd\n";
    let puzzle = DefinedPuzzle::new(read(text)).unwrap();
    assert_eq!(puzzle.write(&puzzle.solved()), "0.1 1.1");
    assert_eq!(puzzle.read("0.1 1.1").unwrap(), puzzle.solved());
    assert_eq!(puzzle.read("0 1.1").unwrap(), puzzle.scramble("A").unwrap());
    assert_eq!(puzzle.read("0 1").unwrap(), puzzle.scramble("A B").unwrap());
}

#[test]
fn held_positions_show_start_orientations() {
    // Neighbors in a ring of four are exchanged, or a piece in the middle is flipped.
    let one = |name: &str, pm: &str, flip: u8| {
        format!("Move {name}\nRING\n{pm}\nMIDDLE\n1\n{flip}\nEnd\n")
    };
    let moves = [
        one("a", "2 1 3 4", 0),
        one("b", "1 3 2 4", 0),
        one("c", "1 2 4 3", 0),
        one("d", "4 2 3 1", 0),
        one("m", "1 2 3 4", 1),
        one("x", "2 3 4 1", 0),
    ];
    let sets = "Set RING 4 2\nSet MIDDLE 1 2\nSolved\nRING\n1 2 3 4\n1 0 0 1\n\
                MIDDLE\n1\n1\nEnd\n";
    let held = read(&format!("{sets}{}", moves.concat())).up_to_rotation().unwrap();
    let puzzle = DefinedPuzzle::new(held.clone()).unwrap();
    let arranged = ArrangementPuzzle::new(held).unwrap();
    assert_eq!(puzzle.write(&puzzle.solved()), "0.1 1 2 3.1 / 0.1");
    assert_eq!(puzzle.read("1 2 3.1 0.1 / 0.1").unwrap(), puzzle.solved());
    for scramble in ["a", "b x m", "m c d a b", "x2 d"] {
        let position = puzzle.scramble(scramble).unwrap();
        let text = puzzle.write(&position);
        assert_eq!(puzzle.read(&text).unwrap(), position);
        assert_eq!(text, arranged.write(&arranged.scramble(scramble).unwrap()));
    }
}

/// A turn by 32,500 of 65,000, where the sum of two orientations is more than 16 bits hold.
#[test]
fn counts_many_orientations() {
    let text = "Set A 1 65000\nSet B 2 1\nSolved\nA\n1\n40000\nB\n1 1\nEnd\n\
                Move R\nA\n1\n32500\nB\n2 1\nEnd\n";
    let puzzle = ArrangementPuzzle::new(read(text)).unwrap();
    assert_eq!(puzzle.count(), 2);
    assert_eq!(puzzle.write(&puzzle.scramble("R").unwrap()), "0.7500 / 0 0");
    let puzzle = DefinedPuzzle::new(read(&text.replace("1 1\n", "1 2\n"))).unwrap();
    assert_eq!(puzzle.count(), 2);
    assert_eq!(puzzle.write(&puzzle.scramble("R").unwrap()), "0.7500 / 1 0");
}

proptest! {
    /// Positions are written as if pieces could look alike.
    #[test]
    fn distinct_pieces_are_written_like_alike_ones(
        v in 1..7_u16,
        start: [u16; 3],
        turns: [[u16; 3]; 2],
        walk in prop::collection::vec(any::<prop::sample::Index>(), 0..9),
    ) {
        let definition = turned_start(v, start, turns);
        let puzzle = DefinedPuzzle::new(definition.clone()).unwrap();
        let arranged = ArrangementPuzzle::new(definition).unwrap();
        prop_assert_eq!(puzzle.count(), arranged.count());
        let (mut position, mut arrangement) = (puzzle.solved(), arranged.solved());
        for m in walk.into_iter().map(|index| index.index(puzzle.moves())) {
            position = puzzle.apply(&position, m).unwrap();
            arrangement = arranged.apply(&arrangement, m).unwrap();
        }
        let text = puzzle.write(&position);
        prop_assert_eq!(&text, &arranged.write(&arrangement));
        prop_assert_eq!(puzzle.read(&text).unwrap(), position);
    }
}
