//! Errors and their exact messages.

use crate::assert_error::assert_error;
use puzzle::pocket_cube::{self, Face, Move};
use puzzle::{Metric, MoveError, Pieces, PublishedCounts, catalog};

#[test]
fn rejects_arrays_without_permutation() {
    assert_error(
        Pieces::<3, 3>::new([0, 1, 1], [0; 3]),
        "piece 1 stands twice, in slots 1 and 2",
    );
    assert_error(
        Pieces::<3, 3>::new([1, 2, 3], [0; 3]),
        "slot 2 holds piece 3, which is not below 3",
    );
    assert_error(
        Pieces::<21, 1>::new([0; 21], [0; 21]),
        "piece 0 stands twice, in slots 0 and 1",
    );
    // A byte cannot number a 257th piece: 256 wraps to 0.
    assert_error(
        Pieces::<257, 1>::new(std::array::from_fn(|i| i as u8), [0; 257]),
        "piece 0 stands twice, in slots 0 and 256",
    );
}

#[test]
fn rejects_impossible_orientations() {
    assert_error(
        Pieces::<3, 3>::new([0, 1, 2], [0, 3, 0]),
        "slot 1 holds orientation 3, which is not below 3",
    );
    assert_error(
        Pieces::<3, 3>::new([0, 1, 2], [1, 1, 0]),
        "total twist is 2 mod 3, and must be 0",
    );
    assert_error(
        Pieces::<3, 0>::new([0, 1, 2], [0; 3]),
        "a piece needs at least one orientation, and v is 0",
    );
}

#[test]
fn zero_and_one_piece_are_solved() {
    assert_eq!(Pieces::<0, 3>::new([], []), Ok(Pieces::SOLVED));
    assert_eq!(Pieces::<1, 3>::new([0], [0]), Ok(Pieces::SOLVED));
    let piece = Pieces::<1, 3>::SOLVED;
    assert_eq!(piece * piece.inverse(), piece);
}

#[test]
fn accepts_more_pieces_than_ranks_allow() {
    // For example, the 24 stickers of one color of a large cube.
    let identity: [u8; 24] = std::array::from_fn(|i| i as u8);
    assert_eq!(Pieces::<24, 1>::new(identity, [0; 24]), Ok(Pieces::SOLVED));
    let around: [u8; 24] = std::array::from_fn(|i| ((i + 1) % 24) as u8);
    let around = Pieces::<24, 1>::new(around, [0; 24]).unwrap();
    assert_eq!((0..24).map(|_| around).product::<Pieces<24, 1>>(), Pieces::SOLVED);
    assert_eq!((0..23).map(|_| around).product::<Pieces<24, 1>>(), around.inverse());

    // The largest numbers of pieces and of orientations.
    let most = Pieces::<256, 255>::new(std::array::from_fn(|i| !i as u8), [0; 256]);
    let most = most.unwrap();
    assert_eq!((most.pm()[0], most.pm()[255]), (255, 0));
    assert_eq!(most * most, Pieces::SOLVED);
    assert_error(
        Pieces::<256, 255>::new(*most.pm(), [254; 256]),
        "total twist is 254 mod 255, and must be 0",
    );
}

#[test]
fn assume_valid_equals_checked_position() {
    let checked = Pieces::<3, 3>::new([1, 2, 0], [1, 2, 0]).unwrap();
    assert_eq!(Pieces::assume_valid([1, 2, 0], [1, 2, 0]), checked);
}

#[test]
#[cfg(debug_assertions)]
#[should_panic(expected = "TotalTwist")]
fn assume_valid_panics_on_wrong_twist() {
    let _ = Pieces::<3, 3>::assume_valid([1, 2, 0], [1, 2, 1]);
}

#[test]
fn rejects_middle_layers() {
    for letter in "MES".chars() {
        assert_error(
            pocket_cube::parse(&format!("R {letter}2")),
            &format!(
                "'{letter}' (character 3) turns the layer between two faces, and a pocket \
                 cube has none: leave it out, for it moves no corner"
            ),
        );
        let error = MoveError::MiddleLayer { found: letter, at: 3 };
        assert_eq!(pocket_cube::parse(&format!("R {letter}'")), Err(error));
    }
}

