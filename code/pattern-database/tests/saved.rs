//! Tables that were saved: what is checked when they are opened.

use pattern_database::{Additive, Database, DatabaseError, Tiles};
use pruning::LowerBound;
use puzzle::{Puzzle, sliding::Sliding};
use saved::{FileFault, Label, SavedTable, TableKind, save};

fn pattern(tiles: &[u8]) -> Tiles {
    Tiles::own_moves(&Sliding::new(3, 3).expect("a size"), tiles).expect("tiles")
}

#[test]
fn mapped_as_built() {
    let folder = tempfile::tempdir().expect("a folder");
    let halves = [&[1, 2, 3, 4], &[5, 6, 7, 8]];
    let built = halves.map(|tiles| Database::new(pattern(tiles)).expect("a table"));
    let mapped = halves.iter().zip(&built).map(|(&tiles, built)| {
        let (text, states) = (format!("{tiles:?}"), built.bytes() as u64);
        let label =
            Label::new(TableKind::PatternDatabase, "sliding-3x3", &text, states);
        let label = label.expect("a label");
        let path = folder.path().join(label.file_name());
        save(&path, &label, built.entries()).expect("saved");
        let file = SavedTable::open(&path, &label).expect("opened");
        // A damaged byte is found by the checksum.
        let mut bytes = std::fs::read(&path).expect("read");
        *bytes.last_mut().expect("bytes") ^= 1;
        std::fs::write(folder.path().join("damaged.gods"), bytes).expect("written");
        let damaged = SavedTable::open(folder.path().join("damaged.gods"), &label);
        let fault = damaged.expect_err("damaged").fault;
        assert!(matches!(fault, FileFault::DamagedBody { .. }));
        Database::from_entries(pattern(tiles), file).expect("its entries")
    });
    let mapped = Additive::new(mapped.collect()).expect("no tile twice");
    let built = Additive::new(built.into()).expect("no tile twice");
    let puzzle = Sliding::new(3, 3).expect("a size");
    for rank in (0..puzzle.count()).step_by(11) {
        let board = puzzle.unrank(rank);
        assert_eq!(mapped.lower_bound(&board), built.lower_bound(&board));
    }
}

#[test]
fn rejects_entries_of_other_pattern() {
    let built = Database::new(pattern(&[1, 2, 3, 4])).expect("a table");
    let error = |tiles: &[u8], entries: &[u8]| {
        Database::from_entries(pattern(tiles), entries).expect_err("other").to_string()
    };
    let entries = built.entries().to_vec();
    assert_eq!(
        error(&[1, 2], &entries),
        "found 15120 entries, and a table of this pattern has 504"
    );
    assert_eq!(
        error(&[2, 1, 3, 4], &entries),
        format!(
            "the entry of the solved state is {}, and in a table of this pattern it is 0",
            entries[built.pattern().blank_cells() * (7 * 6 * 8)]
        )
    );
    let mut wrong = entries.clone();
    wrong.iter_mut().filter(|entry| **entry > 0).for_each(|entry| *entry = 40 - *entry);
    assert!(error(&[1, 2, 3, 4], &wrong).contains("these are not the entries"));
    wrong.fill(254);
    wrong[0] = 0;
    let result = Database::from_entries(pattern(&[1, 2, 3, 4]), &wrong[..]);
    let found = DatabaseError::SolvedEntry { found: 254 };
    assert_eq!(result.err(), Some(found));
}
