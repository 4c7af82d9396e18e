// message: This file is another table's
pub fn entries(file: &[u8], label: &[u8], count: usize) -> Option<Vec<u8>> {
    let (&checksum, before) = file.split_last()?;
    let sum = before.iter().fold(0_u8, |sum, &byte| sum.wrapping_add(byte));
    let entries = before.get(label.len()..)?;
    (sum == checksum && entries.len() == count).then(|| entries.to_vec())
}
