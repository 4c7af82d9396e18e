//! Definitions as puzzles: against the catalog's own puzzles, and what cannot be one.

use definition::{DefinedPuzzle, Definition, PuzzleError};
use puzzle::catalog::find;
use puzzle::{Indexed, Puzzle, check_puzzle, sample_ranks};
use std::collections::HashMap;

fn read(name: &str, text: &str) -> Definition {
    Definition::read(name, text.as_bytes()).unwrap()
}

/// How many positions are at each distance up to `depth`.
fn first_layers(puzzle: &dyn Indexed, depth: usize) -> Vec<usize> {
    let solved = puzzle.solved_rank();
    let (mut known, mut layer) = (HashMap::from([(solved, ())]), vec![solved]);
    let mut sizes = vec![1];
    for _ in 0..depth {
        let next = layer.iter().flat_map(|&rank| puzzle.successors(rank)).flatten();
        layer = next.filter(|&rank| known.insert(rank, ()).is_none()).collect();
        sizes.push(layer.len());
    }
    sizes
}

#[test]
fn catalog_puzzles_stay_what_they_are() {
    for name in [
        "pocket-cube",
        "pyraminx",
        "skewb",
        "pancake-6",
        "burnt-pancake-5",
        "rubik-corners",
    ] {
        let choice = find(name).unwrap();
        let own = choice.puzzle(None).unwrap();
        let defined = Definition::of_catalog(&choice).unwrap();
        let defined = DefinedPuzzle::new(defined).unwrap();
        assert_eq!(defined.count(), own.position_count(), "{name}");
        assert_eq!(first_layers(&defined, 4), first_layers(&*own, 4), "{name}");
        check_puzzle(&defined, sample_ranks(defined.count(), 200)).unwrap();
    }
}

#[test]
fn rotations_are_no_moves() {
    let text = "Set A 4 2\nSolved\nEnd\nMove R\nA\n2 3 4 1\n1 0 0 0\nEnd\nMove y\nA\n2 1 4 3\nEnd\n";
    let puzzle = DefinedPuzzle::new(read("a.tws", text)).unwrap();
    // R eight times does nothing.
    let names: Vec<_> = (0..puzzle.moves()).map(|m| puzzle.name(m)).collect();
    assert_eq!(names, ["R", "R2", "R3", "R4", "R3'", "R2'", "R'"]);
    assert_eq!(puzzle.count(), 8);
    check_puzzle(&puzzle, 0..8).unwrap();
    assert!(puzzle.read("0.1 1 2 3").is_err());
    let half = puzzle.scramble("R4").unwrap();
    assert_eq!(puzzle.write(&half), "0.1 1.1 2.1 3.1");
}

#[test]
fn names_of_powers_differ() {
    let names = |text: &str| {
        let puzzle = DefinedPuzzle::new(read("a.gens", text)).unwrap();
        (0..puzzle.moves()).map(|m| puzzle.name(m)).collect::<Vec<_>>().join(" ")
    };
    // The file's own names stay, and what a move of the file does has no other name.
    assert_eq!(names("a = (1,2,3,4)\na' = (1,2,3)\n"), "a a2 a3 a' a''");
    assert_eq!(names("a = (1,2,3,4)\nb = (4,3,2,1)\nc = (1,2,3,4)\n"), "a a2 b c");
    assert_eq!(names("a = (1,2,3,4)\na2 = (1,2)\n"), "a a6 a' a2");
}

#[test]
fn refuses_what_has_no_ranks() {
    let error =
        |name: &str, text: &str| DefinedPuzzle::new(read(name, text)).unwrap_err();
    assert_eq!(error("a.gens", "rotation x = (1,2)\n"), PuzzleError::NoMoves);
    let alike = "start = 1 1 2\na = (1,2,3)\n";
    assert_eq!(error("a.gens", alike), PuzzleError::LookAlike);
    let free = "Set A 2 2\nSolved\nA\n1 2\n? 0\nEnd\nMove a\nA\n2 1\nEnd\n";
    assert_eq!(error("a.tws", free), PuzzleError::LookAlike);
    assert_eq!(error("a.gens", "a = (1,2,3)\nillegal 1 = 2\n"), PuzzleError::LookAlike);
    // Cycles of many lengths: their least common multiple is the order.
    let mut start = 1;
    let mut long = "a = ".to_owned();
    for length in [7, 8, 9, 11, 13] {
        let points: Vec<_> =
            (start..start + length).map(|x: u32| x.to_string()).collect();
        long += &format!("({})", points.join(","));
        start += length;
    }
    let many = error("a.gens", &long);
    assert!(matches!(many, PuzzleError::LargeOrder { order: 72_072, .. }), "{many}");
    // One more move may be one too many.
    let cycle = |range: std::ops::Range<u32>| {
        range.map(|x| x.to_string()).collect::<Vec<_>>().join(",")
    };
    let sum = format!("a = ({})\nb = ({})\n", cycle(1..1000), cycle(1000..1004));
    let sum = error("a.gens", &sum);
    assert_eq!(sum, PuzzleError::TooManyMoves { name: "b".to_owned() });
    let cycle: Vec<_> = (1..=25).map(|x| x.to_string()).collect();
    let large = error("a.gens", &format!("a = ({})\nb = (1,2)\n", cycle.join(",")));
    assert!(
        large.to_string().starts_with("found 15511210043330985984000000 positions")
    );
}

#[test]
fn any_position_is_a_goal() {
    // An exchange of cards cannot be undone by taking three around, but it can be moved.
    let three = read("a.gens", "a = (1,2,3)\nb = (3,4,5)\n");
    let puzzle = DefinedPuzzle::new(three).unwrap();
    let pair = |start, goal| {
        let [start, goal] = [start, goal].map(|text| puzzle.read_any(text).unwrap());
        puzzle.goal_pair(&start, &goal).map(|pair| puzzle.write(&pair.start))
    };
    assert!(puzzle.read("1 0 2 3 4").is_err());
    assert_eq!(pair("1 0 2 3 4", "1 0 2 3 4").unwrap(), "0 1 2 3 4");
    // What was 1 0 2 is called 0 1 2, and a takes it to 2 0 1.
    assert_eq!(pair("2 1 0 3 4", "1 0 2 3 4").unwrap(), "2 0 1 3 4");
    assert!(pair("1 0 2 3 4", "0 1 2 3 4").is_err());
    let turned = "Set A 3 2\nSolved\nEnd\nMove R\nA\n2 3 1\n1 0 0\nEnd\n";
    let puzzle = DefinedPuzzle::new(read("a.tws", turned)).unwrap();
    let (goal, m) = (puzzle.scramble("R2").unwrap(), 0);
    let start = puzzle.undo(&goal, m).unwrap();
    let pair = puzzle.goal_pair(&start, &goal).unwrap();
    assert_eq!(puzzle.apply(&pair.start, m), Some(pair.goal));
}
