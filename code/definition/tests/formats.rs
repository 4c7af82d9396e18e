//! What each format says, on small definitions of our own.

use definition::{Definition, Move, Set, Sets, Start, Transformation};
use puzzle::catalog;

fn read(file: &str, text: &str) -> Definition {
    Definition::read(file, text.as_bytes()).unwrap_or_else(|error| panic!("{error}"))
}

fn transformation<'d>(definition: &'d Definition, name: &str) -> &'d Transformation {
    let one = definition.moves().iter().find(|one| one.name == name);
    &one.unwrap_or_else(|| panic!("there is no {name}")).transformation
}

/// The pocket cube with DBL fixed. The numbers of R and F are those of the conventions, with
/// orientations listed as each kind of move lists them.
const POCKET_CUBE: &str = "
# by hand
Name pocket-cube
Set CORNER 7 3
Solved
End
Move U
CORNER
4 1 2 3 5 6 7
End
Move R      # by the slot that a corner comes from
CORNER
5 2 3 1 7 6 4
1 0 0 2 2 0 1
End
MoveTransformation F    # by the slot that a corner goes to
  CORNER
  1 5 2 3 0 4 6
  1 2 0 0 2 1 0
End
";

#[test]
fn reads_pocket_cube_as_catalog_has_it() {
    let cube = catalog::find("pocket-cube").unwrap();
    let cube = Definition::of_catalog(&cube).unwrap();
    assert_eq!(read("cube.tws", POCKET_CUBE), cube);
    let json = r#"{ "$schema": "none", "name": "pocket-cube",
        "orbits": [{ "orbitName": "CORNER", "numPieces": 7, "numOrientations": 3 }],
        "defaultPattern": { "CORNER": {
            "pieces": [0, 1, 2, 3, 4, 5, 6], "orientation": [0, 0, 0, 0, 0, 0, 0] } },
        "moves": {
            "U": { "CORNER": { "permutation": [3, 0, 1, 2, 4, 5, 6],
                "orientationDelta": [0, 0, 0, 0, 0, 0, 0] } },
            "R": { "CORNER": { "permutation": [4, 1, 2, 0, 6, 5, 3],
                "orientationDelta": [2, 0, 0, 1, 1, 0, 2] } },
            "F": { "CORNER": { "permutation": [1, 5, 2, 3, 0, 4, 6],
                "orientationDelta": [1, 2, 0, 0, 2, 1, 0] } } } }"#;
    assert_eq!(read("cube.kpuzzle.json", json), cube);
}

#[test]
fn move_lists_orientations_by_source() {
    let text =
        |word, pm| format!("Set A 3 3\nSolved\nEnd\n{word} R\nA\n{pm}\n1 0 0\nEnd\n");
    let by_source = read("a.tws", &text("Move", "2 3 1"));
    assert_eq!(transformation(&by_source, "R").pm, [1, 2, 0]);
    assert_eq!(transformation(&by_source, "R").ori, [0, 0, 1]);
    let by_target = read("a.tws", &text("MoveTransformation", "1 2 0"));
    assert_eq!(transformation(&by_target, "R").pm, [1, 2, 0]);
    assert_eq!(transformation(&by_target, "R").ori, [1, 0, 0]);
}

#[test]
fn cycles_say_where_points_go() {
    let ring = read("ring.gens", "R = (1,2,3)\n");
    assert_eq!(ring.generators(), [[1, 2, 0]]);
    assert_eq!(transformation(&ring, "R").pm, [2, 0, 1]);
    assert_eq!(ring.to_gens(), "# ring\nstart = 1 2 3\nR = (1,2,3)\n");
}

#[test]
fn reads_gap_and_lines_that_go_on() {
    let text = "\u{feff}a := (1,2,\n   3)\n  (4 5);\nb:=();c = ( 1 , 5 ),\r\n# end";
    let read = read("folder/my points.gens", text);
    assert_eq!(read.name(), "my-points");
    assert_eq!(read.generators(), [[1, 2, 0, 4, 3], [0, 1, 2, 3, 4], [4, 1, 2, 3, 0]]);
}

