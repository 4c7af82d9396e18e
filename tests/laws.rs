//! The law of a coordinate, `rank(unrank(i)) == i`, tested for every coordinate of the
//! chapter crates; their source is searched, so that none is left out.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use gods_algorithm::puzzle::pocket_cube::Face;
use gods_algorithm::puzzle::{BrokenLaw, Law};
use pruning::{
    HalfRank, PieceSet, PiecesInThreeSlots, RankMod720, SlotSet, SlotsOfThreePieces,
};
use symmetry::cube::{
    CornerTwist, EightCornerPermutation, FlipSlice, LayerEdgePermutation, SlicePattern,
};
use transition::{
    Coordinate, CornerOrientation, CornerPermutation, CornerPosition, check_coordinate,
};
use two_phase::{EdgeFlip, SlicePermutation, SliceSlots};

/// Each coordinate's name, and the result of checking its law.
macro_rules! laws {
    ($($coordinate:ident),* $(,)?) => {
        [$((stringify!($coordinate), check_coordinate(&$coordinate, &[], 0..$coordinate.count()))),*]
    };
}

/// Every coordinate of the chapter crates. A missing one fails the test below.
fn laws() -> Vec<(&'static str, Result<(), BrokenLaw>)> {
    laws![
        PiecesInThreeSlots,
        EightCornerPermutation,
        CornerOrientation,
        CornerPermutation,
        CornerTwist,
        CornerPosition,
        FlipSlice,
        HalfRank,
        PieceSet,
        LayerEdgePermutation,
        SlotsOfThreePieces,
        SlotSet,
        RankMod720,
        SlicePattern,
        EdgeFlip,
        SlicePermutation,
        SliceSlots,
    ]
    .into()
}

#[test]
fn coordinates_keep_their_law() {
    for (name, kept) in laws() {
        assert_eq!(kept, Ok(()), "{name}");
    }
}

/// Returns the Rust files of the chapter crates, without tests and benches.
fn source_files() -> Vec<PathBuf> {
    let code = Path::new(env!("CARGO_MANIFEST_DIR")).join("code");
    let list = |folder: &Path| -> Vec<PathBuf> {
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect()
    };
    let mut folders: Vec<_> = list(&code).iter().map(|path| path.join("src")).collect();
    let mut files = vec![];
    while let Some(folder) = folders.pop() {
        for path in list(&folder) {
            if path.is_dir() { folders.push(path) } else { files.push(path) }
        }
    }
    files
}

/// Returns the types for which a program implements `Coordinate`, ignoring comments.
fn implementing_types(program: &str) -> Vec<String> {
    let code = program.lines().filter(|line| !line.trim_start().starts_with("//"));
    let words: Vec<_> = code.flat_map(str::split_whitespace).collect();
    let implementing = words.windows(3).filter(|words| {
        let [what, between, _] = words else { return false };
        what.ends_with("Coordinate") && *between == "for"
    });
    let name = |path: &str| {
        let path = path.split(['<', '{']).next().unwrap_or_default();
        path.rsplit(':').next().unwrap_or_default().to_owned()
    };
    implementing.map(|words| name(words[2])).collect()
}

#[test]
fn every_coordinate_is_tested() {
    // The crate `widgets` only forwards to the other coordinates.
    let asks =
        |path: &PathBuf| path.components().any(|part| part.as_os_str() == "widgets");
    let programs = source_files().into_iter().filter(|path| !asks(path));
    let programs = programs.map(|path| fs::read_to_string(path).unwrap());
    let found: BTreeSet<_> =
        programs.flat_map(|text| implementing_types(&text)).collect();
    let listed = laws().into_iter().map(|(name, _)| name.to_owned()).collect();
    assert_eq!(found, listed, "found in code/*/src, and listed in tests/laws.rs");
}

#[test]
fn finds_implementations_in_every_form() {
    let program = "impl Coordinate for A {\n}\n/// impl Coordinate for No {\n\
                   impl<C: Coordinate> transition::Coordinate for b::B<C> {}\n\
                   impl<const N: usize> Coordinate\n    for Three<N>\nwhere";
    assert_eq!(implementing_types(program), ["A", "B", "Three"]);
    assert!(implementing_types("for c in coordinates {}").is_empty());
}

#[test]
fn detects_ill_defined_coordinate() {
    let turns = Face::ALL.map(Face::turn);
    let law = |broken: BrokenLaw| (broken.law, broken.m.is_some());
    let contents =
        check_coordinate(&PiecesInThreeSlots, &turns, 0..PiecesInThreeSlots.count());
    assert_eq!(contents.map_err(law), Err((Law::WellDefined, true)));
    let locations =
        check_coordinate(&SlotsOfThreePieces, &turns, 0..SlotsOfThreePieces.count());
    assert_eq!(locations, Ok(()));
}
