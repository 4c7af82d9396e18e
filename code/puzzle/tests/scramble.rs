//! Comments, groups and repetitions in scrambles, for every puzzle of the catalog.

use puzzle::catalog::CATALOG;
use puzzle::{
    GroupError, MoveError, ScrambleError, catalog, pocket_cube, read_moves, rubik,
};

/// The names of the moves in a scramble, as both cubes read it.
#[track_caller]
fn cube(text: &str) -> String {
    let moves = pocket_cube::parse(text).unwrap();
    let names: Vec<_> = moves.iter().map(|m| m.to_string()).collect();
    // The pocket cube and Rubik's cube read the same moves.
    let turns = rubik::parse(text).unwrap();
    assert!(turns.iter().map(|turn| turn.to_string()).eq(names.iter().cloned()));
    names.join(" ")
}

#[test]
fn count_and_prime_in_either_order() {
    for (text, names) in [
        ("R2'", "R2"),
        ("R'2", "R2"),
        ("R2’U", "R2 U"),
        ("R3'", "R"),
        ("R′3", "R"),
        ("R'F2′U3", "R' F2 U'"),
        ("R1 U1'F", "R U' F"),
        ("\u{feff}R", "R"),
    ] {
        assert_eq!(cube(text), names, "{text}");
    }
    // `R2'` is a half turn, which is allowed where quarter turns are not.
    let phase2 = catalog::find("rubik-phase2").unwrap().puzzle(None).unwrap();
    assert_eq!(phase2.scramble_rank("R2' U"), phase2.scramble_rank("R2 U"));
}

#[test]
fn groups_are_expanded() {
    for (text, names) in [
        ("(R U)", "R U"),
        ("(R U R' U')2 F", "R U R' U' R U R' U' F"),
        ("(R)3(U)2", "R R R U U"),
        ("(R (U F2)2)×2", "R U F2 U F2 R U F2 U F2"),
        ("(R)*2 (U)^2", "R R U U"),
        ("()5 R ( )", "R"),
        ("( R, U ) F", "R U F"),
    ] {
        assert_eq!(cube(text), names, "{text}");
    }
}

#[test]
fn comments_end_with_the_line() {
    for (text, names) in [
        ("R U // two moves\nF", "R U F"),
        ("R # (a comment\r\nU", "R U"),
        ("// nothing", ""),
        ("(R // in a group\n U)2 # ☺", "R U R U"),
    ] {
        assert_eq!(cube(text), names, "{text}");
    }
    // A single slash begins no comment.
    assert!(pocket_cube::parse("R / U").is_err());
}

#[test]
fn errors_report_character_positions() {
    let unknown = |text: &str| match pocket_cube::parse(text) {
        Err(MoveError::Unknown { found, at }) => (found, at),
        other => panic!("{text}: {other:?}"),
    };
    assert_eq!(unknown("(R U)3 Q"), ('Q', 8));
    assert_eq!(unknown("(R Q)3"), ('Q', 4));
    assert_eq!(unknown("R // ☺☺\nQ"), ('Q', 9));
    let group = |text: &str| match pocket_cube::parse(text) {
        Err(MoveError::Group(error)) => error,
        other => panic!("{text}: {other:?}"),
    };
    assert_eq!(group("R ((U)"), GroupError::Unclosed { open: '(', at: 3 });
    assert_eq!(group("R // (\n)"), GroupError::Unopened { close: ')', at: 8 });
    assert_eq!(group("(R)x2"), GroupError::UnexpectedSuffix { found: 'x', at: 4 });
    let times = |found: &str, at| GroupError::Repetitions { found: found.into(), at };
    assert_eq!(group("(R)0"), times("0", 4));
    assert_eq!(group("(R)* 3"), times("", 5));
    assert_eq!(group("()'999999999"), times("999999999", 4));
    assert_eq!(group(&format!("(R){}", "9".repeat(99))), times(&"9".repeat(99), 4));
    for text in ["R [R U]", "R [R, U, F]", "R [R: U, F]", "R []"] {
        assert_eq!(group(text), GroupError::Separator { at: 3 }, "{text}");
    }
    assert_eq!(group("[(R]"), GroupError::Unopened { close: ']', at: 4 });
    assert_eq!(group("R [R, (U"), GroupError::Unclosed { open: '(', at: 7 });
    assert_eq!(group("R [R, U"), GroupError::Unclosed { open: '[', at: 3 });
    assert_eq!(unknown("R : U"), (':', 3));
}

/// A scramble of the largest documented length is accepted, and none that is longer.
#[test]
fn accepts_longest_scramble() {
    let most = 1_000_000;
    let moves = pocket_cube::parse(&format!("(R){most}")).unwrap();
    assert_eq!(moves.len(), most);
    assert!(pocket_cube::parse(&format!("(R){}", most + 1)).is_err());
    // Nested groups are rejected before they are expanded.
    let deep = format!("{}R{}", "(".repeat(64), ")99".repeat(64));
    assert!(pocket_cube::parse(&deep).is_err());
    let deep = format!("{}R, U]{}", "[".repeat(64), ", U]".repeat(63));
    assert!(pocket_cube::parse(&deep).is_err());
    let empty = format!("{}{}", "(".repeat(100_000), ")999999".repeat(100_000));
    assert_eq!(cube(&empty), "");
    // Groups that are written out again and again, in all too often.
    let turned_back = format!("{}(R U)100000{}", "(".repeat(3000), ")'".repeat(3000));
    let error = pocket_cube::parse(&turned_back).unwrap_err().to_string();
    let expected = "found too many groups in one another (up to character 3170)";
    assert!(error.starts_with(expected), "{error}");
    // Only the conjugating moves are written twice.
    let conjugates = format!("{}U{}", "[R:".repeat(60_000), "]".repeat(60_000));
    assert_eq!(pocket_cube::parse(&conjugates).unwrap().len(), 120_001);
    let parentheses = format!("{}R{}", "(".repeat(100_000), ")".repeat(100_000));
    assert_eq!(cube(&parentheses), "R");
}

