//! Complete tables in files: the labels, one byte each, and after them the layers, eight
//! bytes each in little-endian order.

use crate::labels::Labels;
use crate::{CompleteTable, UNREACHED};
use puzzle::Metric;
use saved::{Label, LabelError, OpenError, SaveError, SavedTable, TableKind, Writer};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Errors in saving or opening a complete table.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum FileError {
    /// The name of the puzzle is not valid in a label.
    #[error(transparent)]
    Label(#[from] LabelError),
    /// The file cannot be written.
    #[error(transparent)]
    Save(#[from] SaveError),
    /// The file is damaged, or it is another table.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// A distance does not fit in a byte.
    #[error("position {position} is at distance {found}, and a byte holds at most 254")]
    TooDeep {
        /// The position.
        position: usize,
        /// Its distance.
        found: usize,
    },
    /// The bytes after the labels do not hold 1 to 255 layers.
    #[error(
        "{path:?}: after its labels it has {found} bytes, and 1 to 255 layers have 8 each: save \
         the table again"
    )]
    Length {
        /// The file.
        path: PathBuf,
        /// How many bytes there are.
        found: usize,
    },
    /// A layer does not have as many positions as there are labels of its distance.
    #[error(
        "{path:?}: {found} of its labels are {label}, and its layers say {right}: save the table \
         again"
    )]
    LayerCountMismatch {
        /// The file.
        path: PathBuf,
        /// The distance.
        label: usize,
        /// How many positions have it.
        found: u64,
        /// How many positions should have it.
        right: u64,
    },
    /// A layer has no positions, which no layer of a table can have.
    #[error("{path:?}: it has a layer {label} without positions: save the table again")]
    Gap {
        /// The file.
        path: PathBuf,
        /// The layer's distance.
        label: usize,
    },
}

// ANCHOR: label
/// The label of a puzzle's complete table. Its description is the metric, if the puzzle
/// has metrics.
///
/// # Errors
/// [`LabelError`] if the name is not valid in a label.
///
/// # Examples
/// ```
/// use puzzle::Metric;
///
/// let label = table::file_label("pocket-cube", Some(Metric::HalfTurn), 729)?;
/// assert_eq!(label.file_name(), "pocket-cube.complete-table.half-turn.gods");
/// # Ok::<(), saved::LabelError>(())
/// ```
pub fn file_label(
    puzzle: &str,
    metric: Option<Metric>,
    positions: usize,
) -> Result<Label, LabelError> {
    let metric = metric.map_or("", Metric::name);
    Label::new(TableKind::CompleteTable, puzzle, metric, positions as u64)
}
// ANCHOR_END: label

impl CompleteTable {
    /// Saves the table as that of a puzzle, by an atomic write.
    ///
    /// # Errors
    /// [`FileError`] if the name is not valid in a label, or the file cannot be written.
    ///
    /// # Complexity
    /// O(positions) time, mostly for writing. One byte in the file for each position.
    ///
    /// # Examples
    /// ```
    /// use puzzle::sliding::Sliding;
    /// use table::CompleteTable;
    ///
    /// let made = table::distances_to_solved(&Sliding::new(2, 3)?, |_| {})?;
    /// let folder = tempfile::tempdir()?;
    /// let path = folder.path().join("2x3.gods");
    /// made.save(&path, "sliding-2x3", None)?;
    ///
    /// let opened = CompleteTable::open(&path, "sliding-2x3", None, 360)?;
    /// assert_eq!(opened, made);
    /// assert!(CompleteTable::open(&path, "sliding-3x2", None, 360).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    // ANCHOR: save
    pub fn save(
        &self,
        path: impl AsRef<Path>,
        puzzle: &str,
        metric: Option<Metric>,
    ) -> Result<(), FileError> {
        let label = file_label(puzzle, metric, self.distances().len())?;
        let writer = Writer::create(&path, &label)?.write(self.distances())?;
        let layers = self.layers().iter().flat_map(|count| count.to_le_bytes());
        writer.write(&layers.collect::<Vec<_>>())?.finish()?;
        Ok(())
    }
    // ANCHOR_END: save

    /// Opens the saved table of a puzzle with `positions` positions. The checksums are
    /// verified, and the layers are counted again. The file is mapped, with the caveats
    /// of [`SavedTable`].
    ///
    /// # Errors
    /// [`FileError`] if there is no such file, it is not this table, it is damaged, or its
    /// layers are not those of its labels.
    ///
    /// # Complexity
    /// O(positions) time: each byte is read twice. The memory is the system's page cache,
    /// which processes that open the same file share.
    // ANCHOR: open
    pub fn open(
        path: impl AsRef<Path>,
        puzzle: &str,
        metric: Option<Metric>,
        positions: usize,
    ) -> Result<Self, FileError> {
        let path = path.as_ref();
        let saved = SavedTable::open(path, &file_label(puzzle, metric, positions)?)?;
        let tail = saved.body().get(positions..).unwrap_or_default();
        let (words, rest) = tail.as_chunks();
        let layers: Vec<_> =
            words.iter().map(|word| u64::from_le_bytes(*word)).collect();
        if !rest.is_empty() || !(1..=UNREACHED.into()).contains(&layers.len()) {
            return Err(FileError::Length { path: path.to_owned(), found: tail.len() });
        }
        let labels = Labels::Saved(Arc::new(saved));
        check_layers(path, &label_counts(&labels), &layers)?;
        Ok(CompleteTable::from_parts(labels, layers))
    }
    // ANCHOR_END: open
}

