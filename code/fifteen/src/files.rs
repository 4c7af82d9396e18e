//! Tables in files, one for each part of a partition.

use crate::tables::{PartitionTables, TableBytes};
use crate::{FifteenError, Partition};
use pattern_database::{DatabaseLayer, SlabDatabase};
use puzzle::Reply;
use saved::{Header, Label, SavedTable, TableKind, Writer, save};
use std::path::{Path, PathBuf};

/// Number of bytes of a table that are written between two calls of the observer.
const PIECE: usize = 1 << 20;

impl Partition {
    /// The label of a part's file. Its description has the tiles, and `by slabs` for the order of
    /// the entries.
    // ANCHOR: label
    fn label(self, tiles: &[u8]) -> Label {
        let numbers: Vec<_> = tiles.iter().map(u8::to_string).collect();
        let description = format!("{} by slabs", numbers.join(" "));
        let puzzle = format!("sliding-{0}x{0}", self.side());
        let (kind, entries) = (TableKind::PatternDatabase, self.entries(tiles));
        Label::new(kind, &puzzle, &description, entries).expect("short texts")
    }
    // ANCHOR_END: label
}

impl Partition {
    /// The paths of the partition's tables in a folder.
    ///
    /// # Examples
    /// ```
    /// use fifteen::Partition;
    ///
    /// let files = Partition::SevenEight.files("tables".as_ref());
    /// let name = "tables/sliding-4x4.pattern-database.9_10_11_12_13_14_15_by_slabs.gods";
    /// assert_eq!(files[1], std::path::Path::new(name));
    /// ```
    pub fn files(self, folder: &Path) -> Vec<PathBuf> {
        let file = |tiles: &&[u8]| folder.join(self.label(tiles).file_name());
        self.parts().iter().map(file).collect()
    }

    /// Whether all tables of the partition are saved in a folder, by the headers of their files.
    /// A damaged table is only detected by [`PartitionTables::open`].
    pub fn is_saved(self, folder: &Path) -> bool {
        let mut parts = self.parts().iter().zip(self.files(folder));
        parts.all(|(tiles, file)| {
            Header::read(file).is_ok_and(|header| *header.label() == self.label(tiles))
        })
    }
}

impl PartitionTables {
    /// Opens the tables that were saved in a folder, and verifies their checksums.
    ///
    /// # Errors
    /// [`FifteenError::Open`] if a table is missing, another one, or damaged.
    ///
    /// # Complexity
    /// O(bytes) time. The files are mapped, so the memory is the system's page cache.
    // ANCHOR: open
    pub fn open(partition: Partition, folder: &Path) -> Result<Self, FifteenError> {
        let puzzle = partition.puzzle();
        let mut parts = Vec::new();
        for (tiles, file) in partition.parts().iter().zip(partition.files(folder)) {
            let table =
                TableBytes::Saved(SavedTable::open(file, &partition.label(tiles))?);
            parts.push(SlabDatabase::from_entries(&puzzle, tiles, table)?);
        }
        Ok(PartitionTables::from_parts(partition, parts))
    }
    // ANCHOR_END: open

    /// Saves the tables in a folder, each by an atomic write.
    ///
    /// # Errors
    /// [`FifteenError::Save`] if there is no such folder, no space, or no permission to write.
    ///
    /// # Complexity
    /// O(bytes) time, mostly for writing.
    ///
    /// # Examples
    /// ```
    /// use fifteen::{Partition, PartitionTables};
    ///
    /// let folder = tempfile::tempdir()?;
    /// let built = PartitionTables::build(Partition::SixSixThree, |_| {})?;
    /// built.save(folder.path())?;
    /// assert!(Partition::SixSixThree.is_saved(folder.path()));
    /// let tables = PartitionTables::open(Partition::SixSixThree, folder.path())?;
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn save(&self, folder: &Path) -> Result<(), FifteenError> {
        let files = self.partition().files(folder);
        for (table, file) in self.parts().zip(files) {
            save(file, &self.partition().label(table.tiles()), table.entries())?;
        }
        Ok(())
    }

    /// Opens the tables, and computes and saves those that cannot be used, one at a time.
    ///
    /// The observer is called with each file before it is rebuilt, then with each layer, and while
    /// the file is written. If it stops that, the files that are complete stay.
    ///
    /// # Errors
    /// As [`build`](Self::build) and [`save`](Self::save), and [`FifteenError::Stopped`].
    ///
    /// # Complexity
    /// As [`build`](Self::build) and [`save`](Self::save), and no more memory than the largest
    /// table needs.
    // ANCHOR: open-or-build
    pub fn open_or_build<R: Reply>(
        partition: Partition,
        folder: &Path,
        mut observer: impl FnMut(BuildEvent) -> R,
    ) -> Result<Self, FifteenError> {
        for (tiles, file) in partition.parts().iter().zip(partition.files(folder)) {
            let Err(error) = SavedTable::open(&file, &partition.label(tiles)) else {
                continue;
            };
            let mut reply = observer(BuildEvent::Rebuild(&file, &error)).control_flow();
            let layer = |layer| observer(BuildEvent::Layer(layer));
            let built = SlabDatabase::new(&partition.puzzle(), tiles, layer)?;
            let mut writer = Writer::create(&file, &partition.label(tiles))?;
            for piece in built.entries().chunks(PIECE) {
                if reply.is_break() {
                    return Err(FifteenError::Stopped);
                }
                writer = writer.write(piece)?;
                reply = observer(BuildEvent::Piece(piece.len())).control_flow();
            }
            writer.finish()?;
        }
        PartitionTables::open(partition, folder)
    }
    // ANCHOR_END: open-or-build
}

/// Progress of [`PartitionTables::open_or_build`].
#[derive(Debug)]
#[non_exhaustive]
pub enum BuildEvent<'a> {
    /// A table is recomputed: its file, and why the file cannot be used.
    Rebuild(&'a Path, &'a saved::OpenError),
    /// A layer of the table is complete.
    Layer(DatabaseLayer),
    /// So many bytes of the table were written.
    Piece(usize),
}
