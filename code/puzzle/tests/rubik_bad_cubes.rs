//! Facelets that are no Rubik's cube, and the exact messages.

use crate::facelet_text::{SLOTS, SOLVED, changed, painted, scramble};
use puzzle::rubik::{Cube, CubeFaceletError};

/// Moves from the solved cube and changes that make it impossible, with the message.
const BAD_CUBES: [(&str, &str, &str); 43] = [
    (
        "",
        "U1=X",
        "found 7 colors (X U R F D L B), and Rubik's cube has 6, each on 9 \
         facelets",
    ),
    (
        "",
        "U1=u U5=u F9=f",
        "found 8 colors (u U R F f D L B), and Rubik's cube has 6, each on 9 \
         facelets; upper and lower case differ",
    ),
    (
        "",
        "B9=\u{1b} B8=-",
        "found 8 colors (U R F D L B - \\u{1b}), and Rubik's cube has 6, each \
         on 9 facelets",
    ),
    (
        "",
        "U1=R",
        "colors are on a wrong number of facelets: 'R' on 10, 'U' on 8; each \
         must be on 9",
    ),
    (
        "",
        "U5=F D5=F",
        "colors are on a wrong number of facelets: 'U' on 8, 'F' on 11, 'D' on \
         8; each must be on 9",
    ),
    (
        "",
        "L1=B L2=B L3=B L4=B L5=B L6=B L7=B L8=B L9=B",
        "colors are on a wrong number of facelets: 'B' on 18; each must be on 9",
    ),
    (
        "",
        "U5-R1",
        "the centers of U and R both show 'R', and the six centers must show \
         six colors",
    ),
    (
        "",
        "B5-D2",
        "the centers of D and B both show 'D', and the six centers must show \
         six colors",
    ),
    ("", "U6-R8", "the edge UR shows RR, and no edge has one color twice"),
    ("", "R2-U8", "the edge UR shows UU, and no edge has one color twice"),
    (
        "",
        "R2-D4",
        "the edge UR shows UD, and no edge has both 'U' and 'D', the colors of \
         opposite centers",
    ),
    (
        "",
        "F6-L8",
        "the edge FR shows LR, and no edge has both 'L' and 'R', the colors of \
         opposite centers",
    ),
    (
        "",
        "R4-B8",
        "the edge FR shows FB, and no edge has both 'F' and 'B', the colors of \
         opposite centers",
    ),
    ("", "U9-R9", "the corner URF shows RRF, and no corner has one color twice"),
    (
        "",
        "F9-L9",
        "the corner DFR shows DLR, and no corner has both 'L' and 'R', the \
         colors of opposite centers",
    ),
    (
        "",
        "R1-D3",
        "the corner URF shows UDF, and no corner has both 'U' and 'D', the \
         colors of opposite centers",
    ),
    (
        "",
        "B9-D1",
        "the corner DLF shows BLF, and no corner has both 'B' and 'F', the \
         colors of opposite centers",
    ),
    (
        "",
        "U9-R1",
        "the corner URF shows RUF clockwise, and the corner of these colors has \
         them in the order URF: two stickers are swapped",
    ),
    (
        "",
        "R1-F3",
        "the corner URF shows UFR clockwise, and the corner of these colors has \
         them in the order URF: two stickers are swapped",
    ),
    (
        "",
        "D7-L7",
        "the corner DBL shows LBD clockwise, and the corner of these colors has \
         them in the order DBL: two stickers are swapped",
    ),
    (
        "",
        "B9-F9",
        "the corner DFR shows DBR clockwise, and the corner of these colors has \
         them in the order DRB: two stickers are swapped",
    ),
    (
        "R U F",
        "U1-U3 U4-U6 U7-U9",
        "the corner URF shows LFR, and no corner has both 'L' and 'R', the \
         colors of opposite centers",
    ),
    (
        "R U F",
        "L1-L3 L4-L6 L7-L9",
        "the corner UFL shows LFF, and no corner has one color twice",
    ),
    (
        "",
        "U7=U F1=L L3=B U3=U B1=R R3=F",
        "the corner URF stands twice, in URF, UBR, and the corners UFL, UBR are \
         missing",
    ),
    (
        "",
        "F6-U4",
        "the edge UR stands twice, in UR, FR, and the edges UL, FR are missing",
    ),
    (
        "",
        "F2=R L2=R R8=F R6=L",
        "the edge UR stands 3 times, in UR, UF, UL, and the edges UF, UL, DR, \
         BR are missing",
    ),
    (
        "",
        "U9=F R1=U F3=R",
        "a corner is twisted: the twists of the corners add up to 1 mod 3, and \
         every turn keeps that sum, which is 0 in the solved cube; turn one \
         corner counterclockwise in its slot",
    ),
    (
        "",
        "U7=F F1=L L3=U",
        "a corner is twisted: the twists of the corners add up to 2 mod 3, and \
         every turn keeps that sum, which is 0 in the solved cube; turn one \
         corner clockwise in its slot",
    ),
    (
        "",
        "U9=F R1=U F3=R D7=L B9=D L7=B",
        "a corner is twisted: the twists of the corners add up to 2 mod 3, and \
         every turn keeps that sum, which is 0 in the solved cube; turn one \
         corner clockwise in its slot",
    ),
    (
        "",
        "U9=F R1=U F3=R D7=L B9=D L7=B D9=B R9=D B7=R D1=F L9=D F7=L",
        "a corner is twisted: the twists of the corners add up to 1 mod 3, and \
         every turn keeps that sum, which is 0 in the solved cube; turn one \
         corner counterclockwise in its slot",
    ),
    (
        "",
        "U6-R2",
        "an edge is flipped: an odd number of edges is turned over (1), and \
         every turn turns over four or none; turn one edge over in its slot",
    ),
    (
        "",
        "U6-R2 F6-R4 B6-L4",
        "an edge is flipped: an odd number of edges is turned over (3), and \
         every turn turns over four or none; turn one edge over in its slot",
    ),
    (
        "",
        "U6-R2 U8-F2 U4-L2 U2-B2 D6-R8 D2-F8 D4-L8 D8-B8 F6-R4 F4-L6 B6-L4",
        "an edge is flipped: an odd number of edges is turned over (11), and \
         every turn turns over four or none; turn one edge over in its slot",
    ),
    (
        "",
        "R2-F2",
        "the edges are an odd permutation and the corners an even one, and a \
         turn changes both: two pieces are swapped",
    ),
    (
        "",
        "F2-B2",
        "the edges are an odd permutation and the corners an even one, and a \
         turn changes both: two pieces are swapped",
    ),
    (
        "",
        "R4-L6 F6-F4",
        "the edges are an odd permutation and the corners an even one, and a \
         turn changes both: two pieces are swapped",
    ),
    (
        "",
        "R1=F F3=L F1=R L3=F",
        "the corners are an odd permutation and the edges an even one, and a \
         turn changes both: two pieces are swapped",
    ),
    (
        "",
        "U9=F R1=U F3=R U6-R2",
        "a corner is twisted: the twists of the corners add up to 1 mod 3, and \
         every turn keeps that sum, which is 0 in the solved cube; turn one \
         corner counterclockwise in its slot",
    ),
    (
        "R U R' U'",
        "U6-R2",
        "an edge is flipped: an odd number of edges is turned over (1), and \
         every turn turns over four or none; turn one edge over in its slot",
    ),
    (
        "R2 U2 F' L",
        "R8-F8",
        "the edge DF shows LR, and no edge has both 'L' and 'R', the colors of \
         opposite centers",
    ),
    (
        "",
        "F1=R L3=F R6=L",
        "the corner URF stands twice, in URF, UFL, and the corner UFL is \
         missing",
    ),
    ("R U F", "R8-F8", "the edge DF shows RR, and no edge has one color twice"),
    (
        "D2 F R'",
        "L4-B6",
        "an edge is flipped: an odd number of edges is turned over (5), and \
         every turn turns over four or none; turn one edge over in its slot",
    ),
];

