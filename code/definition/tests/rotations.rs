//! Rotations of the whole that cost nothing, and what has none.

use definition::{ArrangementPuzzle, DefinedPuzzle, Definition, RotationError};
use puzzle::{Puzzle, check_puzzle};

fn held(text: &str) -> Result<Definition, RotationError> {
    Definition::read("a.gens", text.as_bytes()).unwrap().up_to_rotation()
}

/// Neighbors in a ring of four are exchanged.
const RING: &str = "a = (1,2)\nb = (2,3)\nc = (3,4)\nd = (4,1)\n";

#[test]
fn named_and_found_rotations_agree() {
    // The ring is turned over as well, which is a position like any other.
    let named =
        held(&format!("{RING}rotation x = (1,2,3,4)\nrotation z = (1,2)(3,4)\n"));
    let turned = [named, held(RING)].map(|it| {
        let free = it.unwrap();
        assert_eq!((free.free_rotations(), free.held_slot()), (8, None));
        let ring = DefinedPuzzle::new(free).unwrap();
        assert_eq!(ring.count(), 24);
        ring.turned_ranks(0)
    });
    assert_eq!((turned[0].len(), &turned[0]), (8, &turned[1]));
    assert!(held(RING).unwrap().has_found_rotations());
    let named = held(&format!("{RING}rotation x = (1,2,3,4)\n")).unwrap();
    assert_eq!((named.free_rotations(), named.held_slot()), (4, Some(0)));
    let puzzle = DefinedPuzzle::new(named).unwrap();
    check_puzzle(&puzzle, 0..6).unwrap();
    // After a, what is held is in the second slot: the ring is turned back by one.
    assert_eq!(puzzle.write(&puzzle.scramble("a").unwrap()), "0 2 3 1");
    assert_eq!(puzzle.scramble("x' a2 x2").unwrap(), puzzle.solved());
    assert_eq!(puzzle.scramble("x a x'").unwrap(), puzzle.scramble("d").unwrap());
    assert_eq!(puzzle.read("1 0 2 3").unwrap(), puzzle.scramble("a").unwrap());
    assert!(puzzle.scramble("y").is_err());
}

#[test]
fn rotation_keeps_name_beside_equal_move() {
    let free = held("a = (1,2,3,4)\nb = (1,3)\nc = (2,4)\nrotation x = (1,2,3,4)\n");
    let puzzle = DefinedPuzzle::new(free.unwrap()).unwrap();
    assert_eq!(puzzle.scramble("x b x'").unwrap(), puzzle.scramble("c").unwrap());
}

#[test]
fn holds_piece_beside_pieces_alike() {
    let alike = format!("start = 1 2 2 3\n{RING}rotation x = (1,2,3,4)\n");
    let puzzle = ArrangementPuzzle::new(held(&alike).unwrap()).unwrap();
    assert_eq!(puzzle.count(), 3);
    check_puzzle(&puzzle, 0..3).unwrap();
    assert_eq!(puzzle.scramble("b x").unwrap(), puzzle.solved());
    assert_eq!(puzzle.write(&puzzle.scramble("a").unwrap()), "0 1 2 1");
    assert_eq!(puzzle.read("1 0 1 2").unwrap(), puzzle.scramble("a").unwrap());
    assert_eq!(puzzle.read("2 0 1 1").unwrap(), puzzle.solved());
}

#[test]
fn refuses_turned_goals_without_ranks() {
    let swap = |card: usize| format!("a{card} = ({card},{})\n", card % 25 + 1);
    let ring: String = (1..=25).map(swap).collect();
    let free = held(&ring).unwrap();
    assert_eq!((free.free_rotations(), free.held_slot()), (50, None));
    let error = DefinedPuzzle::without_ranks(free).unwrap_err().to_string();
    let expected = "found 15511210043330985984000000 positions and no piece that can be held still";
    assert!(error.starts_with(expected), "{error}");
}

#[test]
fn explains_what_is_no_rotation() {
    let message = |text: &str| held(text).unwrap_err().to_string();
    assert_eq!(held("a = (1,2,3)\nb = (3,4)\n"), Err(RotationError::None));
    assert_eq!(held("a = (1,2)(3,4)\nillegal 1 = 3\n"), Err(RotationError::Illegal));
    assert_eq!(held("a = (1,2,3,4)\n"), Err(RotationError::Ambiguous));
    assert_eq!(
        message("a = (1,2)\nrotation x = (1,2,3,4)\n"),
        "found that a rotation of the whole makes of a what is no move: each move, turned with \
         the whole, must be a move as well"
    );
    assert_eq!(
        message("a = (1,2)\nb = (3,4)\n"),
        "found several positions that leave every move what it is, so the moves do not say \
         which is a rotation of the whole: name the rotations, in .gens by lines such as rotation \
         x = (1,2,3,4), in .tws and KPuzzle JSON as moves x, y and z, or with names that end in v"
    );
    assert_eq!(
        held("a = (1,2)\nb = (2,4)\n"),
        Err(RotationError::Still { set: "POINT".to_owned() })
    );
}

#[test]
fn equal_moves_keep_their_names() {
    let text = "a = (1,2,3)\nb = (3,4,5)\nc = (1,2,3)\n";
    let one = Definition::read("a.gens", text.as_bytes()).unwrap();
    let puzzle = DefinedPuzzle::new(one.in_all_turns().unwrap()).unwrap();
    check_puzzle(&puzzle, 0..puzzle.count()).unwrap();
    assert_eq!(puzzle.scramble("c").unwrap(), puzzle.scramble("a").unwrap());
}
