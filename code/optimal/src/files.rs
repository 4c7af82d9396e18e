//! Tables in files.

use crate::packed::TableBytes;
use crate::{Optimal, Tables};
use saved::{Header, Label, OpenError, SaveError, SavedTable, TableKind, save};
use std::path::{Path, PathBuf};

/// Errors with the files of tables.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum FileError {
    /// There is no saved table, or it is damaged.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// A table cannot be saved.
    #[error(transparent)]
    Save(#[from] SaveError),
    /// The number of bytes of a table is wrong.
    #[error("{path} has a table of {found} bytes, and must have {right}", path = path.display())]
    Bytes {
        /// The file.
        path: PathBuf,
        /// The number of bytes of the table.
        found: usize,
        /// How many it must have.
        right: usize,
    },
}

impl Tables {
    /// The labels of the files.
    fn labels(self) -> Vec<Label> {
        let label = |name: &str, bytes: usize| {
            let text = match name == self.name() {
                true => name.to_owned(),
                false => format!("{self} {name}"),
            };
            let kind = TableKind::PruningTable;
            Label::new(kind, "rubik", &text, bytes as u64).expect("short texts")
        };
        self.parts().iter().map(|part| label(part.name, part.bytes)).collect()
    }

    /// The paths of the tables in a folder.
    ///
    /// # Examples
    /// ```
    /// use optimal::Tables;
    ///
    /// let files = Tables::Turns.files("tables".as_ref());
    /// let name = "tables/rubik.pruning-table.turns_cosets.gods";
    /// assert_eq!(files, [std::path::Path::new(name)]);
    /// assert!(!Tables::Turns.is_saved("tables".as_ref()));
    /// ```
    pub fn files(self, folder: &Path) -> Vec<PathBuf> {
        self.labels().iter().map(|label| folder.join(label.file_name())).collect()
    }

    /// Whether all tables are saved in a folder, by the headers of their files. A damaged table
    /// is only detected by [`Optimal::open`].
    pub fn is_saved(self, folder: &Path) -> bool {
        let mut files = self.labels().into_iter().zip(self.files(folder));
        files.all(|(label, file)| {
            Header::read(file).is_ok_and(|header| *header.label() == label)
        })
    }
}

impl Optimal {
    /// Opens the tables that were saved in a folder, and verifies their checksums.
    ///
    /// # Errors
    /// [`FileError`] if a table is missing, another one, or damaged.
    ///
    /// # Complexity
    /// O(bytes) time: the files are read into memory of large pages, in which look-ups are faster
    /// than in mapped files.
    pub fn open(tables: Tables, folder: &Path) -> Result<Self, FileError> {
        let (mut opened, files) = (vec![], tables.files(folder));
        for ((part, label), file) in
            tables.parts().iter().zip(tables.labels()).zip(files)
        {
            let table = SavedTable::open(&file, &label)?;
            let (found, right) = (table.body().len(), part.bytes);
            if found != right {
                return Err(FileError::Bytes { path: file, found, right });
            }
            opened.push(TableBytes::copy_of(table.body()));
        }
        Ok(Optimal::from_tables(tables, opened))
    }

    /// Saves the tables in a folder, each by an atomic write.
    ///
    /// # Errors
    /// [`FileError::Save`] if there is no such folder, no space, or no permission to write.
    ///
    /// # Complexity
    /// O(bytes) time, mostly for writing.
    pub fn save(&self, folder: &Path) -> Result<(), FileError> {
        let tables = self.tables();
        let files = tables.labels().into_iter().zip(tables.files(folder));
        for ((label, file), bytes) in files.zip(self.table_bytes()) {
            save(file, &label, bytes.as_ref())?;
        }
        Ok(())
    }
}
