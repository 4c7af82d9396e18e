//! Positions and moves that cannot be read, and the exact messages.

use crate::assert_error::assert_error;
use puzzle::catalog;
use puzzle::pocket_cube::from_facelets;

#[test]
fn singular_and_plural_in_messages() {
    assert_error(
        from_facelets("U"),
        "found 1 facelet, and a pocket cube has 24: 4 each of U R F D L B",
    );
    assert_error(
        from_facelets("UUUURRRRFFFFDDDDLLLLBBBX"),
        "color 'B' is on 3 facelets, and must be on 4",
    );
    assert_error(
        from_facelets("XUUURRRRFFFFDDDDLLLLBBBU"),
        "color 'X' is on 1 facelet, and must be on 4",
    );
    let eight = catalog::find("8-puzzle").unwrap().puzzle(None).unwrap();
    assert_error(
        eight.read_rank("0 0 0 0 0 0 0 0 0"),
        "0 stands 9 times, and 1 is missing",
    );
    let corners = catalog::find("rubik-corners").unwrap().puzzle(None).unwrap();
    assert_error(
        corners.read_rank("URF URF URF UBR DFR DLF DBL DRB"),
        "URF stands 3 times, and UFL is missing",
    );
}

#[test]
fn counts_entries_without_separators() {
    let find = |name: &str| catalog::find(name).unwrap().puzzle(None).unwrap();
    for (name, text, message) in [
        ("hanoi-3x4", "AAA", "found 3 discs, and there must be 4, as in CCCC"),
        ("hanoi-3x4", "AAAAA", "found 5 discs, and there must be 4, as in CCCC"),
        (
            "hanoi-26x13",
            "AZ",
            "found 2 discs, and there must be 13, as in ZZZZZZZZZZZZZ",
        ),
        (
            "8-puzzle",
            "12345678",
            "found 8 cells, and there must be 9, as in 1 2 3 4 5 6 7 8 0",
        ),
        ("sliding-2x2", "213", "found 3 cells, and there must be 4, as in 1 2 3 0"),
        (
            "topspin-6x4",
            "12345",
            "found 5 discs, and there must be 6, as in 1 2 3 4 5 6",
        ),
        (
            "twiddle",
            "12",
            "found 2 tiles, and there must be 9, as in 1 2 3 4 5 6 7 8 9",
        ),
        // A text that is a valid entry is one entry.
        (
            "pancake-12",
            "12",
            "found 1 pancake, and there must be 12, as in 1 2 3 4 5 6 7 8 9 10 11 12",
        ),
        ("pancake-5", "1", "found 1 pancake, and there must be 5, as in 1 2 3 4 5"),
        // With an invalid character, the whole text is one entry, unless the length fits.
        (
            "8-puzzle",
            "1234567y",
            "found \"1234567y\" (character 1) where a number from 0 to 8 should be",
        ),
        (
            "8-puzzle",
            "12345678y",
            "found \"y\" (character 9) where a number from 0 to 8 should be",
        ),
        (
            "burnt-pancake-3",
            "-12",
            "found \"-12\" (character 1) where a number from 1 to 3, with a - if the burnt \
             side is up, should be",
        ),
    ] {
        assert_error(find(name).read_rank(text), message);
    }
}

#[test]
fn reports_unfinished_move_names() {
    let find = |name: &str| catalog::find(name).unwrap().puzzle(None).unwrap();
    let hanoi =
        "which is not the whole name of a move; the moves are AB, AC, BA, BC, CA, CB";
    for (text, found, at) in [
        ("CD", "CD", 1),
        ("CA,CX", "CX", 4),
        ("CA C", "C", 4),
        ("CA C AB", "C", 4),
        ("C\u{7}", "C\\u{7}", 1),
    ] {
        assert_error(
            find("hanoi-3x4").scramble_rank(text),
            &format!("found \"{found}\" (character {at}), {hanoi}"),
        );
    }
    let starts = "where a move should start; the moves are AB, AC, BA, BC, CA, CB";
    assert_error(
        find("hanoi-3x4").scramble_rank("CA DA"),
        &format!("found 'D' (character 4) {starts}"),
    );
    let message = find("pancake-12").scramble_rank("2 13").unwrap_err().to_string();
    assert!(
        message.starts_with("found \"13\" (character 3), which is not"),
        "{message}"
    );
}

#[test]
fn boards_are_read_as_people_write_them() {
    let find = |name: &str| catalog::find(name).unwrap().puzzle(None).unwrap();
    let eight = find("8-puzzle");
    let expected = eight.read_rank("1 2 3 4 0 5 7 8 6");
    assert!(expected.is_ok());
    for text in [
        "1 2 3 4 _ 5 7 8 6",
        "1234x5786",
        "1234.5786",
        "123/4X5/786",
        "1 2 3/4 . 5/7 8 6",
        "[[1, 2, 3], [4, 0, 5], [7, 8, 6]]",
        "((1,2,3),(4,0,5),(7,8,6))",
        "| 1 | 2 | 3 |\n| 4 | _ | 5 |\n| 7 | 8 | 6 |",
        "1 2 3\n4 0 5\n7 8 6\n",
        "123\n4_5\n786",
        "3\n 1  2  3 \n 4  0  5 \n 7  8  6 \n",
    ] {
        assert_eq!(eight.read_rank(text), expected, "{text}");
    }
    let fifteen = find("15-puzzle");
    let text = "10 2 11 4/5 12 3 7/1 6 8 15/9 13 0 14";
    assert_eq!(fifteen.read_rank(text), fifteen.read_rank(&text.replace('/', " ")));
    assert!(fifteen.read_rank(text).is_ok());
    // A size is that of the board, and only a square board has one.
    assert_error(
        eight.read_rank("4 1 2 3 4 0 5 7 8 6"),
        "found 10 cells, and there must be 9, as in 1 2 3 4 5 6 7 8 0",
    );
    assert_error(
        eight.read_rank("3 1 2 3 4 0 5 7 8 9"),
        "found \"9\" (character 19) where a number from 0 to 8 should be",
    );
    assert_error(
        find("sliding-2x3").read_rank("2 1 2 3 4 5 0"),
        "found 7 cells, and there must be 6, as in 1 2 3 4 5 0",
    );
}
