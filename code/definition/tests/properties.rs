//! What is written is read as the same; no bytes make a reader panic.

use definition::{
    DefinedPuzzle, Definition, Illegal, Move, Set, Sets, Start, WriteError,
};
use permutation_group::BigUint;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use puzzle::{Puzzle, check_puzzle, sample_ranks};

/// Numbers that a strategy draws on, one after the other.
struct Draw<'i>(std::slice::Iter<'i, Index>);

impl Draw<'_> {
    fn below(&mut self, bound: usize) -> usize {
        self.0.next().map_or(0, |index| index.index(bound))
    }

    /// Numbers from `first` on in some order.
    fn permutation(&mut self, first: usize, length: usize) -> Vec<u16> {
        let mut pm: Vec<u16> =
            (first..first + length).map(|slot| slot as u16).collect();
        for slot in (1..length).rev() {
            pm.swap(slot, self.below(slot + 1));
        }
        pm
    }
}

const NAMES: [&str; 10] =
    ["R", "U", "x", "FRv", "2R", "R'", "7", "y2", "start", "rotation"];

/// A definition with everything in it.
fn definition() -> impl Strategy<Value = Definition> {
    let sets = prop::collection::vec((1..6_usize, 1..7_usize), 1..4);
    let moves = prop::sample::subsequence(NAMES.to_vec(), 1..5);
    let draw = prop::collection::vec(any::<Index>(), 300);
    (sets, moves, draw, any::<bool>(), 0..3_usize).prop_map(
        |(sizes, names, draw, is_sorted, illegal)| {
            let mut draw = Draw(draw.iter());
            let set = |(number, &(pieces, v)): (usize, &(usize, usize))| {
                Set::new(["CORNER", "EDGE", "\"\\é"][number], pieces, v)
            };
            let sets = Sets::new(sizes.iter().enumerate().map(set).collect()).unwrap();
            let mut moves = Vec::new();
            for name in names {
                let (mut pm, mut ori) = (Vec::new(), Vec::new());
                for &(pieces, v) in &sizes {
                    pm.extend(draw.permutation(pm.len(), pieces));
                    ori.extend((0..pieces).map(|_| draw.below(v) as u16));
                }
                moves.push(Move::new(name, pm, ori));
            }
            let mut start = Start::in_order(&sets);
            for slot in (0..sets.slots()).filter(|_| !is_sorted) {
                let slots = sets.slots_of(sets.set_of(slot));
                let v = sets.orientations(slot);
                let piece = slots.start + draw.below(slots.len());
                // The modulus depends on the piece alone.
                let divisors: Vec<u16> =
                    (1..=v).filter(|m| v.is_multiple_of(*m)).collect();
                start.pieces[slot] = piece as u16;
                start.moduli[slot] = divisors[piece % divisors.len()];
                start.ori[slot] = draw.below(start.moduli[slot].into()) as u16;
            }
            let mut forbidden = Vec::new();
            for _ in 0..illegal {
                let slot = draw.below(sets.slots());
                let pieces = sets.slots_of(sets.set_of(slot)).map(|piece| piece as u16);
                let pieces: Vec<_> =
                    pieces.filter(|&piece| piece != start.pieces[slot]).collect();
                if !pieces.is_empty() {
                    forbidden.push(Illegal { slot: slot as u16, pieces });
                }
            }
            let one = Definition::new("a-puzzle", sets, moves).unwrap();
            one.with_start(start).unwrap().with_illegal(forbidden).unwrap()
        },
    )
}

