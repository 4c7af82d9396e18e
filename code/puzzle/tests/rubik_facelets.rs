//! The 54 facelets of Rubik's cube, against stickers in space, in any colors and rotations.

use crate::facelet_text::{SLOTS, SOLVED, facelet, painted, scramble};
use crate::slow_cube::SlowCube;
use proptest::prelude::*;
use puzzle::rubik::{CORNERS, Cube, CubeFaceletError, EDGES};

#[test]
fn solved_pieces_are_on_their_facelets() {
    assert_eq!(Cube::SOLVED.to_facelets(), SOLVED);
    let names = CORNERS.names.iter().chain(EDGES.names);
    for (name, (slot, facelets)) in names.zip(SLOTS) {
        assert_eq!(*name, slot);
        let letters: String = facelets
            .split(' ')
            .map(|f| SOLVED.as_bytes()[facelet(f)] as char)
            .collect();
        assert_eq!(letters, slot);
    }
}

#[test]
fn reads_any_colors_and_spaces() {
    let cube = scramble("R U2 F' L D B2 M x");
    let letters = cube.to_facelets();
    for colors in ["URFDLB", "WRGYOB", "123456", "RUFLDB", "🟥🟦🟩🟨🟧⬜"] {
        let text = painted(&letters, colors);
        assert_eq!(Cube::from_facelets(&text), Ok(cube), "{text}");
        let spaced: String = text.chars().flat_map(|c| [c, ' ', '\n']).collect();
        assert_eq!(Cube::from_facelets(&spaced), Ok(cube));
    }
}

#[test]
fn reads_nets_and_separators() {
    let cube = scramble("R U2 F' L D B2");
    let letters = cube.to_facelets();
    let row = |face: usize, row: usize| &letters[9 * face + 3 * row..][..3];
    let faces = |faces: &[usize], gap: &str| {
        let rows =
            (0..3).map(|i| faces.iter().map(|&face| row(face, i)).collect::<Vec<_>>());
        rows.map(|row| row.join(gap) + "\n").collect::<String>()
    };
    for gap in ["", " ", " | ", ","] {
        let net = [&[0][..], &[4, 2, 1, 5], &[3]].map(|part| faces(part, gap));
        assert_eq!(Cube::from_facelets(&net.concat()), Ok(cube), "{gap}");
        let colors = Cube::facelet_colors(&net.concat()).unwrap();
        assert_eq!(String::from_iter(colors), letters);
    }
    let net = [&[0][..], &[4, 2, 1], &[3], &[5]].map(|part| faces(part, ""));
    let error = Cube::from_facelets(&net.concat()).unwrap_err().to_string();
    assert!(
        error.starts_with("found rows of 3 3 3 9 9 9 3 3 3 3 3 3 letters"),
        "{error}"
    );
    let list: Vec<_> = letters.chars().map(|c| format!("\"{c}\"")).collect();
    assert_eq!(Cube::from_facelets(&format!("[{}]", list.join(", "))), Ok(cube));
    for colors in ["/|,[]\"", "#/RGBW"] {
        assert_eq!(
            Cube::from_facelets(&painted(&letters, colors)),
            Ok(cube),
            "{colors}"
        );
    }
}

#[test]
fn names_order_of_faces_and_case() {
    let letters = scramble("R U2 F' L D B2").to_facelets();
    let faces: Vec<_> = (0..6).map(|face| &letters[9 * face..][..9]).collect();
    for (order, centers) in
        [([0, 4, 2, 1, 5, 3], "U L F R B D"), ([0, 4, 2, 3, 1, 5], "U L F D R B")]
    {
        let text = order.map(|face| faces[face]).concat();
        assert_eq!(
            Cube::from_facelets(&text).unwrap_err().to_string(),
            format!(
                "the centers show {centers}: the faces must be in the order U R F D L B"
            ),
        );
    }
    let error = Cube::from_facelets(&letters.replacen('U', "u", 1)).unwrap_err();
    assert!(error.to_string().ends_with("; upper and lower case differ"), "{error}");
    let error = Cube::from_facelets(&letters.replacen('U', "X", 1)).unwrap_err();
    assert!(error.to_string().ends_with("each on 9 facelets"), "{error}");
}

#[test]
fn solved_in_all_whole_cube_rotations() {
    let mut read = vec![];
    for first in ["", "x", "x2", "x'", "z", "z'"] {
        for second in ["", "y", "y2", "y'"] {
            let mut slow = SlowCube::solved();
            slow.cube_moves(first);
            slow.cube_moves(second);
            let text = slow.letters(|_| true);
            assert_eq!(Cube::from_facelets(&text), Ok(Cube::SOLVED), "{text}");
            assert!(!read.contains(&text), "{text}");
            read.push(text);
        }
    }
    assert_eq!(read.len(), 24);
}