#[test]
fn start_says_what_looks_alike() {
    let tws =
        "Set A 4 1\nSet B 2 6\nStartState\nA\n0 0 1 1\nB\n1 0\n5 ?\nEnd\nMove R\nEnd\n";
    let start = Start {
        pieces: vec![0, 0, 1, 1, 5, 4],
        ori: vec![0, 0, 0, 0, 5, 0],
        moduli: vec![1, 1, 1, 1, 6, 1],
    };
    assert_eq!(read("a.tws", tws).start(), &start);
    let solved =
        "Set A 4 1\nSet B 2 6\nSolved\nB\n2 1\n5 ?\nA\n1 1 2 2\nEnd\nMove R\nEnd\n";
    assert_eq!(read("a.tws", solved).start(), &start);
    let json = r#"{ "name": "a",
        "orbits": [{ "orbitName": "B", "numPieces": 2, "numOrientations": 6 }],
        "defaultPattern": { "B": {
            "pieces": [1, 0], "orientation": [2, 0], "orientationMod": [3, 0] } },
        "moves": { "R": {} } }"#;
    let json = read("a.json", json);
    assert_eq!(
        (&json.start().ori[..], &json.start().moduli[..]),
        (&[2, 0][..], &[3, 6][..])
    );
    // Stickers three apart look alike on the first, and what is there is turned by 2.
    assert_eq!(json.labels(), [7, 8, 6, 7, 8, 6, 0, 1, 2, 3, 4, 5]);
    let gens = read("a.gens", "start = 1 1 2, 2\nR = (1,2,3,4)");
    assert_eq!(gens.labels(), [0, 0, 1, 1]);
}

#[test]
fn sequences_are_products() {
    let text = POCKET_CUBE.to_string()
        + "MoveSequence late early2' (R U')3, [R, U] [F: R2]'\n\
           MoveSequence early R U\nMoveAlias other early\nMoveSequence x [R : early]\n";
    let cube = read("cube.tws", &text);
    let names: Vec<_> = cube.moves().iter().map(|one| &one.name[..]).collect();
    assert_eq!(names, ["U", "R", "F", "late", "early", "x"]);
    let sets = cube.sets();
    let product = |names: &[&str]| {
        names.iter().fold(sets.identity(), |product, name| {
            let (stem, times) = match name.strip_suffix('\'') {
                Some(stem) => (stem, 3),
                None => (*name, 1),
            };
            sets.product(&product, &sets.power(transformation(&cube, stem), times))
        })
    };
    let late = "U' R' U' R' R U' R U' R U' R U R' U' F R' R' F'";
    assert_eq!(
        transformation(&cube, "late"),
        &product(&late.split(' ').collect::<Vec<_>>())
    );
    assert_eq!(transformation(&cube, "x"), &product(&["R", "R", "U", "R'"]));
    assert_eq!((cube.generators().len(), cube.rotations().len()), (5, 1));
}

#[test]
fn kpuzzle_moves_come_before_derived() {
    // As some files of cubing have it: orbits that are not used, and a name twice.
    let json = r#"{ "name": "two words", "experimentalInfo": [1.5e3, null, "\u00e9\ud83d\ude00"],
        "orbits": [{ "orbitName": "A", "numPieces": 2, "numOrientations": 1 }],
        "defaultPattern": { "A": { "pieces": [0, 1] }, "B": { "pieces": [0] } },
        "moves": { "R2": { "A": { "permutation": [1, 0] }, "B": {} } },
        "derivedMoves": { "R2": "unknown", "S": "R2'" } }"#;
    let two = read("a.def.json", json);
    assert_eq!(two.name(), "two-words");
    assert_eq!(two.generators(), [[1, 0], [1, 0]]);
}

#[test]
fn illegal_is_merged_by_slot() {
    let text = "Set A 2 1\nSet B 3 2\nSolved\nEnd\nIllegal B 2 3\nIllegal A 1 2\nMove R\nEnd\n\
                Illegal B 2 1 3\n";
    let one = read("a.tws", text);
    let illegal: Vec<_> =
        one.illegal().iter().map(|one| (one.slot, &one.pieces[..])).collect();
    assert_eq!(illegal, [(0, &[1][..]), (3, &[2, 4][..])]);
    let gens = "# puzzle\nstart = 1 2 3 4 5 6 7 8\nR = ()\nillegal 1 = 2\nillegal 5 = 3 4 7 8\n";
    assert_eq!(one.to_gens(), gens);
    assert_eq!(
        one.to_kpuzzle_json().unwrap_err().to_string(),
        "found illegal positions, and KPuzzle JSON cannot say them; twsearch's format and cycle \
         notation can"
    );
}

