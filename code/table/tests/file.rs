//! Saving a complete table and opening it again, and the errors for files that are no such table.
use puzzle::sliding::Sliding;
use puzzle::{Indexed, Metric};
use saved::{FileFault, Label, SaveError, save};
use std::fs;
use std::path::Path;
use table::{CompleteTable, FileError, check_distances, file_label, save_distances};
use tempfile::tempdir;

const NAME: &str = "sliding-2x3";

fn small_table() -> CompleteTable {
    table::distances_to_solved(&Sliding::new(2, 3).unwrap(), |_| {}).unwrap()
}

fn open(path: &Path) -> Result<CompleteTable, FileError> {
    CompleteTable::open(path, NAME, None, 360)
}

#[test]
fn saved_table_reopens_equal() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("a.gods");
    let made = small_table();
    made.save(&path, NAME, None).unwrap();
    let opened = open(&path).unwrap();
    assert_eq!(opened, made);
    assert_eq!(opened.clone().distances(), made.distances());
    assert_eq!((opened.depth(), opened.layers()), (21, made.layers()));
    assert!(
        opened.farthest().eq(made.farthest())
            && opened.at_distance(3).eq(made.at_distance(3))
    );
    let puzzle = Sliding::new(2, 3).unwrap();
    for rank in 0..360 {
        let ways = [&opened, &made].map(|table| table::solution(&puzzle, table, rank));
        assert_eq!(ways[0], ways[1]);
    }
    // Saved again where it is mapped, it is the same file; and one by one as well.
    let bytes = fs::read(&path).unwrap();
    if cfg!(not(windows)) {
        opened.save(&path, NAME, None).unwrap();
        assert_eq!(fs::read(&path).unwrap(), bytes);
    }
    let other = folder.path().join("b.gods");
    let distances = (0..360).map(|p| made.distance(p).map(usize::from));
    save_distances(&other, NAME, None, made.layers(), distances).unwrap();
    assert_eq!(fs::read(&other).unwrap(), bytes);
}

#[test]
fn rejects_table_of_another_puzzle() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("a.gods");
    small_table().save(&path, NAME, Some(Metric::HalfTurn)).unwrap();
    let fault = |name: &str, metric, positions| match CompleteTable::open(
        &path, name, metric, positions,
    )
    .unwrap_err()
    {
        FileError::Open(error) => error.fault,
        error => panic!("{error}"),
    };
    assert!(matches!(fault("sliding-3x2", None, 360), FileFault::Puzzle { .. }));
    for metric in [None, Some(Metric::QuarterTurn)] {
        assert!(matches!(fault(NAME, metric, 360), FileFault::Description { .. }));
    }
    let (found, right) = (360, 720);
    let half = Some(Metric::HalfTurn);
    assert_eq!(fault(NAME, half, 720), FileFault::Entries { found, right });
    CompleteTable::open(&path, NAME, half, 360).unwrap();
}

/// A file with a bit flipped in any byte, or truncated anywhere, cannot be opened.
#[test]
fn rejects_damaged_table() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("a.gods");
    small_table().save(&path, NAME, None).unwrap();
    let mut bytes = fs::read(&path).unwrap();
    for at in 0..bytes.len() {
        bytes[at] ^= 4;
        fs::write(&path, &bytes).unwrap();
        assert!(matches!(open(&path).unwrap_err(), FileError::Open(_)), "{at}");
        fs::write(&path, &bytes[..at]).unwrap();
        assert!(matches!(open(&path).unwrap_err(), FileError::Open(_)), "{at}");
        bytes[at] ^= 4;
    }
}

/// The files have right checksums, but layers that do not match the distances.
#[test]
fn rejects_layers_unlike_labels() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("a.gods");
    let label: Label = file_label(NAME, None, 360).unwrap();
    let table = small_table();
    let open_with = |layers: &[u64], more: &[u8]| {
        let layers = layers.iter().flat_map(|count| count.to_le_bytes());
        let layers: Vec<u8> = layers.collect();
        save(&path, &label, &[table.distances(), &layers, more].concat()).unwrap();
        open(&path)
    };
    let right = table.layers();
    assert_eq!(open_with(right, &[]).unwrap(), table);
    for layer in 0..right.len() {
        let mut other = right.to_vec();
        other[layer] += 1;
        let error = open_with(&other, &[]).unwrap_err();
        let (path, found, right) = (path.clone(), right[layer], other[layer]);
        assert_eq!(
            error,
            FileError::LayerCountMismatch { path, label: layer, found, right }
        );
    }
    let last = right.len() - 1;
    let shorter = open_with(&right[..last], &[]).unwrap_err();
    assert!(
        matches!(shorter, FileError::LayerCountMismatch { label, right: 0, .. } if label == last)
    );
    let zeros = |more: usize| [right, &vec![0; more]].concat();
    let most = open_with(&zeros(255 - right.len()), &[]).unwrap_err();
    assert_eq!(most, FileError::Gap { path: path.clone(), label: right.len() });
    for (layers, more) in
        [(vec![], &[][..]), (right.to_vec(), &[1]), (zeros(256 - right.len()), &[])]
    {
        let error = open_with(&layers, more).unwrap_err();
        let (path, found) = (path.clone(), 8 * layers.len() + more.len());
        assert_eq!(error, FileError::Length { path, found });
    }
    // A file with one distance too few.
    save(&path, &label, &table.distances()[1..]).unwrap();
    let (path, found) = (path.clone(), 0);
    assert_eq!(open(&path).unwrap_err(), FileError::Length { path, found });
}

/// An undamaged file of the right puzzle may be from a program that ranks positions in another
/// order.
#[test]
fn detects_distances_of_other_numbering() {
    let puzzle = Sliding::new(2, 3).unwrap();
    let table = small_table();
    assert_eq!(check_distances(&puzzle, &table, 0..360), Ok(()));
    let folder = tempdir().unwrap();
    let path = folder.path().join("a.gods");
    let turned = |p: usize| table.distance((p + 1) % 360).map(usize::from);
    save_distances(&path, NAME, None, table.layers(), (0..360).map(turned)).unwrap();
    let other = open(&path).unwrap();
    let rejected = (0..360).filter(|&p| check_distances(&puzzle, &other, [p]).is_err());
    let rejected = rejected.count();
    assert!(rejected > 100, "{rejected}");
    let solved = puzzle.solved_rank();
    let error = check_distances(&puzzle, &other, [solved]).unwrap_err();
    assert_eq!((error.position, error.right), (solved, Some(0)));
    assert_eq!(error.found, other.distance(solved as usize));
}

#[test]
fn refuses_to_save_invalid_table() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("a.gods");
    let save = |distances: [usize; 3], layers: &[u64]| {
        save_distances(&path, "x", None, layers, distances.map(Some).into_iter())
    };
    for found in [255, 256, usize::MAX] {
        let error = save([0, 1, found], &[1, 1]).unwrap_err();
        assert_eq!(error, FileError::TooDeep { position: 2, found });
    }
    let error = save([0, 1, 1], &[1, 1, 1]).unwrap_err();
    assert!(matches!(
        error,
        FileError::LayerCountMismatch { label: 1, found: 2, right: 1, .. }
    ));
    assert!(matches!(
        small_table().save(&path, "", None).unwrap_err(),
        FileError::Label(_)
    ));
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
    let nowhere = small_table().save(folder.path(), "x", None).unwrap_err();
    assert!(matches!(nowhere, FileError::Save(SaveError::NotAFile { .. })));
    save([0, 1, 1], &[1, 2]).unwrap();
}
