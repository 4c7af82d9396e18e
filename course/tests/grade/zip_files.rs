//! Makes zip archives for tests.
use std::io::{Cursor, Write};

use zip::ZipWriter;
use zip::write::SimpleFileOptions;

/// Returns an archive with these files.
pub fn zip_of(files: &[(&str, &[u8])]) -> Vec<u8> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in files {
        zip.start_file(*name, SimpleFileOptions::default()).unwrap();
        zip.write_all(bytes).unwrap();
    }
    zip.finish().unwrap().into_inner()
}

/// Returns the archive with all its files marked as encrypted.
pub fn encrypted(zip: &[u8]) -> Vec<u8> {
    let mut zip = zip.to_vec();
    for (mark, flags) in [(b"PK\x03\x04", 6), (b"PK\x01\x02", 8)] {
        for at in 0..zip.len() - 4 {
            if zip[at..].starts_with(mark) {
                zip[at + flags] |= 1;
            }
        }
    }
    zip
}
