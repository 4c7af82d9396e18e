//! Tables with four bits for each entry, and the memory of tables.

use memmap2::MmapMut;

/// The bytes of a table.
///
/// Each look-up reads another page of the memory. Where the system has pages of 2 MB it is told to
/// use them: then the processor finds a page's address about twice as fast.
#[derive(Debug)]
pub(crate) enum TableBytes {
    LargePages(MmapMut),
    Plain(Vec<u8>),
}

impl TableBytes {
    /// So many bytes, all 0.
    pub(crate) fn zeroed(len: usize) -> Self {
        let Ok(map) = MmapMut::map_anon(len.max(1)) else {
            return TableBytes::Plain(vec![0; len]);
        };
        #[cfg(target_os = "linux")]
        map.advise(memmap2::Advice::HugePage).ok(); // without them it is only slower
        TableBytes::LargePages(map)
    }

    /// A copy of bytes.
    pub(crate) fn copy_of(bytes: &[u8]) -> Self {
        let mut table = TableBytes::zeroed(bytes.len());
        table.as_mut().copy_from_slice(bytes);
        table
    }
}

impl AsRef<[u8]> for TableBytes {
    fn as_ref(&self) -> &[u8] {
        match self {
            TableBytes::LargePages(map) => map,
            TableBytes::Plain(bytes) => bytes,
        }
    }
}

impl AsMut<[u8]> for TableBytes {
    fn as_mut(&mut self) -> &mut [u8] {
        match self {
            TableBytes::LargePages(map) => map,
            TableBytes::Plain(bytes) => bytes,
        }
    }
}

/// Packs entries below 16, two in a byte: the even one in the lower four bits.
pub(crate) fn pack(entries: &[u8]) -> TableBytes {
    let mut table = TableBytes::zeroed(entries.len().div_ceil(2));
    for (byte, pair) in table.as_mut().iter_mut().zip(entries.chunks(2)) {
        *byte = pair[0] | pair.get(1).map_or(0, |high| high << 4);
    }
    table
}

/// The entry with this rank.
#[inline]
pub(crate) fn entry(packed: &[u8], rank: usize) -> u8 {
    (packed[rank / 2] >> (4 * (rank % 2))) & 15
}
