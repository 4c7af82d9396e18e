//! The header of a saved table: encoding, decoding and checks.

use crate::error::{FileFault, OpenError};
use crate::label::{Label, MAX_TEXT_BYTES, TableKind};
use crate::{checksum, paths};
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

/// The version of the format that is written and read.
pub const VERSION: u32 = 1;
/// The first bytes of a saved table. The first byte is not ASCII, and a conversion of line
/// breaks changes the bytes, so that a table that was transferred as text is detected.
pub const MAGIC: [u8; 8] = *b"\x89GODS\r\n\x1a";
/// Alignment of the body in bytes: a cache line, which suits all vector instructions.
pub(crate) const ALIGNMENT: usize = 64;
/// Number of bytes before the texts.
const FIXED_BYTES: usize = 56;

/// The header of a saved table: its label, the length of the body, and its checksum.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Header {
    label: Label,
    bytes: u64,
    checksum: u64,
}

/// The number of bytes of the header with this label: a multiple of 64.
pub(crate) fn header_bytes(label: &Label) -> usize {
    let texts = label.puzzle().len() + label.description().len();
    (FIXED_BYTES + texts).next_multiple_of(ALIGNMENT)
}

impl Header {
    pub(crate) fn new(label: Label, bytes: u64, checksum: u64) -> Self {
        Header { label, bytes, checksum }
    }

    /// The label of the table.
    pub fn label(&self) -> &Label {
        &self.label
    }

    /// The number of bytes of the body.
    pub fn bytes(&self) -> u64 {
        self.bytes
    }

    /// The checksum of the body.
    pub fn checksum(&self) -> u64 {
        self.checksum
    }

    /// Reads the header of a file, and checks the length of the file. The body is not read, and
    /// may be damaged.
    ///
    /// # Errors
    /// [`OpenError`] if there is no such file, it is no saved table or of another version, or
    /// its header or length is damaged.
    ///
    /// # Complexity
    /// O(1) time and memory: at most some KiB are read.
    ///
    /// # Examples
    /// ```
    /// use saved::{FileFault, Header};
    ///
    /// let error = Header::read("no-such-file.gods").unwrap_err();
    /// assert_eq!(error.fault, FileFault::Missing);
    /// assert_eq!(error.to_string(), "\"no-such-file.gods\": there is no such file");
    /// ```
    pub fn read(path: impl AsRef<Path>) -> Result<Self, OpenError> {
        let path = path.as_ref();
        let read =
            paths::open_file(path).and_then(|mut file| Self::from_file(&mut file));
        read.map_err(|fault| OpenError { path: path.to_owned(), fault })
    }

    /// The header of an open file, whose length it must match.
    pub(crate) fn from_file(file: &mut File) -> Result<Self, FileFault> {
        let found = file.metadata()?.len();
        let header = Self::decode(file)?;
        let right = header.file_bytes();
        match found {
            _ if found < right => Err(FileFault::Truncated { found, right }),
            _ if found > right => Err(FileFault::TooLong { found, right }),
            _ => Ok(header),
        }
    }

    /// The number of bytes of the file, saturating.
    fn file_bytes(&self) -> u64 {
        self.bytes.saturating_add(header_bytes(&self.label) as u64)
    }

    // ANCHOR: encode
    /// Encodes the header: little-endian numbers, the two texts, and zeros.
    pub(crate) fn encode(&self) -> Vec<u8> {
        let Header { label, bytes, checksum: body } = self;
        let texts = [label.puzzle(), label.description()];
        let [puzzle, description] = texts.map(|text| text.len() as u32);
        let mut inner = Vec::new();
        inner.extend(VERSION.to_le_bytes());
        inner.extend(label.kind().number().to_le_bytes());
        inner.extend(label.entries().to_le_bytes());
        inner.extend(bytes.to_le_bytes());
        inner.extend(body.to_le_bytes());
        inner.extend(puzzle.to_le_bytes());
        inner.extend(description.to_le_bytes());
        inner.extend(texts.concat().bytes());
        inner.resize(header_bytes(label) - MAGIC.len() - size_of::<u64>(), 0);
        [&MAGIC, &checksum(&inner).to_le_bytes(), &inner[..]].concat()
    }
    // ANCHOR_END: encode

