//! Scrambles with all six faces, wide turns, middle layers and rotations, against a slow model:
//! 54 stickers in space that are turned one by one.

use crate::slow_cube::{SlowCube, Vector, dot, normal};
use proptest::prelude::*;
use puzzle::pocket_cube::{self, from_facelets};
use puzzle::rubik::{self, Cube, RubikPuzzle};
use puzzle::skewb::Skewb;
use puzzle::{Metric, Puzzle, catalog};

/// Rotates `v` by a third about a corner, clockwise as seen from outside.
fn third(corner: Vector, v: Vector) -> Vector {
    let [x, y, z] = corner;
    let cross = [y * v[2] - z * v[1], z * v[0] - x * v[2], x * v[1] - y * v[0]];
    [0, 1, 2].map(|k| (corner[k] * dot(corner, v) - v[k] - cross[k]) / 2)
}

fn corner(name: &str) -> Vector {
    name.chars().map(normal).fold([0; 3], |a, b| [0, 1, 2].map(|k| a[k] + b[k]))
}

impl SlowCube {
    /// The letter of the sticker in this slot on this face.
    fn letter(&self, slot: &str, face: char) -> char {
        let place = (corner(slot), normal(face));
        self.0.iter().find(|(at, points, _)| (*at, *points) == place).unwrap().2
    }

    /// The position as a Skewb, whose corner URF says which color is which.
    fn skewb_text(&self) -> String {
        let opposite =
            |c| "URFDLB".chars().nth(("URFDLB".find(c).unwrap() + 3) % 6).unwrap();
        let color = |letter| {
            let mut known = "URF".chars().map(|face| (face, self.letter("URF", face)));
            known.find_map(|(face, shown)| match letter {
                l if l == shown => Some(face),
                l if l == opposite(shown) => Some(opposite(face)),
                _ => None,
            })
        };
        let solved = "U R F D L B ULB DRB DLF DBL UFL UBR DFR".split(' ');
        let shown = solved.map(|slot| -> String {
            slot.chars().map(|face| color(self.letter(slot, face)).unwrap()).collect()
        });
        shown.collect::<Vec<_>>().join(" ")
    }
}

fn is_corner(at: Vector) -> bool {
    !at.contains(&0)
}

const FACE: &str = "[URFDLB]w?[2']?";
const ANY: &str = "([123]?[URFDLB]w?|[123]?[urfdlb]|[xyzMES])[2']?";

/// The inverses of named moves, in the opposite order.
fn back(names: &[String]) -> String {
    let inverse = |name: &String| match name.strip_suffix('\'') {
        Some(name) => name.to_string(),
        None if name.ends_with('2') => name.clone(),
        None => format!("{name}'"),
    };
    names.iter().rev().map(inverse).collect::<Vec<_>>().join(" ")
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn pocket_cube_matches_stickers(
        moves in prop::collection::vec("([URFDLB]w?|[urfdlbxyz])[2']?", 0..12),
    ) {
        let text = moves.join(" ");
        let mut slow = SlowCube::solved();
        slow.cube_moves(&text);
        let read = pocket_cube::parse(&text).unwrap();
        let position = pocket_cube::apply(&read);
        prop_assert_eq!(from_facelets(&slow.letters(is_corner)), Ok(position));
        // The solution is for the cube as the scramble has rotated it.
        let names: Vec<_> = read.iter().map(|m| m.to_string()).collect();
        slow.cube_moves(&back(&names));
        prop_assert!(slow.is_solved(is_corner));
    }

    #[test]
    fn rubik_matches_stickers(moves in prop::collection::vec(ANY, 0..12)) {
        let text = moves.join(" ");
        let mut slow = SlowCube::solved();
        slow.cube_moves(&text);
        let turns = rubik::parse(&text).unwrap();
        let position = turns.iter().copied().map(Cube::from_turn).product();
        prop_assert_eq!(Cube::from_facelets(&slow.letters(|_| true)), Ok(position));
        let names: Vec<_> = turns.iter().map(|turn| turn.to_string()).collect();
        slow.cube_moves(&back(&names));
        prop_assert!(slow.is_solved(|_| true), "{} {:?}", text, names);
    }

    #[test]
    fn groups_are_written_out(
        a in prop::collection::vec(ANY, 0..4), b in prop::collection::vec(FACE, 0..4),
    ) {
        let (forward, others) = (a.join(" "), b.join(" "));
        for (short, long) in [
            (format!("({forward})'"), back(&a)),
            (format!("({forward})2'"), format!("{} {}", back(&a), back(&a))),
            (
                format!("[{forward}, {others}]"),
                format!("{forward} {others} {} {}", back(&a), back(&b)),
            ),
            (format!("[{forward}: {others}]"), format!("{forward} {others} {}", back(&a))),
            (
                format!("[{forward}: {others}]'2"),
                format!("{forward} ({})2 {}", back(&b), back(&a)),
            ),
        ] {
            let edges = RubikPuzzle::<rubik::Edges>::new(Metric::HalfTurn);
            prop_assert_eq!(edges.scramble(&short), edges.scramble(&long), "{}", short);
        }
    }
}