/// Writes a move and its inverse, if a puzzle has such a pair, with and without groups.
#[test]
fn every_puzzle_reads_groups_and_comments() {
    for family in CATALOG {
        for name in family.examples {
            let puzzle = catalog::find(name).unwrap().puzzle(None).unwrap();
            let solved = puzzle.solved_rank();
            let names = puzzle.move_names();
            let first = puzzle.successors(solved).iter().position(Option::is_some);
            let forward = first.expect("a move can be done");
            let after = puzzle.successors(solved)[forward].unwrap();
            let backward =
                puzzle.successors(after).iter().position(|&to| to == Some(solved));
            let Some(backward) = backward else { continue };
            let (forward, backward) = (&names[forward], &names[backward]);
            let plain = format!("{forward} {backward} {forward} {backward} {forward}");
            let groups =
                format!("({forward} {backward})2({forward}) // there and back\n");
            assert_eq!(
                puzzle.scramble_rank(&groups),
                puzzle.scramble_rank(&plain),
                "{name}"
            );
            let open = puzzle.scramble_rank(&format!("({forward}")).unwrap_err();
            let message = "found '(' (character 1), and no ')' after it ends the group";
            assert_eq!(open.to_string(), message, "{name}");
        }
    }
}

#[test]
fn tips_are_solved_beside() {
    let pyraminx = catalog::find("pyraminx").unwrap().puzzle(None).unwrap();
    for (text, moves, tips) in [
        ("U L' b'", "U L'", "b"),
        ("u U u' l l", "U", "l"),
        ("u2 (l r)' U’ b‘", "U'", "u l r b"),
        ("r3 [u: U]", "U", ""),
    ] {
        assert_eq!(
            pyraminx.scramble_rank(text),
            pyraminx.scramble_rank(moves),
            "{text}"
        );
        assert_eq!(pyraminx.tip_moves(text).unwrap().join(" "), tips, "{text}");
    }
    let error = pyraminx.scramble_rank("U x").unwrap_err();
    assert!(matches!(error, ScrambleError::Unknown { found: 'x', at: 3, .. }));
}

#[test]
fn every_sign_for_prime_is_read() {
    let twiddle = catalog::find("twiddle").unwrap().puzzle(None).unwrap();
    let expected = twiddle.scramble_rank("A' B'");
    for sign in "'’‘´`′ʼʹ＇".chars() {
        assert_eq!(cube(&format!("R{sign} U{sign}2 (F){sign}")), "R' U2 F'");
        let text = format!("A{sign} (B){sign}");
        assert_eq!(twiddle.scramble_rank(&text), expected, "{sign}");
        let error = twiddle.scramble_rank(&format!("A{sign}{sign}")).unwrap_err();
        let quote = if sign == '\'' { '"' } else { '\'' };
        let message = format!("found {quote}{sign}{quote} (character 3) where");
        assert!(error.to_string().starts_with(&message), "{error}");
    }
}

#[test]
fn counts_repeat_moves() {
    let board = catalog::find("15-puzzle").unwrap().puzzle(None).unwrap();
    assert_eq!(board.scramble_rank("D2 R3U"), board.scramble_rank("D D R R R U"));
    let back = board.scramble_rank("D2 L0").unwrap_err().to_string();
    assert!(back.starts_with("found the count \"0\" (character 5)"), "{back}");
    let tower = catalog::find("hanoi-3x4").unwrap().puzzle(None).unwrap();
    assert_eq!(tower.scramble_rank("CA (CA)'"), Ok(tower.solved_rank()));
    let blocked = tower.scramble_rank("(CA)'").unwrap_err().to_string();
    assert!(
        blocked.starts_with("the move CA (character 2) cannot be turned back there")
    );
}

#[test]
fn prime_turns_any_move_back() {
    let names = ["R", "R'", "R2", "S"].map(String::from);
    let read = |text: &str| -> Vec<String> {
        let moves = read_moves(text, &names).unwrap().into_iter();
        let shown = |one: puzzle::NamedMove| match one.undone {
            true => format!("-{}", names[one.m]),
            false => names[one.m].clone(),
        };
        moves.map(|(one, _)| shown(one)).collect()
    };
    assert_eq!(read("R' S' R2'"), ["R'", "-S", "-R2"]);
    assert_eq!(read("S2' (S R2)'"), ["-S", "-S", "-R2", "-S"]);
    // The 2 of 21 is no part of the name R2.
    assert_eq!(read("R21"), ["R"; 21]);
}