/// Saves a table from an iterator of distances, in the order of the positions. `None` is a
/// position that cannot be reached. This is for tables that are stored in another form.
///
/// # Errors
/// As [`CompleteTable::save`], and [`FileError::TooDeep`], [`FileError::LayerCountMismatch`] or
/// [`FileError::Gap`] if the distances do not match the layers. Then no file is written.
///
/// # Complexity
/// O(positions) time besides that of the iterator, and the memory of two buffers.
///
/// # Examples
/// ```
/// use table::{CompleteTable, save_distances};
///
/// let folder = tempfile::tempdir()?;
/// let path = folder.path().join("ring.gods");
/// // Six positions in a ring, and a seventh that cannot be reached.
/// let ring = |place: usize| (place < 6).then_some(place.min(6 - place));
/// save_distances(&path, "ring", None, &[1, 2, 2, 1], (0..7).map(ring))?;
///
/// let table = CompleteTable::open(&path, "ring", None, 7)?;
/// assert_eq!((table.distance(5), table.distance(6)), (Some(1), None));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
// ANCHOR: save-distances
pub fn save_distances(
    path: impl AsRef<Path>,
    puzzle: &str,
    metric: Option<Metric>,
    layers: &[u64],
    mut distances: impl ExactSizeIterator<Item = Option<usize>>,
) -> Result<(), FileError> {
    let positions = distances.len();
    let mut writer = Writer::create(&path, &file_label(puzzle, metric, positions)?)?;
    let (mut found, mut piece) = ([0; LABEL_VALUES], Vec::new());
    for start in (0..positions).step_by(LABELS_PER_WRITE) {
        piece.clear();
        for (position, distance) in
            (start..).zip(distances.by_ref().take(LABELS_PER_WRITE))
        {
            piece.push(label_of(position, distance)?);
        }
        add_label_counts(&mut found, &piece);
        writer = writer.write(&piece)?;
    }
    check_layers(path.as_ref(), &found, layers)?;
    let layers = layers.iter().flat_map(|count| count.to_le_bytes());
    Ok(writer.write(&layers.collect::<Vec<_>>())?.finish()?)
}
// ANCHOR_END: save-distances

/// Number of labels in one write.
const LABELS_PER_WRITE: usize = 1 << 16;

/// The label of a position's distance.
fn label_of(position: usize, distance: Option<usize>) -> Result<u8, FileError> {
    let Some(found) = distance else { return Ok(UNREACHED) };
    let label = u8::try_from(found).ok().filter(|&label| label != UNREACHED);
    label.ok_or(FileError::TooDeep { position, found })
}

/// Number of values of a label.
const LABEL_VALUES: usize = 256;

// ANCHOR: counts
/// Counts how often each label occurs.
fn label_counts(labels: &[u8]) -> [u64; LABEL_VALUES] {
    let mut counts = [0; LABEL_VALUES];
    add_label_counts(&mut counts, labels);
    counts
}

/// Adds the number of each label to `counts`. Neighboring labels are often equal, so four
/// arrays of counters take turns: no addition waits for the one before it.
fn add_label_counts(counts: &mut [u64; LABEL_VALUES], labels: &[u8]) {
    let mut turns = [[0; LABEL_VALUES]; 4];
    let (fours, rest) = labels.as_chunks::<4>();
    for four in fours {
        for (turn, &label) in turns.iter_mut().zip(four) {
            turn[usize::from(label)] += 1;
        }
    }
    for (label, count) in counts.iter_mut().enumerate() {
        *count += turns.iter().map(|turn| turn[label]).sum::<u64>();
    }
    rest.iter().for_each(|&label| counts[usize::from(label)] += 1);
}
// ANCHOR_END: counts

// ANCHOR: compare
/// Checks that no layer is empty, and that each one has as many positions as were found.
/// The last label, [`UNREACHED`], is no distance.
fn check_layers(
    path: &Path,
    found: &[u64; LABEL_VALUES],
    right: &[u64],
) -> Result<(), FileError> {
    if let Some(label) = right.iter().position(|&count| count == 0) {
        return Err(FileError::Gap { path: path.to_owned(), label });
    }
    let right = right.iter().copied().chain(std::iter::repeat(0));
    let pairs = found[..usize::from(UNREACHED)].iter().copied().zip(right).enumerate();
    for (label, (found, right)) in pairs {
        if found != right {
            return Err(FileError::LayerCountMismatch {
                path: path.to_owned(),
                label,
                found,
                right,
            });
        }
    }
    Ok(())
}
// ANCHOR_END: compare

#[cfg(test)]
mod tests {
    use super::label_counts;

    /// The oracle counts each label by itself.
    #[test]
    fn label_counts_match_naive_count() {
        for length in [0, 1, 3, 4, 5, 1000, 4097] {
            let labels: Vec<u8> = (0..length).map(|i: u32| (i * i / 7) as u8).collect();
            let naive = |label| labels.iter().filter(|&&l| l == label).count() as u64;
            let expected: Vec<u64> = (0..=255).map(naive).collect();
            assert_eq!(label_counts(&labels), expected[..], "{length}");
        }
    }
}