#[test]
fn names_defect_of_bad_cubes() {
    for (moves, changes, message) in BAD_CUBES {
        let facelets = changed(&scramble(moves).to_facelets(), changes);
        let error = Cube::from_facelets(&facelets).expect_err(changes);
        assert_eq!(error.to_string(), message, "{moves}: {changes}");
    }
}

#[test]
fn rejects_wrong_number_of_facelets() {
    for (text, found) in [
        ("", "0 facelets"),
        (" \n", "0 facelets"),
        ("U", "1 facelet"),
        ("UUUURRRRFFFFDDDDLLLLBBBB", "24 facelets"),
        (&SOLVED[1..], "53 facelets"),
        (&format!("{SOLVED}B"), "55 facelets"),
        (&SOLVED.replace('R', ""), "45 facelets"),
        (&"ü".repeat(27), "27 facelets"),
    ] {
        let message =
            format!("found {found}, and Rubik's cube has 54: 9 each of U R F D L B");
        assert_eq!(Cube::from_facelets(text).unwrap_err().to_string(), message);
    }
}

#[test]
fn names_defect_in_given_colors() {
    for (changes, message) in [
        ("U5-R1", "the centers of U and R both show 'G', and"),
        ("U6-R8", "the edge UR shows GG, and no edge has one color twice"),
        ("R2-D4", "the edge UR shows WY, and no edge has both 'W' and 'Y', the"),
        ("U9-R1", "the corner URF shows GW\\u{1b} clockwise, and the corner of these"),
        (
            "F6-U4",
            "the edge WG stands twice, in UR, FR, and the edges WB, \\u{1b}G are",
        ),
        ("F1=G L3=\u{1b} R6=B", "the corner WG\\u{1b} stands twice, in URF, UFL, and"),
    ] {
        let facelets = changed(&painted(SOLVED, "WG\u{1b}YBO"), changes);
        let error = Cube::from_facelets(&facelets).expect_err(changes).to_string();
        assert!(error.starts_with(message), "{error}");
    }
}

#[test]
fn rejects_one_turned_piece_anywhere() {
    for (slot, facelets) in SLOTS {
        let facelets: Vec<_> = facelets.split(' ').collect();
        let turned = |by: usize| {
            let from = |k: usize| slot.chars().nth((k + slot.len() - by) % slot.len());
            let changes = (0..slot.len())
                .map(|k| format!("{}={}", facelets[k], from(k).unwrap()))
                .collect::<Vec<_>>();
            let text = changed(SOLVED, &changes.join(" "));
            Cube::from_facelets(&text).unwrap_err()
        };
        if slot.len() == 3 {
            assert_eq!(turned(1), CubeFaceletError::Twist { total: 1 }, "{slot}");
            assert_eq!(turned(2), CubeFaceletError::Twist { total: 2 }, "{slot}");
            for [a, b] in [[0, 1], [1, 2], [0, 2]] {
                let swap = format!("{}-{}", facelets[a], facelets[b]);
                let error = Cube::from_facelets(&changed(SOLVED, &swap)).unwrap_err();
                let expected = format!("the corner {slot} shows ");
                assert!(matches!(error, CubeFaceletError::Mirrored { .. }));
                assert!(error.to_string().starts_with(&expected), "{error}");
            }
        } else {
            assert_eq!(turned(1), CubeFaceletError::Flip { flipped: 1 }, "{slot}");
        }
    }
}