/// The letters with each color replaced by the face whose center shows it.
fn relabeled(text: &str) -> String {
    let colors: Vec<char> = text.chars().filter(|c| !c.is_whitespace()).collect();
    let centers: Vec<char> = colors.chunks(9).map(|face| face[4]).collect();
    let face = |c| "URFDLB".as_bytes()[centers.iter().position(|x| x == c).unwrap()];
    colors.iter().map(|c| face(c) as char).collect()
}

/// Reads a text, which must not panic; what is read writes the same letters.
fn assert_read_is_written(text: &str) {
    match Cube::from_facelets(text) {
        Ok(cube) => assert_eq!(cube.to_facelets(), relabeled(text)),
        Err(error) => assert!(!error.to_string().contains(['\n', '\u{1b}']), "{error}"),
    }
}

proptest! {
    #[test]
    fn turns_match_stickers(moves in prop::collection::vec("[URFDLB][2']?", 0..30)) {
        let text = moves.join(" ");
        let mut slow = SlowCube::solved();
        slow.cube_moves(&text);
        let (cube, letters) = (scramble(&text), slow.letters(|_| true));
        prop_assert_eq!(cube.to_facelets(), letters.clone());
        prop_assert_eq!(Cube::from_facelets(&letters), Ok(cube));
    }

    #[test]
    fn arbitrary_letters_never_panic(
        any in "\\PC{54}",
        control in "[\\x00-\\x1f\\PC]{54,60}",
        six in "[URFDLB]{54}",
        few in "[UR]{54}",
        short in "[URFDLB ]{0,60}",
    ) {
        for text in [any, control, six, few, short] {
            assert_read_is_written(&text);
        }
    }

    /// Nine of each color, in any order, with the centers of a cube or not.
    #[test]
    fn shuffled_letters_never_panic(
        shuffled in Just(SOLVED.chars().collect::<Vec<_>>()).prop_shuffle(),
        few in prop::collection::vec((0..54_usize, 0..54_usize), 0..4),
        moves in "([URFDLB][2']?){0,20}",
    ) {
        assert_read_is_written(&String::from_iter(&shuffled));
        let mut near: Vec<char> = scramble(&moves).to_facelets().chars().collect();
        few.iter().for_each(|&(a, b)| near.swap(a, b));
        assert_read_is_written(&String::from_iter(near));
    }

    /// Pieces in any slots, turned in any way: one in twelve is a position, and the error of
    /// each other assembly is the first of twist, flip and parity that does not fit.
    #[test]
    fn reads_exactly_the_solvable_assemblies(
        corners in Just(Vec::from_iter(0..8_u8)).prop_shuffle(),
        edges in Just(Vec::from_iter(0..12_u8)).prop_shuffle(),
        twists in prop::array::uniform8(0..3_u8),
        flips in prop::array::uniform12(0..2_u8),
        balanced: bool,
    ) {
        let (mut twists, mut flips) = (twists, flips);
        if balanced {
            twists[7] = (3 - twists[..7].iter().sum::<u8>() % 3) % 3;
            flips[11] = flips[..11].iter().sum::<u8>() % 2;
        }
        let pieces = [CORNERS.write(&corners, &twists), EDGES.write(&edges, &flips)];
        let mut facelets: Vec<char> = SOLVED.chars().collect();
        for ((_, slot), shown) in SLOTS.iter().zip(pieces.join(" ").split(' ')) {
            for (name, letter) in slot.split(' ').zip(shown.chars()) {
                facelets[facelet(name)] = letter;
            }
        }
        let total = twists.iter().sum::<u8>() % 3;
        let flipped = flips.iter().filter(|&&flip| flip == 1).count();
        let is_even = [&corners[..], &edges].map(permutation::is_even);
        let found = Cube::from_facelets(&String::from_iter(facelets));
        match found {
            Ok(cube) => {
                prop_assert_eq!((total, flipped % 2), (0, 0));
                prop_assert_eq!(is_even[0], is_even[1]);
                prop_assert_eq!(cube.write(), pieces.join(" / "));
            }
            Err(CubeFaceletError::Twist { total: found }) => {
                prop_assert!(found == total && total > 0);
            }
            Err(CubeFaceletError::Flip { flipped: found }) => {
                prop_assert!(found == flipped && flipped % 2 == 1 && total == 0);
            }
            Err(CubeFaceletError::Parity(_)) => {
                prop_assert!(is_even[0] != is_even[1] && flipped % 2 == 0 && total == 0);
            }
            Err(error) => prop_assert!(false, "{error}"),
        }
    }
}