#[test]
fn turned_cube_can_be_nearer_than_opposite_faces() {
    let cube = catalog::find("pocket-cube").unwrap().puzzle(None).unwrap();
    let rank = cube.scramble_rank("R2 F' B L'").unwrap();
    let next = |rank| cube.successors(rank).into_iter().flatten();
    assert!(rank != cube.solved_rank() && next(rank).all(|r| r != cube.solved_rank()));
    assert!(next(rank).flat_map(next).any(|r| r == cube.solved_rank()));
}

#[test]
fn half_turn_puzzles_keep_upright() {
    let domino = RubikPuzzle::<rubik::Domino>::new(Metric::HalfTurn);
    assert_eq!(domino.scramble("y R2 U x2"), domino.scramble("B2 y U x2"));
    assert_eq!(domino.scramble("z2 U M2"), domino.scramble("D L2 R2"));
    for text in ["U x", "r", "z'", "M"] {
        let error = domino.scramble(text).unwrap_err().to_string();
        assert!(error.contains("is a quarter turn, and here R, L, F and B"), "{error}");
    }
    let error = domino.scramble("U E").unwrap_err().to_string();
    let expected =
        "'E' (character 3) turns the layer between two faces, and a domino has none";
    assert!(error.starts_with(expected), "{error}");
    let phase2 = catalog::find("rubik-phase2").unwrap().puzzle(None).unwrap();
    assert_eq!(phase2.scramble_rank("E U2"), phase2.scramble_rank("U D' U2"));
}

/// The corners that a letter turns about, in both notations of the Skewb.
const WCA: [(&str, &str); 4] = [("U", "ULB"), ("R", "DRB"), ("L", "DLF"), ("B", "DBL")];
const RUBIKSKEWB: [(&str, &str); 8] = [
    ("F", "URF"),
    ("R", "UBR"),
    ("B", "ULB"),
    ("L", "UFL"),
    ("f", "DFR"),
    ("r", "DRB"),
    ("b", "DBL"),
    ("l", "DLF"),
];

fn skewb_move(slow: &mut SlowCube, corners: &[(&str, &str)], name: &str) {
    let letter = name.trim_end_matches('\'');
    match corners.iter().find(|known| known.0 == letter) {
        None => slow.cube_move(name),
        Some((_, about)) => {
            let axis = corner(about);
            let times = if name.ends_with('\'') { 2 } else { 1 };
            // The half at the corner: all slots at its side, and no sticker lies on the cut but
            // those of edges, which a Skewb does not have.
            (0..times).for_each(|_| slow.turn(axis, &[1], |v| third(axis, v)));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn skewb_matches_stickers_in_both_notations(
        wca in prop::collection::vec("[URLBxyz]'?", 0..10),
        rubikskewb in prop::collection::vec("[FRBLfrblxyz]'?", 0..10),
    ) {
        for (corners, moves, name) in
            [(&WCA[..], wca, "wca"), (&RUBIKSKEWB[..], rubikskewb, "rubikskewb")]
        {
            let skewb = Skewb::new().with_notation(name).unwrap();
            let mut slow = SlowCube::solved();
            moves.iter().for_each(|m| skewb_move(&mut slow, corners, m));
            let rank = skewb.scramble_rank(&moves.join(" ")).unwrap();
            prop_assert_eq!(slow.skewb_text(), skewb.write_rank(rank), "{:?}", moves);
            // The names of the moves are those of the notation.
            let next = skewb.successors(skewb.solved_rank()).into_iter().flatten();
            for (name, next) in skewb.move_names().iter().zip(next) {
                let mut slow = SlowCube::solved();
                skewb_move(&mut slow, corners, name);
                prop_assert_eq!(slow.skewb_text(), skewb.write_rank(next));
            }
        }
    }
}