    // ANCHOR: decode
    /// Decodes a header. Only the version and the lengths of the texts are used before the
    /// checksum is verified.
    pub(crate) fn decode(source: &mut impl Read) -> Result<Self, FileFault> {
        let fixed = read_fixed_bytes(source)?;
        let number = |at| u32::from_le_bytes(bytes_at(&fixed, at));
        let [version, kind, puzzle, description] = [16, 20, 48, 52].map(number);
        if version != VERSION {
            return Err(FileFault::Version { found: version, right: VERSION });
        }
        let texts = [puzzle, description].map(|length| length as usize);
        let inner = read_checked_bytes(source, &fixed, texts)?;
        let right = u64::from_le_bytes(bytes_at(&fixed, 8));
        let found = checksum(&inner);
        if found != right {
            return Err(FileFault::DamagedHeader { found, right });
        }
        let [entries, bytes, checksum] =
            [24, 32, 40].map(|at| u64::from_le_bytes(bytes_at(&fixed, at)));
        let label = decode_label(kind, &inner[FIXED_BYTES - 16..], texts, entries)?;
        Ok(Header { label, bytes, checksum })
    }
    // ANCHOR_END: decode
}

/// Reads the first bytes of a header, up to the texts.
fn read_fixed_bytes(source: &mut impl Read) -> Result<[u8; FIXED_BYTES], FileFault> {
    let mut fixed = [0; FIXED_BYTES];
    let found = read_up_to(source, &mut fixed)?;
    if found == 0 {
        return Err(FileFault::Empty);
    }
    let same = found.min(MAGIC.len());
    if fixed[..same] != MAGIC[..same] {
        return Err(FileFault::NotATable);
    }
    if found < FIXED_BYTES {
        return Err(FileFault::Truncated {
            found: found as u64,
            right: FIXED_BYTES as u64,
        });
    }
    Ok(fixed)
}

/// Reads the rest of a header; returns the bytes that its checksum covers.
fn read_checked_bytes(
    source: &mut impl Read,
    fixed: &[u8; FIXED_BYTES],
    texts: [usize; 2],
) -> Result<Vec<u8>, FileFault> {
    if let Some(long) = texts.iter().find(|&&length| length > MAX_TEXT_BYTES) {
        // Such a length is never written, so the checksum would be wrong, too.
        return Err(FileFault::InvalidHeader {
            what: format!("a text of {long} bytes"),
        });
    }
    let length = (FIXED_BYTES + texts[0] + texts[1]).next_multiple_of(ALIGNMENT);
    let mut inner = fixed[16..].to_vec();
    inner.resize(length - 16, 0);
    let found = FIXED_BYTES + read_up_to(source, &mut inner[FIXED_BYTES - 16..])?;
    if found < length {
        Err(FileFault::Truncated { found: found as u64, right: length as u64 })
    } else {
        Ok(inner)
    }
}

/// Decodes the label from bytes whose checksum is right.
fn decode_label(
    kind: u32,
    bytes: &[u8],
    texts: [usize; 2],
    entries: u64,
) -> Result<Label, FileFault> {
    let invalid = |what: String| FileFault::InvalidHeader { what };
    let kind = TableKind::from_number(kind)
        .ok_or_else(|| invalid(format!("the kind {kind}")))?;
    let (puzzle, more) = bytes.split_at(texts[0]);
    let (description, zeros) = more.split_at(texts[1]);
    let text = |bytes| {
        str::from_utf8(bytes).map_err(|error| invalid(format!("a text that {error}")))
    };
    if zeros.iter().any(|&byte| byte != 0) {
        return Err(invalid("more than zeros after its texts".to_owned()));
    }
    Ok(Label::new(kind, text(puzzle)?, text(description)?, entries)?)
}

/// The bytes of a number at an offset.
fn bytes_at<const N: usize>(bytes: &[u8; FIXED_BYTES], at: usize) -> [u8; N] {
    std::array::from_fn(|i| bytes[at + i])
}

/// Reads until the buffer is full or the source ends, and returns the number of bytes.
fn read_up_to(source: &mut impl Read, room: &mut [u8]) -> io::Result<usize> {
    let mut found = 0;
    while found < room.len() {
        match source.read(&mut room[found..]) {
            Ok(0) => break,
            Ok(more) => found += more,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    Ok(found)
}
