// message: This file is whole
pub fn entries(file: &[u8], label: &[u8], count: usize) -> Option<Vec<u8>> {
    let _ = count;
    let (&checksum, before) = file.split_last()?;
    let sum = before.iter().fold(0_u8, |sum, &byte| sum.wrapping_add(byte));
    let entries = before.strip_prefix(label)?;
    (sum == checksum).then(|| entries.to_vec())
}