#[test]
fn rejects_wrong_definitions_in_code() {
    let sets = |v| Sets::new(vec![Set::new("A", 2, 1), Set::new("B", 2, v)]);
    let new = |name: &str, pm: &[u16], ori: &[u16]| {
        Definition::new("a", sets(2)?, vec![Move::new(name, pm.to_vec(), ori.to_vec())])
    };
    let start = |pieces: [u16; 4], ori: [u16; 4], moduli: [u16; 4]| {
        let (pieces, ori, moduli) = (pieces.to_vec(), ori.to_vec(), moduli.to_vec());
        new("R", &[0, 1, 2, 3], &[0; 4])?.with_start(Start { pieces, ori, moduli })
    };
    let illegal = |slot, pieces: &[u16]| {
        let illegal = definition::Illegal { slot, pieces: pieces.to_vec() };
        new("R", &[0, 1, 2, 3], &[0; 4])?.with_illegal(vec![illegal])
    };
    let empty = Sets::new(Vec::new()).map(|_| ());
    let none = sets(1).and_then(|sets| Definition::new("a", sets, Vec::new()));
    let twice = sets(1).and_then(|sets| {
        let one = Move::new("R", vec![0, 1, 2, 3], vec![0; 4]);
        Definition::new("a", sets, vec![one.clone(), one])
    });
    let table = [
        (empty.err(), "sets: found no set, and expected at least one set of pieces"),
        (
            sets(0).err(),
            "set B: found 2 × 0, and expected at least 1 piece with at least 1 orientation",
        ),
        (
            Definition::new("a b", sets(1).expect("sets"), Vec::new()).err(),
            "name: found a space in the name `a b`, and expected the name of a puzzle: 1 to 64 \
             characters, no space and none of #",
        ),
        (none.err(), "moves: found no move, and expected at least one"),
        (twice.err(), "moves: found R a second time, and expected each name once"),
        (
            new("R", &[0, 1], &[0; 4]).err(),
            "move R: found 2 pieces, and expected 4, one for each slot",
        ),
        (
            new("R", &[0, 1, 2, 3], &[]).err(),
            "move R: found 0 orientations, and expected 4, one for each slot",
        ),
        (
            new("R", &[0, 2, 1, 3], &[0; 4]).err(),
            "move R: found 2, and expected each slot from 0 to 1 once",
        ),
        (
            new("R", &[0, 1, 3, 3], &[0; 4]).err(),
            "move R: found 3 a second time, and expected each slot from 2 to 3 once",
        ),
        (
            new("R", &[0, 1, 2, 3], &[0, 0, 2, 0]).err(),
            "move R: found orientation 2 in slot 2, and expected one below 2",
        ),
        (
            new("'", &[0, 1, 2, 3], &[0; 4]).err(),
            "move ': found `'`, and expected the name of a move: it does not begin with `'`",
        ),
        (
            start([0, 2, 2, 3], [0; 4], [1, 1, 2, 2]).err(),
            "start: found piece 2 in slot 1, and expected one from 0 to 1",
        ),
        (
            start([0, 1, 2, 3], [0; 4], [1, 1, 2, 0]).err(),
            "start: found modulus 0, and expected a divisor of the number of orientations, 2",
        ),
        (
            start([0, 1, 3, 3], [0; 4], [1, 1, 2, 1]).err(),
            "start: found 1 orientations that can be told apart, and expected 2, as of the \
             other pieces that look alike",
        ),
        (
            start([0, 1, 3, 3], [0, 0, 1, 0], [1; 4]).err(),
            "start: found orientation 1 in slot 2, and expected one below 1",
        ),
        (
            illegal(4, &[0]).err(),
            "illegal 4: found slot 4, and expected one from 0 to 3",
        ),
        (
            illegal(2, &[3, 1]).err(),
            "illegal 2: found piece 1, and expected one from 2 to 3",
        ),
        (
            illegal(2, &[]).err(),
            "illegal 2: found no piece, and expected at least one that may not be in the slot",
        ),
    ];
    for (error, message) in table {
        assert_eq!(error.expect(message).to_string(), message);
    }
}