#[test]
fn rejects_characters_that_start_no_move() {
    let cases = [
        ("R w F", "'w'", 3),
        ("X", "'X'", 1),
        ("'R", "\"'\"", 1),
        ("R22", "'2'", 3),
        ("R''", "\"'\"", 3),
        ("R'2'", "\"'\"", 4),
        ("R2′′", "'′'", 4),
        ("R'23", "'3'", 4),
        ("R′′", "'′'", 3),
        ("R ’", "'’'", 3),
        ("R '", "\"'\"", 3),
        ("R4", "'4'", 2),
        ("R-", "'-'", 2),
        ("R’ ☺", "'☺'", 4),
        // Invisible characters are escaped, and so is a combining mark.
        ("R\0", r"'\0'", 2),
        ("R \u{7}", r"'\u{7}'", 3),
        ("\u{200b}R", r"'\u{200b}'", 1),
        ("R\u{301}", r"'\u{301}'", 2),
        ("R\\", r"'\\'", 2),
    ];
    for (text, found, at) in cases {
        let message = format!(
            "found {found} (character {at}) where a move should start; the moves \
             are U, R, F, D, L and B, wide turns such as Rw or r, and the rotations x, y and \
             z, each alone or with 2 or ' after it, as in R U2 F'",
        );
        assert_error(pocket_cube::parse(text), &message);
    }
}

#[test]
fn parses_all_signs_for_prime() {
    let expected = pocket_cube::parse("R' U' F'").unwrap();
    let texts =
        ["R’U’F’", "R′U′F′", "R3 U3 F3", "R3,U’ F'", "R′ U’,F'", " R' ,, U'\tF'\n"];
    for text in texts {
        assert_eq!(pocket_cube::parse(text).as_ref(), Ok(&expected));
    }
    // The prime is U+2032, the apostrophe that phones type U+2019.
    assert_eq!(pocket_cube::parse("R\u{2032} U\u{2019} F3"), Ok(expected));
    assert_eq!(pocket_cube::parse(""), Ok(vec![]));
    assert_eq!(pocket_cube::parse(" , "), Ok(vec![]));
}

#[test]
fn rejects_unknown_metrics_and_puzzles() {
    assert_error(
        "htm".parse::<Metric>(),
        "unknown metric \"htm\"; there are half-turn, quarter-turn, clockwise",
    );
    assert_error(
        "Half-Turn".parse::<Metric>(),
        "unknown metric \"Half-Turn\"; there are half-turn, quarter-turn, clockwise",
    );
    let families = catalog::CATALOG.iter().chain(catalog::WITHOUT_RANKS);
    let known = families.map(|family| family.name).collect::<Vec<_>>().join(", ");
    for name in ["cube", "", "pocket-cube-2", "slidings-3x3", "a\nb", "\u{1b}[31m"] {
        assert_error(
            catalog::find(name),
            &format!("unknown puzzle {name:?}; there are: {known}"),
        );
    }
    for name in ["sliding", "sliding-", "sliding-3", "sliding-3x", "sliding-3x3x3"] {
        assert_error(
            catalog::find(name),
            &format!(
                "found {name:?}, and the name must be sliding-RxC with a number for each \
                 capital letter, as in sliding-2x2"
            ),
        );
    }
}

#[test]
fn catalog_names_round_trip() {
    for metric in Metric::ALL {
        assert_eq!(metric.to_string().parse(), Ok(metric));
        assert_eq!(format!("{metric:>14}").trim().parse(), Ok(metric));
    }
    for family in catalog::CATALOG.iter().chain(catalog::WITHOUT_RANKS) {
        for (alias, name) in family.aliases {
            assert_eq!(catalog::find(alias).unwrap().name, *name);
        }
    }
    for family in catalog::CATALOG {
        for name in family.examples {
            assert_eq!(catalog::find(name).unwrap().name, *name);
        }
        for published in family.published {
            let choice = catalog::find(published.puzzle).unwrap();
            assert_eq!(choice.family.name, family.name);
            let puzzle = choice.puzzle(published.metric).unwrap();
            if let PublishedCounts::Layers(layers) = published.counts {
                let sum: u64 = layers.iter().sum();
                assert_eq!(sum, puzzle.position_count(), "{published:?}");
            }
            assert!(published.metric.is_none_or(|m| family.metrics.contains(&m)));
            assert!(!published.source.is_empty());
        }
    }
}

#[test]
fn each_metric_has_its_moves() {
    let names = |metric| {
        let moves = pocket_cube::moves(metric);
        moves.iter().map(|m| m.to_string()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(names(Metric::HalfTurn), "U U2 U' R R2 R' F F2 F'");
    assert_eq!(names(Metric::QuarterTurn), "U U' R R' F F'");
    assert_eq!(names(Metric::Clockwise), "U R F");
}

#[test]
fn move_names_can_be_padded() {
    let inverse = Move::new(Face::R, 3).unwrap();
    assert_eq!(
        format!("{inverse:>4}|{inverse:<4}|{inverse:^4}|{inverse}"),
        "  R'|R'  | R' |R'"
    );
    let moves = pocket_cube::moves(Metric::HalfTurn);
    let padded: String = moves.iter().map(|m| format!("{m:>4}")).collect();
    assert_eq!(padded, "   U  U2  U'   R  R2  R'   F  F2  F'");
    assert_eq!(format!("{inverse:-<6}{inverse:.1}"), "R'----R");
}
