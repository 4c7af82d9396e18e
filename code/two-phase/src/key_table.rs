//! A hash table from keys of 28 bits to small numbers, read a cache line at a time.

/// Entries in a bucket: 64 bytes, a cache line.
const BUCKET: usize = 16;

/// A bucket of entries, of which the free ones, 0, are the last. Bits 4–31 of an entry are the
/// key, bits 0–3 the number, plus 1.
#[derive(Debug, Clone, Copy)]
#[repr(align(64))]
struct Bucket([u32; BUCKET]);

/// Numbers below 15 for keys of 28 bits.
///
/// A key is in the bucket of its hash, or, if that is full, in the next one that is not. All
/// entries of a bucket are compared without a branch: most keys that are looked up are absent,
/// and the processor goes on to the next one while it waits for the memory.
#[derive(Debug, Clone)]
pub(crate) struct KeyTable {
    buckets: Vec<Bucket>,
}

impl KeyTable {
    /// A table for about this many keys, of which four in seven entries are then used.
    pub(crate) fn with_capacity(keys: usize) -> Self {
        let buckets = (keys * 7 / 4 / BUCKET).max(2);
        KeyTable { buckets: vec![Bucket([0; BUCKET]); buckets] }
    }

    /// The number of a key.
    #[inline]
    pub(crate) fn get(&self, key: u32) -> Option<usize> {
        let mut bucket = self.bucket(key);
        loop {
            let entries = &self.buckets[bucket].0;
            let mut found = 0;
            for &entry in entries {
                found |= if entry >> 4 == key { entry & 15 } else { 0 };
            }
            if found != 0 {
                return Some(found as usize - 1);
            }
            if entries[BUCKET - 1] == 0 {
                return None;
            }
            bucket = (bucket + 1) % self.buckets.len();
        }
    }

    /// The first entry of the bucket where the search for a key begins.
    #[inline]
    pub(crate) fn first_entry(&self, key: u32) -> u32 {
        self.buckets[self.bucket(key)].0[0]
    }

    /// Inserts a key with a number below 15, and returns whether it was absent.
    pub(crate) fn insert(&mut self, key: u32, number: usize) -> bool {
        if self.get(key).is_some() {
            return false;
        }
        let mut bucket = self.bucket(key);
        loop {
            let entries = &mut self.buckets[bucket].0;
            if let Some(free) = entries.iter_mut().find(|entry| **entry == 0) {
                *free = (key << 4) | (number as u32 + 1);
                return true;
            }
            bucket = (bucket + 1) % self.buckets.len();
        }
    }

    /// The memory of the table, in bytes.
    pub(crate) fn bytes(&self) -> usize {
        size_of_val(&self.buckets[..])
    }

    /// The bucket where the search for a key begins: the high bits of its product with a large
    /// odd number.
    #[inline]
    fn bucket(&self, key: u32) -> usize {
        let product = u64::from(key.wrapping_mul(0x9e37_79b1));
        ((product * self.buckets.len() as u64) >> 32) as usize
    }
}