/// Bytes that are nearly a definition: a valid one with some changes, or words in any order.
fn bytes() -> impl Strategy<Value = Vec<u8>> {
    const WORDS: [&str; 34] = [
        "Name",
        "Set",
        "Solved",
        "StartState",
        "End",
        "Move",
        "MoveTransformation",
        "MoveSequence",
        "MoveAlias",
        "Illegal",
        "A",
        "R",
        "x",
        "?",
        "0",
        "1",
        "2",
        "3",
        "65535",
        "65536",
        "99999999999999999999",
        "(",
        ")",
        "[",
        "]",
        ":",
        ",",
        "=",
        ":=",
        ";",
        "\n",
        "#",
        "start",
        "\u{fffd}",
    ];
    let written = |definition: Definition, format: usize| match format {
        0 => definition.to_tws().unwrap_or_default(),
        1 => definition.to_kpuzzle_json().unwrap_or_default(),
        _ => definition.to_gens(),
    };
    let change = (any::<Index>(), any::<Index>(), select(&WORDS[..]));
    let changed = (definition(), 0..3_usize, prop::collection::vec(change, 1..4))
        .prop_map(move |(definition, format, changes)| {
            let mut bytes = written(definition, format).into_bytes();
            for (a, b, word) in changes {
                let (a, b) = (a.index(bytes.len() + 1), b.index(bytes.len() + 1));
                let b = if b > a { b.min(a + 8) } else { a };
                bytes.splice(a..b, format!(" {word} ").into_bytes());
            }
            bytes
        });
    let words = prop::collection::vec(select(&WORDS[..]), 0..60);
    let words = (any::<bool>(), words).prop_map(|(has_sets, words)| {
        let sets = if has_sets { "Set A 3 2\nSolved\nEnd\n" } else { "" };
        format!("{sets}{}", words.join(" ")).into_bytes()
    });
    prop_oneof![1 => prop::collection::vec(any::<u8>(), 0..200), 1 => words, 2 => changed]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    #[test]
    fn written_tws_is_read_back(one in definition()) {
        match one.to_tws() {
            Ok(text) => prop_assert_eq!(Definition::read_tws("a", text.as_bytes()), Ok(one)),
            Err(WriteError::Modulus { modulus, orientations, .. }) => {
                prop_assert!(modulus > 1 && modulus < orientations);
            }
            Err(error) => prop_assert!(false, "{error}"),
        }
    }

    #[test]
    fn written_kpuzzle_json_is_read_back(one in definition()) {
        match one.to_kpuzzle_json() {
            Ok(text) => {
                prop_assert_eq!(Definition::read_kpuzzle_json("a", text.as_bytes()), Ok(one));
            }
            Err(error) => {
                prop_assert_eq!(error, WriteError::Illegal);
                prop_assert!(!one.illegal().is_empty());
            }
        }
    }

    #[test]
    fn written_gens_are_read_as_points(one in definition()) {
        let flat = one.in_points();
        let read = Definition::read("a-puzzle.gens", one.to_gens().as_bytes());
        prop_assert_eq!(read.as_ref(), Ok(&flat));
        prop_assert_eq!(flat.in_points().generators(), one.generators());
        prop_assert_eq!(flat.rotations(), one.rotations());
        prop_assert_eq!(flat.labels(), one.labels());
    }

    #[test]
    fn images_multiply_as_transformations(one in definition(), a in any::<Index>(), b in any::<Index>()) {
        let (sets, moves) = (one.sets(), one.moves());
        let [a, b] = [a, b].map(|index| &moves[index.index(moves.len())].transformation);
        let [first, second] = [a, b].map(|one| sets.images(one));
        let both: Vec<u16> = first.iter().map(|&point| second[usize::from(point)]).collect();
        prop_assert_eq!(sets.images(&sets.product(a, b)), both);
        prop_assert_eq!(sets.product(a, &sets.inverse(a)), sets.identity());
        let order = sets.order(a).unwrap();
        let is_identity = |times| sets.power(a, times) == sets.identity();
        prop_assert_eq!((1..).find(|&times| is_identity(times)), Some(order));
    }

    #[test]
    fn structure_accounts_for_all_arrangements(one in definition()) {
        let found = one.structure().unwrap();
        let moved = found.orbits.iter().filter(|orbit| orbit.order > 1_u32.into());
        let arrangements: BigUint = moved.map(|orbit| &orbit.arrangements).product();
        let named: BigUint = found.constraints.iter().map(|it| BigUint::from(it.modulus)).product();
        prop_assert_eq!(arrangements, found.order * named * found.unexplained);
        prop_assert!(found.symmetries != Some(0));
    }

    #[test]
    fn defined_puzzles_are_lawful(one in definition()) {
        if let Ok(puzzle) = DefinedPuzzle::new(one) {
            check_puzzle(&puzzle, sample_ranks(puzzle.count(), 20)).unwrap();
        }
    }

    #[test]
    fn held_puzzles_are_lawful(one in definition()) {
        let Ok(held) = one.up_to_rotation() else { return Ok(()) };
        prop_assert!(held.free_rotations() > 1);
        if let Ok(puzzle) = DefinedPuzzle::new(held) {
            check_puzzle(&puzzle, sample_ranks(puzzle.count(), 20)).unwrap();
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3000))]

    #[test]
    fn any_bytes_are_read_or_explained(bytes in bytes()) {
        for file in ["a.tws", "a.json", "a.gens"] {
            match Definition::read(file, &bytes) {
                Ok(one) => {
                    prop_assert!(one.generators().len() + one.rotations().len() > 0);
                    let again = Definition::read("puzzle.gens", one.to_gens().as_bytes());
                    prop_assert_eq!(again.unwrap().generators(), one.generators());
                }
                Err(error) => {
                    let message = error.to_string();
                    prop_assert!(!message.contains(char::is_control), "{message:?}");
                    let lines = String::from_utf8_lossy(&bytes).split(['\n', '\r']).count();
                    prop_assert!(error.line <= lines && error.column > 0, "{message}");
                }
            }
        }
    }
}
