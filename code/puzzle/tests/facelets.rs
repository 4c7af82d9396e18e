//! Facelets that are not a pocket cube, and the exact messages.

use crate::assert_error::assert_error;
use puzzle::pocket_cube::{Face, PocketCube, from_facelets, to_facelets};

const SOLVED: &str = "UUUURRRRFFFFDDDDLLLLBBBB";

/// The solved cube with these facelets swapped in pairs.
fn swapped(pairs: &[(usize, usize)]) -> String {
    let mut letters: Vec<char> = SOLVED.chars().collect();
    for &(a, b) in pairs {
        letters.swap(a, b);
    }
    letters.into_iter().collect()
}

#[test]
fn rejects_wrong_number_of_facelets() {
    for (text, found) in [("", 0), ("UUUU RRRR", 8), (&SOLVED.repeat(2), 48)] {
        let message = format!(
            "found {found} facelets, and a pocket cube has 24: 4 each of U R F D L B"
        );
        assert_error(from_facelets(text), &message);
    }
    // The error counts letters, not bytes.
    assert_eq!(from_facelets(&SOLVED.replace('U', "ü")), Ok(PocketCube::SOLVED));
}

#[test]
fn rejects_wrong_color_counts() {
    assert_error(
        from_facelets("UUUURRRRFFFFDDDDLLLLBBBU"),
        "color 'U' is on 5 facelets, and must be on 4",
    );
    assert_error(
        from_facelets("UUUuRRRRFFFFDDDDLLLLBBBB"),
        "color 'U' is on 3 facelets, and must be on 4",
    );
    assert_error(
        from_facelets(&"U".repeat(24)),
        "color 'U' is on 24 facelets, and must be on 4",
    );
}

/// Each slot with its facelets, clockwise from the one on U or D.
const CORNERS: [(&str, [usize; 3]); 8] = [
    ("URF", [3, 4, 9]),
    ("UFL", [2, 8, 17]),
    ("ULB", [0, 16, 21]),
    ("UBR", [1, 20, 5]),
    ("DFR", [13, 11, 6]),
    ("DLF", [12, 19, 10]),
    ("DBL", [14, 23, 18]),
    ("DRB", [15, 7, 22]),
];

#[test]
fn names_mirrored_corner_in_any_slot() {
    for (name, [first, second, third]) in CORNERS {
        for (a, b) in [(first, second), (second, third), (third, first)] {
            let text = swapped(&[(a, b)]);
            let shown: String = [first, second, third]
                .map(|k| text.chars().nth(k).unwrap())
                .into_iter()
                .collect();
            let message = format!(
                "the corner {name} shows {shown}, and this cube has no such corner"
            );
            assert_error(from_facelets(&text), &message);
        }
    }
}

#[test]
fn rejects_corner_twisted_in_place() {
    // Clockwise, the first sticker moves to the second facelet, and so on. A twist of DBL
    // is read as a twist of the others, because DBL is the reference.
    for (_, [first, second, third]) in CORNERS {
        let clockwise = swapped(&[(first, second), (first, third)]);
        let counterclockwise = swapped(&[(first, third), (first, second)]);
        let message = |twist| {
            format!(
                "the corners are no position of a pocket cube: \
                 total twist is {twist} mod 3, and must be 0"
            )
        };
        assert_error(from_facelets(&clockwise), &message(1));
        assert_error(from_facelets(&counterclockwise), &message(2));
    }
}

#[test]
fn rejects_duplicate_corner() {
    // UFL shows what ULB shows, and UBR what URF shows: the same six letters as
    // before, so each color is still on four facelets, and each corner exists.
    let mut letters: Vec<char> = SOLVED.chars().collect();
    for (slot, colors) in [(1, "ULB"), (3, "URF")] {
        for (facelet, color) in CORNERS[slot].1.into_iter().zip(colors.chars()) {
            letters[facelet] = color;
        }
    }
    let text: String = letters.into_iter().collect();
    assert_error(
        from_facelets(&text),
        "the corner URF stands twice, in URF, UBR, and the corner UFL is missing",
    );
    // The message uses the given color letters, and escapes invisible ones.
    let colors = |text: &str, colors: &str| -> String {
        let color = |c: char| colors.chars().nth("URFDLB".find(c).unwrap()).unwrap();
        text.chars().map(color).collect()
    };
    assert_error(
        from_facelets(&colors(&text, "WGRYBO")),
        "the corner WGR stands twice, in URF, UBR, and the corner WRB is missing",
    );
    assert_error(
        from_facelets(&colors(&text, "W\u{1b}RYBO")),
        "the corner W\\u{1b}R stands twice, in URF, UBR, and the corner WRB is missing",
    );
}

#[test]
fn escapes_invisible_stickers() {
    for letter in ['\u{1b}', '\u{7}'] {
        let shown = letter.escape_debug();
        assert_error(
            from_facelets(&letter.to_string().repeat(24)),
            &format!("color '{shown}' is on 24 facelets, and must be on 4"),
        );
        let mirrored = swapped(&[(3, 4)]).replace('R', &letter.to_string());
        let message =
            format!("the corner URF shows {shown}UF, and this cube has no such corner");
        assert_error(from_facelets(&mirrored), &message);
        let elsewhere = swapped(&[(3, 15)]).replace('R', &letter.to_string());
        let message = from_facelets(&elsewhere).unwrap_err().to_string();
        assert!(
            message.contains(&shown.to_string()) && !message.contains(letter),
            "{message}"
        );
    }
}

#[test]
fn rejects_missing_opposite_corner() {
    // The U of URF swapped with the D of DRB.
    assert_error(
        from_facelets(&swapped(&[(3, 15)])),
        "the corner DBL shows DBL, so one must show FRU, and none does",
    );
}

#[test]
fn rejects_stickers_swapped_between_corners() {
    // The F of URF is swapped with the B of UBR: no corner shows URB clockwise.
    assert_error(
        from_facelets(&swapped(&[(9, 20)])),
        "the corner URF shows URB, and this cube has no such corner",
    );
}

#[test]
fn rejects_colors_shifted_between_faces() {
    // Each color is on four facelets, but no corner is valid.
    let error = from_facelets("UURRRRFFFFDDDDLLLLBBBBUU").unwrap_err().to_string();
    assert!(error.starts_with("the corner "), "{error}");
    assert_eq!(to_facelets(&Face::U.turn()), "UUUUBBRRRRFFDDDDFFLLLLBB");
}
