//! The weight of the modules that pages load for their widgets.
use std::io::Write;

use flate2::Compression;
use flate2::write::GzEncoder;

/// The most bytes of a module that are sent to a reader, compressed.
pub const HEAVIEST_MODULE: u64 = 250_000;

/// How many bytes of a file are sent, compressed.
pub fn compressed(bytes: &[u8]) -> u64 {
    let mut packed = GzEncoder::new(Vec::new(), Compression::best());
    // A vector takes all that is written.
    let written = packed.write_all(bytes).and_then(|()| packed.finish());
    written.map_or(0, |packed| packed.len() as u64)
}
