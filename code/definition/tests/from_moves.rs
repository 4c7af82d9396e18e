//! Puzzles from lists of a program: the same as from a file, and what cannot be one.

use definition::{DefinedPuzzle, Definition, PuzzleError, Set, SetMove};
use proptest::prelude::*;
use puzzle::{Puzzle, check_puzzle};

/// The error of one set of three pieces with two orientations.
fn error(moves: &[(&str, &[SetMove])]) -> String {
    let sets = [Set::new("CARD", 3, 2)];
    DefinedPuzzle::from_moves("cards", &sets, moves).unwrap_err().to_string()
}

#[test]
fn lists_equal_file() {
    let text = "Name cards\nSet CARD 3 2\nSet COIN 2 1\nSolved\nEnd\n\
                MoveTransformation R\nCARD\n1 2 0\n0 1 1\nEnd\n\
                MoveTransformation S\nCOIN\n1 0\nEnd\n";
    let file = Definition::read("cards.tws", text.as_bytes()).unwrap();
    let sets = [Set::new("CARD", 3, 2), Set::new("COIN", 2, 1)];
    let moves: [(&str, &[SetMove]); 2] = [
        ("R", &[(&[1, 2, 0], &[0, 1, 1]), (&[], &[])]),
        ("S", &[(&[], &[0, 0, 0]), (&[1, 0], &[])]),
    ];
    let cards = DefinedPuzzle::from_moves("cards", &sets, &moves).unwrap();
    assert_eq!(*cards.definition(), file);
    let images: Vec<_> =
        ["R", "S"].into_iter().zip(file.in_points().generators()).collect();
    let images: Vec<_> = images.iter().map(|(name, list)| (*name, &list[..])).collect();
    let points = DefinedPuzzle::from_permutations("cards", &images).unwrap();
    assert_eq!(*points.definition(), file.in_points());
    check_puzzle(&points, 0..points.count()).unwrap();
}

#[test]
fn wrong_lists_are_explained() {
    let rotate: &[SetMove] = &[(&[1, 2, 0], &[])];
    for (moves, message) in [
        (
            &[] as &[(&str, &[SetMove])],
            "moves: found no move, and expected at least one",
        ),
        (
            &[("R", rotate), ("R", rotate)],
            "moves: found R a second time, and expected each name once",
        ),
        (
            &[("R", &[(&[1, 1, 0], &[])])],
            "move R, set CARD: found 1 a second time, and expected each slot from 0 to 2 once",
        ),
        (
            &[("R", &[(&[1, 2, 3], &[])])],
            "move R, set CARD: found 3, and expected each slot from 0 to 2 once",
        ),
        (
            &[("R", &[(&[1, 0], &[])])],
            "move R, set CARD: found 2 slots, and expected 3, one for each slot",
        ),
        (
            &[("R", &[(&[], &[0, 2, 0])])],
            "move R, set CARD: found orientation 2 in slot 1, and expected one below 2",
        ),
        (
            &[("R", &[(&[], &[0; 4])])],
            "move R, set CARD: found 4 orientations, and expected 3, one for each slot",
        ),
        (
            &[("R", &[])],
            "move R: found lists for 0 sets, and expected lists for each of the 1 sets",
        ),
        (
            &[("x", rotate)],
            "found no move that does something and is no rotation of the whole, and there must be \
             at least one",
        ),
    ] {
        assert_eq!(error(moves), message);
    }
    let space = error(&[("R 2", rotate)]);
    assert!(space.starts_with("move R 2: found a space in the name `R 2`"), "{space}");
    let points = |moves: &[(&str, &[u16])]| {
        DefinedPuzzle::from_permutations("points", moves).unwrap_err()
    };
    assert_eq!(points(&[]), PuzzleError::NoMoves);
    assert_eq!(
        points(&[("a", &[1, 0]), ("b", &[0, 1, 2])]).to_string(),
        "move b: found 3 slots, and expected 2, one for each slot"
    );
    assert_eq!(
        points(&[("a", &[1, 7])]).to_string(),
        "move a: found 7, and expected each slot from 0 to 1 once"
    );
}

proptest! {
    #[test]
    fn any_lists_are_answered(
        sets in prop::collection::vec(("[A-C ]{0,2}", 0..5_usize, 0..4_usize), 0..3),
        moves in prop::collection::vec(
            (
                "[Rxv']{0,2}",
                prop::collection::vec(
                    (
                        prop::collection::vec(0..5_u16, 0..5),
                        prop::collection::vec(0..4_u16, 0..5),
                    ),
                    0..3,
                ),
            ),
            0..3,
        ),
    ) {
        let list = sets.iter().map(|(name, pieces, turns)| Set::new(name, *pieces, *turns));
        let parts: Vec<Vec<SetMove>> = moves
            .iter()
            .map(|(_, parts)| parts.iter().map(|(pm, ori)| (&pm[..], &ori[..])).collect())
            .collect();
        let named: Vec<_> =
            moves.iter().zip(&parts).map(|((name, _), parts)| (&name[..], &parts[..])).collect();
        let _ = DefinedPuzzle::from_moves("any", &list.collect::<Vec<_>>(), &named);
        let images: Vec<_> = moves
            .iter()
            .map(|(name, parts)| (&name[..], parts.first().map_or(&[][..], |it| &it.0)))
            .collect();
        let _ = DefinedPuzzle::from_permutations("any", &images);
    }
}
